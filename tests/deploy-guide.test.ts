import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SECTIONS } from '../supabase/doctor/guide.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const guide = read('docs/deploy.md');
const functions = readdirSync(join(ROOT, 'supabase/functions'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => read(join('supabase/functions', name)))
  .join('\n');

test('supabase/.env.example lists exactly the settings that the functions and config.toml read', () => {
  const read_ = all(functions, /Deno\.env\.get\('(\w+)'\)/g);
  const given = [...read_].filter((name) => !name.startsWith('SUPABASE_'));
  const settings = all(read('supabase/config.toml').replace(/^\s*#.*$/gm, ''), /"env\((\w+)\)"/g);
  const named = all(read('supabase/.env.example'), /^(\w+)=/gm);
  expect([...named].sort()).toEqual([...new Set([...given, ...settings])].sort());
});

test('hosted functions use the same package versions as the tests', () => {
  const manifests = readdirSync(join(ROOT, 'supabase/functions'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('deno.json'))
    .map((name) => JSON.parse(read(join('supabase/functions', name))) as { imports: Record<string, string> });
  const wanted = manifests.flatMap(({ imports }) => Object.entries(imports));
  expect(wanted.length).toBeGreaterThan(3);
  for (const [name, source] of wanted) {
    const [, installed = '', part = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? [];
    const manifest = read(join('node_modules', installed, 'package.json'));
    const { version } = JSON.parse(manifest) as { version: string };
    expect(source).toBe(`npm:${installed}@${version}${part}`);
  }
});

test('every database command in the deployment guide contains --remote', () => {
  const commands = [...guide.matchAll(/npx supabase (?:db|migration) [^`\n]*/g)].map(([command]) => command);
  expect(commands.length).toBeGreaterThan(6);
  expect(commands.filter((command) => !command.includes('--remote'))).toEqual([]);
});

test('the deployment guide sets the secrets before it deploys the functions', () => {
  expect(guide.indexOf('secrets set')).toBeLessThan(guide.indexOf('functions deploy'));
  expect(guide).toMatch(/test -e supabase\/\.env \|\| sed/);
});

test('the deployment guide contains every section that the doctor mentions', () => {
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(expect.arrayContaining(Object.values(SECTIONS)));
  for (const option of ['--url', '--key', '--site', '--mail-to', 'SUPABASE_SECRET_KEY'])
    expect(guide).toContain(option);
});

test('the deployment guide explains how to back up without Docker', () => {
  expect(guide).toMatch(/pg_dump "postgresql:/);
  expect(guide).toMatch(/db dump --remote`[^.]*needs Docker/);
});
