import type { FastifyInstance } from 'fastify';

/** Records which methods exist for which path, to tell "method not allowed" from "not found". */
export function methodsOf(app: FastifyInstance): (path: string) => string[] {
  const known: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    known.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (path) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ];
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : literal(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
