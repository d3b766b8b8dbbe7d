import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, mailedLink, newAccount, newBrowser } from './account.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const errorOf = ({ error }: { error: { status?: number | undefined; code?: string | undefined } | null }) =>
  error && `${error.status} ${error.code}`;
const password = 'olivo y romero';
const EXPIRED = '403 otp_expired';

describe('signing up', () => {
  test('an invalid sign-up is refused with the hosted service’s error codes', async () => {
    const auth = newBrowser(backend);
    expect(errorOf(await auth.signUp({ email: 'ana@example.com', password: 'corto' }))).toBe(
      '422 weak_password',
    );
    expect(errorOf(await auth.signUp({ email: 'ana', password }))).toBe('400 validation_failed');
  });

  test('a sign-up with an email address that is too long is refused', async () => {
    const email = `${'a'.repeat(250)}@example.com`;
    expect(errorOf(await newBrowser(backend).signUp({ email, password }))).toBe('400 validation_failed');
  });

  test('the link in a sign-up email works on any device, but only once', async () => {
    const email = 'Nueva@Example.com';
    const { data, error } = await newBrowser(backend).signUp({
      email,
      password,
      options: { data: { language_preference: 'en' }, emailRedirectTo: `${backend.url}/` },
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email: 'nueva@example.com' } });
    expect(errorOf(await newBrowser(backend).signInWithPassword({ email, password }))).toBe(
      '400 email_not_confirmed',
    );

    const link = mailedLink(backend, email);
    expect(link.href).toMatch(`${backend.url}/?token_hash=`);
    expect(backend.mailbox.list(email)[0]).toMatchObject({
      language: 'en',
      subject: 'Confirm your email for Celebra',
    });
    const verify = { token_hash: link.searchParams.get('token_hash') ?? '', type: 'email' as const };
    const other = newBrowser(backend);
    expect((await other.verifyOtp(verify)).data.session).not.toBeNull();
    expect(errorOf(await newBrowser(backend).verifyOtp(verify))).toBe(EXPIRED);
    expect(errorOf(await newBrowser(backend).verifyOtp({ ...verify, token_hash: 'invented' }))).toBe(EXPIRED);
  });

  test('signing up with a registered address does not reveal that the account exists', async () => {
    const { email } = await newAccount(backend);
    const again = await newBrowser(backend).signUp({ email, password });
    expect(again).toMatchObject({ error: null, data: { session: null, user: { identities: [] } } });
    expect(backend.mailbox.list(email)).toHaveLength(1);

    await newBrowser(backend).signUp({ email: 'espera@example.com', password });
    const early = await newBrowser(backend).resend({ type: 'signup', email: 'espera@example.com' });
    expect(errorOf(early)).toBe('429 over_email_send_rate_limit');
    expect(early.error?.message).toMatch(/after \d+ seconds/);
    expect(
      (await newBrowser(backend).resend({ type: 'signup', email: 'nadie@example.com' })).error,
    ).toBeNull();
  });

  test('a sign-up creates a profile and a Free tier that only the new account can read', async () => {
    const { db, id } = await newAccount(backend, 'es');
    const { data } = await db.from('profiles').select('*');
    expect(data).toMatchObject([{ id, language_preference: 'es' }]);
    expect((await db.from('entitlements').select('plan_tier')).data).toEqual([{ plan_tier: 'free' }]);
    expect((await dataOf(backend).from('profiles').select('*')).status).toBe(401);
  });
});

