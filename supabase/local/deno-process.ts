import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export type DenoProcess = { origin: string; running: () => boolean; stop: () => void };

type Options = { entry: string; root: string; env: Record<string, string> };

const START_LIMIT_MS = 20_000;

/** Returns Deno's own binary. The npm package's wrapper would be a second process that has to be stopped. */
function denoBinary(): string {
  const install = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string };
  return install.runInstall();
}

const start = ({ entry, root, env }: Options): ChildProcess =>
  spawn(
    denoBinary(),
    [
      'run',
      `--preload=${fileURLToPath(new URL('./functions-preload.ts', import.meta.url))}`,
      '--node-modules-dir=manual',
      '--cached-only',
      '--no-lock',
      '--no-prompt',
      '--allow-net',
      '--allow-env',
      entry,
    ],
    {
      cwd: root,
      stdio: ['pipe', 'inherit', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...(process.env.DENO_DIR ? { DENO_DIR: process.env.DENO_DIR } : {}),
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        ...env,
      },
    },
  );

/** All processes share one `exit` listener, because Node warns of more than ten listeners. */
const stops = new Set<() => void>();
process.once('exit', () => {
  for (const stop of stops) stop();
});

/**
 * Starts an edge function in Deno, which picks a free port and prints it.
 * @throws Error with Deno's output if the function doesn't start
 */
export function startDeno(options: Options): Promise<DenoProcess> {
  const child = start(options);
  const stop = () => void child.kill('SIGKILL');
  stops.add(stop);
  child.once('exit', () => stops.delete(stop));
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (reason: string) => {
      stop();
      reject(new Error(`${options.entry} ${reason}\n${printed}`));
    };
    const limit = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended with code ${code}`));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const before = printed;
      printed = `${printed}${text}`.slice(-4000);
      const [, origin] = /Listening on (http:\/\/127\.0\.0\.1:\d+)\//.exec(printed) ?? [];
      if (origin === undefined) return;
      clearTimeout(limit);
      // Printed with `console.error` like all output of the backend, so that tests show it on failures.
      if (/Listening on/.test(before)) console.error(text.trimEnd());
      resolve({ origin, running: () => child.exitCode === null && child.signalCode === null, stop });
    });
  });
}
