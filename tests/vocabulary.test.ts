import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Rows of the glossary's table of replaced names: the name that stands, and those that it replaced. */
const REPLACED = /^## Replaced names$([\s\S]*?)(?=^## |(?![\s\S]))/m
  .exec(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))?.[1]
  ?.split('\n')
  .flatMap((row) => {
    const [, stands, replaced] = /^\| `(\w+)`\s*\| (.+?)\s*\|$/.exec(row) ?? [];
    return [...(replaced ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => [name, stands] as const);
  });

test('code uses no name that the glossary has replaced', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'tests', 'e2e', 'supabase/local'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/locales/'));
  expect(REPLACED?.length).toBeGreaterThan(5);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    return (REPLACED ?? []).flatMap(([name, stands]) =>
      new RegExp(`\\b${name}\\b`).test(code) ? [`${file}: ${name} is called ${stands}`] : [],
    );
  });
  expect(found).toEqual([]);
});
