/**
 * Shown on the sign-in page. `src/features/auth/demo-offer.tsx` repeats these values, and a test compares
 * them.
 */
export const DEMO_ACCOUNT = { email: 'demo@celebra.local', password: 'celebra-demo' };

/** One account per language, because the sample data isn't translated within an account. */
export const DEMO_ACCOUNTS = {
  es: { ...DEMO_ACCOUNT, full_name: 'Lucía Romero' },
  en: { ...DEMO_ACCOUNT, email: 'demo-en@celebra.local', full_name: 'Lucy Harper' },
} as const;
export type DemoLanguage = keyof typeof DEMO_ACCOUNTS;
