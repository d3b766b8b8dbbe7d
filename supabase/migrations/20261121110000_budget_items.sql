-- The ledger of a plan: what is bought from whom, its instalments, and what comes into the purse.
create type public.entry_kind as enum ('payment', 'deposit', 'refund');
create type public.contribution_repeats as enum ('once', 'monthly');

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

create table public.contributions (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  contributor text not null
    check (char_length(contributor) between 1 and 100)
    check (contributor ~ '[^[:space:]]' and contributor !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  amount numeric(12, 2) not null check (amount > 0 and amount <= 10000000),
  repeats public.contribution_repeats not null default 'once',
  starts_on date not null check (starts_on between '2000-01-01' and '2200-12-31'),
  ends_on date check (ends_on <= '2200-12-31'),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contributions_end_after_they_begin check (ends_on >= starts_on)
);
create index contributions_plan_id_idx on public.contributions (plan_id);

alter table public.budget_items enable row level security;
alter table public.budget_payments enable row level security;
alter table public.contributions enable row level security;

grant select, delete on public.budget_items, public.budget_payments, public.contributions to authenticated;
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
grant insert (id, plan_id, contributor, amount, repeats, starts_on, ends_on) on public.contributions to authenticated;
grant update (contributor, amount, repeats, starts_on, ends_on, version) on public.contributions to authenticated;
grant select, insert, update, delete
  on public.budget_items, public.budget_payments, public.contributions to service_role;

create policy "members read budget items" on public.budget_items
  for select to authenticated using (plan_id = any (array(select private.my_plans('viewer'))));
create policy "editors add budget items" on public.budget_items
  for insert to authenticated with check (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors change budget items" on public.budget_items
  for update to authenticated
  using (plan_id = any (array(select private.my_plans('editor'))))
  with check (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors remove budget items" on public.budget_items
  for delete to authenticated using (plan_id = any (array(select private.my_plans('editor'))));

create policy "members read instalments" on public.budget_payments
  for select to authenticated using (plan_id = any (array(select private.my_plans('viewer'))));
create policy "editors add instalments" on public.budget_payments
  for insert to authenticated with check (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors change instalments" on public.budget_payments
  for update to authenticated
  using (plan_id = any (array(select private.my_plans('editor'))))
  with check (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors remove instalments" on public.budget_payments
  for delete to authenticated using (plan_id = any (array(select private.my_plans('editor'))));

create policy "members read contributions" on public.contributions
  for select to authenticated using (plan_id = any (array(select private.my_plans('viewer'))));
create policy "editors add contributions" on public.contributions
  for insert to authenticated with check (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors change contributions" on public.contributions
  for update to authenticated
  using (plan_id = any (array(select private.my_plans('editor'))))
  with check (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors remove contributions" on public.contributions
  for delete to authenticated using (plan_id = any (array(select private.my_plans('editor'))));

-- For every table with a version: equal, the row moves on; different, somebody was faster.
create function private.advance_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.version is distinct from old.version then
    raise exception using
      errcode = 'PT409',
      message = 'stale_version',
      detail = jsonb_build_object('id', old.id, 'version', old.version)::text;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end;
$$;

create trigger advance_budget_item before update on public.budget_items
  for each row execute function private.advance_row();
create trigger advance_contribution before update on public.contributions
  for each row execute function private.advance_row();
