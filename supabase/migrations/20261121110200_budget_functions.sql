-- Saving rows of the ledger, many at once, all or nothing, with the caller's rights: policies and column grants
-- decide as they do for a plain request.

create function private.check_changes(target uuid, changes jsonb, row_key text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 1000 then
    raise exception using errcode = '22023', message = 'a list of 1 to 1,000 changes is expected';
  end if;
  perform private.check_keys(c, array['id', 'version', row_key]) from jsonb_array_elements(changes) as c;
  if (
    select count(distinct c ->> 'id') < count(*) or count(c ->> 'version') < count(*)
    from jsonb_array_elements(changes) as c
  )
  then
    raise exception using errcode = '22023', message = 'each row is named once, with the version that was read';
  end if;
  if target is null or target <> all (array(select private.my_plans('viewer'))) then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  if target <> all (array(select private.my_plans('editor'))) then
    raise exception using errcode = 'PT403', message = 'plan_read_only';
  end if;
end;
$$;

-- For a change that finds no row where it expects one: it was deleted in the meantime, or is another plan's.
create function private.refuse_stale(id uuid) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT409', message = 'stale_version', detail = jsonb_build_object('id', id)::text;
end;
$$;

create function private.apply_budget_payments(plan uuid, item uuid, payments jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  applied int;
begin
  if payments is null then
    return;
  end if;
  if jsonb_typeof(payments) <> 'array' then
    raise exception using errcode = '22023', message = 'a list of instalments is expected';
  end if;
  perform private.check_keys(e, array['id', 'kind', 'amount', 'due_date', 'paid_date', 'payer'])
  from jsonb_array_elements(payments) as e;

  delete from public.budget_payments p
  where p.plan_id = plan and p.item_id = item
    and p.id not in (select (e ->> 'id')::uuid from jsonb_array_elements(payments) as e where e ->> 'id' is not null);

  insert into public.budget_payments as p (id, plan_id, item_id, kind, amount, due_date, paid_date, payer)
  select e.id, plan, item, coalesce(e.kind, 'payment'), e.amount, e.due_date, e.paid_date, e.payer
  from jsonb_populate_recordset(null::public.budget_payments, payments) as e
  on conflict (id) do update
  set kind = excluded.kind,
      amount = excluded.amount,
      due_date = excluded.due_date,
      paid_date = excluded.paid_date,
      payer = excluded.payer
  where p.item_id = excluded.item_id;

  get diagnostics applied = row_count;
  if applied <> jsonb_array_length(payments) then
    raise exception using errcode = '22023', message = 'an instalment belongs to another item';
  end if;
end;
$$;

create function private.budget_payments_match(item uuid, payments jsonb) returns boolean
language sql stable set search_path = '' as $$
  with asked as (
    select e.id, coalesce(e.kind, 'payment') as kind, e.amount, e.due_date, e.paid_date, e.payer
    from jsonb_populate_recordset(
      null::public.budget_payments, case when jsonb_typeof(payments) = 'array' then payments else '[]' end) as e
  ),
  stored as (
    select p.id, p.kind, p.amount, p.due_date, p.paid_date, p.payer
    from public.budget_payments p where p.item_id = item
  )
  select payments is null
    or not exists ((table asked except table stored) union all (table stored except table asked));
$$;

-- The same shape as `select=*,budget_payments(*)`.
create function private.budget_item_documents(plan uuid, ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object('budget_payments', coalesce(
    (select jsonb_agg(to_jsonb(p) order by p.due_date, p.id) from public.budget_payments p where p.item_id = b.id),
    '[]'
  )) order by b.created_at, b.id), '[]')
  from public.budget_items b
  where b.plan_id = plan and b.id = any (ids);
$$;

-- Each of `changes` is {id, version, item}: version 0 for a new item, `item` null to remove it. A field that isn't
-- named is kept, `payments` among them. Answers with the items as they stand. A repeat whose first answer got lost
-- succeeds. PT404 plan_not_found, PT403 plan_read_only, PT409 stale_version, PT402 item_limit_reached or
-- payment_limit_reached, 22023 for a malformed call.
create function public.save_budget_items(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_budget_items.plan_id;
  one record;
  stored public.budget_items;
  next public.budget_items;
begin
  perform private.check_changes(target, changes, 'item');
  for one in
    select (c ->> 'id')::uuid as id, (c ->> 'version')::bigint as version, c -> 'item' as item
    from jsonb_array_elements(changes) as c order by 1
  loop
    select * into stored from public.budget_items b where b.plan_id = target and b.id = one.id for no key update;
    if jsonb_typeof(one.item) = 'null' then
      if stored.version <> one.version then
        perform private.refuse_stale(one.id);
      end if;
      delete from public.budget_items b where b.plan_id = target and b.id = one.id;
      continue;
    end if;

    perform private.check_keys(one.item, array[
      'category', 'vendor_name', 'planned_amount', 'actual_amount', 'tax_rate', 'tax_included', 'service_rate',
      'service_included', 'description', 'payment_date', 'cancellation', 'payments'
    ]);
    if stored.id is null then
      if one.version <> 0 then
        perform private.refuse_stale(one.id);
      end if;
      stored.planned_amount := 0;
      stored.tax_rate := 0;
      stored.tax_included := true;
      stored.service_rate := 0;
      stored.service_included := true;
      stored.cancellation := '[]';
      next := jsonb_populate_record(stored, one.item - 'payments');
      insert into public.budget_items (
        id, plan_id, category, vendor_name, planned_amount, actual_amount, tax_rate, tax_included, service_rate,
        service_included, description, payment_date, cancellation
      )
      values (
        one.id, target, next.category, next.vendor_name, next.planned_amount, next.actual_amount, next.tax_rate,
        next.tax_included, next.service_rate, next.service_included, next.description, next.payment_date,
        next.cancellation
      );
    else
      next := jsonb_populate_record(stored, one.item - 'payments');
      if one.version <> stored.version
        and next is not distinct from stored
        and private.budget_payments_match(one.id, one.item -> 'payments')
      then
        continue;
      end if;
      update public.budget_items b
      set category = next.category,
          vendor_name = next.vendor_name,
          planned_amount = next.planned_amount,
          actual_amount = next.actual_amount,
          tax_rate = next.tax_rate,
          tax_included = next.tax_included,
          service_rate = next.service_rate,
          service_included = next.service_included,
          description = next.description,
          payment_date = next.payment_date,
          cancellation = next.cancellation,
          version = one.version
      where b.id = one.id;
    end if;
    perform private.apply_budget_payments(target, one.id, one.item -> 'payments');
  end loop;
  return private.budget_item_documents(
    target, array(select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c));
end;
$$;

-- Likewise for what comes in: {id, version, contribution}.
create function public.save_contributions(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_contributions.plan_id;
  one record;
  stored public.contributions;
  next public.contributions;
begin
  perform private.check_changes(target, changes, 'contribution');
  for one in
    select (c ->> 'id')::uuid as id, (c ->> 'version')::bigint as version, c -> 'contribution' as contribution
    from jsonb_array_elements(changes) as c order by 1
  loop
    select * into stored from public.contributions m where m.plan_id = target and m.id = one.id for no key update;
    if jsonb_typeof(one.contribution) = 'null' then
      if stored.version <> one.version then
        perform private.refuse_stale(one.id);
      end if;
      delete from public.contributions m where m.plan_id = target and m.id = one.id;
      continue;
    end if;

    perform private.check_keys(
      one.contribution, array['contributor', 'amount', 'repeats', 'starts_on', 'ends_on']);
    if stored.id is null then
      if one.version <> 0 then
        perform private.refuse_stale(one.id);
      end if;
      next := jsonb_populate_record(stored, one.contribution);
      insert into public.contributions (id, plan_id, contributor, amount, repeats, starts_on, ends_on)
      values (
        one.id, target, next.contributor, next.amount, coalesce(next.repeats, 'once'), next.starts_on, next.ends_on);
    else
      next := jsonb_populate_record(stored, one.contribution);
      if one.version <> stored.version and next is not distinct from stored then
        continue;
      end if;
      update public.contributions m
      set contributor = next.contributor,
          amount = next.amount,
          repeats = next.repeats,
          starts_on = next.starts_on,
          ends_on = next.ends_on,
          version = one.version
      where m.id = one.id;
    end if;
  end loop;
  return (
    select coalesce(jsonb_agg(to_jsonb(m) order by m.starts_on, m.id), '[]')
    from public.contributions m
    where m.plan_id = target and m.id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c)
  );
end;
$$;

-- What every screen shows of spent money (src/domain/budget/ledger.ts), reckoned by the database: a test holds the
-- two together. One row a category. `today` is the reader's, whose zone the database doesn't know.
create function public.budget_ledger(plan_id uuid, today date)
returns table (
  category public.budget_category, items bigint, planned numeric, expected numeric, committed numeric, paid numeric,
  overdue numeric, due_week numeric, due_month numeric, undated numeric, incoming numeric
)
language sql stable security invoker set search_path = '' as $$
  with target as (
    select b.id, b.category, b.planned_amount, b.actual_amount, b.payment_date,
      b.actual_amount + t.service
        + case when b.tax_included then 0 else round((b.actual_amount + t.service) * b.tax_rate / 100, 2) end as agreed
    from public.budget_items b
    cross join lateral (
      select case when b.service_included then 0 else round(b.actual_amount * b.service_rate / 100, 2) end as service
    ) as t
    where b.plan_id = budget_ledger.plan_id
  ),
  entries as (
    select p.item_id, case p.kind when 'refund' then -p.amount else p.amount end as amount, p.due_date,
      p.paid_date is not null as paid
    from public.budget_payments p where p.plan_id = budget_ledger.plan_id
  ),
  standings as (
    select t.*, coalesce(e.scheduled, 0) as scheduled, coalesce(e.paid, 0) as paid,
      greatest(coalesce(t.agreed, 0), coalesce(e.scheduled, 0)) as committed
    from target t
    left join (
      select item_id, sum(amount) as scheduled, sum(amount) filter (where entries.paid) as paid
      from entries group by item_id
    ) as e on e.item_id = t.id
  ),
  dues as (
    select s.category, e.amount, e.due_date as due
    from entries e join standings s on s.id = e.item_id where not e.paid
    union all
    select s.category, s.committed - s.scheduled, s.payment_date from standings s where s.committed > s.scheduled
  ),
  sums as (
    select s.category, count(*) as items, sum(s.planned_amount) as planned,
      sum(case when s.agreed is null and s.committed <= 0 then s.planned_amount else s.committed end) as expected,
      sum(s.committed) as committed, sum(s.paid) as paid
    from standings s group by s.category
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

revoke all on function
  private.check_changes(uuid, jsonb, text),
  private.refuse_stale(uuid),
  private.apply_budget_payments(uuid, uuid, jsonb),
  private.budget_payments_match(uuid, jsonb),
  private.budget_item_documents(uuid, uuid[]),
  public.save_budget_items(uuid, jsonb),
  public.save_contributions(uuid, jsonb),
  public.budget_ledger(uuid, date)
from public, anon;
grant execute on function
  private.check_changes(uuid, jsonb, text),
  private.refuse_stale(uuid),
  private.apply_budget_payments(uuid, uuid, jsonb),
  private.budget_payments_match(uuid, jsonb),
  private.budget_item_documents(uuid, uuid[]),
  public.save_budget_items(uuid, jsonb),
  public.save_contributions(uuid, jsonb),
  public.budget_ledger(uuid, date)
to authenticated;
