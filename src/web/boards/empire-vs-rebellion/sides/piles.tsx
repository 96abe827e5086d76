import { SIDES, type Side } from '../../../../games/empire-vs-rebellion/public/table.ts';
import { cardRef, type Ref } from '../../../../kernel/ids.ts';
import { optionIn, useBoardContext } from '../board-context.ts';
import { faceOfSlot } from '../board-facts.ts';
import { plainName, shortName, sideWord } from '../names.ts';
import { Back, Face } from '../pieces/paper.tsx';
import { Thing } from '../pieces/thing.tsx';
import { tell } from '../words.ts';

/** Deck and discard pile of a side. */
export function Piles({ side }: { readonly side: Side }) {
  return (
    <fieldset
      className="evr-piles"
      data-side={SIDES[side]}
      aria-label={tell('piles', { side: sideWord(side) })}
    >
      <Deck side={side} />
      <Discard side={side} />
    </fieldset>
  );
}

/** Clicking my deck means playing its top card; where a deck is to be chosen, it means the deck. */
function Deck({ side }: { readonly side: Side }) {
  const { facts, mark, staging } = useBoardContext();
  const { deck } = facts.g.areas[side];
  const self: Ref = `side:${SIDES[side]}`;
  const mine = side === facts.mine && !mark(self).lit;
  const canPlay = mine && optionIn(staging, 'do:play') !== undefined;
  // Before the first shuffle all cards lie open.
  const top = facts.phase === 'setup' || deck[0] === undefined ? undefined : faceOfSlot(facts.view, deck[0]);
  const plain = canPlay
    ? tell('deck.play', { n: deck.length })
    : tell('deck.name', { side: sideWord(side), n: deck.length });
  const name = top === undefined ? plain : tell('deck.top', { deck: plain, name: plainName(top) });
  return (
    <Thing
      of={mine ? 'do:play' : self}
      {...(mine ? { option: 'do:play' } : {})}
      name={`${name}.`}
      entry={side === facts.mine}
      track={`pile:deck-${side}`}
      className="evr-pile"
    >
      <span className="evr-stack" data-many={Math.min(Math.ceil(deck.length / 5), 4)}>
        {deck.length === 0 ? <span className="evr-hole" /> : <Back side={side} />}
      </span>
      <span className="evr-count">{deck.length}</span>
      <span className="evr-pile-label">
        {top === undefined ? tell('deck') : tell('top', { name: shortName(top) })}
      </span>
    </Thing>
  );
}

/** The discard pile is open: its last card lies on top, and it can be looked through. */
function Discard({ side }: { readonly side: Side }) {
  const { facts, browse, pointed } = useBoardContext();
  const { discard } = facts.g.areas[side];
  const top = discard[discard.length - 1];
  const id = top === undefined ? undefined : faceOfSlot(facts.view, top);
  const args = { side: sideWord(side), n: discard.length };
  return (
    <button
      type="button"
      className="evr-pile evr-thing"
      disabled={discard.length === 0}
      data-thing=""
      data-track={`pile:discard-${side}`}
      data-pointed={discard.some((slot) => pointed.includes(cardRef(slot))) || undefined}
      onClick={() => browse({ title: tell('discard.title', args), refs: discard.map(cardRef).reverse() })}
    >
      <span className="hush">{tell(discard.length === 0 ? 'discard.none' : 'discard.name', args)}</span>
      <span className="evr-shown" aria-hidden="true">
        <span className="evr-stack" data-many={Math.min(discard.length, 4)}>
          {id === undefined ? <span className="evr-hole" /> : <Face id={id} text="none" valued />}
        </span>
        <span className="evr-count">{discard.length}</span>
        <span className="evr-pile-label">{tell('discard')}</span>
      </span>
    </button>
  );
}
