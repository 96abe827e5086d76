import type { ROUTES, RouteName } from '../../protocol/routes.ts';
import { aTable } from './server.ts';

/** For every request with a body: one that fits. A new request has to be added here. */
export type WithBody = {
  [N in RouteName]: (typeof ROUTES)[N] extends { body: unknown } ? N : never;
}[RouteName];
export const BODIES: { readonly [N in WithBody]: unknown } = {
  rename: { name: 'Leia' },
  makeAccount: { name: 'Leia', password: 'long enough' },
  signIn: { name: 'Leia', password: 'long enough' },
  changePassword: { current: 'long enough', password: 'longer than enough', keepSessions: false },
  deleteAccount: { password: 'long enough' },
  makeToken: { label: 'x', days: 30 },
  makeTable: {
    ...aTable([
      { is: 'me', nonce: 'x' },
      { is: 'bot', level: 'steady' },
    ]).body,
    pace: { kind: 'live', base: 60, increment: 0 },
  },
  join: { seat: 0, key: 'abcdefghijklmnopqrstuv', nonce: 'x' },
  fill: { seat: 0, level: 'steady' },
  settle: { seat: 0, do: 'bot' },
  importTable: { file: {}, row: 0, chairs: [{ is: 'me' }, { is: 'open' }] },
  act: { seat: 0, command: { do: 'stand', on: '*', answer: null, until: 'game' } },
  why: { seat: 0, ref: 'card:1' },
  hint: { seat: 0 },
  say: { text: 'hello' },
  mute: { person: 'x', muted: true },
  report: { seat: 0, words: 'x' },
};
