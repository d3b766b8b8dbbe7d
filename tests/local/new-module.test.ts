import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** `npm run new-module` makes a module in a copy of the repository, where it passes what the repository passes. */
const ROOT = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'celebra-new-module-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the copy holds: sources and settings. Pictures and documents take their time and are not asked. */
const PARTS = ['src', 'supabase', 'tests', 'e2e'];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'biome.json',
  '.gitignore',
];

function filesOf(folder: string): Map<string, string> {
  return new Map(
    PARTS.flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry): [string, string] => {
          const path = join(entry.parentPath, entry.name);
          return [path.slice(folder.length + 1), readFileSync(path, 'utf8')];
        }),
    ),
  );
}

const lines = (text: string): number => text.split('\n').length - 1;

/** Runs a program of the repository in the copy; what it says, where it fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const child = spawn(program, args, { cwd: copy, env: { ...env, NO_COLOR: '1' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return code === 0 ? '' : `${program} ${args.join(' ')}\n${said}`;
}
const bin = (name: string): string => join(copy, 'node_modules/.bin', name);

test('a new module is at most 900 lines in 12 new files and 6 edits, and passes types, lint and its own tests', async () => {
  for (const part of [...PARTS, ...SETTINGS]) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const before = filesOf(copy);

  // Its table is probed as every actor, on the way to the catalogue.
  expect(
    await run(process.execPath, 'src/app/build/new-module/new-module.mjs', 'gift-ideas', 'Ideas de regalo'),
  ).toBe('');
  const after = filesOf(copy);
  const added = [...after].filter(([path]) => !before.has(path));
  const edited = [...after].filter(([path, text]) => before.has(path) && before.get(path) !== text);
  const grown = edited.map(([path, text]) => lines(text) - lines(before.get(path) ?? ''));
  const total = [...added.map(([, text]) => lines(text)), ...grown].reduce((sum, each) => sum + each, 0);
  console.info(`A new module: ${total} lines, ${added.length} new files, ${edited.length} edits`);
  expect(added.length).toBeLessThanOrEqual(12);
  expect(edited.map(([path]) => path)).toHaveLength(6);
  expect(total).toBeLessThanOrEqual(900);

  const said = await Promise.all([
    run(bin('tsc')),
    run(
      bin('vitest'),
      'run',
      '--project',
      'pages',
      '--project',
      'unit',
      '--project',
      'domain',
      'gift-ideas',
      'architecture',
      'locales',
      'text-checks',
      'src/app/modules',
    ),
    run(bin('biome'), 'check', '--error-on-warnings', ...[...added, ...edited].map(([path]) => path)),
  ]);
  expect(said.filter((one) => one !== '').join('\n')).toBe('');
}, 300_000);
