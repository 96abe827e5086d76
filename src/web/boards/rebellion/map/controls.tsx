import { useId, useState } from 'react';
import { ALL_LOCS, type Loc } from '../../../../games/rebellion/public/table.ts';
import { Icon } from '../../../kit/icons.tsx';
import type { MapCamera } from '../../../kit/map/use-camera.ts';
import { useBoardContext } from '../board-context.tsx';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Zoom and find: small, in a corner of the map. */
export function Controls({ camera, onFind }: { readonly camera: MapCamera; onFind(loc: Loc): void }) {
  const { t } = useBoardContext();
  const [text, setText] = useState('');
  const list = useId();
  const find = (wanted: string): void => {
    const key = plain(wanted);
    if (key === '') return;
    const exact = ALL_LOCS.find((loc) => plain(t.plain(loc)) === key);
    const found = exact ?? ALL_LOCS.find((loc) => plain(t.plain(loc)).startsWith(key));
    if (found === undefined) return;
    setText('');
    onFind(found);
  };
  const button = (icon: 'plus' | 'minus' | 'home', label: string, act: () => void) => (
    <button type="button" className="reb-control" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <div className="reb-controls">
      <form
        className="reb-find"
        onSubmit={(e) => {
          e.preventDefault();
          find(text);
        }}
      >
        <Icon name="search" size={16} />
        <input
          type="search"
          list={list}
          value={text}
          aria-label={t.word('board.find')}
          placeholder={t.word('board.find-hint')}
          onChange={(e) => {
            setText(e.target.value);
            // A name chosen from the list comes whole.
            if (ALL_LOCS.some((loc) => t.plain(loc) === e.target.value)) find(e.target.value);
          }}
        />
        <datalist id={list}>
          {ALL_LOCS.map((loc) => (
            <option key={loc} value={t.plain(loc)} />
          ))}
        </datalist>
      </form>
      {button('plus', t.word('board.zoom-in'), () => camera.zoom(1.4))}
      {button('minus', t.word('board.zoom-out'), () => camera.zoom(1 / 1.4))}
      {button('home', t.word('board.fit'), camera.showAll)}
    </div>
  );
}
