// `npm run reset` deletes all data of the embedded backend.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';

const root = resolve(import.meta.dirname, '..', '..');
const folder = resolve(root, loadEnv('development', root, 'LOCAL_DATA_DIR').LOCAL_DATA_DIR || '.local');

const holder = () => {
  try {
    const pid = Number(readFileSync(join(folder, 'in-use-by'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
};

if (!existsSync(folder)) {
  console.info(`${folder} does not exist: there is nothing to reset.`);
} else if (holder() !== undefined) {
  console.error(`${folder} is in use by process ${holder()}. Stop it first.`);
  process.exitCode = 1;
} else {
  // Deletes only files of the backend, because the folder might contain other files.
  for (const name of [
    'database',
    'database-new',
    'keys.json',
    'keys.json.broken',
    'mailbox.json',
    'mailbox.json.broken',
    'in-use-by',
  ]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  console.info(`Emptied ${folder}. The next start makes everything again.`);
}
