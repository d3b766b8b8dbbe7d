/**
 * Returns an API key from the environment. Newer projects have a JSON object with all keys; older ones have
 * one variable per key. The newer keys take precedence, because the older variables remain after their keys
 * are disabled.
 */
function keyOf(newer: string, older: string): string {
  const text = Deno.env.get(newer);
  if (!text) return Deno.env.get(older) ?? '';
  const keys: Record<string, unknown> = JSON.parse(text);
  const key = keys.default ?? Object.values(keys)[0];
  if (typeof key !== 'string' || key === '') throw new Error(`${newer} holds no key`);
  return key;
}

/** The key with full rights. */
export const secretKey = (): string => keyOf('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
/** The public API key, which grants no rights. */
export const publishableKey = (): string => keyOf('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
