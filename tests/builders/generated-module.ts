import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The folders that are copied. Pictures and documents are left out. */
const PARTS = ['src', 'supabase', 'tests', 'e2e'];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'biome.json',
  '.gitignore',
  'docs/glossary.md',
];

export interface GeneratedModule {
  /** The generator's output if it failed, else ''. */
  failure: string;
  added: string[];
  /**
   * Existing files that the generator edited. The database types and the catalogue are missing here, because
   * tests that compare them update them later.
   */
  edited: string[];
  /** Number of lines in new files plus lines added to existing files. */
  lines: number;
  /** Runs a program in the copy. Returns its output if it fails. */
  run: (program: string, ...args: string[]) => Promise<string>;
  remove: () => void;
}

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

const GENERATED = ['src/lib/database.types.ts', 'tests/database/catalogue.txt'];

const linesOf = (text = ''): number => text.split('\n').length - 1;

/** Runs `npm run new-module` in a copy of the repository. */
export async function generateModule(): Promise<GeneratedModule> {
  const copy = mkdtempSync(join(tmpdir(), 'celebra-new-module-'));
  for (const part of [...PARTS, ...SETTINGS]) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const start = async (program: string, args: string[]) => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const child = spawn(program, args, { cwd: copy, env: { ...env, NO_COLOR: '1' } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const [code] = await once(child, 'close');
    return code === 0 ? '' : `${program} ${args.join(' ')}\n${said}`;
  };
  const before = filesOf(copy);
  // Also rewrites the catalogue, and tests the new table as every kind of person.
  const failure = await start(process.execPath, [
    'src/app/build/new-module/new-module.mjs',
    'gift-ideas',
    'Ideas de regalo',
  ]);
  const after = filesOf(copy);
  const added = [...after].filter(([path]) => !before.has(path));
  const edited = [...after].filter(([path, text]) => before.has(path) && before.get(path) !== text);
  const grown = edited.map(([path, text]) => linesOf(text) - linesOf(before.get(path)));
  return {
    failure,
    added: added.map(([path]) => path),
    edited: edited.map(([path]) => path).filter((path) => !GENERATED.includes(path)),
    lines: [...added.map(([, text]) => linesOf(text)), ...grown].reduce((sum, each) => sum + each, 0),
    run: (program, ...args) => start(join(copy, 'node_modules/.bin', program), args),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
