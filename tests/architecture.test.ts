import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Tests that imports follow the layers described in the README. Change the rule and the README together. */
const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

const all = walk(SRC).map((path) => relative(SRC, path));
const code = all.filter((path) => /\.tsx?$/.test(path));
const exists = new Set(all);

/** Returns the import paths of a file, including re-exports, dynamic imports and type imports. */
function imports(path: string): string[] {
  const text = readFileSync(join(SRC, path), 'utf8');
  return [...text.matchAll(/(?:from\s*|import\s*\(?\s*)['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '');
}

/** Returns the file in src that an import path means, or null for a package. */
function resolve(from: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : null;
  if (base === null) return null;
  return (
    [base, `${base}.ts`, `${base}.tsx`, `${base}.d.ts`].find((path) => exists.has(path)) ?? `missing:${base}`
  );
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const layerOf = (path: string) => path.split('/')[0] ?? '';
const featureOf = (path: string) => (path.startsWith('features/') ? path.split('/')[1] : null);

/** Folders of src that each layer is allowed to import from. */
const ALLOWED: Record<string, readonly string[]> = {
  'main.tsx': ['app', 'ui', 'lib'],
  app: ['app', 'demo', 'features', 'parts', 'data', 'domain', 'ui', 'lib', 'locales'],
  features: ['features', 'parts', 'data', 'domain', 'ui', 'lib', 'locales'],
  parts: ['parts', 'data', 'domain', 'ui', 'lib', 'locales'],
  demo: ['demo', 'data', 'domain', 'lib', 'locales'],
  data: ['data', 'domain', 'lib'],
  domain: ['domain'],
  ui: ['ui'],
  lib: ['lib', 'locales'],
  locales: ['locales'],
};

const edges = code
  .filter((path) => !isTest(path))
  .flatMap((from) => imports(from).map((specifier) => ({ from, specifier, to: resolve(from, specifier) })));

const broken = (rule: (edge: (typeof edges)[number]) => boolean) =>
  edges.filter(rule).map(({ from, specifier }) => `${from} imports ${specifier}`);

describe('the layers', () => {
  test('the layer rules also check dynamic imports', () => {
    expect(edges.length).toBeGreaterThan(100);
    expect(edges.some(({ from, to }) => from === 'main.tsx' && to === 'app/boot/mount.tsx')).toBe(true);
    expect(edges.some(({ from, to }) => from === 'lib/supabase.ts' && to === 'lib/data-client.ts')).toBe(
      true,
    );
  });

  test('every import names a file that exists', () => {
    expect(broken(({ to }) => to?.startsWith('missing:') ?? false)).toEqual([]);
  });

  test('a layer imports only from the layers below it', () => {
    expect(broken(({ from, to }) => to !== null && !ALLOWED[layerOf(from)]?.includes(layerOf(to)))).toEqual(
      [],
    );
  });

  test('a feature does not import another feature', () => {
    expect(
      broken(
        ({ from, to }) =>
          to !== null &&
          featureOf(from) !== null &&
          featureOf(to) !== null &&
          featureOf(from) !== featureOf(to),
      ),
    ).toEqual([]);
  });

  test('the domain imports only zod', () => {
    expect(
      broken(
        ({ from, to, specifier }) => layerOf(from) === 'domain' && to === null && specifier !== 'zod/mini',
      ),
    ).toEqual([]);
  });

  test('only data/permissions.ts calls the domain’s permission check', () => {
    const asks = /import \{[^}]*\bcan\b[^}]*\} from '@\/domain\/access'/;
    expect(code.filter((path) => !isTest(path) && asks.test(readFileSync(join(SRC, path), 'utf8')))).toEqual([
      'data/permissions.ts',
    ]);
  });

  test('only the layers data and lib import Supabase packages', () => {
    expect(
      broken(
        ({ from, specifier }) =>
          specifier.startsWith('@supabase/') && !['data', 'lib'].includes(layerOf(from)),
      ),
    ).toEqual([]);
  });

  test('files do not import one another in a circle', () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of edges) if (to) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      else if (!done.has(path)) {
        for (const to of next.get(path) ?? []) visit(to, [...trail, path]);
        done.add(path);
      }
    };
    for (const path of next.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });

  test('folders do not import one another in a circle', () => {
    // A folder is allowed to import from its subfolders and from its parent folders.
    const within = (a: string, b: string) => `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
    const next = new Map<string, Set<string>>();
    for (const { from, to } of edges) {
      if (to === null || within(dirname(from), dirname(to))) continue;
      next.set(dirname(from), (next.get(dirname(from)) ?? new Set()).add(dirname(to)));
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(next.get(from) ?? [])].some(
        (folder) => folder === to || (!seen.has(folder) && reaches(folder, to, seen.add(folder))),
      );
    expect([...next.keys()].filter((folder) => reaches(folder, folder))).toEqual([]);
  });
});

/** Checked separately, because the embedded backend runs in Node and the edge functions run in Deno. */
describe('supabase', () => {
  const folder = join(ROOT, 'supabase');
  const files = walk(folder).filter((path) => /\.(ts|mjs)$/.test(path) && !isTest(path));
  const found = files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/(?:from\s*|import\s*\(?\s*)['"](\.[^'"]+)['"]/g)].map(
      ([, specifier = '']) => ({
        from: relative(ROOT, from),
        to: relative(ROOT, join(dirname(from), specifier)),
      }),
    ),
  );

  test('files in the supabase folder import only app files that run without a browser', () => {
    expect(found.length).toBeGreaterThan(50);
    const outside = found.filter(({ to }) => !to.startsWith('supabase/'));
    expect(outside.filter(({ to }) => !/^src\/(domain|lib|data|demo|locales|app\/build)\//.test(to))).toEqual(
      [],
    );
  });

  const functions = found.filter(({ from }) => from.startsWith('supabase/functions/'));

  test('edge functions import only from their own folder, the shared folder and the domain', () => {
    expect(functions.length).toBeGreaterThan(5);
    const ownOf = (path: string) => path.split('/').slice(0, 3).join('/');
    expect(
      functions.filter(
        ({ from, to }) =>
          ownOf(from) !== ownOf(to) &&
          ownOf(to) !== 'supabase/functions/_shared' &&
          !to.startsWith('src/domain/'),
      ),
    ).toEqual([]);
  });

  test('domain files that edge functions use name the file extension in their imports', () => {
    const declared = (folder: string): string[] => {
      const settings = join(ROOT, folder, 'deno.json');
      return existsSync(settings) ? Object.keys(JSON.parse(readFileSync(settings, 'utf8')).imports) : [];
    };
    const taken = functions.filter(({ to }) => to.startsWith('src/domain/'));
    expect(taken.length).toBeGreaterThan(0);
    for (const folder of new Set(taken.map(({ from }) => dirname(from)))) {
      const read = new Set(taken.flatMap(({ from, to }) => (dirname(from) === folder ? [to.slice(4)] : [])));
      for (const path of read)
        for (const specifier of imports(path).filter((one) => !declared(folder).includes(one))) {
          const to = normalize(join(dirname(path), specifier));
          expect(exists.has(to) ? '' : specifier, `${folder} by ${path}`).toBe('');
          read.add(to);
        }
    }
  });
});

describe('the files', () => {
  const ours = [...code, ...all.filter((path) => path.endsWith('.css'))];

  test('file names are in kebab-case', () => {
    expect(
      ours.filter((path) =>
        path.split('/').some((part) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(part)),
      ),
    ).toEqual([]);
  });

  test('a folder has at most 25 files, unless it is one of four named folders', () => {
    const lists = ['data', 'ui', 'locales/en', 'locales/es'];
    const sizes = new Map<string, number>();
    for (const path of code.filter((path) => !isTest(path)))
      sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
    expect([...sizes].filter(([folder, size]) => size > 25 && !lists.includes(folder))).toEqual([]);
  });

  test('files with a suffix from the glossary contain what the suffix promises', () => {
    const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
    const screens = code.filter((path) => /^(features|parts)\//.test(path) && !isTest(path));
    const named = (ending: RegExp, holds: RegExp) =>
      screens.filter((path) => ending.test(path) && !holds.test(readFileSync(join(SRC, path), 'utf8')));
    for (const name of ['-page', '-view', '-panel', '-sheet', '-dialog', '-menu', 'use-', '-worker'])
      expect(glossary).toContain(`| \`${name}`);
    expect({
      pages: named(/^features\/.*-page\.tsx$/, /export default function \w+Page\b|export function \w+Page\b/),
      sheets: named(/-sheet\.tsx$/, /Sheet\b/),
      dialogs: named(/-dialog\.tsx$/, /Dialog\b/),
      menus: named(/-menu\.tsx$/, /Menu\b/),
      hooks: named(/\/use-[^/]*\.tsx?$/, /export (?:const|function) use[A-Z]/),
      workers: named(/-worker\.ts$/, /postMessage/),
    }).toEqual({ pages: [], sheets: [], dialogs: [], menus: [], hooks: [], workers: [] });
  });

  test('no index file re-exports other files', () => {
    expect(ours.filter((path) => /(^|\/)index\.tsx?$/.test(path) && !path.startsWith('locales/'))).toEqual(
      [],
    );
  });

  test('a file has at most 300 lines, except for generated files, data and texts', () => {
    const exempt = (path: string) =>
      path === 'lib/database.types.ts' || path.startsWith('locales/') || path.endsWith('.data.ts');
    expect(
      ours.filter((path) => !exempt(path) && readFileSync(join(SRC, path), 'utf8').split('\n').length > 301),
    ).toEqual([]);
  });

  test('no file suppresses a check or uses `any`', () => {
    const suppression =
      /biome-ignore|@ts-ignore|@ts-expect-error|@ts-nocheck|eslint-disable|dangerouslySetInnerHTML/;
    expect(code.filter((path) => suppression.test(readFileSync(join(SRC, path), 'utf8')))).toEqual([]);
  });

  test('no field uses maxLength, because the database counts characters differently', () => {
    expect(code.filter((path) => /\bmaxLength=/.test(readFileSync(join(SRC, path), 'utf8')))).toEqual([]);
  });

  test('every file with texts exists in both languages', () => {
    const of = (language: string) =>
      all
        .filter((path) => path.startsWith(`locales/${language}/`))
        .map((path) => path.slice(`locales/${language}/`.length))
        .sort();
    expect(of('es')).toEqual(of('en'));
  });
});

describe('the tests', () => {
  test('unit tests in a shared process do not replace modules or globals', () => {
    const shared = /^(?!domain\/|data\/|demo\/|lib\/|app\/boot\/|parts\/assist\/).*\.test\.ts$/;
    const replacing = /vi\.(mock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers)\b|fake-indexeddb/;
    const found = all.filter(
      (path) => shared.test(path) && replacing.test(readFileSync(join(SRC, path), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});

describe('the repository', () => {
  test('no file imports anything from outside the repository', () => {
    const text = edges.map(({ specifier }) => specifier).join('\n');
    expect(text).not.toMatch(/\.\.\/\.\.\/shared|\/work\//);
  });

  test('the lockfile contains no address of a package registry', () => {
    const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    expect(lock).not.toContain('"resolved": "http');
  });

  test('the lockfile contains the optional packages of all platforms', () => {
    type Locked = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
    const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
    const wanted = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
  });
});
