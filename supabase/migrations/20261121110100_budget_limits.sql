-- Rows a plan may hold. Counting alone lets parallel requests pass together, so the parent is locked first, parents
-- in one order; `for no key update`, because `for update` collides with foreign key checks and deadlocks.
create function private.limit_budget_items() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
begin
  for plan in select distinct n.plan_id from new_rows n order by 1 loop
    perform from public.event_plans e where e.id = plan for no key update;
    if (select count(*) from public.budget_items b where b.plan_id = plan) > 1000 then
      raise exception using
        errcode = 'PT402', message = 'item_limit_reached', detail = jsonb_build_object('limit', 1000)::text;
    end if;
  end loop;
  return null;
end;
$$;

create function private.limit_budget_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item uuid;
begin
  for item in select distinct n.item_id from new_rows n order by 1 loop
    perform from public.budget_items b where b.id = item for no key update;
    if (select count(*) from public.budget_payments p where p.item_id = item) > 24 then
      raise exception using
        errcode = 'PT402', message = 'payment_limit_reached', detail = jsonb_build_object('limit', 24)::text;
    end if;
  end loop;
  return null;
end;
$$;
create index budget_payments_item_id_idx on public.budget_payments (item_id);

create function private.limit_contributions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
begin
  for plan in select distinct n.plan_id from new_rows n order by 1 loop
    perform from public.event_plans e where e.id = plan for no key update;
    if (select count(*) from public.contributions c where c.plan_id = plan) > 100 then
      raise exception using
        errcode = 'PT402', message = 'contribution_limit_reached', detail = jsonb_build_object('limit', 100)::text;
    end if;
  end loop;
  return null;
end;
$$;

create trigger limit_budget_items after insert on public.budget_items
  referencing new table as new_rows
  for each statement execute function private.limit_budget_items();
create trigger limit_budget_payments after insert on public.budget_payments
  referencing new table as new_rows
  for each statement execute function private.limit_budget_payments();
create trigger limit_contributions after insert on public.contributions
  referencing new table as new_rows
  for each statement execute function private.limit_contributions();
