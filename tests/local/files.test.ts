import { randomUUID } from 'node:crypto';
import { StorageClient } from '@supabase/storage-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

/** Tests who can read and write the bytes of a plan's files, through the storage service itself. */
type Person = Awaited<ReturnType<typeof newAccount>>;
const ROLES = ['owner', 'editor', 'viewer', 'stranger'] as const;

const PLAN = randomUUID();
const FOREIGN = randomUUID();
const PDF = new Blob(['%PDF-1.7 un contrato'], { type: 'application/pdf' });

let backend: LocalBackend;
let people: Record<(typeof ROLES)[number], Person>;

const bucketOf = (token: string | null) =>
  new StorageClient(`${backend.url}/storage/v1`, {
    apikey: backend.anonKey,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  }).from('plan-files');
const filesOf = (role: (typeof ROLES)[number]) => bucketOf(people[role].token);

/**
 * Uploads a file's bytes without a form. In a form, the embedded server expects another field name than the
 * client uses.
 */
const add = async (files: ReturnType<typeof bucketOf>, path: string, file: Blob = PDF, upsert = false) =>
  files.upload(path, await file.arrayBuffer(), { contentType: file.type, cacheControl: '3600', upsert });

const facts = (id: string) => ({
  id,
  name: 'Boda',
  event_type: 'wedding' as const,
  event_date: '2199-06-05',
  budget: 30000,
  currency: 'EUR',
  guest_count: 100,
  country: 'ES',
  city: 'Madrid',
  location_type: 'indoor' as const,
});

/** Creates the row of a file without uploading its bytes. */
async function declared(as: Person = people.owner, plan = PLAN, file_name = 'Contrato.pdf'): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    plan_id: plan,
    subject_id: randomUUID(),
    file_name,
    media_type: 'application/pdf',
    size: 20,
  };
  const { error } = await as.db.from('attachments').insert(row);
  if (error) throw new Error(error.message);
  return `${plan}/${id}`;
}

async function uploaded(): Promise<string> {
  const path = await declared();
  const { error } = await add(filesOf('owner'), path);
  if (error) throw error;
  return path;
}

beforeAll(async () => {
  backend = await startLocalBackend();
  people = {
    owner: await newAccount(backend),
    editor: await newAccount(backend),
    viewer: await newAccount(backend),
    stranger: await newAccount(backend),
  };
  for (const [who, id] of [
    ['owner', PLAN],
    ['stranger', FOREIGN],
  ] as const) {
    const { error } = await people[who].db.from('event_plans').insert(facts(id));
    if (error) throw new Error(error.message);
  }
  const answer = await fetch(`${backend.url}/rest/v1/plan_members`, {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(
      (['editor', 'viewer'] as const).map((role) => ({ plan_id: PLAN, user_id: people[role].id, role })),
    ),
  });
  if (!answer.ok) throw new Error(await answer.text());
}, 60_000);
afterAll(() => backend.stop());

test.each([
  ['owner', true],
  ['editor', true],
  ['viewer', false],
  ['stranger', false],
] as const)('for the role %s, the right to upload a file is %s', async (role, may) => {
  const path = await declared();
  const { error } = await add(filesOf(role), path);
  expect(error === null).toBe(may);
});

test.each([
  ['owner', true],
  ['editor', true],
  ['viewer', true],
  ['stranger', false],
] as const)('for the role %s, the right to download and list a file is %s', async (role, may) => {
  const path = await uploaded();
  const { data } = await filesOf(role).download(path);
  expect(await data?.text()).toBe(may ? '%PDF-1.7 un contrato' : undefined);
  const { data: listed } = await filesOf(role).list(PLAN, {
    limit: 100,
    sortBy: { column: 'name', order: 'asc' },
  });
  expect((listed ?? []).length > 0).toBe(may);
});

test.each([
  ['viewer', false],
  ['stranger', false],
  ['editor', true],
] as const)('for the role %s, the right to delete a file is %s', async (role, may) => {
  const path = await uploaded();
  await filesOf(role).remove([path]);
  const { data } = await filesOf('owner').download(path);
  expect(data === null).toBe(may);
});

test('a visitor without an account can’t download or upload a file', async () => {
  const path = await uploaded();
  expect((await bucketOf(null).download(path)).data).toBeNull();
  expect((await add(bucketOf(null), await declared())).error).not.toBeNull();
  const open = await fetch(`${backend.url}/storage/v1/object/public/plan-files/${path}`);
  expect(open.ok).toBe(false);
});

