import { field } from '../../kernel/json.ts';

/** Why a storage cannot be used, in words for the person who runs the server: nothing of an address, a path or a row. */
interface Cause {
  readonly codes: RegExp;
  readonly words: string;
  /** It stays until the operator acts; other faults usually pass. */
  readonly lasting: boolean;
}

/** By the codes of SQLite, of PostgreSQL and of the system. The first that fits counts. */
const CAUSES: readonly Cause[] = [
  { codes: /^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG|53100)$/, words: 'The disk is full.', lasting: true },
  {
    codes: /^(SQLITE_READONLY.*|EROFS|25006)$/,
    words: 'The storage is read-only: nothing can be written.',
    lasting: true,
  },
  {
    codes: /^(SQLITE_CORRUPT.*|SQLITE_NOTADB|XX001|XX002)$/,
    words: 'The database is damaged.',
    lasting: true,
  },
  {
    codes: /^(SQLITE_CANTOPEN.*|SQLITE_PERM|SQLITE_AUTH|EACCES|EPERM|ENOTDIR|EISDIR)$/,
    words: 'The database file cannot be opened.',
    lasting: true,
  },
  { codes: /^(SQLITE_IOERR.*|EIO)$/, words: 'The disk cannot be read or written.', lasting: true },
  {
    codes: /^(SQLITE_BUSY.*|SQLITE_LOCKED.*|SQLITE_PROTOCOL)$/,
    words: 'Another program has locked the database.',
    lasting: false,
  },
  { codes: /^(SQLITE_NOMEM|53200)$/, words: 'The storage is out of memory.', lasting: false },
  { codes: /^28/, words: 'The database server rejects the user name or password.', lasting: true },
];

const UNKNOWN = { words: 'The storage does not answer.', lasting: false };

/** The cause of an error, or of the error behind it. */
export const storageCause = (error: unknown): Omit<Cause, 'codes'> => causeWithCode(codeOf(error)) ?? UNKNOWN;

export const causeWithCode = (code: string): Cause | undefined =>
  CAUSES.find(({ codes }) => codes.test(code));

/** The code of the innermost error that has one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = field(error, 'code');
  return codeOf(error.cause) || (typeof code === 'string' ? code : '');
}
