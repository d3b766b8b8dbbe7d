import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns true if a token was signed with our secret and hasn't expired, as the gateway of a hosted project checks.
 */
export function isValidJwt(token: string, secret: string): boolean {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return false;
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 > Date.now();
  } catch {
    return false;
  }
}

/** Returns a token's claims without verification, for one that the server has already accepted. */
export function claimsOf(token: string): { session_id?: string } {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const id = typeof claims === 'object' && claims !== null && 'session_id' in claims && claims.session_id;
    return typeof id === 'string' ? { session_id: id } : {};
  } catch {
    return {};
  }
}
