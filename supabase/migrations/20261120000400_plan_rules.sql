-- How many plans a tier may hold; null is no limit. Archived plans count, deleted ones don't.
create function private.plan_limit(tier public.plan_tier) returns int
language sql immutable set search_path = '' as $$
  select case tier when 'free' then 1 when 'basic' then 1 when 'pro' then 10 end;
$$;

-- Counting alone lets parallel requests pass together, so the owner's entitlement is locked first, owners in
-- one order. `for no key update`, because `for update` collides with foreign key checks and deadlocks.
create function private.check_plan_limit(owners uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  tier public.plan_tier;
  allowed int;
  held int;
begin
  for owner in select distinct o from unnest(owners) as o order by o loop
    insert into public.entitlements (user_id) values (owner) on conflict (user_id) do nothing;
    select e.plan_tier into tier from public.entitlements e where e.user_id = owner for no key update;

    allowed := private.plan_limit(tier);
    if allowed is not null then
      select count(*) into held from public.event_plans p where p.owner_id = owner and p.deleted_at is null;
      if held > allowed then
        raise exception using
          errcode = 'PT402',
          message = 'plan_limit_reached',
          detail = jsonb_build_object('plan_tier', tier, 'limit', allowed)::text;
      end if;
    end if;
  end loop;
end;
$$;

create function private.limit_new_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_plan_limit(array(select n.owner_id from new_plans n));
  return null;
end;
$$;

create function private.limit_restored_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_plan_limit(array(
    select n.owner_id
    from new_plans n
    left join old_plans o on o.id = n.id and o.owner_id = n.owner_id and o.deleted_at is null
    where n.deleted_at is null and o.id is null
  ));
  return null;
end;
$$;

create trigger limit_new_plans after insert on public.event_plans
  referencing new table as new_plans
  for each statement execute function private.limit_new_plans();

create trigger limit_restored_plans after update on public.event_plans
  referencing old table as old_plans new table as new_plans
  for each statement execute function private.limit_restored_plans();

-- A writer sends the version it read. Equal, the row moves on; different, somebody was faster. The moments of
-- archiving and deleting are the server's, whatever a client sends.
create function private.advance_plan() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.version is distinct from old.version then
    raise exception using
      errcode = 'PT409',
      message = 'stale_version',
      detail = jsonb_build_object('version', old.version)::text;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  new.archived_at := case when new.archived_at is not null then coalesce(old.archived_at, now()) end;
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end;
$$;

create trigger advance_plan before update on public.event_plans
  for each row execute function private.advance_plan();

-- Deleted plans wait to be wanted back, 50 a person at most: creating and deleting in turn would otherwise
-- fill the disk within any limit on plans.
create function private.bound_deleted_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.event_plans p
  using (
    select d.id, row_number() over (partition by d.owner_id order by d.deleted_at desc, d.id) as place
    from public.event_plans d
    where d.deleted_at is not null
      and d.owner_id in (select n.owner_id from new_plans n where n.deleted_at is not null)
  ) as oldest
  where p.id = oldest.id and oldest.place > 50;
  return null;
end;
$$;

create trigger bound_deleted_plans after update on public.event_plans
  referencing new table as new_plans
  for each statement execute function private.bound_deleted_plans();

-- For a scheduler: select cron.schedule('purge', '17 3 * * *', $$select private.purge_deleted_plans()$$);
create function private.purge_deleted_plans(older_than interval default '30 days') returns int
language plpgsql set search_path = '' as $$
declare
  purged int;
begin
  if older_than is null or older_than < interval '0' then
    raise exception using errcode = '22023', message = 'older_than must not be negative';
  end if;
  delete from public.event_plans where deleted_at < now() - older_than;
  get diagnostics purged = row_count;
  return purged;
end;
$$;
revoke all on function private.purge_deleted_plans(interval) from public;
grant execute on function private.purge_deleted_plans(interval) to service_role;
