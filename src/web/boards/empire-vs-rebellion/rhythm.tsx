import { INFLUENCE_TOKENS, isLong, supply } from '../../../games/empire-vs-rebellion/public/queries.ts';
import { other, SIDES, type Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import { capitalised } from '../../../kernel/speak/index.ts';
import { peopleOf } from '../people-of.ts';
import { useTable } from './at-table.ts';
import { Glyph } from './emblems/glyphs.tsx';
import { SideEmblem } from './emblems/sides.tsx';
import { sideWord } from './names.ts';
import type { Picture } from './picture.ts';
import { Quick } from './quick.tsx';
import { Thing } from './thing.tsx';
import { tell } from './words.ts';

const PHASES = ['planning', 'struggle', 'dominance'] as const;

/** Which round it is, and how far; the supply, and a door to the rules in short. */
export function RoundTrack() {
  const { pic } = useTable();
  const { g, phase } = pic;
  return (
    <div className="evr-round">
      <span className="evr-round-nr">
        {g.tutorial
          ? tell('first-struggle')
          : phase === 'setup'
            ? tell('phase.setup')
            : tell('round', { round: g.round })}
      </span>
      {g.tutorial || phase === 'setup' ? null : (
        <ol className="evr-phases">
          {PHASES.map((each) => (
            <li key={each} aria-current={each === phase ? 'step' : undefined}>
              {tell(`phase.${each}`)}
            </li>
          ))}
        </ol>
      )}
      {g.tutorial || phase === 'setup' ? null : <Supply />}
      {phase === 'struggle' && isLong(g) ? <span className="evr-long">{tell('long')}</span> : null}
      <Quick />
    </div>
  );
}

/** The influence tokens that nobody has. */
function Supply() {
  const { pic } = useTable();
  const args = { n: supply(pic.g), all: INFLUENCE_TOKENS };
  return (
    <span className="evr-supply" role="img" aria-label={tell('supply.name', args)}>
      <Glyph of="influence" className="evr-supply-glyph" />
      {tell('supply', args)}
    </span>
  );
}

/** Whose turn it is, who has passed, and whom the balance token shows. The far side's things are above, the near side's below. */
export function Rhythm() {
  const { pic } = useTable();
  return (
    <fieldset className="evr-rhythm" aria-label={tell('rhythm')}>
      {pic.g.tutorial || pic.phase === 'setup' ? null : <BalanceTrack pic={pic} />}
      <div className="evr-turns">
        <PassLamp side={pic.far} />
        <Turn />
        <PassLamp side={pic.near} />
      </div>
    </fieldset>
  );
}

function Turn() {
  const { pic, people } = useTable();
  const { toAct, near, mine, phase } = pic;
  const [side] = toAct;
  if (phase === 'over' || side === undefined) {
    return <div className="evr-turn-now">{phase === 'over' ? tell('over') : null}</div>;
  }
  const both = toAct.length > 1;
  const said = both
    ? tell('turn.both')
    : side === mine
      ? tell('turn.me')
      : capitalised(tell('turn.them', { who: peopleOf(SIDES[side], people, pic.view) ?? sideWord(side) }));
  return (
    <div className="evr-turn-now" data-me={toAct.some((each) => each === mine) || undefined}>
      {both || side !== near ? <Glyph of="up" className="evr-arrow" /> : null}
      <span>{said}</span>
      {both || side === near ? <Glyph of="down" className="evr-arrow" /> : null}
    </div>
  );
}

/** Lit when that side's last turn was a pass. Mine is also what I pass with. */
function PassLamp({ side }: { readonly side: Side }) {
  const { pic } = useTable();
  if (pic.phase !== 'struggle') return <span className="evr-lamp-none" />;
  const on = hasPassed(pic, side);
  if (side === pic.mine) {
    const ends = pic.g.lastWasPass && pic.g.active === side;
    return (
      <Thing
        of="do:pass"
        option="do:pass"
        name={`${tell(ends ? 'pass.ends' : 'pass.name')}.`}
        className="evr-lamp"
      >
        <Glyph of="hand" className="evr-lamp-glyph" />
        <span>{tell(on ? 'passed' : 'pass')}</span>
        {on ? <span className="evr-lamp-on" /> : null}
      </Thing>
    );
  }
  return (
    <span
      className="evr-lamp"
      data-on={on || undefined}
      role="img"
      aria-label={tell(on ? 'pass.last' : 'pass.none', { side: sideWord(side) })}
    >
      <Glyph of="hand" className="evr-lamp-glyph" />
      {on ? <span>{tell('passed')}</span> : null}
    </span>
  );
}

/** The last turn was a pass, and it was the other side's turn then. */
const hasPassed = ({ g }: Picture, side: Side): boolean => g.lastWasPass && g.active === other(side);

function BalanceTrack({ pic }: { readonly pic: Picture }) {
  const { balance } = pic.g;
  return (
    <div className="evr-balance" data-at={balance === pic.near ? 'near' : 'far'}>
      <Thing
        of="token:balance"
        name={`${tell('balance.name', { side: sideWord(balance) })}.`}
        still
        className="evr-token"
      >
        <SideEmblem side={balance} className="evr-token-side" />
        <Glyph of="balance" className="evr-token-glyph" />
      </Thing>
    </div>
  );
}
