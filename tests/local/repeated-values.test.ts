import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, MAILBOX_PATH } from '../../src/lib/env';
import { DEMO_ACCOUNTS } from '../../supabase/local/demo/account.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

/**
 * Compares values that the app and the embedded backend each define, because neither can import the other.
 */
test('values that the app and the embedded backend both define are equal', () => {
  expect(PUBLISHABLE_KEY).toBe(LOCAL_PUBLISHABLE_KEY);
  expect(MAILBOX_PATH).toBe('/__mailbox');
  const offer = readFileSync(join(import.meta.dirname, '../../src/features/auth/demo-offer.tsx'), 'utf8');
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) {
    expect(offer).toContain(`'${email}'`);
    expect(offer).toContain(`'${password}'`);
  }
});
