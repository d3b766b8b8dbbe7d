import { beforeEach, expect, test, vi } from 'vitest';

const replaced: string[] = [];
async function at(path: string) {
  vi.resetModules();
  replaced.splice(0);
  const location = { href: `https://celebra.example${path}` };
  vi.stubGlobal('window', {
    location,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url: string) => {
        replaced.push(url);
        location.href = `https://celebra.example${url}`;
      },
    },
  });
  return import('./email-link');
}
beforeEach(() => void vi.unstubAllGlobals());

test('a token is read once and gone from the address', async () => {
  const { takeEmailLink, settleEmailLink } = await at(
    '/reset-password?token_hash=abc&type=recovery&next=%2Fapp#x',
  );
  const link = takeEmailLink();
  expect(link).toEqual({ token_hash: 'abc', type: 'recovery', error: null, error_description: null });
  expect(replaced).toEqual(['/reset-password?next=%2Fapp#x']);
  expect(takeEmailLink()).toBe(link);
  settleEmailLink(link);
  expect(takeEmailLink()).toBeNull();
});

test('an error is taken as it came', async () => {
  const { takeEmailLink } = await at(
    '/reset-password?error=access_denied&error_code=x&error_description=Too+late',
  );
  expect(takeEmailLink()).toMatchObject({ error: 'access_denied', error_description: 'Too late' });
  expect(replaced).toEqual(['/reset-password']);
});

test('other parameters are left alone', async () => {
  const { takeEmailLink } = await at('/app/saved-plans?type=wedding');
  expect(takeEmailLink()).toBeNull();
  expect(replaced).toEqual([]);
});
