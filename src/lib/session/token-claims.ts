/** Returns an access token's claims without verifying the token. Empty if the token can't be read. */
export function tokenClaims(token: string | null): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Object(claims) as Record<string, unknown>;
  } catch {
    return {};
  }
}
