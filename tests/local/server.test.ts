import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../../supabase/local/demo/account.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

const ROOT = join(import.meta.dirname, '..', '..');
let dataDir: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'celebra-server-'));
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/**
 * Serves the build, because the development server would first read every package. Both have the same
 * backend.
 */
const run = (port: number, folder: string): ChildProcess =>
  spawn(
    process.execPath,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'preview', '--logLevel', 'error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, VITEST: '', VITE_SUPABASE_URL: '', PORT: String(port), LOCAL_DATA_DIR: folder },
    },
  );

async function start(): Promise<string> {
  const port = await freePort();
  server = run(port, dataDir);
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${url}/auth/v1/health`).catch(() => undefined);
    if (answer?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not get ready');
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const functionProcesses = async (): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes('log-security-event/index.ts') && line.includes(` ${server?.pid} `))
    .map((line) => Number.parseInt(line, 10));
};

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('killing the server leaves no function process behind and loses no stored data', async () => {
  const url = await start();
  const account = { email: 'perdida@example.com', password: 'olivo y romero' };
  expect((await post(`${url}/auth/v1/signup`, account)).status).toBe(200);
  const event = { type: 'sign_in_failed', timestamp: new Date().toISOString(), details: {} };
  expect((await post(`${url}/functions/v1/log-security-event`, event)).status).toBe(204);
  const functions = await functionProcesses();
  expect(functions).toHaveLength(1);

  server?.kill('SIGKILL');
  await expect.poll(() => functions.filter(alive), { timeout: 10_000 }).toEqual([]);

  const again = await start();
  const known = await post(`${again}/auth/v1/token?grant_type=password`, account);
  expect(await known.json()).toMatchObject({ error_code: 'email_not_confirmed' });
  const mails = await (await fetch(`${again}/__mailbox/messages.json?to=${account.email}`)).json();
  expect(mails).toHaveLength(1);
  expect((await post(`${again}/auth/v1/token?grant_type=password`, DEMO_ACCOUNT)).status).toBe(200);
}, 180_000);

test('a second server for the same data folder refuses to start', async () => {
  const port = await freePort();
  const second = run(port, dataDir);
  let printed = '';
  second.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await expect.poll(() => printed, { timeout: 60_000 }).toContain(`in use by process ${server?.pid}`);
  second.kill('SIGKILL');
}, 90_000);
