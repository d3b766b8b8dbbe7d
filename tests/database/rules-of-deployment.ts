import type { Scenario, Step } from './probe';

const make = (sql: string): Step => ({ as: 'postgres', sql, expect: '0' });
const add = (sql: string): Step => ({ as: 'postgres', sql, expect: '1' });
const told = (what: string, expect: string): Step => ({
  as: 'service',
  sql: `select public.deployment_state() -> '${what}'`,
  expect,
});

/** Scenarios about the queries that the deployment check (`doctor`) makes. */
export const deployment: Scenario[] = [
  {
    name: 'the state of the deployment is told to the service alone',
    steps: (['owner', 'stranger', 'anonymous'] as const).map((as) => ({
      as,
      sql: 'select public.deployment_state()',
      expect: '!42501',
    })),
  },
  {
    name: 'a database without scheduler and vault says so',
    steps: [told('jobs', 'null'), told('functions_url', 'null'), told('has_reminders_secret', 'null')],
  },
  {
    name: 'the applied migrations are told in their order',
    steps: [
      make(
        'create schema supabase_migrations authorization postgres create table schema_migrations (version text)',
      ),
      {
        as: 'postgres',
        sql: `insert into supabase_migrations.schema_migrations values ('2'), ('1')`,
        expect: '2',
      },
      told('migrations', '["1", "2"]'),
    ],
  },
  {
    name: 'the jobs that run are told, those switched off are not',
    steps: [
      make(
        'create schema cron authorization postgres create table job (jobname text, schedule text, active boolean)',
      ),
      told('jobs', '{}'),
      add(`insert into cron.job values ('purge-plans', '17 3 * * *', true)`),
      add(`insert into cron.job values ('send-reminders', '5 * * * *', false)`),
      add(`insert into cron.job values (null, '1 * * * *', true)`),
      told('jobs', '{"purge-plans": "17 3 * * *"}'),
    ],
  },
  {
    name: 'of the vault the address is told, of the secret only that it is there',
    steps: [
      make(
        'create schema vault authorization postgres create table decrypted_secrets (name text, decrypted_secret text)',
      ),
      told('has_reminders_secret', 'false'),
      add(`insert into vault.decrypted_secrets values ('another', 'zzz')`),
      told('has_reminders_secret', 'false'),
      add(`insert into vault.decrypted_secrets values ('functions_url', 'https://x.test/functions/v1')`),
      add(`insert into vault.decrypted_secrets values ('reminders_secret', 'hidden')`),
      told('functions_url', '"https://x.test/functions/v1"'),
      told('has_reminders_secret', 'true'),
      {
        as: 'service',
        sql: `select public.deployment_state()::text like '%hidden%'`,
        expect: 'false',
      },
    ],
  },
];
