-- Totals of each item, as `itemTotals` in src/domain/budget/ledger.ts.
create view private.item_totals with (security_invoker = true) as
select b.id, b.plan_id, b.category, b.vendor_name, b.payment_date, b.planned_amount as planned, a.agreed,
  e.scheduled, e.paid, c.committed,
  case when a.agreed is null and b.planned_amount > 0 then greatest(b.planned_amount, c.committed)
    else c.committed end as expected
from public.budget_items b
cross join lateral (
  select case when b.service_included then 0 else round(b.actual_amount * b.service_rate / 100, 2) end as amount
) as service
cross join lateral (
  select b.actual_amount + service.amount + case
    when b.tax_included then 0 else round((b.actual_amount + service.amount) * b.tax_rate / 100, 2) end as agreed
) as a
cross join lateral (
  select coalesce(sum(s.amount), 0) as scheduled, coalesce(sum(s.amount) filter (where s.done), 0) as paid,
    coalesce(sum(s.amount) filter (where s.amount > 0), 0) as outgoing
  from (
    select case p.kind when 'refund' then -p.amount else p.amount end as amount, p.paid_date is not null as done
    from public.budget_payments p where p.plan_id = b.plan_id and p.item_id = b.id
  ) as s
) as e
-- What comes back lowers what is owed; it never makes a bill of its own.
cross join lateral (
  select e.scheduled + greatest(coalesce(a.agreed, 0) - e.outgoing, 0) as committed
) as c;
grant select on private.item_totals to authenticated, service_role;

-- Categories whose main price is agreed upon, one that takes at least a quarter of what the plan has for the category:
-- a photo booth books no photographer. As `committedIn` in src/domain/budget/committed.ts.
create function private.agreed_categories(plan uuid) returns setof public.budget_category
language sql stable set search_path = '' as $$
  select distinct b.category
  from public.budget_items b
  join public.plan_categories c on c.plan_id = b.plan_id and c.category = b.category
  where b.plan_id = plan and b.actual_amount * 4 >= case when c.selected then c.allocated_amount else 0 end
  order by b.category;
$$;
grant execute on function private.agreed_categories(uuid) to authenticated, service_role;

-- What every screen shows of spent money (src/domain/budget/ledger.ts), reckoned by the database: a test holds the
-- two together. One row a category. `today` is the reader's, whose zone the database doesn't know.
create function public.budget_ledger(plan_id uuid, today date)
returns table (
  category public.budget_category, items bigint, planned numeric, expected numeric, committed numeric, paid numeric,
  overdue numeric, due_week numeric, due_month numeric, undated numeric, incoming numeric
)
language sql stable security invoker set search_path = '' as $$
  with totals as (
    select * from private.item_totals s where s.plan_id = budget_ledger.plan_id
  ),
  dues as (
    select s.category, case p.kind when 'refund' then -p.amount else p.amount end as amount, p.due_date as due
    from public.budget_payments p join totals s on s.id = p.item_id
    where p.plan_id = budget_ledger.plan_id and p.paid_date is null
    union all
    select s.category, s.committed - s.scheduled, s.payment_date from totals s where s.committed > s.scheduled
  ),
  sums as (
    select s.category, count(*) as items, sum(s.planned) as planned, sum(s.expected) as expected,
      sum(s.committed) as committed, sum(s.paid) as paid
    from totals s group by s.category
  ),
  open as (
    select d.category,
      sum(d.amount) filter (where d.amount > 0 and d.due < today) as overdue,
      sum(d.amount) filter (
        where d.amount > 0 and d.due between today and today + (7 - extract(isodow from today))::int
      ) as due_week,
      sum(d.amount) filter (
        where d.amount > 0
          and d.due between today and (date_trunc('month', today::timestamp) + interval '1 month - 1 day')::date
      ) as due_month,
      sum(d.amount) filter (where d.amount > 0 and d.due is null) as undated,
      -sum(d.amount) filter (where d.amount < 0) as incoming
    from dues d group by d.category
  )
  select s.category, s.items, s.planned, s.expected, s.committed, s.paid, coalesce(o.overdue, 0),
    coalesce(o.due_week, 0), coalesce(o.due_month, 0), coalesce(o.undated, 0), coalesce(o.incoming, 0)
  from sums s left join open o on o.category = s.category
  order by s.category;
$$;
grant execute on function public.budget_ledger(uuid, date) to authenticated;
