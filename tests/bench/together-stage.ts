import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { WEDDING_ROW } from '../../e2e/plan';
import { addDays } from '../../src/domain/calendar';
import { SESSION_KEY } from '../../src/lib/session/session-key';
import type { DemoTools } from '../../supabase/local/backend';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import type { Wire } from './wire';

export interface Person {
  readonly id: string;
  readonly session: { readonly access_token: string };
}

export interface Stage {
  readonly browser: Browser;
  readonly wire: Wire;
  readonly sql: DemoTools['sql'];
  readonly dist: string;
}

/** Sends a person's request to the service without a browser. */
async function post<T>({ origin }: Wire, path: string, body: object, token = PUBLISHABLE_KEY): Promise<T> {
  const answer = await fetch(`${origin}/${path}`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** Signs up, confirms the address by mail, and gets the highest tier. */
export async function newPerson({ wire, sql }: Stage, full_name: string): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const data = { full_name, language_preference: 'es' };
  await post(wire, 'auth/v1/signup', { email, password: 'olivo y romero', data });
  const mails = await fetch(`${wire.origin}/__mailbox/messages.json?to=${email}`);
  const [mail] = (await mails.json()) as { text: string }[];
  const token_hash = /token_hash=([^\s&"]+)/.exec(mail?.text ?? '')?.[1];
  const session = await post<Person['session'] & { user: { id: string } }>(wire, 'auth/v1/verify', {
    type: 'email',
    token_hash,
  });
  const { id } = session.user;
  await sql(`update public.entitlements set plan_tier = 'enterprise' where user_id = $1`, [id]);
  return { id, session };
}

export const save = (
  wire: Wire,
  { session }: Person,
  plan_id: string,
  table: string,
  id: string,
  row: object,
) =>
  post(
    wire,
    'rest/v1/rpc/save_rows',
    { plan_id, changes: [{ table, id, version: 0, row }] },
    session.access_token,
  );

export async function newPlan({ wire, sql }: Stage, owner: Person, ...editors: Person[]): Promise<string> {
  const id = randomUUID();
  const event_date = addDays(new Date().toISOString().slice(0, 10), 300);
  await save(wire, owner, id, 'event_plans', id, { ...WEDDING_ROW, event_date, guest_count: 10_000 });
  for (const one of editors)
    await sql(`insert into public.plan_members (plan_id, user_id, role) values ($1, $2, 'editor')`, [
      id,
      one.id,
    ]);
  return id;
}

export async function browserOf({ browser, wire }: Stage, { session }: Person): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: wire.origin,
    locale: 'es-ES',
    viewport: { width: 1440, height: 3200 },
    serviceWorkers: 'block',
  });
  // On a busy machine, opening a long list takes minutes.
  context.setDefaultTimeout(600_000);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  return context;
}
