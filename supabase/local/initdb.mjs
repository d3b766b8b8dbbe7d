// Runs in a worker thread, because making a database keeps its thread busy for seconds and the page must load
// meanwhile. Answers with the archive of an empty one.
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// A smaller log and no flushing: a third less to write.
const db = await PGlite.create('memory://', { initDbStartParams: ['--no-sync', '--wal-segsize=1'] });
const archive = await db.dumpDataDir('none');
const bytes = new Uint8Array(await archive.arrayBuffer());
await db.close();
parentPort?.postMessage(bytes, [bytes.buffer]);
