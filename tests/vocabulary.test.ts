import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Rows of the glossary's table of replaced names: the current name, and the names that it replaced. */
const REPLACED = /^## Replaced names$([\s\S]*?)(?=^## |(?![\s\S]))/m
  .exec(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))?.[1]
  ?.split('\n')
  .flatMap((row) => {
    const [, stands, replaced] = /^\| `(\w+)`\s*\| (.+?)\s*\|$/.exec(row) ?? [];
    return [...(replaced ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => [name, stands] as const);
  });

/**
 * Returns the TypeScript files in these folders. Leaves out translations and files that git doesn't track.
 */
const filesIn = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/locales/'));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('code does not use names that the glossary has replaced', () => {
  const files = filesIn('src', 'tests', 'e2e', 'supabase/local');
  expect(REPLACED?.length).toBeGreaterThan(5);
  const found = files.flatMap((file) => {
    const code = read(file);
    return (REPLACED ?? []).flatMap(([name, stands]) =>
      new RegExp(`\\b${name}\\b`).test(code) ? [`${file}: ${name} is called ${stands}`] : [],
    );
  });
  expect(found).toEqual([]);
});

const MOST_LETTERS = 90;

test('a test title has at most 90 characters', () => {
  const title = /^\s*(?:test|it)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm;
  const titles = filesIn('src', 'tests', 'e2e').flatMap((file) =>
    [...read(file).matchAll(title)].map(([, , text = '']) => ({ file, text: text.replaceAll('\\', '') })),
  );
  expect(titles.length).toBeGreaterThan(1000);
  expect(titles.filter(({ text }) => text.length > MOST_LETTERS)).toEqual([]);
});

const matchesOf = (pattern: RegExp): string[] =>
  filesIn('src', 'supabase', 'tests').flatMap((file) =>
    (read(file).match(pattern) ?? []).map((text) => `${file}: ${text.trim()}`),
  );

test('a comment does not begin with “What”', () => {
  expect(matchesOf(/(?:^|\s)(?:\/\*\*|\/\/)(?:\s*\*)?\s*What\s[^?\n]*$/gm)).toEqual([]);
});

test('a test title does not begin with “and”, “is” or a similar word', () => {
  expect(matchesOf(/^\s*(?:test|it)\(['"](?:and|but|or|so|nor|that|whose|is|are|has|have) .*/gm)).toEqual([]);
});

/**
 * Names that several files can export: `faces` of each feature's rows, and the functions of the two routers.
 */
const SHARED = ['faces', 'fetchPage', 'fetchFirstPage'];

test('two files export the same name only if no feature can import both', () => {
  const declared = /^export (?:async )?(?:interface|type|const|function\*?|class) (\w+)/gm;
  const places = new Map<string, { scope: string; file: string }[]>();
  for (const file of filesIn('src').filter((path) => !path.includes('.test.'))) {
    const scope = /^src\/features\/[^/]+/.exec(file)?.[0] ?? '';
    for (const name of new Set([...read(file).matchAll(declared)].map(([, own = '']) => own)))
      places.set(name, [...(places.get(name) ?? []), { scope, file }]);
  }
  // Features can't import each other, so they can use the same names.
  const found = [...places].filter(
    ([name, all]) =>
      !SHARED.includes(name) &&
      all.some(({ scope }, at) =>
        all.some((other, i) => i !== at && (scope === '' || other.scope === scope)),
      ),
  );
  expect(found.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)).toEqual([]);
});
