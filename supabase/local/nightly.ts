import type { App } from '@supabase/lite';
import type { MailboxStore } from './mailbox/store.ts';

type Tools = {
  sql: <Row extends object>(query: string, values: unknown[]) => Promise<Row[]>;
  mailbox: MailboxStore;
  storage: Pick<NonNullable<App['_storageAdapter']>, 'deleteObjects'>;
  endContracts: (moment: string) => Promise<void>;
};

/**
 * Stores forecasts of the day's events and deletes accounts whose waiting week is over. `moment` is in ISO
 * 8601. Returns the number of deleted accounts.
 */
export type Nightly = (moment: string) => Promise<number>;

/**
 * Texts by which mails about a deleted person are found: the person's address, and names of plans that nobody
 * else uses.
 */
const TRACES = `
  select lower(u.email) as trace from auth.users u join public.profiles p on p.id = u.id where p.deletes_at <= $1
  union
  select e.name from public.event_plans e join public.profiles p on p.id = e.owner_id
  where p.deletes_at <= $1 and not exists (
    select from public.event_plans o join public.profiles q on q.id = o.owner_id
    where o.name = e.name and (q.deletes_at is null or q.deletes_at > $1))`;

const BUCKETS = ['plan-files', 'page-pictures'];
const WITHOUT_PLAN = `
  bucket_id = $1 and split_part(name, '/', 1) not in (select id::text from public.event_plans)`;

/**
 * Does the nightly work of the hosted scheduler: stores forecasts of the day's events and deletes accounts.
 * Mails are deleted first and files last, so that the next run can complete an interrupted one.
 */
export const createNightly =
  ({ sql, mailbox, storage, endContracts }: Tools): Nightly =>
  async (moment) => {
    await sql('select private.keep_outcomes($1)', [moment]);
    const paying = await sql('select id from public.leaving_subscriptions($1)', [moment]);
    // An account is kept if its subscription can't be ended. The other accounts are deleted anyway.
    if (paying.length > 0)
      await endContracts(moment).catch((error: Error) =>
        console.warn(`Subscriptions were not ended: ${error.message}`),
      );
    const traces = (await sql<{ trace: string }>(TRACES, [moment])).map(({ trace }) => trace);
    for (const { id, to, subject, text } of mailbox.list())
      if (traces.some((trace) => to === trace || subject.includes(trace) || text.includes(trace)))
        mailbox.remove({ id });
    const [answer] = await sql<{ deleted: number }>('select public.delete_accounts($1) as deleted', [moment]);
    for (const bucket of BUCKETS) {
      const files = await sql<{ name: string }>(`select name from storage.objects where ${WITHOUT_PLAN}`, [
        bucket,
      ]);
      const names = files.map(({ name }) => name);
      if (names.length === 0) continue;
      await storage.deleteObjects(bucket, names);
      await sql(`delete from storage.objects where ${WITHOUT_PLAN}`, [bucket]);
    }
    return answer?.deleted ?? 0;
  };
