-- How a plan's money moved: what each change added to a figure, so that the sum of a figure's rows up to a moment is
-- what it was then. `item_id` has no foreign key, because what an item cost stays told after it is gone.
create table public.budget_changes (
  id bigint generated always as identity primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  changed_at timestamptz not null default now(),
  -- Whoever the request came from, nobody for the scheduler. The name stays in the profile alone, so that it is gone
  -- from every history when the person is erased.
  changed_by uuid default auth.uid() references auth.users (id) on delete set null,
  category public.budget_category,
  item_id uuid,
  vendor_name text check (char_length(vendor_name) between 1 and 100),
  budget numeric(12, 2) not null default 0,
  allocated numeric(12, 2) not null default 0,
  planned numeric(12, 2) not null default 0,
  expected numeric(12, 2) not null default 0,
  committed numeric(12, 2) not null default 0,
  paid numeric(12, 2) not null default 0,
  constraint budget_changes_name_their_item
    check (item_id is null or (category is not null and vendor_name is not null)),
  -- One row a transaction and figure, however many statements it took.
  constraint budget_changes_of_moment unique nulls not distinct (plan_id, item_id, category, changed_at)
);

create index budget_changes_changed_by_idx on public.budget_changes (changed_by);

grant select on public.budget_changes to authenticated;
select private.protect('budget_changes');

-- A plan keeps 4,000 changes. Beyond, its oldest 2,000 become one a figure, at the moment of the last of them: every
-- sum from then on stays what it was, what cancels out is gone, and what several people added up to is nobody's. At most
-- 1,000 items hold more than nothing.
create function private.bound_budget_changes(plans uuid[]) returns void
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

