import { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Workers are started later, and find the run's own number.
process.env.E2E_RUN ??= `${process.pid}`;

/** Where the journeys' server says what it refuses and what fails. */
export const SERVER_LOG = join(tmpdir(), `celebra-e2e-${process.env.E2E_RUN}.log`);

const size = (): number => statSync(SERVER_LOG, { throwIfNoEntry: false })?.size ?? 0;

/** From now on; gives what the server has said since, to any journey. */
export function listenToServer(): () => string {
  const from = size();
  return () => (size() > from ? readFileSync(SERVER_LOG).subarray(from).toString() : '');
}
