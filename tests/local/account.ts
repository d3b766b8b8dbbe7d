import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../../src/lib/database.types';
import type { LocalBackend } from '../../supabase/local/server.ts';

/** Returns a sign-in client with its own storage and the app's settings, like a new browser. */
export function newBrowser({ url, anonKey }: LocalBackend): InstanceType<typeof AuthClient> {
  const kept = new Map<string, string>();
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
  });
}

export function dataOf({ url, anonKey }: LocalBackend, token?: string): PostgrestClient<Database> {
  const headers = { apikey: anonKey, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers });
}

/** Returns the newest link that was mailed to an address. */
export function mailedLink({ mailbox }: LocalBackend, to: string): URL {
  const [, link] = /(http\S+token_hash=\S+)/.exec(mailbox.list(to)[0]?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`No link was mailed to ${to}`);
  return new URL(link);
}

let made = 0;

/** Signs up an account and confirms its address, which signs the account in. */
export async function newAccount(backend: LocalBackend, language_preference: 'en' | 'es' = 'es') {
  made += 1;
  const email = `ana${made}@example.com`;
  const password = 'olivo y romero';
  const auth = newBrowser(backend);
  const data = { full_name: `Ana ${made}`, language_preference };
  await auth.signUp({ email, password, options: { data, emailRedirectTo: `${backend.url}/` } });
  const token_hash = mailedLink(backend, email).searchParams.get('token_hash') ?? '';
  const { data: confirmed, error } = await auth.verifyOtp({ token_hash, type: 'email' });
  if (error || !confirmed.session) throw error ?? new Error('No session');
  const { access_token, user } = confirmed.session;
  return { auth, email, password, id: user.id, token: access_token, db: dataOf(backend, access_token) };
}
