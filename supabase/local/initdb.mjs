// Creates the archive of an empty database, which takes seconds, and stores it in a cache. Runs after `npm
// ci`; otherwise the first start runs it in a thread of its own, so that the page loads meanwhile.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';

async function make() {
  const { PGlite } = await import('@electric-sql/pglite');
  // A smaller log and no flushing save a third of the writing.
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
  // Written to a temporary file and moved, so that no process reads half a file.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
}

try {
  const bytes = await make();
  // A read-only folder only costs time.
  await keep(bytes).catch((error) => console.warn(`The empty database was not kept: ${error.message}`));
  parentPort?.postMessage(bytes, [bytes.buffer]);
} catch (error) {
  // After an installation without the development tools there is nothing to prepare.
  if (parentPort) throw error;
}
