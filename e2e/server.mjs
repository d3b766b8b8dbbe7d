import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { preview } from 'vite';

/**
 * The built app on its embedded backend, for the journeys. What it says once it answers goes into a file, from which
 * a failed journey is told: most of it is refusals that journeys ask for.
 */
const { PORT, SERVER_LOG = '' } = process.env;
const server = await preview({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
// Vite packs every answer anew, for a browser on the same machine.
server.httpServer.prependListener('request', ({ headers }) => {
  delete headers['accept-encoding'];
});
const health = await fetch(`http://localhost:${PORT}/auth/v1/health`);
if (!health.ok) process.exit(1);
for (const level of /** @type {const} */ (['error', 'warn']))
  console[level] = (...words) => appendFileSync(SERVER_LOG, `${format(...words)}\n`);
