/**
 * Returns one of the project's API keys, which the platform passes to every function. Newer projects have a
 * JSON object, older ones a variable per key; once old keys are disabled, their variables remain, so that the
 * new ones come first.
 */
function keyOf(newer: string, older: string): string {
  const text = Deno.env.get(newer);
  if (!text) return Deno.env.get(older) ?? '';
  const keys: Record<string, unknown> = JSON.parse(text);
  const key = keys.default ?? Object.values(keys)[0];
  if (typeof key !== 'string' || key === '') throw new Error(`${newer} holds no key`);
  return key;
}

/** Returns the key with full rights. */
export const secretKey = (): string => keyOf('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
/** Returns the key that names the client and grants nothing. */
export const publishableKey = (): string => keyOf('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
