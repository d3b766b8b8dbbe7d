import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

export type HeaderRule = { path: string; headers: [name: string, value: string][] };

/** Parses a `_headers` file: a path, then its headers in indented lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([name, value.trim()]);
  }
  return rules;
}

const matches = (path: string, pathname: string): boolean =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;

/**
 * Returns the headers of all rules that match a path. A header may occur twice; static hosts either join both
 * values or send the last one.
 */
export const headersOf = (rules: readonly HeaderRule[], pathname: string): [name: string, value: string][] =>
  rules.flatMap(({ path, headers }) => (matches(path, pathname) ? headers : []));

/** Returns the headers that a static host sends for a path, including the usual default for caching. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string): Map<string, string> =>
  new Map([['Cache-Control', 'no-cache'], ...headersOf(rules, pathname)]);

/**
 * Allows the hosted project in the content security policy: its requests, its WebSocket, and pictures of
 * events' pages.
 */
export function allowBackend(text: string, url: string): string {
  const { origin } = new URL(url);
  return text
    .replace(/connect-src 'self'/g, `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`)
    .replace(/img-src 'self'/g, `img-src 'self' ${origin}`);
}

/**
 * Plugin for `public/_headers`. A build writes the hosted project into it, and the preview server sends the
 * headers as a static host does.
 */
export function securityHeaders(): Plugin {
  let config: ResolvedConfig;
  const file = () => join(resolve(config.root, config.build.outDir), '_headers');
  return {
    name: 'celebra:security-headers',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const url = config.env.VITE_SUPABASE_URL as string | undefined;
      if (url && existsSync(file())) writeFileSync(file(), allowBackend(readFileSync(file(), 'utf8'), url));
    },
    configurePreviewServer(server) {
      const rules = existsSync(file()) ? parseHeaders(readFileSync(file(), 'utf8')) : [];
      server.middlewares.use((req, res, next) => {
        const [pathname = '/'] = (req.url ?? '/').split('?');
        for (const [name, value] of headersFor(rules, pathname)) res.setHeader(name, value);
        next();
      });
    },
  };
}
