import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The app as it is built with these settings. */
async function built(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const [{ ASSIST_ON }, { LateAssist }] = await Promise.all([import('@/lib/env'), import('./late-assist')]);
  return [ASSIST_ON, Boolean(LateAssist({ about: 'money' }))];
}

test.each([
  [
    'a hosted project without a service',
    { VITE_SUPABASE_URL: 'https://x.supabase.co', VITE_ASSIST: '' },
    false,
  ],
  [
    'a hosted project with a service',
    { VITE_SUPABASE_URL: 'https://x.supabase.co', VITE_ASSIST: 'on' },
    true,
  ],
  ['the embedded backend', { VITE_SUPABASE_URL: '', VITE_ASSIST: '' }, true],
  ['the embedded backend, switched off', { VITE_SUPABASE_URL: '', VITE_ASSIST: 'off' }, false],
])('there is an assistant, and a press for it, on %s: or there is neither', async (_, settings, isThere) => {
  expect(await built(settings)).toEqual([isThere, isThere]);
});
