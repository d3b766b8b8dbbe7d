import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { preview } from 'vite';

/**
 * Serves the built app with its embedded backend to the journeys. The log goes to a file, which is printed
 * only for failed journeys, because most of it is expected refusals.
 */
const { PORT, SERVER_LOG = '' } = process.env;
const server = await preview({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
// Switches compression off, because the browser is on the same machine and Vite would compress every response
// anew.
server.httpServer.prependListener('request', ({ headers }) => {
  delete headers['accept-encoding'];
});
const health = await fetch(`http://localhost:${PORT}/auth/v1/health`);
if (!health.ok) process.exit(1);
for (const level of /** @type {const} */ (['error', 'warn']))
  console[level] = (...words) => appendFileSync(SERVER_LOG, `${format(...words)}\n`);
