import { randomUUID } from 'node:crypto';
import type { Demo, DemoTools, Fetch } from '../backend.ts';
import { PUBLISHABLE_KEY } from '../keys.ts';
import { DEMO_ACCOUNTS, type DemoLanguage } from './account.ts';
import { type SampleChange, type SaveRows, saveHistory } from './history.ts';
import type { DemoPlanRow } from './plans.ts';

/** Loads the code of the sample plans. Called only at the first start. */
export type LoadPlans = () => Promise<{
  demoPlanRows: (today: string, language: DemoLanguage) => DemoPlanRow[];
}>;

async function call<T>(fetch: Fetch, path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );
  if (!answer.ok) throw new Error(`Demonstration account, ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Uploads a file in the app's order: first its content, then its row. */
async function sendFile(
  fetch: Fetch,
  path: string,
  { bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string },
  token: string,
): Promise<void> {
  const answer = await fetch(
    new Request(`http://localhost/storage/v1/object/plan-files/${path}`, {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        Authorization: `Bearer ${token}`,
        'Content-Type': type,
        'Cache-Control': 'max-age=3600',
      },
      body: bytes,
    }),
  );
  if (!answer.ok) throw new Error(`Demonstration account, ${path}: ${answer.status} ${await answer.text()}`);
}

const created = (row: object): SampleChange => ({ id: randomUUID(), version: 0, row });

/**
 * Opens an account through the app's own API. Only the confirmation and the tier are written directly,
 * because clients can't set them.
 */
async function openAccount(
  { fetch, sql, mailbox }: DemoTools,
  language: DemoLanguage,
  plans: readonly DemoPlanRow[],
): Promise<void> {
  const { full_name, ...account } = DEMO_ACCOUNTS[language];
  const { id: person } = await call<{ id: string }>(fetch, '/auth/v1/signup', {
    ...account,
    data: { full_name, language_preference: language },
  });
  mailbox.remove({ to: account.email });
  await sql('update auth.users set email_confirmed_at = now(), confirmation_token = null where id = $1', [
    person,
  ]);
  await sql(`update public.entitlements set plan_tier = 'pro' where user_id = $1`, [person]);

  const path = '/auth/v1/token?grant_type=password';
  const { access_token } = await call<{ access_token: string }>(fetch, path, account);
  const saveFor =
    (plan_id: string): SaveRows =>
    async (table, changes) => {
      if (changes.length === 0) return;
      const body = { plan_id, changes: changes.map((change) => ({ table, ...change })) };
      await call(fetch, '/rest/v1/rpc/save_rows', body, access_token);
    };
  await saveFor(person)('vendors', plans.flatMap(({ book }) => book).map(created));
  for (const row of plans) {
    const id = randomUUID();
    const save = saveFor(id);
    await saveHistory(id, row, save, sql);
    await save('contributions', (row.ledger?.contributions ?? []).map(created));
    await save('tasks', row.tasks.map(created));
    await save('timeline_items', row.timeline.map(created));
    await save('scenarios', row.scenarios.map(created));
    await save('event_parts', row.guests?.event_parts ?? []);
    await save('event_questions', row.guests?.event_questions ?? []);
    await save('households', row.guests?.households ?? []);
    await save('guests', row.guests?.guests ?? []);
    for (const [table, rows] of Object.entries(row.seating ?? {})) await save(table, rows);
    await save('vendor_quotes', row.quotes);
    for (const { bytes, ...change } of row.files) {
      await sendFile(fetch, `${id}/${change.id}`, { bytes, type: change.row.media_type }, access_token);
      await save('attachments', [change]);
    }
    await save('drinks_preferences', row.drinks.map(created));
  }
}

/**
 * Creates the demo accounts at the first start. At later starts, plans whose date has passed are moved by
 * whole years into the future.
 */
export const seedDemo =
  (load: LoadPlans): Demo =>
  async (tools) => {
    const today = new Date().toISOString().slice(0, 10);
    for (const language of ['es', 'en'] as const) {
      const { email } = DEMO_ACCOUNTS[language];
      const [known] = await tools.sql('select id from auth.users where email = $1', [email]);
      if (known === undefined)
        await openAccount(tools, language, (await load()).demoPlanRows(today, language));
      else
        await tools.sql(
          `update public.event_plans
           set event_date = event_date + make_interval(years => ($2::date - event_date) / 365 + 1)
           where owner_id = (select id from auth.users where email = $1) and event_date <= $2::date`,
          [email, today],
        );
    }
  };
