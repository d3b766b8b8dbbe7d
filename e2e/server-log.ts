import { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Worker processes start later and read the run's number from the environment.
process.env.E2E_RUN ??= `${process.pid}`;

/** File in which the journeys' server logs refusals and failures. */
export const SERVER_LOG = join(tmpdir(), `celebra-e2e-${process.env.E2E_RUN}.log`);

const size = (): number => statSync(SERVER_LOG, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Returns a function that returns the lines that the server has logged since this call, for all journeys
 * together.
 */
export function listenToServer(): () => string {
  const from = size();
  return () => (size() > from ? readFileSync(SERVER_LOG).subarray(from).toString() : '');
}
