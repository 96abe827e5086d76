import { createHmac } from 'node:crypto';
import { cookiesIn } from './cookie.ts';
import { isSecret, newId } from './secrets.ts';

const PREFIX = 'wartable-device-';
/** As long as browsers keep a cookie at most. */
const SECONDS = 400 * 24 * 60 * 60;

/** A browser that was signed in before: as which account, and its own number. */
export interface Device {
  readonly person: string;
  readonly id: string;
}

/**
 * Recognises browsers that were signed in before, also after signing out. Each has a cookie per account, with a number
 * and our signature over both; nothing is stored. It grants no right except a budget apart from strangers (guessing.ts),
 * and is sent only with the sign-in request.
 */
export class Devices {
  private readonly key: string;

  /** `key`: a secret that all processes share. */
  constructor(key: string) {
    this.key = key;
  }

  /** All that a request shows. */
  in(header: string | undefined): Device[] {
    return cookiesIn(header).flatMap(({ name, value }) => {
      if (!name.startsWith(PREFIX)) return [];
      const person = name.slice(PREFIX.length);
      const [id = '', seal = ''] = value.split('.', 2);
      return isSecret(seal, this.seal({ person, id })) ? [{ person, id }] : [];
    });
  }

  /** The browser from now on; the one that it was, if we knew it. */
  cookieFor(person: string, before: Device | undefined, https: boolean): string {
    const id = before?.id ?? newId();
    return line(person, `${id}.${this.seal({ person, id })}`, SECONDS, https);
  }

  /** Takes the cookie away. */
  forget(person: string, https: boolean): string {
    return line(person, '', 0, https);
  }

  private seal({ person, id }: Device): string {
    return createHmac('sha256', this.key).update(`${person}.${id}`).digest('base64url');
  }
}

const line = (person: string, value: string, seconds: number, https: boolean): string =>
  `${PREFIX}${person}=${value}; Max-Age=${seconds}; Path=/api/sign-in; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
