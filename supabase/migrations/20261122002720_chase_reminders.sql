-- Vendors to ask again, on the day that was noted for it: not those that are booked or turned down.
alter table private.reminders drop constraint reminders_kind_check;
alter table private.reminders add constraint reminders_kind_check
  check (kind in ('task', 'payment', 'milestone', 'vendor'));
create index vendor_quotes_chase_on_idx on public.vendor_quotes (chase_on) where stage not in ('booked', 'refused');

-- As before, and a vendor on the very day.
create or replace function private.open_dues(first date, last date)
returns table (plan_id uuid, kind text, subject_id uuid, title text, due_on date, lead int, amount numeric)
language sql stable set search_path = '' as $$
  select t.plan_id, 'task', t.id, t.task_name, t.recommended_completion_date, 2, null::numeric
  from public.tasks t
  where t.completed_at is null and t.deleted_at is null and t.recommended_completion_date between first and last
    and not exists (
      select from public.budget_items b
      where b.plan_id = t.plan_id and b.actual_amount is not null and b.category = private.closed_by(t.origin)
    )
  union all
  select p.plan_id, 'payment', p.id, b.vendor_name, p.due_date, 5, p.amount
  from public.budget_payments p join public.budget_items b on b.id = p.item_id and b.plan_id = p.plan_id
  where p.paid_date is null and p.kind <> 'refund' and p.due_date between first and last
  union all
  -- What no instalment covers, as in `budget_ledger`.
  select b.plan_id, 'payment', b.id, b.vendor_name, b.payment_date, 5, r.rest
  from public.budget_items b
  cross join lateral (
    select b.actual_amount
      + case when b.service_included then 0 else round(b.actual_amount * b.service_rate / 100, 2) end as net
  ) as n
  cross join lateral (
    select n.net + case when b.tax_included then 0 else round(n.net * b.tax_rate / 100, 2) end - coalesce(
      (select sum(case p.kind when 'refund' then -p.amount else p.amount end)
       from public.budget_payments p where p.plan_id = b.plan_id and p.item_id = b.id), 0) as rest
  ) as r
  where b.actual_amount is not null and r.rest > 0 and b.payment_date between first and last
  union all
  select m.plan_id, 'milestone', m.id, m.title, m.starts_on, m.reminder_days_before, null
  from public.timeline_items m
  where m.completed_at is null and m.reminder_days_before is not null and m.starts_on between first and last
  union all
  select q.plan_id, 'vendor', q.id, q.vendor_name, q.chase_on, 0, null
  from public.vendor_quotes q
  where q.stage not in ('booked', 'refused') and q.chase_on between first and last;
$$;
