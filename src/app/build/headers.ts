import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

export type HeaderRule = { path: string; headers: [name: string, value: string][] };

/** Parses the headers file of common static hosts: a path, then its headers, indented. */
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
 * Merges all header rules of a path, because some hosts send the last of two values for one header, others
 * join both.
 */
export const headersOf = (rules: readonly HeaderRule[], pathname: string): [name: string, value: string][] =>
  rules.flatMap(({ path, headers }) => (matches(path, pathname) ? headers : []));

/** Returns a host's headers for a path; without a rule it caches as hosts do by default. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string): Map<string, string> =>
  new Map([['Cache-Control', 'no-cache'], ...headersOf(rules, pathname)]);

/**
 * Adds the hosted project to the content security policy: requests, live channel, and pictures of events'
 * pages.
 */
export function allowBackend(text: string, url: string): string {
  const { origin } = new URL(url);
  return text
    .replace(/connect-src 'self'/g, `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`)
    .replace(/img-src 'self'/g, `img-src 'self' ${origin}`);
}

/**
 * Handles `public/_headers` in `vite build` and `vite preview`: the built file names the hosted project, and
 * the preview server sends a static host's headers.
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
