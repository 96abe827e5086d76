import type { Provenance } from '../../../kernel/cards.ts';

/** Where the card facts come from: every text that was read, and what it vouches for. */
export const SOURCES = {
  'S-SEED': {
    what: "The publisher's rulebook",
    covers: 'rules, diagrams, FAQ',
  },
  'S-SIM': {
    what: 'github.com/mrsimonsen/EmpirevRebellion at commit 0c1859754010ab80945bca5146cebd54347ef86e (ResourceCard.py, EventCard.py, StrategyCard.py)',
    covers: "a hobbyist's transcription of the whole printed card set, 2021",
  },
  'S-ICV2': {
    what: 'https://icv2.com/articles/games/view/28850/new-star-wars-card-game',
    covers: 'the four resource type names',
  },
  'S-BREACH': {
    what: 'http://breacher18.com/all-review-list/star-wars-empire-rebellion/',
    covers:
      'four resource type names, same function on both sides; a pictured event with text, target 17, capacity 5',
  },
  'S-STARWARSPL': {
    what: 'https://starwars.pl/2017/10/recenzja-star-wars-imperium-vs-rebelia/',
    covers: 'what each of the four resource types does; identical for both sides',
  },
  'S-RINGBOTE': {
    what: 'http://www.ringbote.de/rezensionen/star-wars-imperium-vs-rebellen',
    covers: 'four basic card types, four copies of each',
  },
  'S-METAGAMES': {
    what: 'https://metagamesblog.thegamemechanic.com/tag/star-wars-empire-vs-rebellion/',
    covers: 'resource values usually 2 to 5',
  },
  'S-KITTENS': {
    what: 'https://bloodofkittens.com/wargaminghub/?p=154434',
    covers:
      'event deck holds 42 victory points in total; ordinary cards keep their value when exhausted, characters lose much of it',
  },
  'S-DICEDROP': {
    what: 'http://dicedropgames.com/game-reviews/star-wars-empire-vs-rebellion/',
    covers: 'Escape From Tatooine: target 11, at most three cards; Military removes an opposing card',
  },
  'S-FFG-ANN': {
    what: 'https://www.fantasyflightgames.com/en/news/2014/6/12/empire-vs-rebellion/ (opening only)',
    covers: 'themes of the four resource types',
  },
  'S-LUDOVOX': {
    what: 'https://ludovox.fr/star-wars-empire-vs-rebellion-duel-de-masterminds/',
    covers:
      'character names seen: Leia, Han Solo, Luke, Lando; Vader, Palpatine, Jabba, Boba Fett, IG-88, General Veers',
  },
  'S-VIERNES': {
    what: 'https://elviernestocajugar.blogspot.com/2022/03/star-wars-imperio-vs-rebellion.html?m=1',
    covers: 'Deception makes the loser win; both sides share the same base set; eight characters each',
  },
  'S-FFG-ECHO': {
    what: 'https://www.fantasyflightgames.com/en/news/2014/8/29/attack-on-echo-base/ (opening only was readable)',
    covers: 'event name Attack on Echo Base; what Deception does; strategies not reusable until all are used',
  },
  'S-DICESETT': {
    what: 'https://dice-settlers.com/?q=star-wars-empire-vs-rebellion',
    covers: "both sides' five strategy cards have the same abilities; start with two influence",
  },
  'S-FDOC': {
    what: 'https://fdocuments.net/document/game-overview-fantasy-flight-gamesimages-cdn-2015-07-13-game-overview-a-period.html',
    covers:
      'second text extraction of the rulebook; prints the numbers 1, 2, 11 next to Escape From Tatooine',
  },
} as const satisfies Record<string, { what: string; covers: string }>;

export type SourceId = keyof typeof SOURCES;

/** Only one text gives the card, but others confirm this part of it. */
export const confirmed = (field: string, from: Provenance<SourceId>): Provenance<SourceId> => ({
  ...from,
  fields: { ...from.fields, [field]: 'two-sources' },
});
