import { createMcpHandler } from '@modelcontextprotocol/server';
import { answer, serve } from '../_shared/http.ts';
import { callerOf, endpoint } from './caller.ts';
import { MOST_BYTES, serverFor } from './tools.ts';

/**
 * API for people's own assistants and programs: the Model Context Protocol (MCP) over HTTP, without sessions.
 * Programs read and suggest changes in the person's name.
 * POST with `Authorization: Bearer` and a key from the profile or an OAuth token. Errors: 401 with the
 * address of the OAuth metadata; 403 without API access; 429 for too many requests.
 * GET …/oauth-protected-resource returns the OAuth metadata.
 */
const METADATA = /\/oauth-protected-resource\/?$/;

const metadata = (): Response =>
  answer(200, {
    resource: endpoint(),
    resource_name: 'Celebra',
    authorization_servers: [endpoint().replace(/\/functions\/v1\/mcp$/, '/auth/v1')],
    bearer_methods_supported: ['header'],
  });

async function handle(request: Request): Promise<Response> {
  if (request.method === 'GET' && METADATA.test(new URL(request.url).pathname)) return metadata();
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const caller = await callerOf(request);
  if (caller instanceof Response) return caller;
  const { fetch } = createMcpHandler(() => serverFor(caller), {
    maxRequestBodySize: MOST_BYTES,
    onerror: (error) => console.error('mcp', error),
  });
  const response = await fetch(request);
  // CORS: a program that runs in a web page has another origin.
  for (const [name, value] of answer(204).headers) response.headers.set(name, value);
  return response;
}

serve('mcp', handle);
