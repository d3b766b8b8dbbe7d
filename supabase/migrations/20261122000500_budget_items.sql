-- The ledger of a plan: what is bought from whom, and its instalments.
create type public.entry_kind as enum ('payment', 'deposit', 'refund');

-- `actual_amount` is the price agreed upon, null while nothing is; `payment_date` is when what no instalment covers
-- falls due. `cancellation` lists the terms: cancelling by the day costs so many percent.
create table public.budget_items (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  category public.budget_category not null,
  vendor_name text not null
    check (char_length(vendor_name) between 1 and 100)
    check (vendor_name ~ '[^[:space:]]' and vendor_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  planned_amount numeric(12, 2) not null default 0 check (planned_amount >= 0 and planned_amount <= 10000000),
  actual_amount numeric(12, 2) check (actual_amount >= 0 and actual_amount <= 10000000),
  tax_rate numeric(5, 2) not null default 0 check (tax_rate >= 0 and tax_rate <= 100),
  tax_included boolean not null default true,
  service_rate numeric(5, 2) not null default 0 check (service_rate >= 0 and service_rate <= 100),
  service_included boolean not null default true,
  description text
    check (char_length(description) between 1 and 500)
    check (description !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  payment_date date check (payment_date between '2000-01-01' and '2200-12-31'),
  cancellation jsonb not null default '[]'
    check (char_length(cancellation::text) <= 1000)
    check (
      case jsonb_typeof(cancellation)
        when 'array' then jsonb_array_length(cancellation) <= 10
          and not jsonb_path_exists(cancellation, '$[*] ? (!(exists(@ ? (
            @.cancel_by like_regex "^2[01][0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
            && @.fee >= 0 && @.fee <= 100
          ))))')
        else false
      end
    ),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint budget_items_of_plan unique (plan_id, id)
);

create table public.budget_payments (
  id uuid primary key,
  plan_id uuid not null,
  item_id uuid not null,
  kind public.entry_kind not null default 'payment',
  amount numeric(12, 2) not null check (amount > 0 and amount <= 10000000),
  due_date date not null check (due_date between '2000-01-01' and '2200-12-31'),
  paid_date date check (paid_date between '2000-01-01' and '2200-12-31'),
  payer text
    check (char_length(payer) between 1 and 100)
    check (payer ~ '[^[:space:]]' and payer !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  -- With the plan, so that an instalment never belongs to one plan and its item to another.
  constraint budget_payments_of_item foreign key (plan_id, item_id)
    references public.budget_items (plan_id, id) on delete cascade
);
create index budget_payments_item_idx on public.budget_payments (plan_id, item_id);
create index budget_payments_item_id_idx on public.budget_payments (item_id);

grant select, delete on public.budget_items, public.budget_payments to authenticated;
grant insert (
  id, plan_id, category, vendor_name, planned_amount, actual_amount, tax_rate, tax_included, service_rate,
  service_included, description, payment_date, cancellation
) on public.budget_items to authenticated;
grant update (
  category, vendor_name, planned_amount, actual_amount, tax_rate, tax_included, service_rate, service_included,
  description, payment_date, cancellation, version
) on public.budget_items to authenticated;
grant insert (id, plan_id, item_id, kind, amount, due_date, paid_date, payer)
  on public.budget_payments to authenticated;
grant update (kind, amount, due_date, paid_date, payer) on public.budget_payments to authenticated;
select private.protect('budget_items', 'budget_payments'), private.protect('budget_payments');

create trigger limit_rows after insert on public.budget_items
  referencing new table as new_rows
  for each statement execute function private.limit_rows(1000, 'item');
create trigger limit_rows after insert on public.budget_payments
  referencing new table as new_rows
  for each statement execute function private.limit_rows(24, 'payment', 'item_id');
-- All instalments of a plan together, or a plan could hold twenty-four times a thousand.
create trigger limit_rows_of_plan after insert on public.budget_payments
  referencing new table as new_rows
  for each statement execute function private.limit_rows(5000, 'payment');

-- Each list as a whole: what isn't named is removed.
create function private.save_budget_payments(plan uuid, lists jsonb) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  changed uuid[];
begin
  perform private.check_keys(e, array['id', 'kind', 'amount', 'due_date', 'paid_date', 'payer'])
  from jsonb_each(lists) as l, jsonb_array_elements(l.value) as e;

  with asked as (
    select l.key::uuid as item, e.*
    from jsonb_each(lists) as l, jsonb_populate_recordset(null::public.budget_payments, l.value) as e
  ),
  removed as (
    delete from public.budget_payments p
    where p.plan_id = plan and p.item_id in (select l.key::uuid from jsonb_each(lists) as l)
      and not exists (select from asked a where a.id = p.id and a.item = p.item_id)
    returning p.item_id
  ),
  written as (
    insert into public.budget_payments as p (id, plan_id, item_id, kind, amount, due_date, paid_date, payer)
    select a.id, plan, a.item, coalesce(a.kind, 'payment'), a.amount, a.due_date, a.paid_date, a.payer from asked a
    on conflict (id) do update
    set kind = excluded.kind,
        amount = excluded.amount,
        due_date = excluded.due_date,
        paid_date = excluded.paid_date,
        payer = excluded.payer
    where p.item_id = excluded.item_id
      and (p.kind, p.amount, p.due_date, p.paid_date, p.payer)
        is distinct from (excluded.kind, excluded.amount, excluded.due_date, excluded.paid_date, excluded.payer)
    returning p.item_id
  )
  select array_agg(item_id) into changed from (table removed union all table written) as _;

  if exists (
    select from jsonb_each(lists) as l
    where jsonb_array_length(l.value)
      <> (select count(*) from public.budget_payments p where p.plan_id = plan and p.item_id = l.key::uuid)
  )
  then
    raise exception using errcode = '22023', message = 'an instalment belongs to another item';
  end if;
  return changed;
end;
$$;

create function private.read_budget_payments(parent uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('budget_payments', coalesce(jsonb_agg(to_jsonb(p) order by p.due_date, p.id), '[]'))
  from public.budget_payments p where p.item_id = parent;
$$;
grant execute on function
  private.save_budget_payments(uuid, jsonb), private.read_budget_payments(uuid)
to authenticated;
