import { publishableKey } from './keys.ts';

const TIME_LIMIT_MS = 5_000;

/** Returns a token's unverified claims, which only the auth service can confirm. */
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
 * Returns the token's account, confirmed by the auth service; null for visitors and any other token. A
 * program that has signed in (OAuth) has a token of its person's account too; it counts only where `programs`
 * is set.
 */
export async function readUser(
  request: Request,
  { programs = false }: { programs?: boolean } = {},
): Promise<string | null> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const key = publishableKey();
  // Visitors' clients send a public key here.
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
