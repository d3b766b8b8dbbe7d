import { readFileSync, statSync } from 'node:fs';
import { join, normalize, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What a static host sends for an address: a file below the folder. */
export type Found = { file: string; status: 200 | 404 };

/** The page that starts the app at an address that is not drawn at build time. */
export const SHELL = 'shell';

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The paths of `_redirects` whose address stays while the shell is sent. */
function shellPaths(folder: string): string[] {
  const file = join(folder, '_redirects');
  if (!isFile(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from = '', to, status]) => (to === `/${SHELL}` && status === '200' ? [from] : []));
}

const covers = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname;

/**
 * As common static hosts do it: a file as it is, `/pricing` from `pricing.html`, the shell where `_redirects` says
 * so, and the not-found page for all else.
 */
export function hostedFile(folder: string, pathname: string): Found {
  const path = normalize(decodeURIComponent(pathname)).replace(/(.)\/+$/, '$1');
  const direct = path === '/' ? '/index.html' : path;
  if (isFile(join(folder, direct))) return { file: direct, status: 200 };
  if (isFile(join(folder, `${path}.html`))) return { file: `${path}.html`, status: 200 };
  if (shellPaths(folder).some((pattern) => covers(pattern, path)))
    return { file: `/${SHELL}.html`, status: 200 };
  return { file: '/404.html', status: 404 };
}

/** `vite preview` as a static host. After the backend in the list of plugins, which answers first. */
export function likeStaticHosts(): Plugin {
  return {
    name: 'celebra:like-static-hosts',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((req, res, next) => {
        const url = new URL(req.url ?? '/', 'http://localhost');
        const { file, status } = hostedFile(folder, url.pathname);
        if (status === 200) {
          req.url = file + url.search;
          return next();
        }
        res.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        res.end(readFileSync(join(folder, file)));
      });
    },
  };
}
