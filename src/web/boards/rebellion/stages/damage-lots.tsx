import { type DieColour, type DieFace, TACTICS } from '../../../../games/rebellion/public/data.ts';
import { useBoardContext } from '../board-context.tsx';
import { CardSign } from '../pieces/card-sign.tsx';
import { DiePicture } from '../pieces/die.tsx';
import { upTo } from '../pieces/say-nothing.ts';
import type { Aim } from './damage.ts';

const DICE: Readonly<Record<string, readonly [DieColour | 'any', DieFace]>> = {
  red: ['red', 'hit'],
  black: ['black', 'hit'],
  'black-as-red': ['black', 'hit'],
  direct: ['any', 'directHit'],
};

/** The damage of an attack by kind: pick one up, then click the units that take it. */
export function DamageLots({ aim }: { readonly aim: Aim }) {
  const { t } = useBoardContext();
  const left = aim.lots.reduce((sum, lot) => sum + lot.left, 0);
  return (
    <div className="reb-damage">
      {aim.lots.map(({ lot, left: n }) => {
        const [id = ''] = lot.id.split('#');
        const die = DICE[id];
        const name = die === undefined ? t.word(`face.${id}`) : t.word(`option.attack.damage.${id}`);
        return (
          <button
            key={lot.id}
            type="button"
            className={`reb-damage-lot${aim.held === lot.id ? ' held' : ''}${n > 0 ? ' lit' : ''}`}
            aria-pressed={aim.held === lot.id}
            disabled={n === 0}
            onClick={() => aim.hold(lot.id)}
          >
            {die !== undefined ? (
              upTo(lot.max).map((i) => (
                <span key={i} className={i <= n ? '' : 'spent'}>
                  <DiePicture colour={die[0]} face={die[1]} size={34} />
                </span>
              ))
            ) : (
              <svg viewBox="-9 -9 18 18" width={26} height={26} aria-hidden="true">
                {Object.hasOwn(TACTICS, id) && <CardSign id={id} />}
              </svg>
            )}
            <span>
              {name} <b>{t.word('board.deal.left', { n })}</b>
            </span>
          </button>
        );
      })}
      <p className="soft" aria-live="polite">
        {left > 0 ? t.word('board.damage.left', { n: left }) : t.word('board.damage.done')}
      </p>
    </div>
  );
}
