import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const holder = (file: string): number => {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
};

/**
 * Creates the folder and marks it as in use until the returned function is called. Two databases that write
 * to one folder would destroy it, and PGlite doesn't notice.
 * @throws Error if another running process uses the folder
 */
export function claimDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'in-use-by');
  const claim = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    claim();
  } catch {
    const pid = holder(file);
    // A file with this process's own id is left over from an earlier run, because containers reuse process
    // ids.
    if (Number.isInteger(pid) && pid !== process.pid && alive(pid)) {
      throw new Error(
        `The data folder ${dir} is in use by process ${pid}. Stop that process, or set LOCAL_DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
    claim();
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}
