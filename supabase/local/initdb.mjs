// Creates the archive of an empty database and caches it, because this takes seconds. Runs after `npm ci`. If
// the archive is missing, the first start runs this in a worker thread, so that the page loads meanwhile.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';

async function make() {
  const { PGlite } = await import('@electric-sql/pglite');
  // Creating the archive is a third faster with a smaller log that isn't flushed.
  const db = await PGlite.create('memory://', { initDbStartParams: ['--no-sync', '--wal-segsize=1'] });
  const archive = await db.dumpDataDir('none');
  await db.close();
  return new Uint8Array(await archive.arrayBuffer());
}

/** @param {Uint8Array} bytes */
async function keep(bytes) {
  const { archiveFile } = await import('./archive-file.mjs');
  const file = archiveFile(resolve(import.meta.dirname, '..', '..'));
  await mkdir(dirname(file), { recursive: true });
  // Written to a temporary file and renamed, so that no process reads half a file.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
}

try {
  const bytes = await make();
  // The archive only saves time, so a read-only folder is no error.
  await keep(bytes).catch((error) => console.warn(`The empty database was not kept: ${error.message}`));
  parentPort?.postMessage(bytes, [bytes.buffer]);
} catch (error) {
  // Without the development dependencies, the archive isn't needed.
  if (parentPort) throw error;
}
