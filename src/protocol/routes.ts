import * as people from './people.ts';
import * as play from './play.ts';
import { closed, kernel, TableId, type TSchema, Type } from './schema.ts';
import * as tables from './tables.ts';

/** One request of the API: everything that a server, a client and the documentation need to know of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly about: string;
  readonly tag: 'people' | 'tables' | 'play' | 'programs';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
}

const Nothing = closed({});
const AtTable = closed({ id: TableId });
const OfToken = closed({ id: Type.String({ maxLength: 40 }) });
const { Me, Token } = people;
const { TableInfo, TableList } = tables;

export const ROUTES = {
  me: {
    method: 'GET',
    path: '/api/me',
    tag: 'people',
    about: 'Who I am; a visitor becomes a guest.',
    reply: Me,
  },
  rename: {
    method: 'PATCH',
    path: '/api/me',
    tag: 'people',
    about: 'Change my name.',
    body: people.Rename,
    reply: Me,
  },
  makeAccount: {
    method: 'POST',
    path: '/api/account',
    tag: 'people',
    about: 'Protect my name and games by a password.',
    body: people.Credentials,
    reply: Me,
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    tag: 'people',
    about: 'Sign in; what I had as a guest here comes along.',
    body: people.Credentials,
    reply: Me,
  },
  signOut: { method: 'POST', path: '/api/sign-out', tag: 'people', about: 'Sign out here.', reply: Nothing },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    tag: 'people',
    about: 'Change my password, and sign out everywhere else unless `keepSessions` is true.',
    body: people.NewPassword,
    reply: Me,
  },
  sessions: {
    method: 'GET',
    path: '/api/sessions',
    tag: 'people',
    about: 'Where I am signed in, the last used first.',
    reply: closed({ sessions: Type.Array(people.Session) }),
  },
  endSessions: {
    method: 'POST',
    path: '/api/sessions/end-others',
    tag: 'people',
    about: 'Sign out everywhere else.',
    reply: Nothing,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    tag: 'people',
    about: 'Delete my account: name, password, sessions and tokens. Running games are resigned.',
    body: people.Confirmation,
    reply: Nothing,
  },
  tokens: {
    method: 'GET',
    path: '/api/tokens',
    tag: 'programs',
    about: 'My tokens for programs.',
    reply: closed({ tokens: Type.Array(Token) }),
  },
  makeToken: {
    method: 'POST',
    path: '/api/tokens',
    tag: 'programs',
    about:
      'A new token; its secret is shown only now. It expires after 90 days unless `days` says otherwise.',
    body: people.NewToken,
    reply: people.MadeToken,
  },
  dropToken: {
    method: 'DELETE',
    path: '/api/tokens/:id',
    tag: 'programs',
    about: 'Make a token invalid.',
    params: OfToken,
    reply: Nothing,
  },

  games: {
    method: 'GET',
    path: '/api/games',
    tag: 'tables',
    about: 'The games, their options and seats.',
    reply: tables.GameList,
  },
  tables: {
    method: 'GET',
    path: '/api/tables',
    tag: 'tables',
    about:
      'My tables (those that wait for me first), open ones whose host is present, or running ones to watch.',
    query: tables.ListTables,
    reply: TableList,
  },
  makeTable: {
    method: 'POST',
    path: '/api/tables',
    tag: 'tables',
    about:
      'Make a table. The game starts when every seat is taken. A person may have five open public tables, and one where only bots play.',
    body: tables.NewTable,
    reply: TableInfo,
  },
  table: {
    method: 'GET',
    path: '/api/tables/:id',
    tag: 'tables',
    about: 'A table, without the game on it.',
    params: AtTable,
    query: closed({ key: Type.Optional(Type.String({ maxLength: 64 })) }),
    reply: TableInfo,
  },
  join: {
    method: 'POST',
    path: '/api/tables/:id/join',
    tag: 'tables',
    about: 'Take a seat, or take back the seat where a bot plays for me.',
    params: AtTable,
    body: tables.Join,
    reply: TableInfo,
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    tag: 'tables',
    about: 'Leave before the game starts. When the host leaves, the table is removed.',
    params: AtTable,
    reply: Nothing,
  },
  fill: {
    method: 'POST',
    path: '/api/tables/:id/fill',
    tag: 'tables',
    about: 'The host puts a bot on a seat or frees the seat.',
    params: AtTable,
    body: tables.Fill,
    reply: TableInfo,
  },
  start: {
    method: 'POST',
    path: '/api/tables/:id/start',
    tag: 'tables',
    about: 'Start the game; every seat must be taken.',
    params: AtTable,
    reply: TableInfo,
  },
  abandon: {
    method: 'POST',
    path: '/api/tables/:id/abandon',
    tag: 'tables',
    about:
      'Abandon (no result): at once against bots, otherwise when all people at the table agree and nobody has played on since. Where only bots play, the host may do it.',
    params: AtTable,
    reply: TableInfo,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    tag: 'tables',
    about: 'The same people again, sides swapped.',
    params: AtTable,
    reply: TableInfo,
  },
  settle: {
    method: 'POST',
    path: '/api/tables/:id/settle',
    tag: 'tables',
    about: 'Decide about a seat whose time is up or whose player is gone.',
    params: AtTable,
    body: tables.Settle,
    reply: TableInfo,
  },
  importTable: {
    method: 'POST',
    path: '/api/import',
    tag: 'tables',
    about: 'Continue from a position of a file.',
    body: tables.ImportTable,
    reply: TableInfo,
  },

  look: {
    method: 'GET',
    path: '/api/tables/:id/look',
    tag: 'play',
    about: 'The table as my seat or a spectator sees it; waits for news when `after` is the newest.',
    params: AtTable,
    query: play.Ask,
    reply: play.Snapshot,
  },
  act: {
    method: 'POST',
    path: '/api/tables/:id/act',
    tag: 'play',
    about: 'Answer a question, take back, offer a draw, resign.',
    params: AtTable,
    body: play.Do,
    reply: play.Done,
  },
  why: {
    method: 'POST',
    path: '/api/tables/:id/why',
    tag: 'play',
    about: 'Why is a thing not on offer?',
    params: AtTable,
    body: play.AskWhy,
    reply: play.WhyNot,
  },
  hint: {
    method: 'POST',
    path: '/api/tables/:id/hint',
    tag: 'play',
    about: 'What a bot would answer, and why.',
    params: AtTable,
    body: play.AskHint,
    reply: play.Hint,
  },
  chat: {
    method: 'GET',
    path: '/api/tables/:id/chat',
    tag: 'play',
    about: 'What was said.',
    params: AtTable,
    query: closed({ key: Type.Optional(Type.String({ maxLength: 64 })) }),
    reply: play.Chat,
  },
  say: {
    method: 'POST',
    path: '/api/tables/:id/chat',
    tag: 'play',
    about: 'Say something to the table.',
    params: AtTable,
    body: play.Say,
    reply: play.ChatLine,
  },
  mute: {
    method: 'POST',
    path: '/api/tables/:id/mute',
    tag: 'play',
    about: 'Mute or unmute a person at this table.',
    params: AtTable,
    body: play.Mute,
    reply: Nothing,
  },
  report: {
    method: 'POST',
    path: '/api/tables/:id/report',
    tag: 'play',
    about: 'Report a problem to the operator; the game as I see it is attached.',
    params: AtTable,
    body: play.TellProblem,
    reply: play.ReportReceipt,
  },
  exportTable: {
    method: 'GET',
    path: '/api/tables/:id/export',
    tag: 'play',
    about: 'The game as a file: whole once it is over, before that as my seat sees it.',
    params: AtTable,
    query: play.Viewing,
    reply: kernel<unknown>('A saved game or a view of one'),
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
