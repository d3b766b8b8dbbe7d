import { expect, inject, test } from 'vitest';
import { ADMIN, createDatabase, databaseUrl, withClient } from './postgres-access';
import { printedJson, supabase } from './supabase-cli';

type Advice = { name: string; level: string; detail: string };

// Sets which schemas the API exposes, because several advisors depend on this.
async function advise(database: string, change = ''): Promise<{ status: number | null; advice: Advice[] }> {
  const url = await createDatabase(inject('postgres'), database);
  await withClient(databaseUrl(inject('postgres'), database, ADMIN), (client) =>
    client.query(`alter database ${database} set pgrst.db_schemas = 'public'`),
  );
  if (change) await withClient(url, (client) => client.query(change));
  const { status, output } = await supabase(
    ...['db', 'advisors', `--remote=${url}`, '--type', 'all', '--level', 'warn', '--fail-on', 'warn'],
  );
  return { status, advice: (printedJson(output) ?? []) as Advice[] };
}

const BAD = `
  create table public.notes (id int primary key, plan_id uuid references public.event_plans (id), password text);
  grant all on public.notes to anon;
  create view public.accounts as select * from auth.users;
  grant select on public.accounts to anon;
  create function public.loose() returns int language sql as 'select 1';
  create policy "slow" on public.event_plans for select to authenticated using (owner_id = auth.uid());`;

test('the database advisors find faults in a bad schema but none in ours', async () => {
  const [bad, ours] = await Promise.all([advise('advised_bad', BAD), advise('advised')]);

  expect(bad.status).not.toBe(0);
  expect(bad.advice.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'rls_disabled_in_public',
      'auth_users_exposed',
      'security_definer_view',
      'function_search_path_mutable',
      'auth_rls_initplan',
      'multiple_permissive_policies',
    ]),
  );
  expect(ours.advice).toEqual([]);
  expect(ours.status).toBe(0);
});
