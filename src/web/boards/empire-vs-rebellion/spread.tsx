import { type ReactNode, useState } from 'react';
import { spoken } from '../../../games/empire-vs-rebellion/public/words.ts';
import type { AllotSlot, Option } from '../../../kernel/forms/index.ts';
import { cardRef } from '../../../kernel/ids.ts';
import { capitalised, nameOf, sayOption } from '../../../kernel/speak/index.ts';
import { type Browsing, isStaged, stageOption, useTable } from './at-table.ts';
import { Glyph } from './emblems/glyphs.tsx';
import { heardOfFace, shortName } from './names.ts';
import { AnyCard } from './paper.tsx';
import { faceOfSlot, sideOfFace } from './picture.ts';
import { Quick } from './quick.tsx';
import { isLong, type SpreadItem, type SpreadOut, slotIn } from './spread-items.ts';
import { Thing } from './thing.tsx';
import { tell } from './words.ts';

/** The cards of a question that lie nowhere on the table, spread out over its lower half; they can be put aside to see the table. */
export function Spread({ out }: { readonly out: SpreadOut }) {
  const [hidden, setHidden] = useState(false);
  const small = out.items.length === 0;
  return (
    <section
      className="evr-spread"
      aria-label={out.title}
      data-hidden={hidden || undefined}
      data-small={small || undefined}
    >
      <Head title={out.title}>
        <Count />
        <button
          type="button"
          className="evr-plain"
          aria-expanded={!hidden}
          onClick={() => setHidden(!hidden)}
        >
          {tell(hidden ? 'spread.show' : 'spread.hide')}
        </button>
        {/* The one of the table lies under the cards. */}
        {hidden ? null : <Quick />}
      </Head>
      {hidden ? null : (
        <div
          className="evr-spread-cards"
          data-long={isLong(out.items) || undefined}
          data-many={out.items.length}
        >
          {out.items.map((item, i) => (
            <Item key={item.ref} item={item} entry={i === 0} long={isLong(out.items)} />
          ))}
          {out.parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </div>
      )}
      {hidden || out.others.length === 0 ? null : (
        <div className="evr-spread-others">
          {out.others.map((option) => (
            <Way key={option.id} option={option} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A pile that is looked through. */
export function Browse({ what }: { readonly what: Browsing }) {
  const { pic, browse } = useTable();
  return (
    <section
      className="evr-spread"
      aria-label={what.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') browse(null);
      }}
    >
      <Head title={what.title}>
        <button type="button" className="evr-plain" onClick={() => browse(null)}>
          <Glyph of="close" className="evr-next-glyph" />
          {tell('close')}
        </button>
      </Head>
      <div
        className="evr-spread-cards"
        data-long={what.refs.length > 8 || undefined}
        data-many={what.refs.length}
      >
        {what.refs.map((ref, i) => {
          const id = faceOfSlot(pic.view, slotIn(ref));
          return (
            <Thing key={ref} of={ref} name={heardOfFace(id)} entry={i === 0} className="evr-full">
              <AnyCard id={id} side={id === undefined ? null : sideOfFace(id)} text="use" valued />
            </Thing>
          );
        })}
      </div>
    </section>
  );
}

const Head = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <header className="evr-spread-head">
    <h3>{title}</h3>
    {children}
  </header>
);

/** How many of how many are chosen, where a number is asked for. */
function Count() {
  const { staging } = useTable();
  const form = staging.question?.form;
  if (form?.is !== 'pick') return null;
  const limit = form.limits.find(({ per, by }) => per === 'all' && by === 'count');
  const n = staging.draft?.is === 'pick' ? staging.draft.take.reduce((sum, [, k]) => sum + k, 0) : 0;
  return (
    <span className="evr-spread-count">
      {tell('spread.count', { n, max: limit?.max ?? form.from.length })}
    </span>
  );
}

interface ItemProps {
  readonly item: SpreadItem;
  readonly entry: boolean;
  readonly long: boolean;
}

function Item({ item, entry, long }: ItemProps) {
  const { staging } = useTable();
  const { ref, id, side, ways } = item;
  const at = staging.draft?.is === 'arrange' ? (staging.draft.piles[0]?.indexOf(ref) ?? -1) : -1;
  const card = <AnyCard id={id} side={side} text={long ? 'use' : 'does'} valued />;
  // Where one card means several things, each has its own button.
  if (ways.length > 1) {
    return (
      <div className="evr-full evr-with-ways">
        {card}
        <div className="evr-ways">
          {ways.map((option) => (
            <Way key={option.id} option={option} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <Thing
      of={ref}
      name={heardOfFace(id)}
      entry={entry}
      className="evr-full"
      {...(id === undefined ? {} : { track: id })}
      {...(at < 0 ? {} : { nth: at + 1 })}
    >
      {card}
    </Thing>
  );
}

/** An alternative in words. */
function Way({ option }: { readonly option: Option }) {
  const { staging, view } = useTable();
  const { question } = staging;
  if (question === null) return null;
  const chosen = isStaged(staging, option.id);
  return (
    <button
      type="button"
      className="evr-way"
      aria-pressed={chosen}
      data-thing={option.id}
      data-lit=""
      data-chosen={chosen || undefined}
      onClick={() => stageOption(staging, option.id)}
    >
      {sayOption(spoken, view, question, option)}
    </button>
  );
}

/** One half of a power: the card that it will hit, or room for it. */
function Part({ part }: { readonly part: AllotSlot }) {
  const { staging, view } = useTable();
  const put = staging.draft?.is === 'allot' ? staging.draft.put.find(([, to]) => to === part.id) : undefined;
  const id = put === undefined ? undefined : faceOfSlot(view, slotIn(cardRef(Number(put[0].split(':')[1]))));
  const title = nameOf(spoken, view, part.ref);
  const what = id === undefined ? tell('part.empty') : shortName(id);
  return (
    <Thing of={part.ref} name={`${title}: ${what}.`} entry className="evr-part-slot">
      <span>{capitalised(title)}</span>
      <b>{what}</b>
    </Thing>
  );
}
