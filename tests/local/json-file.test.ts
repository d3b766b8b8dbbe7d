import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadKeys } from '../../supabase/local/keys.ts';
import { MailboxStore } from '../../supabase/local/mailbox/store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'celebra-json-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const MAIL = { to: 'ana@example.com', subject: 'Hola', html: '<p>', text: '', language: 'es' } as const;
const cutShort = (name: string) => {
  const file = join(folder, name);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
};

test('a warning names the incomplete mailbox file that is being replaced', () => {
  new MailboxStore(folder).add(MAIL);
  cutShort('mailbox.json');
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = new MailboxStore(folder);
  expect(store.list()).toEqual([]);
  expect(said.mock.calls.join()).toContain(join(folder, 'mailbox.json'));
  expect(existsSync(join(folder, 'mailbox.json.broken'))).toBe(true);
  store.add(MAIL);
  expect(new MailboxStore(folder).list()).toMatchObject([MAIL]);
});

test('the keys that replace an incomplete key file stay the same afterwards', () => {
  const before = loadKeys(folder);
  expect(loadKeys(folder)).toEqual(before);
  cutShort('keys.json');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const after = loadKeys(folder);
  expect(after.secret).not.toBe(before.secret);
  expect(loadKeys(folder)).toEqual(after);
});

test('an interrupted write leaves the mailbox file unchanged', () => {
  const store = new MailboxStore(folder);
  store.add(MAIL);
  // A process that is killed while writing leaves this file.
  writeFileSync(join(folder, `mailbox.json.${process.pid}`), '[{"id":');
  expect(new MailboxStore(folder).list()).toHaveLength(1);
  store.add(MAIL);
  expect(readdirSync(folder)).toEqual(['mailbox.json']);
});
