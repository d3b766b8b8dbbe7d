-- What the overview says of each event that is still ahead: its money by the figures of the ledger, the next payment,
-- the day on which the purse would be empty, the milestones and the tasks that come first. One row a plan, the
-- nearest 200. `today` is the reader's. Whether a task is closed by a fact only the checklist knows, so tasks and
-- milestones come with their origins, and the categories whose main price is agreed beside them.
create function public.plan_summaries(today date)
returns table (
  plan_id uuid, committed numeric, paid numeric, expected jsonb, overdue numeric, overdue_count bigint,
  next_due date, next_amount numeric, next_vendor text, short_on date, short_by numeric,
  milestones jsonb, agreed public.budget_category[], tasks jsonb
)
language sql stable security invoker set search_path = '' as $$
  with ahead as (
    select p.id, p.event_date from public.event_plans p
    where p.id = any (array(select private.my_plans('viewer')))
      and p.deleted_at is null and p.archived_at is null and p.event_date >= today
    order by p.event_date, p.id
    limit 200
  ),
  totals as (
    select s.*, a.event_date from private.item_totals s join ahead a on a.id = s.plan_id
  ),
  dues as (
    select s.plan_id, s.vendor_name, s.event_date, p.due_date as due,
      case p.kind when 'refund' then -p.amount else p.amount end as amount
    from public.budget_payments p join totals s on s.plan_id = p.plan_id and s.id = p.item_id
    where p.paid_date is null
    union all
    select s.plan_id, s.vendor_name, s.event_date, s.payment_date, s.committed - s.scheduled
    from totals s where s.committed > s.scheduled
  ),
  money as (
    select c.plan_id, sum(c.committed) as committed, sum(c.paid) as paid,
      jsonb_object_agg(c.category, c.expected) as expected
    from (
      select s.plan_id, s.category, sum(s.committed) as committed, sum(s.paid) as paid, sum(s.expected) as expected
      from totals s group by s.plan_id, s.category
    ) as c
    group by c.plan_id
  ),
  late as (
    select d.plan_id, sum(d.amount) as amount, count(*) as payments
    from dues d where d.amount > 0 and d.due < today group by d.plan_id
  ),
  next as (
    select distinct on (d.plan_id) d.plan_id, d.due, d.amount, d.vendor_name
    from dues d where d.amount > 0 and d.due >= today
    order by d.plan_id, d.due, d.amount desc, d.vendor_name
  ),
  -- As cashFlow in src/domain/budget/cash-flow.ts: what is late leaves today, what has no date on the event's day.
  leaving as (
    select d.plan_id, greatest(coalesce(d.due, d.event_date), today) as day, -d.amount as amount from dues d
  ),
  horizon as (
    select a.id, greatest(a.event_date, today, max(l.day)) as day
    from ahead a left join leaving l on l.plan_id = a.id group by a.id, a.event_date
  ),
  arriving as (
    select c.plan_id, greatest(o.day, today) as day, c.amount
    from public.contributions c
    join horizon h on h.id = c.plan_id
    cross join lateral (
      select case c.repeats when 'once' then c.starts_on else least(coalesce(c.ends_on, h.day), h.day) end as last
    ) as l
    cross join lateral (
      select (c.starts_on + make_interval(months => n))::date as day
      from generate_series(
        0,
        case c.repeats when 'once' then 0
        else least(1199, greatest(0, (extract(year from age(l.last, c.starts_on)) * 12
          + extract(month from age(l.last, c.starts_on)))::int + 1)) end
      ) as n
    ) as o
    where o.day <= least(l.last, h.day)
  ),
  purse as (
    select m.plan_id, m.day, sum(sum(m.amount)) over (partition by m.plan_id order by m.day) as held
    from (
      table arriving
      union all
      table leaving
      union all
      select n.plan_id, today, -n.paid from money n
    ) as m
    group by m.plan_id, m.day
  ),
  short as (
    -- Of a purse that nobody has written down nothing is known.
    select distinct on (u.plan_id) u.plan_id, u.day, -u.held as amount
    from purse u
    where u.held < 0 and exists (select from public.contributions c where c.plan_id = u.plan_id)
    order by u.plan_id, u.day
  )
  select a.id, coalesce(m.committed, 0), coalesce(m.paid, 0), coalesce(m.expected, '{}'), coalesce(l.amount, 0),
    coalesce(l.payments, 0), n.due, n.amount, n.vendor_name, s.day, s.amount,
    coalesce((
      select jsonb_agg(to_jsonb(m) order by m.starts_on, m.title)
      from (
        select j.starts_on, j.title, j.origin from public.timeline_items j
        where j.plan_id = a.id and j.kind = 'milestone' and j.completed_at is null and j.starts_on >= today
          -- As milestonesNow in src/domain/timeline/milestones.ts: one whose task is done is reached.
          and not exists (
            select from public.tasks d
            where d.plan_id = a.id and d.deleted_at is null and d.completed_at is not null
              and split_part(d.origin, '-', 1) ~ ('^' || substr(j.origin, 6) || '[a-z]*$')
          )
        order by j.starts_on, j.title limit 12
      ) as m
    ), '[]'),
    array(select private.agreed_categories(a.id)),
    coalesce((
      select jsonb_agg(to_jsonb(t) order by t.recommended_completion_date, t.priority_level, t.id)
      from (
        select k.id, k.task_name, k.recommended_completion_date, k.priority_level, k.origin, k.origin_name
        from public.tasks k
        where k.plan_id = a.id and k.deleted_at is null and k.completed_at is null
        order by k.recommended_completion_date, k.priority_level, k.id
        limit 40
      ) as t
    ), '[]')
  from ahead a
  left join money m on m.plan_id = a.id
  left join late l on l.plan_id = a.id
  left join next n on n.plan_id = a.id
  left join short s on s.plan_id = a.id
  order by a.event_date, a.id;
$$;

grant execute on function public.plan_summaries(date) to authenticated;
