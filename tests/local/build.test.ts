import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_ONLY, holding } from '../builders/embedded-only';

const ROOT = join(import.meta.dirname, '..', '..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'celebra-build-'));
}, 10_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function build(name: string, env: Record<string, string>): Promise<Map<string, string>> {
  const out = join(folder, name);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: ROOT,
      env: { ...process.env, VITEST: '', NODE_ENV: 'production', VITE_SUPABASE_ANON_KEY: '', ...env },
    },
  );
  const files = await readdir(out, { recursive: true, withFileTypes: true });
  return new Map(
    await Promise.all(
      files
        .filter((file) => file.isFile())
        .map(
          async (file) => [file.name, await readFile(join(file.parentPath, file.name), 'latin1')] as const,
        ),
    ),
  );
}

const HOSTED = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_the_project',
  VITE_SITE_URL: 'https://celebra.test',
  ALLOW_EXAMPLE_COMPANY: 'yes',
};

test('a build for a hosted project stops with every reason why it would not work there', async () => {
  const slip = {
    VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co/',
    VITE_SITE_URL: '',
    ALLOW_EXAMPLE_COMPANY: '',
  };
  const reasons = await build('refused', { ...HOSTED, ...slip, VITE_SUPABASE_ANON_KEY: '' }).catch(String);
  for (const reason of [
    /VITE_SUPABASE_URL must be/,
    /ANON_KEY is missing/,
    /SITE_URL is missing/,
    /example company/,
  ])
    expect(reasons).toMatch(reason);
}, 60_000);

/** public-site.test looks for the same in an embedded build, where it is to be found. */
test('a build for a hosted project holds nothing of the embedded backend, and may talk to the project', async () => {
  const files = await build('hosted', HOSTED);
  for (const text of [...EMBEDDED_ONLY, 'pglite']) expect(holding(files, text), text).toEqual([]);
  expect(holding(files, 'sb_publishable_of_the_project')).not.toEqual([]);
  for (const name of ['_headers', 'nginx.conf'])
    expect(files.get(name)).toContain("connect-src 'self' https://abcdefgh.supabase.co;");
  expect(files.get('nginx.conf')).toContain('server_name celebra.test;');
}, 180_000);
