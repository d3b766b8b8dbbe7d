import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startLocalBackend } from '../../supabase/local/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: { url: string; anonKey: string; secretKey: string; log: string };
  }
}

/** Starts one in-memory backend for all page tests; each test creates its own accounts. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Weak password hashes save time, and these accounts exist only during the run.
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  const { url, anonKey, secretKey, stop } = await startLocalBackend();
  // The log is shown only for failed tests, because most of it is expected refusals.
  const log = join(tmpdir(), `celebra-pages-${process.pid}.log`);
  writeFileSync(log, '');
  const { error } = console;
  console.error = (...words) => appendFileSync(log, `${format(...words)}\n`);
  provide('backend', { url, anonKey, secretKey, log });
  return async () => {
    // PostgreSQL in WebAssembly sets the process's exit code to 0 when it ends, which would hide a failed
    // test.
    const { exitCode } = process;
    await stop();
    process.exitCode = exitCode;
    console.error = error;
    rmSync(log, { force: true });
  };
}
