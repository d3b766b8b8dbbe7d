import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type HeaderRule, parseHeaders } from './headers.ts';
import { FOR_HOSTS, sentPaths } from './hosts.ts';

type Source = { headers: string; redirects: string; site: string | undefined };

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const variable = (header: string): string => `$celebra_${header.toLowerCase().replaceAll('-', '_')}`;
const asRegExp = (path: string): string =>
  `"~^${path.endsWith('*') ? escapeRegExp(path.slice(0, -1)) : `${escapeRegExp(path)}$`}"`;

/** Groups the values of each header by path. The rule for all paths is the default. */
function byHeader(rules: readonly HeaderRule[]): Map<string, { path: string; value: string }[]> {
  const found = new Map<string, { path: string; value: string }[]>();
  for (const { path, headers } of rules)
    for (const [name, value] of headers) found.set(name, [...(found.get(name) ?? []), { path, value }]);
  return found;
}

/** Headers that static hosts send by default if `_headers` has no rule for a file. */
const DEFAULTS: Record<string, string> = { 'Cache-Control': 'no-cache' };

function headerLines(text: string): { maps: string[]; lines: string[] } {
  const maps: string[] = [];
  const lines: string[] = [];
  for (const [name, rules] of byHeader(parseHeaders(text))) {
    const forAll = rules.find(({ path }) => path === '/*')?.value ?? DEFAULTS[name] ?? '';
    const special = rules.filter(({ path }) => path !== '/*');
    if (special.length === 0) lines.push(`add_header ${name} ${quoted(forAll)} always;`);
    else {
      const entries = special.map(({ path, value }) => `  ${asRegExp(path)} ${quoted(value)};`);
      maps.push(`map $celebra_address ${variable(name)} {`, `  default ${quoted(forAll)};`, ...entries, '}');
      lines.push(`add_header ${name} ${variable(name)} always;`);
    }
  }
  return { maps, lines };
}

/**
 * Returns the complete nginx configuration. It contains the headers of `_headers`, the rewrites of
 * `_redirects`, pages without extension, and a not-found page per language. Include it in the `http` block,
 * as Debian does with `/etc/nginx/conf.d/*.conf`.
 */
function nginxConf({ headers, redirects, site }: Source): string {
  const { maps, lines } = headerLines(headers);
  const sent = new Map<string, string[]>();
  for (const { path, file } of sentPaths(redirects)) {
    const pattern = path.endsWith('/*') ? `${escapeRegExp(path.slice(0, -1))}.+` : escapeRegExp(path);
    sent.set(file, [...(sent.get(file) ?? []), pattern]);
  }
  return [
    '# Made by the build for nginx 1.18 or later; docs/deploy.md says how it is used. Certificates and further',
    '# addresses belong into a copy: the next build writes this file again.',
    ...maps,
    'map $uri $celebra_missing {',
    '  default /404.html;',
    '  "~^/en(/|$)" /en/404.html;',
    '}',
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${site ? new URL(site).hostname : '_'};`,
    '  root /srv/celebra;',
    '  include /etc/nginx/mime.types;',
    '  types { application/manifest+json webmanifest; }',
    '  charset utf-8;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/css text/plain text/xml application/javascript application/manifest+json image/svg+xml;',
    ...lines.map((line) => `  ${line}`),
    '  error_page 404 $celebra_missing;',
    '  # The address as it was asked for, decoded: $uri becomes the file that answers.',
    '  set $celebra_address $uri;',
    '  # Not with a backslash (x5c), which browsers take for a slash: two of them lead to another site.',
    '  rewrite "^/([^\\x5c]+)/$" /$1 permanent;',
    '  location = / { try_files /index.html =404; }',
    '  location / { try_files $uri $uri.html =404; }',
    '  # For hosts, not for visitors.',
    `  location ~ ^/(${FOR_HOSTS.map(escapeRegExp).join('|')})$ { return 404; }`,
    '  location ~ /\\.(?!well-known/) { return 404; }',
    '  # The addresses of the app.',
    ...[...sent].map(
      ([file, patterns]) => `  location ~ ^(${patterns.join('|')})$ { try_files /${file}.html =404; }`,
    ),
    '}',
    '',
  ].join('\n');
}

/** Writes `nginx.conf` to the build folder. This plugin must come after the one that writes the pages. */
export function nginxFile(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'celebra:nginx-file',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      handler(error) {
        if (error) return;
        const out = resolve(config.root, config.build.outDir);
        const read = (name: string) => readFileSync(join(out, name), 'utf8');
        const text = nginxConf({
          headers: read('_headers'),
          redirects: read('_redirects'),
          site: config.env.VITE_SITE_URL as string | undefined,
        });
        writeFileSync(join(out, 'nginx.conf'), text);
      },
    },
  };
}
