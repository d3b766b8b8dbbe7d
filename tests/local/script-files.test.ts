import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';

/** Tests how `npm run build` divides the scripts into files. */
const folder = join(import.meta.dirname, '../../dist/assets');
/** Size of each script, compressed, in kB, and the scripts that it imports. */
const scripts = new Map<string, { kB: number; imports: string[] }>();

beforeAll(async () => {
  if (!existsSync(folder)) throw new Error('There is no build to look at: run `npm run build` first');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    const imports = [...text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, file = '']) => file);
    scripts.set(name, { kB: gzipSync(text).length / 1000, imports });
  }
});

const importsOf = (name: string) => scripts.get(name)?.imports ?? [];
/** The script of a page and all scripts that it imports, directly or not. */
function loadedBy(page: string): string[] {
  const loaded = new Set([...scripts.keys()].filter((name) => name.startsWith(`${page}-`)));
  expect(loaded.size, page).toBe(1);
  for (const name of loaded) for (const imported of importsOf(name)) loaded.add(imported);
  return [...loaded];
}

// A guest list is the largest page of a plan. Without groups, it was 135 files with 436 kB.
test('the guest list loads at most 105 files with 400 kB', () => {
  const files = loadedBy('guest-list-page');
  expect(files.length).toBeLessThanOrEqual(105);
  expect(files.reduce((sum, name) => sum + (scripts.get(name)?.kB ?? 0), 0)).toBeLessThan(400);
});

// In a circle, a script could read another's value before it is set. The page would then stay empty.
test('no scripts import each other, except the layout of the workspace and its file', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name))].sort().join(' '));
    if (way.includes(name) || done.has(name)) return;
    for (const imported of importsOf(name)) follow(imported, [...way, name]);
    done.add(name);
  };
  for (const name of scripts.keys()) follow(name, []);
  expect([...new Set(circles)].map((circle) => circle.replace(/-[\w-]{7}\.js/g, ''))).toEqual([
    'workspace workspace-layout',
  ]);
});
