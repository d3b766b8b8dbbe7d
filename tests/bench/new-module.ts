import { generateModule } from '../builders/generated-module';
import type { Figure } from './figure';

const SEEN_BY = [
  'gift-ideas',
  'architecture',
  'locales',
  'text-checks',
  'src/app/modules',
  'nouns',
  'follows',
];
const PROJECTS = ['pages', 'unit', 'apart', 'domain'].flatMap((name) => ['--project', name]);

/** Generates a new module in a copy of the repository and runs the repository's checks on it. */
export async function* newModuleFigures(): AsyncGenerator<Figure> {
  const { failure, added, edited, lines, run, remove } = await generateModule();
  const atMost = (name: string, value: number, limit: number): Figure => ({
    name,
    value,
    unit: '',
    limit,
    ok: value <= limit,
  });
  try {
    yield atMost('lines of a new module', lines, 900);
    yield atMost('new files', added.length, 12);
    yield atMost('edited files', edited.length, 5);
    const checks: [name: string, said: string][] = [
      ['its table and its probes', failure],
      ['types', await run('tsc', '--tsBuildInfoFile', 'dist/types/tsbuildinfo')],
      ['lint', await run('biome', 'check', '--error-on-warnings', ...added, ...edited)],
      ['page test and the tests that see it', await run('vitest', 'run', ...PROJECTS, ...SEEN_BY)],
    ];
    for (const [name, said] of checks) {
      if (said !== '') console.error(said);
      yield atMost(`${name}, failures`, said === '' ? 0 : 1, 0);
    }
  } finally {
    remove();
  }
}
