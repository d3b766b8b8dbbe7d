import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/**
 * `lib/format` defines the format `{{count, number}}`. So every page that shows such a text must load
 * `lib/format`.
 */
const SRC = join(import.meta.dirname, '../src');
const texts = import.meta.glob<Record<string, object>>('../src/locales/en/*.ts', { eager: true });
const all = import.meta.glob<Record<string, object>>('../src/locales/**/*.ts', { eager: true });

function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}
/** Text keys that contain a count, by namespace, without the plural suffix. */
const counted = new Map(
  Object.values(texts).flatMap((file) =>
    Object.entries(file).map(([name, tree]) => [
      name,
      new Set(
        leaves(tree)
          .filter(([, text]) => text.includes(', number'))
          .map(([key]) => key.replace(/_(one|many|other)$/, '')),
      ),
    ]),
  ),
);

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => join(SRC, name));
const read = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));
const resolve = (from: string, name: string): string[] => {
  const base = name.startsWith('@/')
    ? join(SRC, name.slice(2))
    : name.startsWith('.')
      ? join(dirname(from), name)
      : '';
  return [base, `${base}.ts`, `${base}.tsx`].filter((path) => read.has(path) && existsSync(path));
};
const STATIC = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'/gm;

/** Returns the files that a file imports directly or indirectly. */
function reach(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [entry];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const [, named, bare] of read.get(next)?.matchAll(STATIC) ?? [])
      queue.push(...resolve(next, named ?? bare ?? ''));
  }
  return seen;
}

/** Returns a file's text keys that contain a count. */
function countsIn(path: string): string[] {
  const source = read.get(path) ?? '';
  const asked = [...source.matchAll(/\bt\(([^;{]*)/g)].map(([, call = '']) => call).join();
  const spaces = [...counted].filter(
    ([name]) => source.includes(`'${name}'`) || (name === 'common' && source.includes('useTranslation()')),
  );
  return spaces.flatMap(([name, keys]) =>
    [...keys].filter((key) => asked.includes(`'${key}'`) || asked.includes(`'${name}:${key}'`)),
  );
}

test('every page that shows a number loads the number formatter', () => {
  const pages = sources.flatMap((path) =>
    [...(read.get(path)?.matchAll(/\bimport\('([^']+)'\)/g) ?? [])].flatMap(([, name]) =>
      resolve(path, name ?? ''),
    ),
  );
  expect(pages.length).toBeGreaterThan(50);
  const lacking = [...new Set(pages)]
    .map((page) => ({ page, files: reach(page) }))
    .filter(({ files }) => !files.has(join(SRC, 'lib/format.ts')))
    .flatMap(({ page, files }) =>
      [...files].flatMap((path) =>
        countsIn(path).map((key) => `${relative(SRC, page)}: ${relative(SRC, path)} shows ${key}`),
      ),
    );
  expect(lacking).toEqual([]);
});

/**
 * Seconds until the next email, at most sixty. The pages for signing in show them without loading
 * `lib/format`.
 */
const PLAIN = ['checkMail.wait', 'provider.rate_limited'];

test('every count in a text is formatted by the text', () => {
  const plain = Object.values(all)
    .flatMap((file) => Object.values(file).flatMap((tree) => leaves(tree)))
    .filter(([, text]) => text.includes('{{count}}'))
    .map(([key]) => key.replace(/_(one|many|other)$/, ''));
  expect([...new Set(plain)].toSorted()).toEqual(PLAIN);
  // A count that is formatted before has no plural form and is formatted twice.
  const formatted = [...read].filter(([, source]) => /\bcount: format[A-Z]/.test(source));
  expect(formatted.map(([path]) => relative(SRC, path))).toEqual([]);
});
