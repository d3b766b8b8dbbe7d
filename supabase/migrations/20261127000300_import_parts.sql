-- A list of ten thousand takes longer than a client's role may ask for in one call (`statement_timeout`), so it arrives in
-- parts under one batch. `size` is how many guests the whole has, null where it came in one call; `stored` is how many of
-- them are stored. A batch with fewer is not finished.
alter table public.import_batches
  add column size int check (size between 1 and 10000),
  add column stored int generated always as (jsonb_array_length(log)) stored;
grant insert (size), update (log) on public.import_batches to authenticated;

-- As before, and where a column has grown by an update.
create or replace function private.limit_stored_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owners uuid[];
  too_full boolean;
begin
  if tg_op = 'INSERT' then
    owners := array(select distinct e.owner_id from new_rows n join public.event_plans e on e.id = n.plan_id);
  else
    execute format(
      'select array(
         select distinct e.owner_id from new_rows n
         join old_rows o on o.id = n.id and pg_column_size(n.%1$I) > pg_column_size(o.%1$I)
         join public.event_plans e on e.id = n.plan_id
       )',
      tg_argv[2]
    ) into owners;
  end if;
  perform from public.entitlements u where u.user_id = any (owners) order by u.user_id for no key update;

  execute format(
    'select exists (
       select from %1$s t join public.event_plans e on e.id = t.plan_id
       where e.owner_id = any ($2) group by e.owner_id having sum(pg_column_size(t.%2$I)) > $1
     )',
    tg_relid::regclass, tg_argv[2]
  ) into too_full using tg_argv[0]::bigint, owners;
  if too_full then
    raise exception using
      errcode = 'PT402',
      message = tg_argv[1] || '_limit_reached',
      detail = jsonb_build_object('bytes', tg_argv[0]::bigint)::text;
  end if;
  return null;
end;
$$;
create trigger limit_grown_bytes after update on public.import_batches
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.limit_stored_bytes(50000000, 'import', 'log');

-- Whether a plan has room for so many people and households more, asked by its members before the first part of a list.
-- What each part stores is counted by the triggers all the same.
create function private.import_fits(plan uuid, people int, households int) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  allowed int := (
    select private.guest_limit(coalesce(e.plan_tier, 'free'))
    from public.event_plans p left join public.entitlements e on e.user_id = p.owner_id
    where p.id = plan and p.id = any (array(select private.my_plans('viewer')))
  );
begin
  if people > 0 and people + (select coalesce(sum(g.party_size), 0) from public.guests g where g.plan_id = plan) > allowed
  then
    raise exception using
      errcode = 'PT402', message = 'guest_limit_reached', detail = jsonb_build_object('limit', allowed)::text;
  end if;
  if allowed is not null
    and households + (select count(*) from public.households h where h.plan_id = plan) > 10000
  then
    raise exception using
      errcode = 'PT402', message = 'household_limit_reached', detail = jsonb_build_object('limit', 10000)::text;
  end if;
end;
$$;

-- The first guest of [{id, version}] whose version is not the stored one is refused. No nested loops, here and below: just
-- after an import the statistics know of none of its rows, and a list is then compared with all guests for each of them.
create function private.import_unchanged(plan uuid, guests jsonb) returns void
language plpgsql stable set search_path = '' set enable_nestloop = off as $$
declare
  stale uuid := (
    select (e ->> 'id')::uuid
    from jsonb_array_elements(guests) as e
    left join public.guests g on g.id = (e ->> 'id')::uuid and g.plan_id = plan
    where (e ->> 'version')::bigint <> 0 and (e ->> 'version')::bigint is distinct from g.version
    limit 1
  );
begin
  if stale is not null then
    perform private.refuse_stale('guests', stale, null);
  end if;
end;
$$;

-- What a part makes and what stands before it in what it changes, between the two. A guest who comes back after an undo
-- goes on from the version of the tombstone.
create function private.import_log(plan uuid, guests jsonb) returns jsonb
language plpgsql stable set search_path = '' set enable_nestloop = off as $$
begin
  return (
    select jsonb_agg(case when e -> 'version' = '0'
      then jsonb_build_object('id', g.id, 'version', g.version, 'before', null)
      else jsonb_build_object('id', g.id, 'version', g.version + 1, 'before', (
        select coalesce(jsonb_object_agg(k.key, to_jsonb(g) -> k.key), '{}') from jsonb_object_keys(e -> 'row') as k (key)
      )) end)
    from jsonb_array_elements(guests) as e
    join public.guests g on g.id = (e ->> 'id')::uuid and g.plan_id = plan
  );
