import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { createDatabase } from './postgres-access';
import { supabase } from './supabase-cli';

const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url));
const note =
  '// Generated from supabase/migrations. Write it again with:\n' +
  '// npx vitest run --project database tests/database/types.test.ts -u\n\n';

/** Formats code with the repository's settings. The file name makes the formatter apply them. */
function formatted(source: string): string {
  return execFileSync(biome, ['format', '--stdin-file-path=tests/database/generated.ts'], {
    input: source,
    encoding: 'utf8',
  });
}

test('the TypeScript types of the database match the migrations', async () => {
  const url = await createDatabase(inject('postgres'), 'types');
  const { status, output, errors } = await supabase('gen', 'types', '--schema', 'public', `--remote=${url}`);
  expect(status, errors).toBe(0);
  // Leaves out the helper types that follow, because nothing uses them.
  const types = output.slice(
    output.indexOf('export type Json'),
    output.indexOf('type DatabaseWithoutInternals'),
  );
  await expect(formatted(note + types)).toMatchFileSnapshot('../../src/lib/database.types.ts');
});
