import type { DieColour, DieFace } from '../../../../games/rebellion/public/data.ts';
import { FACES } from '../../../../games/rebellion/public/table.ts';
import type { EventView } from '../../../../kernel/events.ts';
import { SideSign } from '../../../kit/icons.tsx';
import { type Desk, useDesk } from '../desk.tsx';
import { CardSign, sideOfCard } from '../pieces/card-sign.tsx';
import { DiePicture } from '../pieces/die.tsx';
import { numbered, SAY_NOTHING } from '../pieces/say-nothing.ts';

/** Cards that were turned over and dice that fell on the way: by now they may be put away again. The log tells the same. */
const CARD_EVENTS = ['mission-revealed', 'action-used', 'objective-played', 'tactic-played', 'plans-tried'];
const ROLL_EVENTS = ['mission-rolled', 'rolled', 'rerolled'];
/** More at a time nobody can follow. */
const MOST = 4;

type Die = `${DieColour | 'any'} ${DieFace}`;

const facesIn = (colour: DieColour | 'any', faces: unknown): Die[] =>
  typeof faces === 'string' && faces !== ''
    ? faces.split(' ').map((face) => `${colour} ${face as DieFace}` as const)
    : [];

const diceIn = ({ e }: EventView): Die[] =>
  e.k === 'mission-rolled'
    ? facesIn('any', e['dice'])
    : [...facesIn('red', e['red']), ...facesIn('black', e['black'])];

const cardIn = ({ e, faces }: EventView): string | undefined => FACES[faces[e.cards?.[0] ?? -1] ?? -1];

function Turned({ id }: { readonly id: string }) {
  const { t } = useDesk();
  return (
    <p className={`reb-happening card ${sideOfCard(id)}`}>
      <svg viewBox="-9 -9 18 18" width={18} height={18} aria-hidden="true">
        <CardSign id={id} />
      </svg>
      {t.word(`face.${id}`)}
    </p>
  );
}

function Fallen({ heard }: { readonly heard: EventView }) {
  const dice = diceIn(heard);
  return dice.length === 0 ? null : (
    <p className="reb-happening">
      <SideSign side={heard.e.seat === 0 ? 'rebel' : 'imperial'} size={18} />
      {numbered(dice).map(({ key, one }) => {
        const [colour, face] = one.split(' ') as [DieColour | 'any', DieFace];
        return (
          <span key={key} className="reb-die-box">
            <DiePicture colour={colour} face={face} size={32} />
          </span>
        );
      })}
    </p>
  );
}

/** Dice and the card of an attack or a mission under way lie on the table: between the lines, beside the map. */
function isLying({ frame }: Desk, { e }: EventView): boolean {
  const attack = frame('attack');
  const mission = frame('mission');
  if (CARD_EVENTS.includes(e.k)) return [attack?.card, mission?.card].includes(e.cards?.[0]);
  if (e.k === 'mission-rolled') return mission?.rolls.some(({ red }) => red.length > 0) ?? false;
  return (
    attack !== undefined && attack.side === e.seat && attack.roll.red.length + attack.roll.black.length > 0
  );
}

export function Happenings() {
  const desk = useDesk();
  const { heard, pace } = desk;
  if (pace === 0) return null;
  const told = heard
    .filter((one) => [...CARD_EVENTS, ...ROLL_EVENTS].includes(one.e.k) && !isLying(desk, one))
    .slice(-MOST);
  if (told.length === 0) return null;
  return (
    <div className="reb-happenings" {...SAY_NOTHING}>
      {told.map((one) => {
        const id = CARD_EVENTS.includes(one.e.k) ? cardIn(one) : undefined;
        const key = `${one.e.k} ${heard.indexOf(one)}`;
        return id === undefined ? <Fallen key={key} heard={one} /> : <Turned key={key} id={id} />;
      })}
    </div>
  );
}
