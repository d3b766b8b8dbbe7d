-- From when arrivals count of an event that begins on `day`: five in the morning of that day, or of the day of a part of the
-- event before it, as `firstArrivalDay` in src/domain/guests/arrivals.ts; whatever was marked before tried the door out. There
-- is no end, as there: a list that was kept on paper is marked when somebody has the time.
create function private.first_arrival_at(plan uuid, day date) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (
    least(day, min((coalesce(private.clock_in(e.starts_at, e.time_zone), e.starts_at at time zone z.zone) - interval '5 hours')::date))
    + time '05:00'
  ) at time zone z.zone
  from (select private.zone_of(null, plan) as zone) as z
  left join public.event_parts e on e.plan_id = plan and e.event_on = day
  group by z.zone;
$$;
grant execute on function private.first_arrival_at(uuid, date) to authenticated, service_role;

-- As before, but of the event's days alone.
create or replace function public.past_outcomes()
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
        select max(a.people) as people from public.arrivals a
        where a.plan_id = o.plan_id and a.arrived_at >= f.at
        group by a.guest_id
      ) as m
    )
  from public.event_outcomes o
  join public.event_plans p on p.id = o.plan_id and p.deleted_at is null
  cross join lateral (select private.first_arrival_at(o.plan_id, o.event_on) as at) as f
  where o.plan_id = any (array(select private.my_plans('viewer')))
  order by o.plan_id;
$$;

-- Nobody has arrived in days to come. Two of them are allowed: a device's clock may be set to the hour of another zone, and to
-- the wrong half of the day. A mark that stands from before is left alone.
create function private.refuse_future_arrival() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.arrived_at > now() + interval '2 days' and new.arrived_at is distinct from old.arrived_at then
    raise exception using
      errcode = '23514', message = 'nobody has arrived in days to come', constraint = 'arrivals_arrived_at_future',
      table = 'arrivals';
  end if;
  return new;
end;
$$;
create trigger refuse_future_arrival before insert or update on public.arrivals
  for each row execute function private.refuse_future_arrival();
