import { publishableKey } from './keys.ts';

const TIME_LIMIT_MS = 5_000;

/** The account behind the token, as the auth service confirms it; null for visitors and for any other token. */
export async function readUser(request: Request): Promise<string | null> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const key = publishableKey();
  // A public key in this place is what the client sends for a visitor.
  if (token === undefined || token === key || token.split('.').length !== 3) return null;
  const response = await fetch(`${Deno.env.get('SUPABASE_URL') ?? ''}/auth/v1/user`, {
    headers: { apikey: key, Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const user = await response.json();
  return response.ok && typeof user.id === 'string' ? user.id : null;
}
