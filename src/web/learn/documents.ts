import type { RuleText, Uncertain } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/ids.ts';
import { TABLE_RULES } from '../../kernel/speak/table-rules.ts';
import { t } from '../shell/words.ts';

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleId[];
}

/** All that can be read about a game. */
export interface RulesDocument {
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  readonly chapters: readonly Chapter[];
}

/** Rules are long: they are loaded when somebody looks one up. A new game is a line here and one below. */
const DOCUMENTS: Readonly<Record<string, () => Promise<RulesDocument>>> = {
  rebellion: async () => {
    const { RULES, CHAPTERS } = await import('../../games/rebellion/public/rules.ts');
    return { rules: RULES, chapters: CHAPTERS };
  },
  'empire-vs-rebellion': async () => {
    const { RULES, CHAPTERS } = await import('../../games/empire-vs-rebellion/public/rules.ts');
    return { rules: RULES, chapters: CHAPTERS };
  },
};

const UNCERTAIN: Readonly<Record<string, () => Promise<readonly Uncertain[]>>> = {
  rebellion: async () => (await import('../../games/rebellion/public/uncertain.ts')).UNCERTAIN,
  'empire-vs-rebellion': async () =>
    (await import('../../games/empire-vs-rebellion/public/uncertain.ts')).UNCERTAIN,
};

export const GAMES_WITH_RULES = Object.keys(DOCUMENTS);

/** What holds at every table stands behind the game's own chapters. */
const withTable = ({ rules, chapters }: RulesDocument): RulesDocument => ({
  rules: { ...TABLE_RULES, ...rules },
  chapters: [...chapters, { title: t('rules.at-every-table'), rules: Object.keys(TABLE_RULES) }],
});

const loaded = new Map<string, Promise<RulesDocument>>();

export function loadDocument(game: string): Promise<RulesDocument> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const load = DOCUMENTS[game];
  if (load === undefined) return Promise.reject(new Error(`no rules of ${game}`));
  const document = load().then(withTable);
  loaded.set(game, document);
  document.catch(() => loaded.delete(game));
  return document;
}

export const loadUncertain = (game: string): Promise<readonly Uncertain[]> =>
  UNCERTAIN[game]?.() ?? Promise.resolve([]);
