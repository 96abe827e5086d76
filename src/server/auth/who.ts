import type { Person, Session, Store } from '../store/port.ts';
import { cookieIn } from './cookie.ts';
import { deviceOf } from './device-words.ts';
import { Sessions } from './sessions.ts';
import { bearerIn, Tokens } from './tokens.ts';

/** The headers that tell who sends a request. */
export interface Shown {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
  readonly 'user-agent'?: string | undefined;
}

/** Who sends a request, and how we know. */
export type Caller =
  | { readonly by: 'cookie'; readonly person: Person; readonly session: Session }
  | { readonly by: 'token'; readonly person: Person }
  /**
   * Nobody that we know: `bad-token` showed a token that is none, `expired-token` one that no longer holds, `ended` a session that
   * ended a moment ago.
   */
  | { readonly by: 'nothing' | 'bad-token' | 'expired-token' | 'ended'; readonly person?: undefined };

/** A request with a bearer's token is a program's: its cookies, if it has any, count for nothing. */
export const showsToken = (shown: Shown): boolean => bearerIn(shown.authorization) !== undefined;

export class Identity {
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  private readonly people: Store['people'];

  constructor(store: Store, now: () => number = Date.now) {
    this.people = store.people;
    this.sessions = new Sessions(store.sessions, now);
    this.tokens = new Tokens(store.tokens, now);
  }

  async caller(shown: Shown): Promise<Caller> {
    const token = bearerIn(shown.authorization);
    if (token !== undefined) {
      const record = await this.tokens.find(token);
      const person = record && (await this.people.find(record.person));
      if (!person) return { by: 'bad-token' };
      return this.tokens.isExpired(record) ? { by: 'expired-token' } : { by: 'token', person };
    }
    const secret = cookieIn(shown.cookie);
    if (secret === undefined) return { by: 'nothing' };
    const session = await this.sessions.find(secret, deviceOf(shown['user-agent']));
    const person = session && (await this.people.find(session.person));
    if (session && person) return { by: 'cookie', person, session };
    return { by: this.sessions.hasJustEnded(secret) ? 'ended' : 'nothing' };
  }
}
