import type { Problem } from './play.ts';
import { ROUTES, type RouteName } from './routes.ts';
import type { Static, TSchema } from './schema.ts';

type Of<R, K extends string> = R extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined;
type Routes = typeof ROUTES;

/** What a request needs: the parts of its path, its query, its body. */
export interface Parts<N extends RouteName> {
  params: Of<Routes[N], 'params'>;
  query: Of<Routes[N], 'query'>;
  body: Of<Routes[N], 'body'>;
}
type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
export type Reply<N extends RouteName> = Static<Routes[N]['reply']>;

/** The server said no, and why. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem['error'];

  constructor(status: number, problem: Problem['error']) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

/** Sends one API request and reads its reply. The page's cookie is sent automatically; a program passes its token. */
export async function request<N extends RouteName>(
  name: N,
  parts: Needed<Parts<N>>,
  { base = '', token }: { base?: string; token?: string } = {},
): Promise<Reply<N>> {
  const { method, path } = ROUTES[name];
  const { params, query, body } = parts as Partial<Record<keyof Parts<N>, Record<string, unknown>>>;
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) asked.set(key, String(value));
  const search = asked.size > 0 ? `?${asked}` : '';

  const reply = await fetch(`${base}${filled}${search}`, {
    method,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const text = await reply.text();
  if (reply.ok) return JSON.parse(text) as Reply<N>;
  throw new Refused(reply.status, problemIn(text, reply.status));
}

function problemIn(text: string, status: number): Problem['error'] {
  try {
    const { error } = JSON.parse(text) as Problem;
    if (typeof error.message === 'string') return error;
  } catch {
    // Not from us: a proxy's page, or a connection cut off in the middle.
  }
  return { code: 'unreachable', message: `The server answered with status ${status}.` };
}