test('a served file has its content type and a cache time of one hour', async () => {
  const path = await uploaded();
  const answer = await fetch(`${backend.url}/storage/v1/object/plan-files/${path}`, {
    headers: { apikey: backend.anonKey, Authorization: `Bearer ${people.owner.token}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toContain('3600');
});

test('a person can upload a file only to a declared path in the person’s own plan', async () => {
  const known = await declared();
  const foreign = await declared(people.stranger, FOREIGN);
  const file = known.split('/')[1];
  for (const path of [
    `${FOREIGN}/${file}`,
    `${FOREIGN}/${foreign.split('/')[1]}`,
    `${known}/more.pdf`,
    `${known}.pdf`,
    `${PLAN}/../${FOREIGN}/${file}`,
    `${PLAN}/contrato/\u202efdp.exe`,
    known.toUpperCase(),
    'contrato.pdf',
  ])
    expect((await add(filesOf('owner'), path)).error, path).not.toBeNull();
});

test('a file can’t be overwritten, moved or copied', async () => {
  const path = await uploaded();
  const other = new Blob(['%PDF-1.7 otro'], { type: 'application/pdf' });
  expect((await add(filesOf('owner'), path, other)).error).not.toBeNull();
  expect((await add(filesOf('owner'), path, other, true)).error).not.toBeNull();
  expect((await filesOf('owner').move(path, await declared())).error).not.toBeNull();
  expect(await (await filesOf('owner').download(path)).data?.text()).toBe('%PDF-1.7 un contrato');
});

test('a file with a forbidden type or a size of eleven megabytes is refused', async () => {
  for (const type of ['text/html', 'image/svg+xml', 'application/x-msdownload', 'application/octet-stream'])
    expect(
      (await add(filesOf('owner'), await declared(), new Blob(['x'], { type }))).error,
      type,
    ).not.toBeNull();
  const large = new Blob([new Uint8Array(11 * 1024 * 1024)], { type: 'application/pdf' });
  expect((await add(filesOf('owner'), await declared(), large)).error).not.toBeNull();
});

test('an attachment row with a wrong size or a misleading file name is refused', async () => {
  const row = {
    plan_id: PLAN,
    subject_id: randomUUID(),
    file_name: 'a.pdf',
    media_type: 'application/pdf',
    size: 9,
  };
  for (const wrong of [
    { size: 0 },
    { size: 11 * 1024 * 1024 },
    { file_name: '../a.pdf' },
    { file_name: 'a\u202efdp.exe' },
    { media_type: 'text/html' },
  ]) {
    const { error } = await people.owner.db
      .from('attachments')
      .insert({ ...row, ...wrong, id: randomUUID() });
    expect(error?.code, JSON.stringify(wrong)).toBe('23514');
  }
});

const DAY_MS = 86_400_000;
const purge = async (days: number, secret = backend.secretKey) => {
  const answer = await fetch(`${backend.url}/functions/v1/purge-files`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ at: new Date(Date.now() + days * DAY_MS).toISOString() }),
  });
  return { status: answer.status, body: await answer.json() };
};
const isThere = async (path: string) => (await filesOf('owner').download(path)).data !== null;

test('a file that has no row is deleted after a day', async () => {
  const [kept, deleted, unsaved] = [await uploaded(), await uploaded(), `${PLAN}/${randomUUID()}`];
  await add(filesOf('owner'), unsaved);
  const { error } = await people.owner.db
    .from('attachments')
    .delete()
    .eq('id', deleted.split('/')[1] ?? '');
  expect(error).toBeNull();
  expect((await purge(0)).body).toEqual({ removed: 0 });
  expect(await isThere(deleted)).toBe(true);
  expect((await purge(2)).status).toBe(200);
  expect(await Promise.all([kept, deleted, unsaved].map(isThere))).toEqual([true, false, false]);
  expect((await purge(2)).body).toEqual({ removed: 0 });
  expect((await purge(0, people.owner.token)).status).toBe(401);
});

test('the files of a deleted plan can be read only by the owner', async () => {
  const path = await uploaded();
  const { data: plan } = await people.owner.db.from('event_plans').select('version').eq('id', PLAN).single();
  const { error } = await people.owner.db
    .from('event_plans')
    .update({ deleted_at: new Date().toISOString(), version: plan?.version ?? 0 })
    .eq('id', PLAN);
  expect(error).toBeNull();
  expect((await filesOf('owner').download(path)).data).not.toBeNull();
  expect((await filesOf('editor').download(path)).data).toBeNull();
});
