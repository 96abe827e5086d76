import { closed, Moment, nullable, type Static, Type } from './schema.ts';

/** A name as shown to others; the server has more to say about what may be in it. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: '^\\S([\\s\\S]*\\S)?$',
  description: 'no spaces at the ends',
});
export const Password = Type.String({ minLength: 8, maxLength: 200 });

export const Me = closed({
  id: Type.String(),
  name: Type.String(),
  /** Whether the name is protected by a password, so that the games can be reached from elsewhere. */
  account: Type.Boolean(),
});
export type Me = Static<typeof Me>;

export const Rename = closed({ name: PersonName });
export const Credentials = closed({ name: PersonName, password: Password });
export type Credentials = Static<typeof Credentials>;
export const Confirmation = closed({ password: Type.Optional(Password) });

export const NewPassword = closed({
  current: Password,
  password: Password,
  /** Absent: all other sessions end. */
  keepSessions: Type.Optional(Type.Boolean()),
});
/** A browser where I am signed in. */
export const Session = closed({
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
  /** "Firefox on Windows"; null: unknown. */
  device: nullable(Type.String()),
  /** When it was last used, to within some minutes. */
  used: Moment,
});
export type Session = Static<typeof Session>;

/** How many days a token may hold; null: until it is dropped. */
export const TOKEN_DAYS = [30, 90, 365, null] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number];
/** What holds when nobody says anything. */
export const USUAL_TOKEN_DAYS = 90;

export const NewToken = closed({
  label: Type.String({ minLength: 1, maxLength: 40 }),
  days: Type.Optional(
    Type.Unsafe<TokenDays>({
      enum: [...TOKEN_DAYS],
      description: `how many days it is valid; null: forever; absent: ${USUAL_TOKEN_DAYS}`,
    }),
  ),
});
/** A token that lets a program play for its owner. The secret is shown only once, when the token is made. */
export const Token = closed({
  id: Type.String(),
  label: Type.String(),
  created: Moment,
  used: nullable(Moment),
  /** When it stops being valid; null: never. */
  expires: nullable(Moment),
});
export type Token = Static<typeof Token>;
export const MadeToken = closed({ token: Token, secret: Type.String() });
export type MadeToken = Static<typeof MadeToken>;
