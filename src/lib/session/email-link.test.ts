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

test('reading an emailed link removes its token and email address from the URL', async () => {
  const { takeEmailLink, settleEmailLink } = await at(
    '/reset-password?token_hash=abc&type=recovery&next=%2Fapp#email=ana+boda%40example.org',
  );
  const link = takeEmailLink();
  expect(link).toEqual({
    token_hash: 'abc',
    type: 'recovery',
    email: 'ana+boda@example.org',
    error: null,
    error_code: null,
    error_description: null,
  });
  expect(replaced).toEqual(['/reset-password?next=%2Fapp']);
  expect(takeEmailLink()).toBe(link);
  settleEmailLink(link);
  expect(takeEmailLink()).toBeNull();
});

test('removing the token from the URL keeps the URL’s fragment', async () => {
  const { takeEmailLink } = await at('/terms?token_hash=abc&type=email#data');
  expect(takeEmailLink()).toMatchObject({ token_hash: 'abc', email: null });
  expect(replaced).toEqual(['/terms#data']);
});

test.each(['?', '#'])('an error in the URL is read if it follows the sign %s', async (mark) => {
  const { takeEmailLink } = await at(
    `/reset-password${mark}error=access_denied&error_code=otp_expired&error_description=Too+late`,
  );
  expect(takeEmailLink()).toMatchObject({
    token_hash: null,
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Too late',
  });
  expect(replaced).toEqual(['/reset-password']);
});

test('a URL without a token or an error is not changed', async () => {
  const { takeEmailLink } = await at('/app/saved-plans?type=wedding');
  expect(takeEmailLink()).toBeNull();
  expect(replaced).toEqual([]);
});
