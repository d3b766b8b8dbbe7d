import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
/** Timeout for a start, which takes half a minute on a busy machine. */
const STARTS_WITHIN_MS = 120_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Preview {
  origin: string;
  /** Kills the server at once, without a clean shutdown. */
  kill(): Promise<void>;
  /** Starts the server again with the data on disk. Resolves once the server answers. */
  start(): Promise<void>;
}

/** Runs `vite preview` of a build in a separate process, so that it can be killed. */
export async function preview(dist: string, dataDir: string): Promise<Preview> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(
      process.execPath,
      [join(ROOT, 'node_modules/vite/bin/vite.js'), 'preview', '--outDir', dist],
      {
        cwd: ROOT,
        // A separate process group, so that child processes are killed too.
        detached: true,
        stdio: 'ignore',
        env: { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir, LITE_AUTH_BCRYPT_COST: '4' },
      },
    );
    const answers = () =>
      fetch(`${origin}/auth/v1/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const began = Date.now(); !(await answers()); await pause(100))
      if (Date.now() - began > STARTS_WITHIN_MS) throw new Error('The server does not start');
  };
  const kill = async () => {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  await start();
  return { origin, kill, start };
}
