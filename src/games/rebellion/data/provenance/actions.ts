import type { ActionId } from '../actions.ts';
import { disputed, once, type Provenance, twice } from './sources.ts';

/** The 34 action cards. All sources agree on which are starting cards. */
export const ACTIONS: Readonly<Record<ActionId, Provenance>> = {
  'according-to-my-design': twice(['johnchampaign', 'llamas', 'swr-reference']),
  'brilliant-administrator': twice(
    ['johnchampaign', 'llamas', 'swr-reference'],
    "johnchampaign says 'build' (which sabotage would stop), llamas says place on the queue (which it does not). Trust placing.",
  ),
  'it-is-your-destiny': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'FAQ: only Rebel leaders; if the rescue came from a mission destroying the last Imperial unit, the assigned leaders cannot go to the base; the Millennium Falcon ring cannot answer this card; after a Falcon rescue the ring wearer can be captured only if assigned to the mission.',
  ),
  'more-dangerous-than-you-realize': twice(['johnchampaign', 'llamas']),
  blindside: twice(
    ['johnchampaign', 'llamas'],
    'The timing (before the mission is flipped) is only in llamas; johnchampaign gives just the effect.',
  ),
  'boba-fett-where': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'That only attempts are banned follows from the wording; no ruling found on resolve missions there.',
  ),
  'catch-them-by-surprise': once(
    ['johnchampaign', 'llamas'],
    'llamas gives the full wording; johnchampaign only paraphrases it as an immediate fleet move.',
  ),
  'fully-operational': twice(['johnchampaign', 'llamas']),
  'good-intel': twice(['johnchampaign', 'llamas']),
  'keep-them-from-escaping': twice(
    ['johnchampaign', 'llamas'],
    'Our ruling from the transport rule: lone Rebel Transports are covered too, and are destroyed in the retreat step if an Imperial ship is present.',
  ),
  'local-rumors': twice(['johnchampaign', 'llamas']),
  'proceeding-as-planned': twice(['johnchampaign', 'llamas', 'swr-reference']),
  'public-support': twice(['johnchampaign', 'llamas']),
  'ready-for-action': disputed(
    ['johnchampaign', 'llamas'],
    'johnchampaign words it as any pool leader and omits the retreat ban; llamas ties it to the leader shown and has the ban. Trust llamas (closer to the printed wording).',
  ),
  'scouting-mission': twice(
    ['johnchampaign', 'llamas'],
    'The block by a leader in the source follows from R-082 (only what the card names is ignored).',
  ),
  'target-the-generator': twice(['johnchampaign', 'llamas']),
  'human-cyborg-relations': twice(
    ['johnchampaign', 'llamas'],
    'The same-system condition is only in llamas; the skill (blank symbol in llamas) is from johnchampaign.',
  ),
  'our-most-desperate-hour': twice(['johnchampaign', 'llamas', 'swr-reference']),
  'rebel-planning': twice(['johnchampaign', 'llamas', 'swr-reference']),
  'resourceful-astromech': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'Mission rolls only, not combat; that limit and the same-system condition are only in llamas (the FAQ fits).',
  ),
  'start-the-evacuation': twice(
    ['johnchampaign', 'llamas', 'swr-reference'],
    'That Rieekan himself is placed in the system is only in llamas. The blocking by a leader follows from the missing exemption and the FAQ on Lead the Strike Team.',
  ),
  'temporary-alliance': twice(
    ['johnchampaign', 'llamas', 'faq'],
    "johnchampaign's code excludes subjugated systems from 'neutral'; the FAQ errata says they are neutral. Remote systems are neutral but have no icons.",
  ),
  ambush: twice(['johnchampaign', 'llamas']),
  'an-old-friend': twice(
    ['johnchampaign', 'llamas'],
    "Placement of the recruit in Han's system is only in llamas. Our ruling: with neither leader available the card cannot be used.",
  ),
  'independent-operation': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'Ignoring distance and capacity is only in llamas. Destination limit is official errata (2016: no Rebel units; 2019: no Rebel ground units). Our ruling from R-082: a system in which an Imperial leader pins the units cannot be chosen.',
  ),
  'its-a-trap': twice(['johnchampaign', 'llamas']),
  'noble-sacrifice': twice(
    ['johnchampaign', 'llamas'],
    "Exception to 'captured leaders cannot use action cards': the card triggers on the capture itself. Inference, no ruling found: the ring goes back to supply, and a prisoner displaced by this capture is already rescued.",
  ),
  'one-in-a-million': twice(['johnchampaign', 'llamas', 'faq']),
  'point-blank-assault': twice(['johnchampaign', 'llamas', 'faq']),
  'son-of-skywalker': twice(
    ['johnchampaign', 'llamas', 'swr-reference'],
    "The same-system condition is only in llamas. Resolved missions never 'succeed', so they do not trigger it. If both cards left the deck the search finds nothing.",
  ),
  'target-the-star-destroyers': twice(['johnchampaign', 'llamas']),
  'the-millennium-falcon': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'FAQ: if all leaders shown are captured, eliminated or lured, nobody is recruited and the ability is lost. Using the ring is optional.',
  ),
  undercover: twice(
    ['johnchampaign', 'llamas', 'faq'],
    'The card says from a system; our ruling: a leader on the Rebel Base space, in the pool or on a facedown mission cannot use it. Window as in R-060.',
  ),
  'wookiee-guardian': twice(
    ['johnchampaign', 'llamas'],
    'Presence of Chewbacca is required by the general rule for cards used during missions.',
  ),
};
