-- What the analytics compare: the money of some plans by category (src/domain/ledger/ledger.ts) and the replies of their
-- people (countGuests in src/domain/guests/counts.ts). One row a plan; whose plans these are, the caller says. The body
-- is that of `event_figures` before, which told of the latest 500 alone.
create function private.plan_figures(plans uuid[])
returns table (
  plan_id uuid, money jsonb, invited bigint, accepted bigint, declined bigint, waiting bigint
)
language sql stable security invoker set search_path = '' as $$
  with money as (
    select c.plan_id, jsonb_object_agg(c.category, jsonb_build_object(
      'expected', c.expected, 'committed', c.committed, 'paid', c.paid
    )) as amounts
    from (
      select s.plan_id, s.category, sum(s.expected) as expected, sum(s.committed) as committed, sum(s.paid) as paid
      from private.item_totals s where s.plan_id = any (plans)
      group by s.plan_id, s.category
    ) as c
    group by c.plan_id
  ),
  -- A guest's answer for the event is the heaviest of those for the parts that their household is invited to.
  answers as (
    select g.plan_id, g.party_size, a.parts, a.silent, a.waits, a.comes, a.coming,
      not exists (select from public.event_parts e where e.plan_id = g.plan_id) as of_no_parts
    from public.guests g
    left join public.households h on h.plan_id = g.plan_id and h.id = g.household_id
    cross join lateral (
      select count(*) as parts,
        coalesce(bool_or(r.status is null), false) as silent,
        coalesce(bool_or(r.status = 'waiting'), false) as waits,
        coalesce(bool_or(r.status = 'accepted'), false) as comes,
        coalesce(max(r.people) filter (where r.status = 'accepted'), 0) as coming
      from public.event_parts e
      cross join lateral (
        select g.replies -> e.id::text ->> 'status' as status,
          least(coalesce((g.replies -> e.id::text ->> 'people')::int, g.party_size), g.party_size) as people
      ) as r
      where e.plan_id = g.plan_id and (h.parts is null or e.id = any (h.parts))
    ) as a
    -- Who is on the second list is not invited yet.
    where g.plan_id = any (plans) and h.second_list is null
  ),
  people as (
    select a.plan_id, sum(a.party_size) as invited,
      sum(case when a.comes then a.coming else 0 end) as accepted,
      sum(case
        when a.comes then a.party_size - a.coming
        when a.parts > 0 and not a.silent and not a.waits then a.party_size
        else 0
      end) as declined,
      sum(case when a.waits and not a.comes then a.party_size else 0 end) as waiting
    from answers a
    where a.parts > 0 or a.of_no_parts
    group by a.plan_id
  )
  select m.id, coalesce(c.amounts, '{}'), coalesce(p.invited, 0), coalesce(p.accepted, 0), coalesce(p.declined, 0),
    coalesce(p.waiting, 0)
  from unnest(plans) as m (id)
  left join money c on c.plan_id = m.id
  left join people p on p.plan_id = m.id;
$$;
grant execute on function private.plan_figures(uuid[]) to authenticated, service_role;

-- Of every event of a person, past and archived ones too. The app reads it page by page.
create or replace function public.event_figures()
returns table (
  plan_id uuid, money jsonb, invited bigint, accepted bigint, declined bigint, waiting bigint
)
language sql stable security invoker set search_path = '' as $$
  select f.* from private.plan_figures(array(
    select p.id from public.event_plans p
    where p.id = any (array(select private.my_plans('viewer'))) and p.deleted_at is null
  )) as f
  order by f.plan_id;
$$;

-- What was expected of an event on the morning of its day, in the currency of that day: what comes of it is compared
-- with this. Written by the scheduler alone, from now on; one row a plan, which a later date of the event replaces.
create table public.event_outcomes (
  plan_id uuid primary key references public.event_plans (id) on delete cascade,
  event_on date not null,
  currency text not null,
  budget numeric(12, 2) not null,
  expected numeric(12, 2) not null,
  committed numeric(12, 2) not null,
  paid numeric(12, 2) not null,
  guest_count int not null,
  invited int not null,
  accepted int not null,
  kept_at timestamptz not null default now()
);
grant select on public.event_outcomes to authenticated;
select private.protect('event_outcomes');

-- The days of a week are caught up with: a server may have been off at night.
create function private.keep_outcomes(moment timestamptz default now()) returns int
language plpgsql set search_path = '' as $$
declare
  today date := (moment at time zone 'UTC')::date;
  due uuid[] := array(
    select p.id from public.event_plans p
    where p.deleted_at is null and p.event_date between today - 7 and today
      and not exists (
        select from public.event_outcomes o where o.plan_id = p.id and o.event_on = p.event_date
      )
  );
begin
  insert into public.event_outcomes (
    plan_id, event_on, currency, budget, expected, committed, paid, guest_count, invited, accepted
  )
  select p.id, p.event_date, p.currency, p.budget, m.expected, m.committed, m.paid, p.guest_count, f.invited, f.accepted
  from private.plan_figures(due) f
  join public.event_plans p on p.id = f.plan_id
  cross join lateral (
    -- One plan beyond what a column holds must not keep the others from being written down.
    select least(coalesce(sum((c.value ->> 'expected')::numeric), 0), 9999999999.99) as expected,
      least(coalesce(sum((c.value ->> 'committed')::numeric), 0), 9999999999.99) as committed,
      least(coalesce(sum((c.value ->> 'paid')::numeric), 0), 9999999999.99) as paid
    from jsonb_each(f.money) as c
  ) as m
  on conflict (plan_id) do update set
    event_on = excluded.event_on, currency = excluded.currency, budget = excluded.budget, expected = excluded.expected,
    committed = excluded.committed, paid = excluded.paid, guest_count = excluded.guest_count,
    invited = excluded.invited, accepted = excluded.accepted, kept_at = excluded.kept_at;
  return cardinality(due);
end;
$$;
grant execute on function private.keep_outcomes(timestamptz) to service_role;

-- What was kept of a person's events, and how many have come since: of each party as many as its largest mark says, as
-- `arrivedGuests` in src/domain/guests/arrivals.ts; null where nobody was marked at the door.
create function public.past_outcomes()
returns table (
  plan_id uuid, event_on date, currency text, budget numeric, expected numeric, committed numeric, paid numeric,
  guest_count int, invited int, accepted int, arrived bigint
)
language sql stable security invoker set search_path = '' as $$
  select o.plan_id, o.event_on, o.currency, o.budget, o.expected, o.committed, o.paid, o.guest_count, o.invited,
    o.accepted,
    (
      select sum(m.people)
      from (
        select max(a.people) as people from public.arrivals a where a.plan_id = o.plan_id group by a.guest_id
      ) as m
    )
  from public.event_outcomes o
  join public.event_plans p on p.id = o.plan_id and p.deleted_at is null
  where o.plan_id = any (array(select private.my_plans('viewer')))
  order by o.plan_id;
$$;
grant execute on function public.past_outcomes() to authenticated;

-- Between the plans that go and the reminders: wherever it is, the day has hardly begun.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('keep-outcomes', '1 0 * * *', 'select private.keep_outcomes()');
  end if;
end;
$$;
