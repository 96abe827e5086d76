import { UNCERTAIN } from '../../../games/empire-vs-rebellion/public/uncertain.ts';
import { fullName } from './names.ts';

/** By the name that the list of uncertain facts gives a card: both strategies of a name share one. */
const WHY = new Map(
  UNCERTAIN.flatMap(({ what, why }) => what.split(', ').map((name) => [name, why] as const)),
);

/** Why a fact of this card is uncertain; undefined when none is. */
export const whyUncertain = (id: string): string | undefined => WHY.get(fullName(id));
