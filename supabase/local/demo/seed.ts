import { randomUUID } from 'node:crypto';
import type { Demo, DemoTools, Fetch } from '../backend.ts';
import { PUBLISHABLE_KEY } from '../keys.ts';
import { DEMO_ACCOUNT } from './account.ts';
import { saveHistory } from './history.ts';
import type { DemoPlanRow } from './plans.ts';
import type { DemoTask } from './tasks.ts';
import type { DemoLine } from './timeline.ts';

/** Brings the app's own engine along, so it is loaded at the first start alone. */
export type LoadPlans = () => Promise<{ demoPlanRows: (today: string) => DemoPlanRow[] }>;

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

type TaskChange = { id: string; version: number; task: DemoTask['task'] | DemoTask['since'] };

/** As people do: first the list, then what has become of it. */
async function saveTasks(
  tasks: readonly DemoTask[],
  save: (changes: TaskChange[]) => Promise<unknown>,
): Promise<void> {
  const made = tasks.map(({ task, since }) => ({ id: randomUUID(), task, since }));
  await save(made.map(({ id, task }) => ({ id, version: 0, task })));
  await save(made.flatMap(({ id, since }) => (since ? { id, version: 1, task: since } : [])));
}

/** Likewise: first the lines, then those that have been reached. */
async function saveTimeline(
  lines: readonly DemoLine[],
  save: (changes: unknown[]) => Promise<unknown>,
): Promise<void> {
  const made = lines.map((line) => ({ ...line, id: randomUUID() }));
  await save(made.map(({ id, item }) => ({ id, version: 0, item })));
  const reached = made.filter(({ completed }) => completed);
  if (reached.length > 0)
    await save(reached.map(({ id }) => ({ id, version: 1, item: { completed: true } })));
}

/**
 * With the calls that the app itself makes: only the confirmation and the tier, which no client can give itself,
 * are written directly.
 */
async function openAccount({ fetch, sql, mailbox }: DemoTools, plans: readonly DemoPlanRow[]): Promise<void> {
  const { id } = await call<{ id: string }>(fetch, '/auth/v1/signup', {
    ...DEMO_ACCOUNT,
    data: { full_name: 'Lucía Romero', language_preference: 'es' },
  });
  mailbox.remove({ to: DEMO_ACCOUNT.email });
  await sql('update auth.users set email_confirmed_at = now(), confirmation_token = null where id = $1', [
    id,
  ]);
  await sql(`update public.entitlements set plan_tier = 'pro' where user_id = $1`, [id]);

  const path = '/auth/v1/token?grant_type=password';
  const { access_token } = await call<{ access_token: string }>(fetch, path, DEMO_ACCOUNT);
  for (const row of plans) {
    const id = randomUUID();
    const rpc = (name: string, body: object) => call(fetch, `/rest/v1/rpc/${name}`, body, access_token);
    await saveHistory(id, row, rpc, sql);
    const { ledger, tasks, scenarios, timeline } = row;
    if (ledger && ledger.contributions.length > 0)
      await rpc('save_contributions', { plan_id: id, changes: ledger.contributions });
    if (tasks.length > 0) await saveTasks(tasks, (changes) => rpc('save_tasks', { plan_id: id, changes }));
    if (timeline.length > 0)
      await saveTimeline(timeline, (changes) => rpc('save_timeline_items', { plan_id: id, changes }));
    if (scenarios.length > 0) await rpc('save_scenarios', { plan_id: id, changes: scenarios });
  }
}

/**
 * Opens the demonstration account at the first start. At later ones it moves plans whose day has passed on by whole
 * years.
 */
export const seedDemo =
  (load: LoadPlans): Demo =>
  async (tools) => {
    const today = new Date().toISOString().slice(0, 10);
    const [known] = await tools.sql('select id from auth.users where email = $1', [DEMO_ACCOUNT.email]);
    if (known === undefined) return openAccount(tools, (await load()).demoPlanRows(today));
    await tools.sql(
      `update public.event_plans
       set event_date = event_date + make_interval(years => ($2::date - event_date) / 365 + 1)
       where owner_id = (select id from auth.users where email = $1) and event_date <= $2::date`,
      [DEMO_ACCOUNT.email, today],
    );
  };
