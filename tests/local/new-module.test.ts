import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GeneratedModule, generateModule } from '../builders/generated-module';

let made: GeneratedModule;
beforeAll(async () => {
  made = await generateModule();
}, 300_000);
afterAll(() => made?.remove());

// `npm run bench -- new-module` runs the module's type check, page test and lint, and the repository tests
// that it affects.
test('a new module needs at most 900 lines in 11 files and changes to 5 existing files', () => {
  expect(made.failure).toBe('');
  expect(made.added.length).toBeLessThanOrEqual(11);
  expect(made.edited).toHaveLength(5);
  expect(made.lines).toBeLessThanOrEqual(900);
});

test('every module that the templates of a new module import exists', () => {
  const src = join(import.meta.dirname, '../../src');
  const templates = join(src, 'app/build/new-module/templates');
  const imported = readdirSync(templates).flatMap((file) =>
    [...readFileSync(join(templates, file), 'utf8').matchAll(/from '@\/([\w/.-]+)'/g)].map(
      ([, path]) => path,
    ),
  );
  // Other imports, such as `@/data/__folder__`, are of files that the generator writes.
  const ours = imported.filter((path) => path && !path.includes('__'));
  expect(ours.length).toBeGreaterThan(20);
  expect(
    ours.filter((path) => !['.ts', '.tsx'].some((end) => existsSync(join(src, `${path}${end}`)))),
  ).toEqual([]);
});
