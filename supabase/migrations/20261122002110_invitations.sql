-- Invitations, replies by link, and lists brought along from elsewhere.

-- When a part begins and until when people may answer, by the clocks of its own place.
alter table public.event_parts
  add column time_zone text
    check (char_length(time_zone) between 1 and 64 and time_zone collate "C" ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'),
  add column reply_by date check (reply_by between '2000-01-01' and '2200-12-31');
grant insert (time_zone, reply_by) on public.event_parts to authenticated;
grant update (time_zone, reply_by) on public.event_parts to authenticated;

-- How far an invitation has come. What the household itself does is written by its link alone.
alter table public.households
  add column channel text check (channel in ('whatsapp', 'link', 'print', 'other')),
  add column reminded_at timestamptz,
  add column opened_at timestamptz,
  add column answered_at timestamptz,
  add column message text
    check (char_length(message) between 1 and 500)
    check (message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]');
grant insert (channel, reminded_at) on public.households to authenticated;
grant update (channel, reminded_at) on public.households to authenticated;

-- Links of households. The token itself is made by the couple's device and kept nowhere: here stands its hash.
create table public.household_links (
  token_hash text primary key check (token_hash collate "C" ~ '^[0-9a-f]{64}$'),
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  household_id uuid not null,
  created_at timestamptz not null default now(),
  constraint household_links_of_household foreign key (plan_id, household_id)
    references public.households (plan_id, id) on delete cascade
);
create index household_links_household_idx on public.household_links (plan_id, household_id);
create index household_links_household_id_idx on public.household_links (household_id);
grant select (plan_id, household_id, created_at), delete on public.household_links to authenticated;
grant insert (token_hash, plan_id, household_id) on public.household_links to authenticated;
select private.protect('household_links');

create trigger limit_rows after insert on public.household_links
  referencing new table as new_rows
  for each statement execute function private.limit_rows(50, 'link', 'household_id');

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
    diets = n.diets, dietary_notes = n.dietary_notes, replies = n.replies, version = g.version
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

-- Whose link this is: nobody's for one that is wrong, revoked, or long past its event.
create function private.household_of_link(hash text) returns public.households
language sql stable security definer set search_path = '' as $$
  select h.*
  from public.household_links l
  join public.households h on h.id = l.household_id
  join public.event_plans p on p.id = l.plan_id
  where l.token_hash = hash and p.deleted_at is null and p.event_date > current_date - 60;
$$;

-- Until when a part is answered for: the end of its day, where it takes place.
create function private.is_answered_until(part public.event_parts) returns boolean
language sql stable set search_path = '' as $$
  select part.reply_by is null or (now() at time zone coalesce(part.time_zone, 'UTC'))::date <= part.reply_by;
$$;

-- What a household sees: itself, and the parts that it is invited to.
create function private.rsvp_document(household public.households) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', household.name,
    'language', household.language,
    'message', household.message,
    'plan', (
      select jsonb_build_object(
        'name', p.name, 'event_date', p.event_date, 'country', p.country, 'region', p.region, 'city', p.city,
        'owner_language', (select f.language_preference from public.profiles f where f.id = p.owner_id))
      from public.event_plans p where p.id = household.plan_id
    ),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'name', e.name, 'starts_at', e.starts_at, 'time_zone', e.time_zone, 'place', e.place,
        'reply_by', e.reply_by, 'open', private.is_answered_until(e)) order by e.position, e.id)
      from public.event_parts e
      where e.plan_id = household.plan_id and (household.parts is null or e.id = any (household.parts))
    ), '[]'),
    'guests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', g.id, 'name', g.name, 'last_name', g.last_name, 'age_group', g.age_group, 'party_size', g.party_size,
        'allergens', g.allergens, 'diets', g.diets, 'dietary_notes', g.dietary_notes, 'replies', g.replies)
        order by g.age_group <> 'adult', g.created_at, g.id)
      from public.guests g where g.plan_id = household.plan_id and g.household_id = household.id
    ), '[]')
  );
$$;

-- A link is read and answered by the function `rsvp` alone. Null for a link that doesn't work, whatever the reason;
-- {"capped": true} beyond 600 calls an hour from one caller, or 400 with one link.
create function private.admit_rsvp(token_hash text, ip_hash text) returns boolean
language plpgsql set search_path = '' as $$
begin
  return private.admit('rsvp', private.source_hash(coalesce(ip_hash, 'unknown')), 600, interval '1 hour', 200000)
    and private.admit('rsvp_link', private.source_hash(token_hash), 400, interval '1 hour', 200000);
end;
$$;