-- Both record what stands less what is recorded: whatever was done and in however many steps, the rows add up. What
-- stands is locked first, so that of two at once the second counts on from the first. Of a plan that is being deleted
-- nothing is recorded.
create function private.record_plans(plans uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.event_plans p where p.id = any (plans) order by p.id for no key update;
  insert into public.budget_changes as c (plan_id, category, budget, allocated)
  select d.plan_id, d.category, sum(d.budget), sum(d.allocated)
  from (
    select p.id as plan_id, null::public.budget_category as category, p.budget, 0 as allocated
    from public.event_plans p where p.id = any (plans)
    union all
    select n.plan_id, n.category, 0, n.allocated_amount
    from public.plan_categories n where n.plan_id = any (plans) and n.selected
    union all
    select o.plan_id, o.category, -o.budget, -o.allocated
    from public.budget_changes o where o.plan_id = any (plans) and o.item_id is null
  ) as d
  group by d.plan_id, d.category
  having (sum(d.budget), sum(d.allocated)) <> (0, 0)
  on conflict on constraint budget_changes_of_moment do update
  set budget = c.budget + excluded.budget,
      allocated = c.allocated + excluded.allocated;
  if found then
    perform private.bound_budget_changes(plans);
  end if;
end;
$$;

create function private.record_items(plans uuid[], items uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.budget_items b where b.id = any (items) order by b.id for no key update;
  insert into public.budget_changes as c (
    plan_id, category, item_id, vendor_name, planned, expected, committed, paid
  )
  select d.plan_id, d.category, d.id, (array_agg(d.vendor_name order by d.since desc))[1], sum(d.planned),
    sum(d.expected), sum(d.committed), sum(d.paid)
  from (
    select s.plan_id, s.category, s.id, s.vendor_name, 'infinity'::timestamptz as since, s.planned, s.expected,
      s.committed, s.paid
    from private.item_totals s where s.plan_id = any (plans) and s.id = any (items)
    union all
    select o.plan_id, o.category, o.item_id, o.vendor_name, o.changed_at, -o.planned, -o.expected, -o.committed, -o.paid
    from public.budget_changes o where o.plan_id = any (plans) and o.item_id = any (items)
  ) as d
  where exists (select from public.event_plans p where p.id = d.plan_id)
  group by d.plan_id, d.category, d.id
  having (sum(d.planned), sum(d.expected), sum(d.committed), sum(d.paid)) <> (0, 0, 0, 0)
  on conflict on constraint budget_changes_of_moment do update
  set vendor_name = excluded.vendor_name,
      planned = c.planned + excluded.planned,
      expected = c.expected + excluded.expected,
      committed = c.committed + excluded.committed,
      paid = c.paid + excluded.paid;
  if found then
    perform private.bound_budget_changes(plans);
  end if;
end;
$$;

create function private.record_changed_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_plans(array(select n.id from new_rows n));
  return null;
end;
$$;

create function private.record_changed_categories() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_plans(array(select distinct n.plan_id from new_rows n));
  return null;
end;
$$;

create function private.record_changed_items() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_items(array_agg(distinct r.plan_id), array_agg(r.id)) from changed_rows r having count(*) > 0;
  return null;
end;
$$;

create function private.record_changed_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_items(array_agg(distinct r.plan_id), array_agg(distinct r.item_id))
  from changed_rows r having count(*) > 0;
  return null;
end;
$$;

create trigger record_new_plans after insert on public.event_plans
  referencing new table as new_rows
  for each statement execute function private.record_changed_plans();
create trigger record_changed_plans after update on public.event_plans
  referencing new table as new_rows
  for each statement execute function private.record_changed_plans();
-- Categories begin with nothing and go with their plan.
create trigger record_changed_categories after update on public.plan_categories
  referencing new table as new_rows
  for each statement execute function private.record_changed_categories();
create trigger record_new_items after insert on public.budget_items
  referencing new table as changed_rows
  for each statement execute function private.record_changed_items();
create trigger record_changed_items after update on public.budget_items
  referencing new table as changed_rows
  for each statement execute function private.record_changed_items();
create trigger record_removed_items after delete on public.budget_items
  referencing old table as changed_rows
  for each statement execute function private.record_changed_items();
create trigger record_new_payments after insert on public.budget_payments
  referencing new table as changed_rows
  for each statement execute function private.record_changed_payments();
create trigger record_changed_payments after update on public.budget_payments
  referencing new table as changed_rows
  for each statement execute function private.record_changed_payments();
create trigger record_removed_payments after delete on public.budget_payments
  referencing old table as changed_rows
  for each statement execute function private.record_changed_payments();

-- What the members of a plan call themselves, told to its members. Who has left is no longer named.
create function private.members_by_name(plan uuid) returns table (id uuid, full_name text)
language sql stable security definer set search_path = '' as $$
  select m.user_id, p.full_name
  from public.plan_members m
  join public.profiles p on p.id = m.user_id
  where m.plan_id = plan and m.plan_id = any (array(select private.my_plans('viewer')));
$$;
grant execute on function private.members_by_name(uuid) to authenticated;

-- What a clock in a zone shows; null for a zone that isn't one, for people name zones too.
create function private.clock_in(moment timestamptz, zone text) returns timestamp
language plpgsql stable set search_path = '' as $$
begin
  return moment at time zone zone;
exception when invalid_parameter_value then
  return null;
end;
$$;
grant execute on function private.clock_in(timestamptz, text) to authenticated, service_role;

-- Where the figures stood before `since`, and what each person added on each day from `since` to `until`, both days among
-- them; null for the beginning and for now. Days are those of `zone`, the reader's. `begins` is the first day that is
-- told, `people` are the members who can be named. One document, for the API cuts lists off at 1,000 rows.
create function public.budget_history(
  plan_id uuid, since date default null, until date default null, zone text default 'UTC'
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  -- A browser may know a zone that this server doesn't.
  with clock as (
    select case when private.clock_in(now(), budget_history.zone) is null then 'UTC' else budget_history.zone end as zone
  ),
  told as (
    select (c.changed_at at time zone (select k.zone from clock k))::date as day, c.*
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
grant execute on function public.budget_history(uuid, date, date, text) to authenticated;
