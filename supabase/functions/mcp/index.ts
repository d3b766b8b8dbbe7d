import { createMcpHandler } from '@modelcontextprotocol/server';
import { answer, serve } from '../_shared/http.ts';
import { callerOf, endpoint } from './caller.ts';
import { MOST_BYTES, serverFor } from './tools.ts';

/**
 * API access: people's own assistants and programs read and suggest in their name, by the Model Context
 * Protocol over HTTP, without sessions. POST with `Authorization: Bearer` and a key of the profile or a token
 * of the sign-in service: 401 with the sign-in metadata, 403 without API access, 429 for too many. GET
 * …/oauth-protected-resource returns that metadata.
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
  // Programs in a web page have another origin.
  for (const [name, value] of answer(204).headers) response.headers.set(name, value);
  return response;
}

serve('mcp', handle);
