import { leaderIn } from '../../../../games/rebellion/public/table.ts';
import type { Arrange, ArrangeAnswer } from '../../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { append, arrangeIn, openPiles, pilesIn } from '../../../table/partial/arrange.ts';
import { useBoardContext } from '../board-context.tsx';
import { Card } from '../pieces/card.tsx';
import { LeaderChip } from '../pieces/chip.tsx';
import { Actions } from './actions.tsx';
import { spreadOf } from './spread-cards.ts';

/** Who would be recruited with a card. */
function Recruits({ slot }: { readonly slot: CardSlot }) {
  const { staging } = useBoardContext();
  const form = staging.question?.form;
  if (form?.is !== 'choose') return null;
  const leaders = form.options
    .filter(({ refs }) => refs.includes(cardRef(slot)))
    .flatMap(({ refs }) => refs.filter((ref) => ref.startsWith('leader:')));
  return leaders.length === 0 ? null : (
    <div className="reb-recruits">
      {leaders.map((ref) => (
        <LeaderChip key={ref} l={leaderIn(ref)} at={cardRef(slot)} named />
      ))}
    </div>
  );
}

/** Where a card comes in the order so far, and the piles that it can go to. */
function Order({
  form,
  partial,
  slot,
}: {
  readonly form: Arrange;
  readonly partial: ArrangeAnswer | null;
  readonly slot: CardSlot;
}) {
  const { t, staging } = useBoardContext();
  const item = cardRef(slot);
  const piles = pilesIn(form, partial);
  const several = form.piles.length > 1;
  const nameOf = (pile: number): string => t.word(`board.pile.${form.piles[pile]?.id}`);
  const mine = piles.findIndex((pile) => pile.includes(item));
  if (mine >= 0)
    return (
      <p className="reb-order">
        <b>{(piles[mine]?.indexOf(item) ?? 0) + 1}</b> {several && nameOf(mine)}
      </p>
    );
  if (!several) return null;
  return (
    <p className="reb-order">
      {openPiles(form, partial).map((pile) => (
        <button
          key={form.piles[pile]?.id}
          type="button"
          aria-label={`${nameOf(pile)}: ${t.card(slot)}`}
          onClick={() => staging.stage(append(form, item, pile))}
        >
          {nameOf(pile)}
        </button>
      ))}
    </p>
  );
}

/** Cards to choose from, over the lower part of the map. */
export function Spread() {
  const context = useBoardContext();
  const { t, staging } = context;
  const form = staging.question?.form;
  const cards = spreadOf(context);
  if (cards.length === 0) return null;
  const partial = arrangeIn(staging.partial);
  return (
    <section className="reb-spread" aria-label={t.word('board.spread')}>
      <ul>
        {cards.map((slot) => (
          <li key={slot}>
            <Card slot={slot} />
            <Recruits slot={slot} />
            {form?.is === 'arrange' && <Order form={form} partial={partial} slot={slot} />}
          </li>
        ))}
      </ul>
      <footer>
        <span className="soft">{form?.is === 'arrange' && t.word('board.order')}</span>
        <Actions />
      </footer>
    </section>
  );
}
