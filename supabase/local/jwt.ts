import { createHmac, timingSafeEqual } from 'node:crypto';

/** True if we signed the token and it hasn't expired. The gateway of a hosted project checks the same. */
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

/** Reads a token's claims without verifying them. Only for a token that the server has accepted. */
export function claimsOf(token: string): { session_id?: string } {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const id = typeof claims === 'object' && claims !== null && 'session_id' in claims && claims.session_id;
    return typeof id === 'string' ? { session_id: id } : {};
  } catch {
    return {};
  }
}
