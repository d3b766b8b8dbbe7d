import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { archiveFile } from './archive-file.mjs';

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

/** Returns the archive of an empty database: cached by `initdb.mjs`, or created now. */
export async function emptyDatabase(root: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(archiveFile(root)));
  } catch {
    return make();
  }
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  Buffer.from(bytes.subarray(from, from + length))
    .toString('utf8')
    .replace(/\0.*$/s, '');

/** Unpacks the archive into a folder. PGlite could read the archive itself, but much more slowly. */
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
