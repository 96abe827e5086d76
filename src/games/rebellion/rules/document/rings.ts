import { ruleOfCard } from '../../../../kernel/cards.ts';
import { RINGS as PIECES, type Ring } from '../../data/rings.ts';
import { names } from '../../text/en/names.ts';
import { rulesOf } from './card-rules.ts';

const origin = ({ from }: Ring): string =>
  from === 'capture' ? 'Worn by a captured Rebel leader.' : `From ${names[`face.${from}`]}.`;

/** The attachment rings. */
export const RINGS = rulesOf('ring', PIECES, (ring) =>
  ruleOfCard({ ...ring, name: `${ring.name} ring` }, origin(ring)),
);