create function public.read_rsvp(token_hash text, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  household public.households;
begin
  if not private.admit_rsvp(read_rsvp.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  household := private.household_of_link(read_rsvp.token_hash);
  if household.id is null then
    return null;
  end if;
  update public.households h set opened_at = now() where h.id = household.id and h.opened_at is null;
  return private.rsvp_document(household);
end;
$$;

-- How many people a reply of a guest brings to a part.
create function private.people_coming(guest public.guests, part uuid) returns int
language sql immutable set search_path = '' as $$
  select case when guest.replies -> part::text ->> 'status' = 'accepted'
    then least(coalesce((guest.replies -> part::text ->> 'people')::int, guest.party_size), guest.party_size) else 0 end;
$$;

-- Whoever waits for a part moves up while their household fits as a whole, in the order of their first answers.
create function private.move_up(part public.event_parts) returns void
language plpgsql set search_path = '' as $$
declare
  waiting record;
  taken int;
begin
  select coalesce(sum(private.people_coming(g, part.id)), 0) into taken
  from public.guests g where g.plan_id = part.plan_id;
  for waiting in
    select h.id, sum(least(coalesce((g.replies -> part.id::text ->> 'people')::int, g.party_size), g.party_size)) as people
    from public.guests g join public.households h on h.id = g.household_id
    where g.plan_id = part.plan_id and g.replies -> part.id::text ->> 'status' = 'waiting'
    group by h.id, h.answered_at order by h.answered_at nulls last, h.id
  loop
    if part.capacity is null or taken + waiting.people <= part.capacity then
      update public.guests g
      set replies = jsonb_set(g.replies, array[part.id::text, 'status'], '"accepted"')
      where g.plan_id = part.plan_id and g.household_id = waiting.id
        and g.replies -> part.id::text ->> 'status' = 'waiting';
      taken := taken + waiting.people;
    end if;
  end loop;
end;
$$;

-- `answers` is {guests: [{id, replies: {part: 'accepted' | 'accepted:2' | 'declined'}, allergens, diets,
-- dietary_notes}], companions: [{id, host, name, last_name}], message}: what isn't named stays. A companion takes one
-- of the host's places and becomes a guest with the host's replies. A yes beyond a part's capacity waits. Answers what
-- the household sees then. PT400 not_valid.
create function public.answer_rsvp(token_hash text, ip_hash text, answers jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  household public.households;
  plan uuid;
  one jsonb;
  host public.guests;
  part public.event_parts;
begin
  if not private.admit_rsvp(answer_rsvp.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  household := private.household_of_link(answer_rsvp.token_hash);
  if household.id is null then
    return null;
  end if;
  plan := household.plan_id;
  -- Households that answer at once wait for one another: of the last places each is given once.
  perform from public.event_plans p where p.id = plan for no key update;

  for one in select c from jsonb_array_elements(coalesce(answers -> 'companions', '[]')) as c loop
    select g.* into host from public.guests g
    where g.id = (one ->> 'host')::uuid and g.household_id = household.id and g.party_size > 1;
    -- A repeat, or places that are gone by now.
    continue when not found or exists (select from public.guests g where g.id = (one ->> 'id')::uuid);
    update public.guests g set party_size = g.party_size - 1, replies = (
      select coalesce(jsonb_object_agg(r.key, case when (r.value ->> 'people')::int >= g.party_size - 1
        then r.value - 'people' else r.value end), '{}') from jsonb_each(g.replies) as r
    ) where g.id = host.id;
    insert into public.guests (id, plan_id, household_id, name, last_name, age_group, side, travels_from, replies)
    values ((one ->> 'id')::uuid, plan, household.id, one ->> 'name', one ->> 'last_name', 'adult', host.side,
      host.travels_from, (
        select coalesce(jsonb_object_agg(r.key, r.value - 'people'), '{}') from jsonb_each(host.replies) as r
      ));
  end loop;

  for one in select g from jsonb_array_elements(coalesce(answers -> 'guests', '[]')) as g loop
    update public.guests g
    set allergens = case when one ? 'allergens' then n.allergens else g.allergens end,
      diets = case when one ? 'diets' then n.diets else g.diets end,
      dietary_notes = case when one ? 'dietary_notes' then n.dietary_notes else g.dietary_notes end,
      replies = g.replies || coalesce((
        select jsonb_object_agg(e.id::text, case
          when r.value = 'declined' then '{"status": "declined"}'::jsonb
          -- Who has a place keeps it; everybody else waits, and moves up below as far as there is room.
          else jsonb_build_object(
              'status', case when w.people <= private.people_coming(g, e.id) then 'accepted' else 'waiting' end)
            || case when w.people < g.party_size then jsonb_build_object('people', w.people) else '{}' end
        end)
        from jsonb_each_text(coalesce(one -> 'replies', '{}')) as r
        join public.event_parts e on e.plan_id = plan and e.id::text = r.key
          and (household.parts is null or e.id = any (household.parts)) and private.is_answered_until(e)
        cross join lateral (
          select least(greatest(coalesce(nullif(split_part(r.value, ':', 2), '')::int, g.party_size), 1), g.party_size) as people
        ) as w
        where r.value ~ '^(declined|accepted(:\d{1,2})?)$'
      ), '{}')
    from jsonb_populate_record(null::public.guests, one - 'replies' - 'id') as n
    where g.id = (one ->> 'id')::uuid and g.household_id = household.id;
  end loop;

  update public.households h
  set answered_at = coalesce(h.answered_at, clock_timestamp()), opened_at = coalesce(h.opened_at, now()),
    message = case when answers ? 'message' then nullif(answers ->> 'message', '') else h.message end
  where h.id = household.id;
  for part in select e.* from public.event_parts e where e.plan_id = plan loop
    perform private.move_up(part);
  end loop;
  select h.* into household from public.households h where h.id = household.id;
  return private.rsvp_document(household);
exception
  when check_violation or not_null_violation or invalid_text_representation or data_exception then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;
grant execute on function
  public.read_rsvp(text, text), public.answer_rsvp(text, text, jsonb), private.admit_rsvp(text, text),
  private.household_of_link(text), private.rsvp_document(public.households),
  private.is_answered_until(public.event_parts), private.people_coming(public.guests, uuid),
  private.move_up(public.event_parts)
to service_role;
