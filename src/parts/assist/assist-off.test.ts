import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

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
])(
  'a build contains the assistant and its button either together or not at all: %s',
  async (_, settings, isThere) => {
    expect(await built(settings)).toEqual([isThere, isThere]);
  },
);

test('the assistant’s code is loaded only after a check that the build includes the assistant', () => {
  const src = join(import.meta.dirname, '../..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^locales\/|^data\/assist\//.test(name))
    // The assistant's own modules are left out, because late-assist.tsx checks the setting before it loads
    // them.
    .filter((name) => !name.startsWith('parts/assist/') || name.endsWith('/late-assist.tsx'));
  const fetching = files.filter((name) => {
    const text = readFileSync(join(src, name), 'utf8');
    return /import\('[^']*\/(?:parts\/assist\/|assist-)|loadTexts\([^)]*'assist'/.test(text);
  });
  expect(fetching).toEqual(
    expect.arrayContaining(['parts/assist/late-assist.tsx', 'app/layouts/workspace/switcher-button.tsx']),
  );
  const unasked = fetching.filter(
    (name) => !/ASSIST_ON (?:&&|\?)/.test(readFileSync(join(src, name), 'utf8').replace(/\s+/g, ' ')),
  );
  expect(unasked).toEqual([]);
  // No other module may import the assistant statically.
  const direct = files.filter((name) =>
    /from '@\/parts\/assist\/(?!late-assist')/.test(readFileSync(join(src, name), 'utf8')),
  );
  expect(direct).toEqual([]);
});
