import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run new-module -- gifts Regalos` creates a working module with table, list, form, texts and tests. */

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const TEMPLATES = new URL('./templates/', import.meta.url);

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {string} kebab */
const pascal = (kebab) => kebab.split('-').map(capital).join('');
/** @param {string} kebab */
const snake = (kebab) => kebab.replaceAll('-', '_');
/** Returns the singular of an English plural. @param {string} kebab */
const singular = (kebab) =>
  kebab
    .replace(/ies$/, 'y')
    .replace(/(s|x|sh|ch)es$/, '$1')
    .replace(/s$/, '');

const [name = '', spanish] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(name) || singular(name) === name)
  stop(
    'npm run new-module -- <plural-in-kebab-case> [Spanish plural], for example: gift-ideas "Ideas de regalo"',
  );
const one = singular(name);
const words = name.replaceAll('-', ' ');
const key = name.replaceAll('-', '');
/** Replacements of the template's placeholders. @type {Record<string, string>} */
const FORMS = {
  __folder__: name,
  __file__: one,
  __table__: snake(name),
  __row__: snake(one),
  __things__: key,
  __thing__: pascal(one).charAt(0).toLowerCase() + pascal(one).slice(1),
  __Thing__: pascal(one),
  __Things__: pascal(name),
  __THING__: snake(one).toUpperCase(),
  __THINGS__: snake(name).toUpperCase(),
  __words__: words,
  __Words__: capital(words),
  __Palabras__: spanish ?? capital(words),
};

const migrations = readdirSync(join(ROOT, 'supabase/migrations')).filter((file) => file.endsWith('.sql'));
const last = Number(migrations.sort().at(-1)?.slice(0, 14));

/** Target file of each template. */
const FILES = {
  'migration.sql': `supabase/migrations/${last + 100}_${snake(name)}.sql`,
  'domain.ts': `src/domain/${name}/${one}.ts`,
  'data.ts': `src/data/${name}.ts`,
  'rows.ts': `src/features/${name}/rows.ts`,
  'sheet.tsx': `src/features/${name}/${one}-sheet.tsx`,
  'view.tsx': `src/features/${name}/${name}-view.tsx`,
  'page.tsx': `src/features/${name}/${name}-page.tsx`,
  'page.test.tsx': `src/features/${name}/${name}-page.test.tsx`,
  'en.ts': `src/locales/en/${key}.ts`,
  'es.ts': `src/locales/es/${key}.ts`,
  'table.ts': `tests/database/tables/${snake(name)}.ts`,
};

/**
 * Files that register the module, with the text to insert after a mark. @type {[path: string, mark: RegExp,
 * text: string][]}
 */
const EDITS = [
  ['src/data/sync/nouns.ts', /^/, `import { ${FORMS.__THINGS__} } from '../${name}';\n`],
  ['src/data/sync/nouns.ts', /export const NOUNS.*\{\n/, `  ${snake(name)}: ${FORMS.__THINGS__},\n`],
  [
    'src/domain/follows/follows.ts',
    /export const FOLLOWS = [\s\S]*?\n(?=\} as const)/,
    `  ${snake(name)}: { ...APART },\n`,
  ],
  [
    'src/domain/follows/follows.ts',
    /export const DATE_COLUMNS = [\s\S]*?\n(?=\} as const)/,
    `  ${snake(name)}: { due_date: 'apart' },\n`,
  ],
  [
    'src/app/modules.ts',
    /export const MODULES[\s\S]*?\n(?=\];)/,
    `  {
    key: '${key}',
    group: 'plan',
    ...planPage('${name}'),
    title: '${key}',
    load: () => import('@/features/${name}/${name}-page'),
    texts: ['${key}', 'modules'],
    tables: ['${snake(name)}'],
    rows: () => import('@/features/${name}/rows'),
  },
`,
  ],
  ...[
    { language: 'en', title: FORMS.__Words__ },
    { language: 'es', title: FORMS.__Palabras__ },
  ].flatMap(({ language, title }) => {
    const path = `src/locales/${language}/common.ts`;
    return /** @type {[string, RegExp, string][]} */ ([
      [path, /\n {2}title: \{\n/, `    ${key}: '${title} · Celebra',\n`],
      [path, /\n {4}module: \{\n/, `      ${key}: '${title}',\n`],
    ]);
  }),
];

if (migrations.some((file) => read(`supabase/migrations/${file}`).includes(`public.${snake(name)} (`)))
  stop(`There is a table ${snake(name)} already.`);
const edited = new Map(EDITS.map(([path]) => [path, read(path)]));
for (const [path, mark, text] of EDITS) {
  const before = edited.get(path) ?? '';
  const found = mark.exec(before);
  if (!found) stop(`${path} has no ${mark}`);
  else {
    const at = found.index + found[0].length;
    edited.set(path, before.slice(0, at) + text + before.slice(at));
  }
}

for (const [template, path] of Object.entries(FILES)) {
  const text = readFileSync(new URL(`${template}.txt`, TEMPLATES), 'utf8');
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(
    join(ROOT, path),
    Object.entries(FORMS).reduce((filled, [form, value]) => filled.replaceAll(form, value), text),
    { flag: 'wx' },
  );
}
for (const [path, text] of edited) writeFileSync(join(ROOT, path), text);

/** @param {string} program @param {string[]} args */
const run = (program, ...args) =>
  execFileSync(join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, stdio: 'inherit' });
const code = [...Object.values(FILES), ...edited.keys()].filter((path) => !path.endsWith('.sql'));
run('biome', 'check', '--write', ...code);
// Running these tests with -u updates the generated types and the catalogue. They also test access to the new
// table.
const PROBES = ['tests/database/types.test.ts', 'tests/database/access.test.ts'];
// Runs only the tests of the new table, so that snapshots of other rules stay unchanged.
run('vitest', 'run', '--project', 'database', ...PROBES, '-u', '-t', 'types|catalogue|everybody|plain');
console.info(
  `\nWritten. Next: the fields of ${FILES['domain.ts']}, its table, its texts, and what becomes of it when the event moves (src/domain/follows/follows.ts); then npx vitest run ${name}.`,
);
if (!spanish) console.info(`Its Spanish name is missing: src/locales/es/common.ts and ${FILES['es.ts']}.`);
