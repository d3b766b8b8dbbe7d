import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const guide = read('docs/deploy.md');
const functions = readdirSync(join(ROOT, 'supabase/functions'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => read(join('supabase/functions', name)))
  .join('\n');

test('supabase/.env.example names every setting that functions and config.toml read, and no other', () => {
  const read_ = all(functions, /Deno\.env\.get\('(\w+)'\)/g);
  const given = [...read_].filter((name) => !name.startsWith('SUPABASE_'));
  const settings = all(read('supabase/config.toml').replace(/^\s*#.*$/gm, ''), /"env\((\w+)\)"/g);
  const named = all(read('supabase/.env.example'), /^(\w+)=/gm);
  expect([...named].sort()).toEqual([...new Set([...given, ...settings])].sort());
});

test('every db command of the guide that changes or asks a project says --remote', () => {
  const commands = [...guide.matchAll(/npx supabase (?:db|migration) [^`\n]*/g)].map(([command]) => command);
  expect(commands.length).toBeGreaterThan(6);
  expect(commands.filter((command) => !command.includes('--remote'))).toEqual([]);
});

test('the guide makes secrets once, and sets them before the functions that need them', () => {
  expect(guide.indexOf('secrets set')).toBeLessThan(guide.indexOf('functions deploy'));
  expect(guide).toMatch(/test -e supabase\/\.env \|\| sed/);
});
