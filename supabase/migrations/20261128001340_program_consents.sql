-- Whether a plan's owner lets the programs of whoever else is in it read it: those hand it to services that nobody but
-- their person has chosen, with names. One's own plans one's own programs read without it.

-- A consent is its owner's for one plan: of whoever owns it no more, it counts for nothing.
create table public.program_consents (
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  given_by uuid not null default auth.uid() references auth.users (id) on delete cascade,
  given_at timestamptz not null default now(),
  primary key (plan_id, given_by)
);
create index program_consents_given_by_idx on public.program_consents (given_by);
alter table public.program_consents enable row level security;
grant select, insert (plan_id), delete on public.program_consents to authenticated;
create policy "members read" on public.program_consents
  for select to authenticated using (plan_id = any (array(select private.my_plans('viewer'))));
create policy "owners give" on public.program_consents
  for insert to authenticated
  with check (given_by = (select auth.uid()) and plan_id = any (array(select private.my_plans('owner'))));
create policy "owners take back" on public.program_consents
  for delete to authenticated using (plan_id = any (array(select private.my_plans('owner'))));

-- As before, but of others' plans only those whose owner lets programs read them.
create or replace function private.told_plans(plan uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      to_jsonb(p) - array['owner_id', 'deleted_at', 'created_at', 'updated_at', 'version']
      || jsonb_build_object('role', m.role)
      || case when plan is null then '{}' else jsonb_build_object(
        'categories', (
          select jsonb_agg(to_jsonb(c) - 'plan_id' order by c.category) from public.plan_categories c where c.plan_id = p.id
        ),
        'ledger', (select jsonb_agg(to_jsonb(b) order by b.category) from public.budget_ledger(p.id, current_date) as b)
      ) end
      order by p.event_date, p.id
    ),
    '[]')
  from public.event_plans p
  join public.plan_members m on m.plan_id = p.id and m.user_id = (select auth.uid())
  where p.deleted_at is null and (plan is null or p.id = plan)
    and (
      p.owner_id = (select auth.uid())
      or exists (select from public.program_consents c where c.plan_id = p.id and c.given_by = p.owner_id)
    );
$$;
