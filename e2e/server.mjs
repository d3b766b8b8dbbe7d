import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { preview } from 'vite';

/**
 * Serves the built app on its embedded backend for the journeys. The server's log goes to a file that failed
 * journeys show, because most of it is refusals that journeys provoke.
 */
const { PORT, SERVER_LOG = '' } = process.env;
const server = await preview({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
// Vite would compress every answer anew, although the browser is on the same machine.
server.httpServer.prependListener('request', ({ headers }) => {
  delete headers['accept-encoding'];
});
const health = await fetch(`http://localhost:${PORT}/auth/v1/health`);
if (!health.ok) process.exit(1);
for (const level of /** @type {const} */ (['error', 'warn']))
  console[level] = (...words) => appendFileSync(SERVER_LOG, `${format(...words)}\n`);
