-- Who moved a figure: whoever the request came from, nobody for the scheduler and for what was moved before this was
-- written down. The name stays in the profile alone, so that it is gone from every history when the person is erased.
alter table public.budget_changes add column changed_by uuid references auth.users (id) on delete set null;
alter table public.budget_changes alter column changed_by set default auth.uid();
create index budget_changes_changed_by_idx on public.budget_changes (changed_by);

-- What the members of a plan call themselves, told to its members. Who has left is no longer named.
create function private.members_by_name(plan uuid) returns table (id uuid, full_name text)
language sql stable security definer set search_path = '' as $$
  select m.user_id, p.full_name
  from public.plan_members m
  join public.profiles p on p.id = m.user_id
  where m.plan_id = plan and m.plan_id = any (array(select private.my_plans('viewer')));
$$;
revoke all on function private.members_by_name(uuid) from public, anon;
grant execute on function private.members_by_name(uuid) to authenticated;

-- As before; what several people added up to is nobody's.
create or replace function private.bound_budget_changes(plans uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
begin
  for plan in select distinct p from unnest(plans) as p order by p loop
    if (select count(*) from public.budget_changes c where c.plan_id = plan) > 4000 then
      with oldest as (
        delete from public.budget_changes c
        where c.id in (
          select o.id from public.budget_changes o where o.plan_id = plan order by o.changed_at, o.id limit 2000
        )
        returning c.*
      )
      insert into public.budget_changes as c (
        plan_id, changed_at, changed_by, category, item_id, vendor_name, budget, allocated, planned, expected,
        committed, paid
      )
      select plan, (select max(o.changed_at) from oldest o),
        case when array_length(array_agg(distinct o.changed_by), 1) = 1 then (array_agg(o.changed_by))[1] end,
        o.category, o.item_id, (array_agg(o.vendor_name order by o.changed_at desc))[1], sum(o.budget),
        sum(o.allocated), sum(o.planned), sum(o.expected), sum(o.committed), sum(o.paid)
      from oldest o
      group by o.category, o.item_id
      having (sum(o.budget), sum(o.allocated), sum(o.planned), sum(o.expected), sum(o.committed), sum(o.paid))
        <> (0, 0, 0, 0, 0, 0)
      on conflict on constraint budget_changes_of_moment do update
      set changed_by = case when c.changed_by = excluded.changed_by then c.changed_by end,
          budget = c.budget + excluded.budget,
          allocated = c.allocated + excluded.allocated,
          planned = c.planned + excluded.planned,
          expected = c.expected + excluded.expected,
          committed = c.committed + excluded.committed,
          paid = c.paid + excluded.paid;
    end if;
  end loop;
end;
$$;

-- As before, each person's changes of a day apart; `people` are the members who can be named.
create or replace function public.budget_history(
  plan_id uuid, since date default null, until date default null, zone text default 'UTC'
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with told as (
    select (c.changed_at at time zone zone)::date as day, c.*
    from public.budget_changes c where c.plan_id = budget_history.plan_id
  ),
  opening as (
    select t.category, sum(t.budget) as budget, sum(t.allocated) as allocated, sum(t.planned) as planned,
      sum(t.expected) as expected, sum(t.committed) as committed, sum(t.paid) as paid
    from told t where t.day < since
    group by t.category
  ),
  moved as (
    select t.day, t.category, t.item_id, t.changed_by,
      (array_agg(t.vendor_name order by t.changed_at desc))[1] as vendor_name,
      sum(t.budget) as budget, sum(t.allocated) as allocated, sum(t.planned) as planned, sum(t.expected) as expected,
      sum(t.committed) as committed, sum(t.paid) as paid
    from told t
    where (since is null or t.day >= since) and (until is null or t.day <= until)
    group by t.day, t.category, t.item_id, t.changed_by
    having (sum(t.budget), sum(t.allocated), sum(t.planned), sum(t.expected), sum(t.committed), sum(t.paid))
      <> (0, 0, 0, 0, 0, 0)
  )
  select jsonb_build_object(
    'begins', (select min(t.day) from told t),
    'people', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.full_name, p.id), '[]')
      from private.members_by_name(budget_history.plan_id) p),
    'opening', (select coalesce(jsonb_agg(to_jsonb(o) order by o.category), '[]') from opening o),
    'changes', (
      select coalesce(
        jsonb_agg(to_jsonb(m) order by m.day, m.category, m.vendor_name, m.item_id, m.changed_by), '[]')
      from moved m)
  );
$$;
