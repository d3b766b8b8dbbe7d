-- A list that was brought along: what it made and what stood before in what it changed, so that it can be undone days
-- later. `log` is [{id, version, before}]: the version after the import, and null for a guest that is new.
create table public.import_batches (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  name text not null
    check (char_length(name) between 1 and 100)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  log jsonb not null default '[]' check (jsonb_typeof(log) = 'array' and octet_length(log::text) <= 12000000),
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index import_batches_plan_id_idx on public.import_batches (plan_id, created_at);
grant select, delete on public.import_batches to authenticated;
grant insert (id, plan_id, name, log) on public.import_batches to authenticated;
grant update (undone_at) on public.import_batches to authenticated;
select private.protect('import_batches');

create trigger limit_rows after insert on public.import_batches
  referencing new table as new_rows
  for each statement execute function private.limit_rows(50, 'import');
create trigger limit_stored_bytes after insert on public.import_batches
  referencing new table as new_rows
  for each statement execute function private.limit_stored_bytes(50000000, 'import', 'log');

-- Stores a list as a whole or not at all, with the caller's rights: `households` [{id, name, language, second_list}]
-- are new, `guests` [{id, version, row}] new with version 0, else changed. Answers {added, changed}. A repeat of a batch that
-- stands changes nothing. PT402, PT403, PT404, PT409 as `save_rows`.
create function public.import_guests(plan_id uuid, batch uuid, name text, households jsonb, guests jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := import_guests.plan_id;
  stale uuid;
  inserted uuid[];
begin
  perform private.lock_plan(target);
  if exists (select from public.import_batches b where b.id = batch and b.plan_id = target) then
    return (
      select jsonb_build_object(
        'added', count(*) filter (where l -> 'before' = 'null'), 'changed', count(*) filter (where l -> 'before' <> 'null'))
      from public.import_batches b, jsonb_array_elements(b.log) as l where b.id = batch
    );
  end if;
  if jsonb_typeof(households) is distinct from 'array' or jsonb_typeof(guests) is distinct from 'array'
    or jsonb_array_length(households) > 10000 or jsonb_array_length(guests) not between 1 and 10000
  then
    raise exception using errcode = '22023', message = 'lists of at most 10,000 are expected';
  end if;
  perform private.check_keys(e, array['id', 'name', 'language', 'second_list']) from jsonb_array_elements(households) as e;
  perform private.check_keys(e, array['id', 'version', 'row']) from jsonb_array_elements(guests) as e;
  perform private.check_keys(e -> 'row', private.settable('public.guests', 'insert'))
  from jsonb_array_elements(guests) as e;

  insert into public.households (id, plan_id, name, language, second_list)
  select h.id, target, h.name, h.language, h.second_list
  from jsonb_populate_recordset(null::public.households, households) as h;

  select (e ->> 'id')::uuid into stale
  from jsonb_array_elements(guests) as e
  left join public.guests g on g.id = (e ->> 'id')::uuid and g.plan_id = target
  where (e ->> 'version')::bigint <> 0 and (e ->> 'version')::bigint is distinct from g.version
  limit 1;
  if stale is not null then
    perform private.refuse_stale('guests', stale, null);
  end if;

  insert into public.import_batches (id, plan_id, name, log)
  select batch, target, import_guests.name, jsonb_agg(jsonb_build_object(
    'id', e ->> 'id',
    'version', (e ->> 'version')::bigint + 1,
    'before', case when g.id is not null then (
      select jsonb_object_agg(k.key, to_jsonb(g) -> k.key) from jsonb_object_keys(e -> 'row') as k (key)
    ) end
  ))
  from jsonb_array_elements(guests) as e
  left join public.guests g on g.id = (e ->> 'id')::uuid and g.plan_id = target and (e ->> 'version')::bigint <> 0;

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
  perform private.update_guests(target, (
    select jsonb_agg(e) from jsonb_array_elements(guests) as e where (e ->> 'version')::bigint <> 0
  ));
  return (
    select jsonb_build_object(
      'added', count(*) filter (where (e ->> 'version')::bigint = 0),
      'changed', count(*) filter (where (e ->> 'version')::bigint <> 0))
    from jsonb_array_elements(guests) as e
  );
end;
$$;

-- Changes guests by [{id, row}] whatever their versions, with the caller's rights.
create function private.update_guests(plan uuid, changes jsonb) returns void
language sql set search_path = '' as $$
  update public.guests g
  set household_id = n.household_id, name = n.name, last_name = n.last_name, email = n.email,
    phone_number = n.phone_number, age_group = n.age_group, party_size = n.party_size, address = n.address,
    notes = n.notes, side = n.side, tags = n.tags, travels_from = n.travels_from, allergens = n.allergens,
    diets = n.diets, dietary_notes = n.dietary_notes, replies = n.replies,
    requests = n.requests, answers = n.answers, version = g.version
  from jsonb_array_elements(changes) as e
  join public.guests o on o.id = (e ->> 'id')::uuid and o.plan_id = plan
  cross join lateral jsonb_populate_record(o, e -> 'row') as n
  where g.id = o.id;
$$;

-- Takes a batch back but for what was edited since: new guests go, changed ones are what they were. Answers
-- {removed, restored, kept}.
create function public.undo_import(plan_id uuid, batch uuid) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := undo_import.plan_id;
  log jsonb;
  untouched jsonb;
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
  select coalesce(jsonb_agg(l), '[]'), array_agg(g.household_id) into untouched, left_by
  from jsonb_array_elements(log) as l
  join public.guests g on g.id = (l ->> 'id')::uuid and g.plan_id = target and g.version = (l ->> 'version')::bigint;

  delete from public.guests g
  where g.plan_id = target
    and g.id in (select (l ->> 'id')::uuid from jsonb_array_elements(untouched) as l where l -> 'before' = 'null');
  get diagnostics removed = row_count;
  perform private.update_guests(target, (
    select jsonb_agg(jsonb_build_object('id', l -> 'id', 'row', l -> 'before'))
    from jsonb_array_elements(untouched) as l where l -> 'before' <> 'null'
  ));
  delete from public.households h
  where h.plan_id = target and h.id = any (left_by)
    and not exists (select from public.guests g where g.plan_id = target and g.household_id = h.id);
  return jsonb_build_object(
    'removed', removed,
    'restored', jsonb_array_length(untouched) - removed,
    'kept', jsonb_array_length(log) - jsonb_array_length(untouched));
end;
$$;
grant execute on function
  public.import_guests(uuid, uuid, text, jsonb, jsonb), public.undo_import(uuid, uuid), private.update_guests(uuid, jsonb)
to authenticated;
