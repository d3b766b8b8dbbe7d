import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
/** Leaves out the changelog, because it names files that no longer exist. */
const DOCS = FILES.filter((path) => /^(?:README|docs\/.+)\.md$/.test(path) && !path.endsWith('CHANGELOG.md'));

const codeIn = (doc: string): string[] =>
  [...read(doc).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code);

/** Files that are not in git, because readers of the guide create them. */
const MADE = ['supabase/.env'];

const PATH =
  /(?<![@\w/-])(?:src|tests|e2e|supabase|docs|public)\/[\w./*…-]+|(?<![\w./*…<>-])[\w…-]+\.(?:tsx?|mjs|sql|css)\b/g;

/** Returns true if the name matches a file, a folder or the end of a path. `*` and `…` match anything. */
function isFile(name: string): boolean {
  const pattern = name
    .replace(/[/.]+$/, '')
    .replace(/[.]/g, '\\$&')
    .replace(/\*\*\//g, '(?:.+/)?')
    .replace(/[*…]/g, '[^/]*');
  return FILES.some((path) => new RegExp(`(?:^|/)${pattern}(?:\\.\\w+)*(?:/|$)`).test(path));
}

test('documents mention only files that exist', () => {
  const named = DOCS.flatMap((doc) =>
    codeIn(doc).flatMap((code) => [...code.matchAll(PATH)].map(([path]) => ({ doc, path }))),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !MADE.includes(path) && !isFile(path))).toEqual([]);
});

test('documents mention only npm scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = DOCS.flatMap((doc) =>
    codeIn(doc).flatMap((code) =>
      [...code.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => ({ doc, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('documents link only to files that exist', () => {
  const broken = DOCS.flatMap((doc) =>
    [...read(doc).matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)]
      .filter(([, to = '']) => !existsSync(join(ROOT, dirname(doc), to)))
      .map(([, to]) => `${doc}: ${to}`),
  );
  expect(broken).toEqual([]);
});
