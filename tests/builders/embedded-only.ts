import { DEMO_ACCOUNT, DEMO_ACCOUNTS } from '../../supabase/local/demo/account.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

/** Texts of code that must be only in builds with the embedded backend. */
export const EMBEDDED_ONLY = [
  PUBLISHABLE_KEY,
  '__mailbox',
  DEMO_ACCOUNTS.en.email,
  DEMO_ACCOUNT.email,
  DEMO_ACCOUNT.password,
];

export const holding = (files: Map<string, string>, text: string): string[] =>
  [...files].filter(([, content]) => content.includes(text)).map(([name]) => name);
