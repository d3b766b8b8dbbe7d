-- The last day of an event: its end date, or by its hours that of a company's event; any other's date is its own day. As
-- lastDay in src/domain/plan/event-days.ts.
create function private.last_day(plan public.event_plans) returns date
language sql immutable set search_path = '' as $$
  select coalesce(plan.event_end_date, plan.event_date + case plan.event_type
    when 'corporate' then least(3, greatest(1, ceil(coalesce(plan.duration, 1) / 24.0)::int)) - 1 else 0 end);
$$;
grant execute on function private.last_day(public.event_plans) to authenticated;

-- As before, but that each day of an event is asked for its schedule, and that an event goes on until its last day.
create or replace function private.needs_of(plans uuid[], today date) returns jsonb
language sql stable set search_path = '' as $$
  with totals as (
    select s.* from private.item_totals s where s.plan_id = any (plans)
  ),
  dues as (
    select s.plan_id, s.id as item, s.vendor_name, p.due_date as due, p.amount
    from public.budget_payments p join totals s on s.plan_id = p.plan_id and s.id = p.item_id
    where p.paid_date is null and p.kind <> 'refund'
    union all
    select s.plan_id, s.id, s.vendor_name, s.payment_date, s.committed - s.scheduled
    from totals s where s.committed > s.scheduled
  ),
  late as (
    select d.plan_id, jsonb_build_object(
      'amount', sum(d.amount), 'payments', count(*), 'since', min(d.due),
      'item', case when count(distinct d.item) = 1 then min(d.item::text) end) as owed
    from dues d where d.amount > 0 and d.due < today group by d.plan_id
  ),
  soon as (
    select d.plan_id, sum(d.amount) as amount
    from dues d where d.amount > 0 and d.due between today and today + 30 group by d.plan_id
  ),
  next as (
    select distinct on (d.plan_id) d.plan_id,
      jsonb_build_object('date', d.due, 'amount', d.amount, 'vendor_name', d.vendor_name, 'item', d.item) as payment
    from dues d where d.amount > 0 and d.due >= today
    order by d.plan_id, d.due, d.amount desc, d.vendor_name
  ),
  -- A task of the checklist that an agreed price has closed is done.
  open as (
    select t.plan_id, min(t.recommended_completion_date) as day
    from public.tasks t
    where t.plan_id = any (plans) and t.completed_at is null and t.deleted_at is null
      and t.recommended_completion_date >= today
      and (private.closed_by(t.origin) is null or not exists (
        select from private.agreed_categories(t.plan_id) as agreed where agreed = private.closed_by(t.origin)
      ))
    group by t.plan_id
  ),
  -- Whoever is asked later, or not for this part, owes it no answer.
  silent as (
    select distinct on (e.plan_id) e.plan_id,
      jsonb_build_object('by', e.reply_by, 'part', e.id, 'people', sum(g.party_size)) as replies
    from public.event_parts e
    join public.event_plans p on p.id = e.plan_id and private.last_day(p) >= today
    join public.guests g on g.plan_id = e.plan_id and g.replies -> e.id::text is null
    left join public.households h on h.plan_id = g.plan_id and h.id = g.household_id
    where e.plan_id = any (plans) and e.reply_by is not null
      and h.second_list is null and (h.parts is null or e.id = any (h.parts))
    group by e.plan_id, e.reply_by, e.id
    order by e.plan_id, e.reply_by, e.id
  ),
  -- Of an event of one day any schedule is that day's; each of several has its own.
  bare as (
    select p.id as plan_id, jsonb_agg(d.day order by d.day) as days
    from public.event_plans p
    cross join lateral generate_series(0, private.last_day(p) - p.event_date) as n
    cross join lateral (select p.event_date + n as day) as d
    where p.id = any (plans) and p.event_date <= today + 30 and d.day >= today
      and not exists (
        select from public.timeline_items t
        where t.plan_id = p.id and t.kind = 'schedule' and (
          private.last_day(p) = p.event_date
          or coalesce(private.clock_in(t.starts_at, t.time_zone), t.starts_at at time zone 'UTC')::date = d.day
        )
      )
    group by p.id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'plan_id', n.id, 'overdue', l.owed, 'due', coalesce(o.amount, 0), 'next', x.payment, 'task', t.day, 'replies', s.replies, 'unscheduled', b.plan_id is not null,
    'unscheduled_days', coalesce(b.days, '[]')
  )), '[]')
  from unnest(plans) as n(id)
  left join late l on l.plan_id = n.id
  left join soon o on o.plan_id = n.id
  left join next x on x.plan_id = n.id
  left join open t on t.plan_id = n.id
  left join silent s on s.plan_id = n.id
  left join bare b on b.plan_id = n.id
  where coalesce(l.plan_id, x.plan_id, t.plan_id, s.plan_id, b.plan_id) is not null;
$$;
