-- Decimals in which a currency is written, as `currencyDigits` in src/domain/money.ts: a test holds the two together.
create function private.currency_digits(currency text) returns int
language sql immutable set search_path = '' as $$
  select case when currency in (
    'AFN', 'ALL', 'BIF', 'CLP', 'COP', 'DJF', 'GNF', 'HUF', 'IDR', 'IQD', 'IRR', 'ISK', 'JPY', 'KMF', 'KPW', 'KRW',
    'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'PYG', 'RWF', 'SOS', 'SYP', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'YER'
  ) then 0 else 2 end;
$$;
grant execute on function private.currency_digits(text) to authenticated, service_role;

drop view private.item_totals;

-- Rates of three decimals (8.875 % in New York) are kept as a quote says them.
alter table public.budget_items
  alter column tax_rate type numeric(6, 3),
  alter column service_rate type numeric(6, 3);

-- Totals of each item, as `itemTotals` in src/domain/ledger/ledger.ts: as before, but that service and tax on top are
-- rounded to what the plan's currency is written in.
create view private.item_totals with (security_invoker = true) as
select b.id, b.plan_id, b.category, b.vendor_name, b.payment_date, b.planned_amount as planned, a.agreed,
  e.scheduled, e.paid, c.committed,
  case when a.agreed is null and b.planned_amount > 0 then greatest(b.planned_amount, c.committed)
    else c.committed end as expected
from public.budget_items b
join public.event_plans p on p.id = b.plan_id
cross join lateral (
  select case when b.service_included then 0
    else round(b.actual_amount * b.service_rate / 100, private.currency_digits(p.currency)) end as amount
) as service
cross join lateral (
  select b.actual_amount + service.amount + case when b.tax_included then 0
    else round((b.actual_amount + service.amount) * b.tax_rate / 100, private.currency_digits(p.currency)) end as agreed
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

-- What is on top of prices is another amount in a currency of other decimals, also where no item was written.
create function private.record_currency() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_items(array[new.id], array(
    select b.id from public.budget_items b
    where b.plan_id = new.id and not (b.tax_included and b.service_included)
  ));
  return null;
end;
$$;
create trigger record_currency after update on public.event_plans
  for each row when (old.currency is distinct from new.currency) execute function private.record_currency();
