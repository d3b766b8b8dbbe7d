import type { Actor } from './actors';
import { fresh } from './calls';
import { CHARTS, ITEMS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

const FILE = fresh(71);
const QUOTE = fresh(72);
const set = (sql: string, as: Actor = 'postgres'): Step => ({ as, sql, expect: '1' });
const attach = (subject: string): Step =>
  set(`insert into public.attachments (id, plan_id, subject_id, file_name, media_type, size)
    values ('${FILE}', '${SHARED}', '${subject}', 'Contrato.pdf', 'application/pdf', 9)`);
const quote = set(`insert into public.vendor_quotes (id, plan_id, category, vendor_name)
  values ('${QUOTE}', '${SHARED}', 'music', 'Banda Azahar')`);
const gone = set(`delete from public.vendor_quotes where id = '${QUOTE}'`);
const attachLongAgo: Step[] = [
  attach(SHARED),
  set(`update public.attachments set created_at = now() - interval '3 days' where id = '${FILE}'`),
];
const room = (what: string): Step =>
  set(`update public.seating_charts set ${what} where id = '${CHARTS[SHARED]}'`);
/** Runs the job that finds unused files, as if this many hours had passed. */
const run = (hours: number): Step => ({
  as: 'service',
  sql: `select count(*) from public.unused_files(now() + interval '${hours} hours', 10)`,
  expect: '0',
});
const left = (expect: string): Step => ({
  as: 'postgres',
  sql: `select count(*) from public.attachments where id = '${FILE}'`,
  expect,
});
/** Checks that no record of the deleted file remains. Only then can the file's bytes be deleted. */
const waits: Step = {
  as: 'postgres',
  sql: `select count(*) from private.deleted_rows where id = '${FILE}'`,
  expect: '0',
};

export const files: Scenario[] = [
  {
    name: 'files that nothing needs are named to the service alone',
    steps: (['owner', 'stranger', 'anonymous'] as const).map((as) => ({
      as,
      sql: 'select * from public.unused_files(now(), 10)',
      expect: '!42501',
    })),
  },
  {
    name: 'a file goes a day after the quote it belonged to',
    steps: [quote, attach(QUOTE), gone, run(23), left('1'), run(25), left('0'), waits],
  },
  {
    name: 'a file stays with a quote that came back, and with one that was never deleted',
    steps: [quote, attach(QUOTE), run(25), left('1'), gone, quote, run(25), left('1')],
  },
  {
    name: 'a floor plan goes a day after the last change of the rooms, of which none shows it',
    steps: [
      ...attachLongAgo,
      room(`floor_file = '${FILE}'`),
      run(25),
      left('1'),
      room('floor_file = null'),
      run(23),
      left('1'),
      run(25),
      left('0'),
    ],
  },
  {
    name: 'a floor plan stays for a day after its room was deleted',
    steps: [
      ...attachLongAgo,
      set(`delete from public.seating_charts where id = '${CHARTS[SHARED]}'`),
      run(23),
      left('1'),
      run(25),
      left('0'),
    ],
  },
  {
    name: 'a file goes a day after the item of the ledger it belonged to',
    steps: [
      attach(ITEMS[SHARED]),
      run(25),
      left('1'),
      set(`delete from public.budget_items where id = '${ITEMS[SHARED]}'`),
      run(23),
      left('1'),
      run(25),
      left('0'),
    ],
  },
];