end;
$$;

-- The guests of a log that nobody has edited since: `before` is null for those whom the import made.
create function private.import_untouched(plan uuid, log jsonb)
returns table (id uuid, household_id uuid, before jsonb)
language plpgsql stable set search_path = '' set enable_nestloop = off as $$
begin
  return query
    select g.id, g.household_id, nullif(l -> 'before', 'null')
    from jsonb_array_elements(log) as l
    join public.guests g on g.id = (l ->> 'id')::uuid and g.plan_id = plan and g.version = (l ->> 'version')::bigint;
end;
$$;

drop function public.import_guests(uuid, uuid, text, jsonb, jsonb);

-- Stores a list, or a part of one, with the caller's rights: each call as a whole or not at all. `households` [{id, name,
-- language, second_list, parts}] are new, `guests` [{id, version, row}] new with version 0, else changed. `start` is how
-- many guests of the batch came before. The first part may tell of the `whole` {size, people, households, changed}: how
-- many guests it has, how many people and households more it makes, and [{id, version}] of all that it changes, so
-- that what will not fit is refused before anything is stored. Answers {added, changed, stored}: of this call, and how many of
-- the batch are stored by now. A part that is stored already changes nothing and answers of all that is stored. PT402,
-- PT403, PT404, PT409 as `save_rows`; PT410 import_undone where the batch was taken back, or what came before is gone.
create function public.import_guests(
  plan_id uuid, batch uuid, name text, households jsonb, guests jsonb, start int default 0, whole jsonb default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := import_guests.plan_id;
  known record;
  ends int;
  inserted uuid[];
  part jsonb;
begin
  perform private.lock_plan(target);
  select b.stored, b.size, b.undone_at into known from public.import_batches b where b.id = batch and b.plan_id = target;
  if known.undone_at is not null or known.stored is null and start > 0 then
    raise exception using errcode = 'PT410', message = 'import_undone';
  elsif start < known.stored then
    return (
      select jsonb_build_object(
        'added', count(*) filter (where l -> 'before' = 'null'),
        'changed', count(*) filter (where l -> 'before' <> 'null'),
        'stored', known.stored)
      from public.import_batches b, jsonb_array_elements(b.log) as l where b.id = batch
    );
  end if;
  if jsonb_typeof(households) is distinct from 'array' or jsonb_typeof(guests) is distinct from 'array'
    or jsonb_array_length(households) > 10000 or jsonb_array_length(guests) not between 1 and 10000
  then
    raise exception using errcode = '22023', message = 'lists of at most 10,000 are expected';
  end if;
  ends := start + jsonb_array_length(guests);
  perform private.check_keys(whole, array['size', 'people', 'households', 'changed']) where whole is not null;
  if start is distinct from coalesce(known.stored, 0)
    or ends > coalesce(known.size, (whole ->> 'size')::int, jsonb_array_length(guests))
  then
    raise exception using errcode = '22023', message = 'parts in their order are expected, together as many as announced';
  end if;
  perform private.check_keys(e, array['id', 'name', 'language', 'second_list', 'parts'])
  from jsonb_array_elements(households) as e;
  perform private.check_keys(e, array['id', 'version', 'row']) from jsonb_array_elements(guests) as e;
  perform private.check_keys(e -> 'row', private.settable('public.guests', 'insert'))
  from jsonb_array_elements(guests) as e;

  perform private.import_unchanged(target, guests);
  if start = 0 and whole is not null then
    perform private.import_unchanged(target, whole -> 'changed');
    perform private.import_fits(target, (whole ->> 'people')::int, (whole ->> 'households')::int);
  end if;

  insert into public.households (id, plan_id, name, language, second_list, parts)
  select h.id, target, h.name, h.language, h.second_list, h.parts
  from jsonb_populate_recordset(null::public.households, households) as h;
  inserted := private.insert_rows(
    target,
    (select k from private.row_tables k where k.name = 'guests'),
    array(
      select (
        e.place, (e.c ->> 'id')::uuid, 0, e.c -> 'row', null, null,
        to_jsonb(jsonb_populate_record(null::public.guests, e.c -> 'row'))
      )::private.row_change
      from jsonb_array_elements(guests) with ordinality as e (c, place) where (e.c ->> 'version')::bigint = 0
    ));
  if cardinality(inserted) < (select count(*) from jsonb_array_elements(guests) as e where (e ->> 'version')::bigint = 0)
  then
    raise exception using errcode = 'PT409', message = 'id_taken';
  end if;

  part := private.import_log(target, guests);
  if start = 0 then
    insert into public.import_batches (id, plan_id, name, log, size)
    values (batch, target, import_guests.name, part, (whole ->> 'size')::int);
  else
    update public.import_batches b set log = b.log || part where b.id = batch;
  end if;
  perform private.update_guests(target, (
    select jsonb_agg(e) from jsonb_array_elements(guests) as e where (e ->> 'version')::bigint <> 0
  ));
  return jsonb_build_object(
    'added', cardinality(inserted), 'changed', jsonb_array_length(guests) - cardinality(inserted), 'stored', ends);
end;
$$;
grant execute on function
  public.import_guests(uuid, uuid, text, jsonb, jsonb, int, jsonb),
  private.import_fits(uuid, int, int),
  private.import_unchanged(uuid, jsonb),
  private.import_log(uuid, jsonb),
  private.import_untouched(uuid, jsonb)
to authenticated;

-- As before, without nested loops.
alter function private.update_guests(uuid, jsonb) set enable_nestloop = off;

-- As before, without joining what was with what is: neither has an index.
create or replace function private.limit_guests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
  plans uuid[];
  allowed int;
begin
  if auth.uid() is null then
    return null;
  elsif tg_op = 'INSERT' then
    plans := array(select distinct n.plan_id from new_rows n);
  else
    plans := array(
      select b.plan_id
      from (
        select n.plan_id, n.party_size from new_rows n union all select o.plan_id, - o.party_size from old_rows o
      ) as b
      group by b.plan_id having sum(b.party_size) > 0
    );
  end if;
  perform from public.event_plans p where p.id = any (plans) order by p.id for no key update;

  foreach plan in array plans loop
    select private.guest_limit(coalesce(e.plan_tier, 'free')) into allowed
    from public.event_plans p left join public.entitlements e on e.user_id = p.owner_id
    where p.id = plan;
    if (select sum(g.party_size) from public.guests g where g.plan_id = plan) > allowed then
      raise exception using
        errcode = 'PT402', message = 'guest_limit_reached', detail = jsonb_build_object('limit', allowed)::text;
    end if;
  end loop;
  return null;
end;
$$;

-- As before, by ids in arrays and without nested loops: an undo of ten thousand guests took a minute.
create or replace function public.undo_import(plan_id uuid, batch uuid) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := undo_import.plan_id;
  log jsonb;
  untouched int;
  made uuid[];
  changed jsonb;
  left_by uuid[];
  removed int;
begin
  perform private.lock_plan(target);
  update public.import_batches b set undone_at = now()
  where b.id = batch and b.plan_id = target and b.undone_at is null
  returning b.log into log;
  if not found then
    raise exception using errcode = 'PT404', message = 'import_not_found';
  end if;
  select
    count(*),
    coalesce(array_agg(u.id) filter (where u.before is null), '{}'),
    jsonb_agg(jsonb_build_object('id', u.id, 'row', u.before)) filter (where u.before is not null),
    coalesce(array_agg(distinct u.household_id), '{}')
  into untouched, made, changed, left_by
  from private.import_untouched(target, log) as u;

  delete from public.guests g where g.plan_id = target and g.id = any (made);
  get diagnostics removed = row_count;
  perform private.update_guests(target, changed);
  delete from public.households h
  where h.plan_id = target and h.id = any (left_by) and h.id <> all (array(
    select g.household_id from public.guests g where g.plan_id = target and g.household_id is not null
  ));
  return jsonb_build_object(
    'removed', removed, 'restored', untouched - removed, 'kept', jsonb_array_length(log) - untouched);
end;
$$;
