import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newBrowser } from './account.ts';

let backend: LocalBackend;
const to = 'marta@example.com';

beforeAll(async () => {
  backend = await startLocalBackend();
  const options = { data: { language_preference: 'es' } };
  await newBrowser(backend).signUp({ email: to, password: 'olivo y romero', options });
  await newBrowser(backend).signUp({ email: 'otra@example.com', password: 'olivo y romero' });
});
afterAll(() => backend.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/__mailbox${path}`, { headers });
const list = async (query = '') =>
  (await (await get(`/messages.json${query}`)).json()) as { id: string; to: string }[];

test('the mailbox lists messages newest first and can be filtered by recipient', async () => {
  expect((await list()).map((mail) => mail.to)).toEqual(['otra@example.com', to]);
  expect(await list(`?to=${encodeURIComponent('Marta@Example.com')}`)).toHaveLength(1);
});

test('the mailbox uses the requested language, then the browser’s language, then Spanish', async () => {
  expect(await (await get('')).text()).toContain('<html lang="es">');
  expect(await (await get('?lang=en')).text()).toContain('<h1>Mailbox</h1>');
  expect(await (await get('', { 'Accept-Language': 'en-GB,es;q=0.5' })).text()).toContain('<html lang="en">');
});

test('the mailbox shows a message in a frame that can’t run scripts or load anything', async () => {
  const [mail] = await list(`?to=${to}`);
  const page = await (await get(`?id=${mail?.id}`)).text();
  expect(page).toContain(`src="/__mailbox/messages/${mail?.id}.html"`);
  expect(page).toMatch(/sandbox="allow-top-navigation-by-user-activation allow-popups"/);
  const framed = await get(`/messages/${mail?.id}.html`);
  expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
  expect(await framed.text()).toContain('<base target="_top">');
});

test('another website can’t delete messages in the mailbox', async () => {
  const url = `${backend.url}/__mailbox/messages.json`;
  const foreign = await fetch(url, { method: 'DELETE', headers: { Origin: 'https://elsewhere.example' } });
  expect(foreign.status).toBe(403);
  expect(await list()).toHaveLength(2);
  expect((await fetch(`${url}?to=${to}`, { method: 'DELETE' })).status).toBe(204);
  expect((await list()).map((mail) => mail.to)).toEqual(['otra@example.com']);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(204);
  expect(await list()).toEqual([]);
});
