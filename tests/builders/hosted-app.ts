import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildApp } from './build-app';

const ROOT = join(import.meta.dirname, '..', '..');

/** Far from the port of the end-to-end tests, so that several copies can run at the same time. */
const PORT = 10_000 + Number(process.env.E2E_PORT ?? 4317);

/** A Supabase project and its site, each on a local origin, and the project's public key. */
export const HOSTED = {
  site: `http://localhost:${PORT}`,
  sitePort: PORT,
  service: `http://127.0.0.1:${PORT + 10_000}`,
  servicePort: PORT + 10_000,
  key: 'sb_publishable_of_the_project',
};

export const HOSTED_SETTINGS = {
  VITE_SUPABASE_URL: HOSTED.service,
  VITE_SUPABASE_ANON_KEY: HOSTED.key,
  VITE_SITE_URL: HOSTED.site,
  ALLOW_EXAMPLE_COMPANY: 'yes',
};

/** Files that a build depends on. It also depends on the date, which decides which posts appear. */
const SOURCES = ['src', 'public', 'supabase', 'index.html', 'vite.config.ts', 'package-lock.json'];

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

const hashOf = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

/** Returns the folder of a build for that project. The build is reused until its files change. */
export async function hostedApp(): Promise<string> {
  const files = (await Promise.all(SOURCES.map((one) => filesOf(join(ROOT, one))))).flat().sort();
  const texts = await Promise.all(files.map((file) => readFile(file)));
  const today = new Date().toISOString().slice(0, 10);
  const ours = `celebra-hosted-${hashOf(ROOT)}-`;
  const dist = join(tmpdir(), ours + hashOf(JSON.stringify([HOSTED, today, files]), ...texts));
  if (existsSync(dist)) return dist;
  // Built in a temporary folder and renamed, so that no process sees half a build.
  const aside = `${dist}.${process.pid}`;
  await buildApp(aside, HOSTED_SETTINGS);
  await chmod(aside, 0o755);
  await rename(aside, dist).catch(async (error) => {
    // Another process finished the same build first.
    await rm(aside, { recursive: true });
    if (!existsSync(dist)) throw error;
  });
  const old = (await readdir(tmpdir())).filter((name) => name.startsWith(ours) && name !== basename(dist));
  await Promise.all(old.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
  return dist;
}
