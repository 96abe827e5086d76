import {
  MISSIONS,
  type MissionId,
  OBJECTIVES,
  type ObjectiveId,
} from '../../../../games/rebellion/public/data.ts';
import {
  type Back as BackName,
  backOf,
  FACES,
  leaderIn,
  type Reb,
} from '../../../../games/rebellion/public/table.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { type Desk, useDesk } from '../desk.tsx';
import { doubtAbout } from '../library.ts';
import { named, usePointing } from '../pointing.ts';
import { CardSign, sideOfCard, signFigure, sortOf } from './card-sign.tsx';
import { ImperialSign, RebelSign } from './icons.tsx';
import { leaderState, Medallion } from './leader.tsx';
import { SAY_NOTHING } from './say-nothing.ts';

const STAGES = ['I', 'II', 'III'] as const;
type Stage = (typeof STAGES)[number];

/** What everybody can see of a card by its back: whose it is, and the stage of an objective. */
const BACKS: Readonly<Record<BackName, { side: 'rebel' | 'imperial' | 'both'; stage?: Stage }>> = {
  'rebel-mission': { side: 'rebel' },
  'imperial-mission': { side: 'imperial' },
  'rebel-action': { side: 'rebel' },
  'imperial-action': { side: 'imperial' },
  'objective-1': { side: 'rebel', stage: 'I' },
  'objective-2': { side: 'rebel', stage: 'II' },
  'objective-3': { side: 'rebel', stage: 'III' },
  'space-tactic': { side: 'both' },
  'ground-tactic': { side: 'both' },
  probe: { side: 'imperial' },
};

export const stageMark = (g: Reb, slot: CardSlot): string => BACKS[backOf(g, slot)].stage ?? '';

export function Back({ slot }: { readonly slot: CardSlot }) {
  const { g } = useDesk();
  const { side, stage = '' } = BACKS[backOf(g, slot)];
  return (
    <span className={`reb-back ${side}`}>
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        {side === 'rebel' ? <RebelSign /> : <ImperialSign />}
      </svg>
      <span>{stage}</span>
    </span>
  );
}

/** The line at a card's foot: whose portrait it has, or its stage. */
function footOf({ t }: Desk, id: string): string {
  if (Object.hasOwn(MISSIONS, id)) {
    const { portrait, project, starting } = MISSIONS[id as MissionId];
    if (portrait !== null) return t.word(`short.leader.${portrait}`);
    return project ? t.word('board.foot.project') : starting ? t.word('board.foot.starting') : '';
  }
  if (Object.hasOwn(OBJECTIVES, id))
    return t.word('board.foot.stage', { stage: STAGES[OBJECTIVES[id as ObjectiveId].stage - 1] });
  return '';
}

/** Paper: a band with the title in the side's colour, one sign, our own words. */
function Face({ id }: { readonly id: string }) {
  const desk = useDesk();
  const { t } = desk;
  const title = t.word(`face.${id}`);
  const figure = signFigure(id);
  return (
    <span className={`reb-face ${sideOfCard(id)} ${sortOf(id)}`}>
      <span className="reb-band">{title}</span>
      <span className="reb-sign">
        <svg viewBox="-9 -9 18 18" aria-hidden="true">
          <CardSign id={id} />
        </svg>
        {figure !== '' && <b>{figure}</b>}
        <i>{footOf(desk, id)}</i>
        {doubtAbout(title) !== undefined && <sup>†</sup>}
      </span>
      <span className="reb-text">{t.has(`does.${id}`) ? t.word(`does.${id}`) : ''}</span>
    </span>
  );
}

/** Leaders whom this answer would put on the card. */
export function Onto({ slot }: { readonly slot: CardSlot }) {
  const { staging, g } = useDesk();
  const { draft } = staging;
  const here = cardRef(slot);
  const leaders =
    draft?.is === 'allot' ? draft.put.filter(([lot, to]) => to === here && lot.startsWith('leader:')) : [];
  if (leaders.length === 0) return null;
  return (
    <span className="reb-onto" aria-hidden="true">
      {leaders.map(([lot]) => (
        <svg key={lot} viewBox="-24 -24 48 48" aria-hidden="true">
          <Medallion l={leaderIn(lot)} {...leaderState(g, leaderIn(lot))} />
        </svg>
      ))}
    </span>
  );
}

/** A card that can be looked at and pointed at; facedown for whoever does not know it. */
export function Card({ slot, className = '' }: { readonly slot: CardSlot; readonly className?: string }) {
  const { t, view, g } = useDesk();
  const { on, mark, className: marks, standing } = usePointing(cardRef(slot));
  const id = FACES[view.faces[slot] ?? -1];
  const name = id === undefined ? t.word(`board.back.${backOf(g, slot)}`) : t.full(slot);
  return (
    <button
      {...on}
      type="button"
      className={`reb-card ${marks} ${className}`}
      aria-pressed={mark.lit ? mark.chosen > 0 : undefined}
    >
      <span className="hush">
        {named(id === undefined ? `${t.word('board.facedown')}: ${name}` : name, standing)}
      </span>
      <span {...SAY_NOTHING} className="reb-card-face">
        {id === undefined ? <Back slot={slot} /> : <Face id={id} />}
      </span>
      <Onto slot={slot} />
    </button>
  );
}
