import { publishableKey } from './keys.ts';

const TIME_LIMIT_MS = 5_000;

/** Reads a token's claims without verifying the token; only the auth service can do that. */
function claimsOf(token: string): { role?: unknown; client_id?: unknown } {
  try {
    const [, body = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return Object(claims);
  } catch {
    return {};
  }
}

/**
 * Returns the account of the request's token, which the auth service must confirm. Returns null for visitors
 * and invalid tokens. A program that signed in by OAuth also has a token of the person's account. That token
 * is accepted only if `programs` is set.
 */
export async function readUser(
  request: Request,
  { programs = false }: { programs?: boolean } = {},
): Promise<string | null> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const key = publishableKey();
  // For a visitor, the client sends the public key here.
  if (token === undefined || token === key || token.split('.').length !== 3) return null;
  const { role, client_id } = claimsOf(token);
  if (!programs && (role !== 'authenticated' || (client_id ?? null) !== null)) return null;
  const response = await fetch(`${Deno.env.get('SUPABASE_URL') ?? ''}/auth/v1/user`, {
    headers: { apikey: key, Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const user = await response.json();
  return response.ok && typeof user.id === 'string' ? user.id : null;
}
