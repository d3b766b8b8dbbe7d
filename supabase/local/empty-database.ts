import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

const BLOCK = 512;

const make = (): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./initdb.mjs', import.meta.url));
    worker.once('message', (bytes: Uint8Array<ArrayBuffer>) => {
      resolve(bytes);
      void worker.terminate();
    });
    worker.once('error', reject);
  });

/** PGlite's version decides the format of the files, so an archive made by another one is never used. */
function cacheFile(root: string): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = readFileSync(join(dirname(main), '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return join(root, 'node_modules', '.cache', 'celebra', `empty-database-${version}.tar`);
}

/**
 * The archive of an empty database: making one takes seconds, so the first is kept beside the other tools'
 * caches. A folder that cannot be written to costs only the time.
 */
export async function emptyDatabase(root: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = cacheFile(root);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const bytes = await make();
    try {
      await mkdir(dirname(file), { recursive: true });
      // Written aside and moved, so that another process never reads half a file.
      const aside = `${file}.${process.pid}`;
      await writeFile(aside, bytes);
      await rename(aside, file);
    } catch (error) {
      console.warn(`[local backend] ${file} could not be kept:`, error);
    }
    return bytes;
  }
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  Buffer.from(bytes.subarray(from, from + length))
    .toString('utf8')
    .replace(/\0.*$/s, '');

/** Unpacks into a folder. Much faster than handing the archive to PGlite, which writes through its own layers. */
export async function unpack(archive: Uint8Array, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const name = text(archive, at, 100);
    if (name === '') break;
    const prefix = text(archive, at + 345, 155);
    const size = Number.parseInt(text(archive, at + 124, 12).trim() || '0', 8);
    const isFolder = text(archive, at + 156, 1) === '5';
    const target = join(folder, prefix, name);
    if (isFolder) await mkdir(target, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(target, archive.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o600 });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