describe('sessions', () => {
  test('a session can be started with a password, renewed and ended', async () => {
    const { auth, email } = await newAccount(backend);
    const wrong = await newBrowser(backend).signInWithPassword({ email, password: 'otra cosa' });
    expect(errorOf(wrong)).toBe('400 invalid_credentials');
    const unknown = await newBrowser(backend).signInWithPassword({ email: 'nadie@example.com', password });
    expect(errorOf(unknown)).toBe('400 invalid_credentials');

    const { data } = await auth.refreshSession();
    expect(data.session).not.toBeNull();
    const refresh_token = data.session?.refresh_token ?? '';
    expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(errorOf(await newBrowser(backend).refreshSession({ refresh_token }))).toBe(
      '400 refresh_token_not_found',
    );
  });

  test('a session ends when an old refresh token is used again', async () => {
    const { auth } = await newAccount(backend);
    const tokens: string[] = [];
    for (let i = 0; i < 3; i++) {
      tokens.push((await auth.getSession()).data.session?.refresh_token ?? '');
      await auth.refreshSession();
    }
    const newest = (await auth.getSession()).data.session?.refresh_token ?? '';
    const again = await newBrowser(backend).refreshSession({ refresh_token: tokens[2] ?? '' });
    expect(again.data.session?.refresh_token).toBe(newest);
    const replayed = await newBrowser(backend).refreshSession({ refresh_token: tokens[0] ?? '' });
    expect(errorOf(replayed)).toBe('400 refresh_token_already_used');
    const ended = await newBrowser(backend).refreshSession({ refresh_token: newest });
    expect(errorOf(ended)).toBe('400 refresh_token_already_used');
  });

  test('simultaneous requests by several people never return another person’s data', async () => {
    const people = await Promise.all([newAccount(backend), newAccount(backend), newAccount(backend)]);
    const rounds = Array.from({ length: 20 }, () => people).flat();
    const answers = await Promise.all(
      rounds.map(async ({ db, id }) => ({ id, rows: (await db.from('profiles').select('id')).data })),
    );
    for (const { id, rows } of answers) expect(rows).toEqual([{ id }]);
  });
});

describe('a new password', () => {
  test('changing the password with the current password signs out all other devices', async () => {
    const { email } = await newAccount(backend);
    const [here, elsewhere] = [newBrowser(backend), newBrowser(backend)];
    for (const browser of [here, elsewhere]) await browser.signInWithPassword({ email, password });
    const wanted = { password: 'tomillo y sal' };
    expect(errorOf(await here.updateUser(wanted))).toBe('400 current_password_required');
    expect(errorOf(await here.updateUser({ ...wanted, current_password: 'otra' }))).toBe(
      '400 current_password_invalid',
    );
    expect(errorOf(await here.updateUser({ ...wanted, current_password: password }))).toBeNull();
    expect(errorOf(await elsewhere.refreshSession())).toBe('400 refresh_token_not_found');
    expect(errorOf(await here.refreshSession())).toBeNull();
    expect(errorOf(await newBrowser(backend).updateUser(wanted))).toMatch(/^400 /);
  });
});

describe('a forgotten password', () => {
  test('the mailed link for a forgotten password resets the password only once', async () => {
    const { email } = await newAccount(backend, 'en');
    const redirectTo = `${backend.url}/reset-password`;
    expect((await newBrowser(backend).resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    expect((await newBrowser(backend).resetPasswordForEmail('nadie@example.com')).error).toBeNull();

    const link = mailedLink(backend, email);
    expect(`${link.origin}${link.pathname}`).toBe(redirectTo);
    expect(link.searchParams.get('type')).toBe('recovery');
    const verify = { token_hash: link.searchParams.get('token_hash') ?? '', type: 'recovery' as const };
    const auth = newBrowser(backend);
    const elsewhere = newBrowser(backend);
    await elsewhere.signInWithPassword({ email, password });
    expect((await auth.verifyOtp(verify)).error).toBeNull();
    expect(errorOf(await auth.updateUser({ password }))).toBe('422 same_password');
    expect(errorOf(await auth.updateUser({ password: 'nada' }))).toBe('422 weak_password');
    expect((await auth.updateUser({ password: 'tomillo y sal' })).error).toBeNull();
    expect(errorOf(await elsewhere.refreshSession())).toBe('400 refresh_token_not_found');

    expect(errorOf(await newBrowser(backend).verifyOtp(verify))).toBe(EXPIRED);
    expect(errorOf(await newBrowser(backend).signInWithPassword({ email, password }))).toBe(
      '400 invalid_credentials',
    );
    expect(
      (await newBrowser(backend).signInWithPassword({ email, password: 'tomillo y sal' })).error,
    ).toBeNull();
    expect(backend.mailbox.list(email).map(({ subject }) => subject)).toEqual([
      'Your password has changed',
      'Reset your Celebra password',
      'Confirm your email for Celebra',
    ]);
  });

  test('the link for a forgotten password never leads to another site', async () => {
    const { email } = await newAccount(backend);
    const options = {
      redirectTo: 'https://elsewhere.example/',
      emailRedirectTo: 'https://elsewhere.example/',
    };
    await newBrowser(backend).resetPasswordForEmail(email, options);
    await newBrowser(backend).signUp({ email: 'desvio@example.com', password, options });
    expect(mailedLink(backend, email).origin).toBe(backend.url);
    expect(mailedLink(backend, 'desvio@example.com').origin).toBe(backend.url);
  });
});
