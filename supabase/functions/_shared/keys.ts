/**
 * The project's API keys, which the platform gives to every function. Newer projects name theirs in a JSON object,
 * older ones have one variable each; once the old keys are switched off, their variables still hold the disabled ones, so
 * the new come first.
 */
function keyOf(newer: string, older: string): string {
  const text = Deno.env.get(newer);
  if (!text) return Deno.env.get(older) ?? '';
  const keys: Record<string, unknown> = JSON.parse(text);
  const key = keys.default ?? Object.values(keys)[0];
  if (typeof key !== 'string' || key === '') throw new Error(`${newer} holds no key`);
  return key;
}

/** Rights over everything. */
export const secretKey = (): string => keyOf('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
/** Names the client and grants nothing. */
export const publishableKey = (): string => keyOf('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
