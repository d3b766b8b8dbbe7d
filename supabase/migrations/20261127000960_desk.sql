-- What an account's pages of all events show, in one answer: its plans whatever their number, where PostgREST gives a
-- thousand rows at most; the summaries of those ahead; and what else the events ask for.

-- Of each plan that isn't archived: what is owed, what falls due within thirty days, what is paid next, who hasn't answered by a part's date, and whether
-- its day is near without a schedule. `today` is the reader's.
create function private.needs_of(plans uuid[], today date) returns jsonb
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
    join public.event_plans p on p.id = e.plan_id and p.event_date >= today
    join public.guests g on g.plan_id = e.plan_id and g.replies -> e.id::text is null
    left join public.households h on h.plan_id = g.plan_id and h.id = g.household_id
    where e.plan_id = any (plans) and e.reply_by is not null
      and h.second_list is null and (h.parts is null or e.id = any (h.parts))
    group by e.plan_id, e.reply_by, e.id
    order by e.plan_id, e.reply_by, e.id
  ),
  bare as (
    select p.id as plan_id from public.event_plans p
    where p.id = any (plans) and p.event_date between today and today + 30
      and not exists (select from public.timeline_items t where t.plan_id = p.id and t.kind = 'schedule')
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'plan_id', n.id, 'overdue', l.owed, 'due', coalesce(o.amount, 0), 'next', x.payment, 'task', t.day, 'replies', s.replies, 'unscheduled', b.plan_id is not null
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
grant execute on function private.closed_by(text), private.needs_of(uuid[], date) to authenticated;

create function public.desk(today date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with mine as materialized (
    select p as plan, p.id, p.owner_id, p.created_at, p.archived_at
    from public.event_plans p
    where p.id = any (array(select private.my_plans('viewer'))) and p.deleted_at is null
  ),
  -- Asked once an owner, not once a plan.
  tiers as (
    select o.owner_id, public.owner_tier(o.plan) as tier
    from (select distinct on (m.owner_id) m.owner_id, m.plan from mine m order by m.owner_id, m.id) as o
  ),
  -- Where there may be news, which is asked plan by plan.
  told as (
    select m.plan_id from public.plan_members m where m.offered or m.joined_at > now() - interval '3 days'
    union
    select s.plan_id from public.suggestions s where 'open' = any (s.states)
  ),
  choices as (
    select c.plan_id, jsonb_agg(to_jsonb(c) - 'plan_id' order by c.category) as rows
    from public.plan_categories c
    where c.plan_id = any (array(select m.id from mine m))
    group by c.plan_id
  )
  select jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(
        to_jsonb(m.plan) || jsonb_build_object(
          'owner_tier', t.tier,
          'news', case when n.plan_id is not null then public.news(m.plan) end,
          'plan_categories', coalesce(c.rows, '[]'),
          'plan_members', jsonb_build_array(jsonb_build_object('role', r.role, 'user_id', r.user_id)))
        order by m.created_at desc, m.id)
      from mine m
      join public.plan_members r on r.plan_id = m.id and r.user_id = (select auth.uid())
      left join tiers t on t.owner_id = m.owner_id
      left join told n on n.plan_id = m.id
      left join choices c on c.plan_id = m.id
    ), '[]'),
    'summaries', coalesce((select jsonb_agg(to_jsonb(s)) from public.plan_summaries(today) as s), '[]'),
    'needs', private.needs_of(array(select m.id from mine m where m.archived_at is null), today)
  );
$$;
grant execute on function public.desk(date) to authenticated;
