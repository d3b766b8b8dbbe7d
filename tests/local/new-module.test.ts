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
