-- Whoever waits for a part moves up whenever room appears there: more places, a no by hand, a smaller party, a deletion, an
-- import that is taken back, a row that is restored, an answer. Triggers note the parts where that may be; at the end of the
-- transaction, when everything stands, these alone are gone through.

-- What hosts, the household's page and its email tell: the parts that it moved up to, and when it did last.
alter table public.households
  add column moved_up uuid[] not null default '{}' check (cardinality(moved_up) <= 20),
  add column moved_up_at timestamptz;
create index households_moved_up_idx on public.households (moved_up_at) where moved_up_at is not null;

-- Few wait: they are found without reading everybody's replies.
create index guests_waiting_idx on public.guests (plan_id) where replies @? '$.* ? (@.status == "waiting")';

-- The parts where room may have appeared in a transaction that is still open: a row is seen by its own transaction alone,
-- and those of others never wait for it.
create table private.room_made (
  transaction xid8 not null default pg_current_xact_id(),
  part_id uuid not null,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  -- Households, or guests without one, whom the hosts have just put on the waiting list: they give their places away.
  held uuid[] not null default '{}',
  primary key (transaction, part_id)
);
create index room_made_plan_id_idx on private.room_made (plan_id);
alter table private.room_made enable row level security;

-- The places that a guest's replies take or wait for.
create function private.places_of(replies jsonb, party_size int) returns table (part uuid, status text, people int)
language sql immutable set search_path = '' as $$
  select r.key::uuid, r.value ->> 'status', least(coalesce((r.value ->> 'people')::int, party_size), party_size)
  from jsonb_each(replies) as r where r.value ->> 'status' in ('accepted', 'waiting');
$$;

-- Where the plan itself goes, nothing is noted.
create function private.note_room(plan uuid, parts uuid[], held uuid[] default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into private.room_made (plan_id, part_id, held)
  select e.id, p, held from unnest(parts) as p join public.event_plans e on e.id = plan group by e.id, p
  on conflict (transaction, part_id) do update set held = private.room_made.held || excluded.held;
$$;

-- Room appears where fewer come than before, or where a household takes and waits for fewer places together: it may fit by
-- now. Whoever is new on the waiting list stays there, since a person has put them there; whoever comes back to it may find
-- room that was not there when they left.
create function private.note_guests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_room(c.plan_id, array_agg(c.part))
    from (
      select n.plan_id, p.part from new_rows n cross join lateral private.places_of(n.replies, n.party_size) as p
      where n.version > 1 and p.status = 'waiting'
    ) as c
    group by c.plan_id;
  elsif tg_op = 'DELETE' then
    perform private.note_room(c.plan_id, array_agg(c.part))
    from (
      select o.plan_id, p.part from old_rows o cross join lateral private.places_of(o.replies, o.party_size) as p
    ) as c
    group by c.plan_id;
  else
    perform private.note_room(c.plan_id, array[c.part], c.held)
    from (
      select u.plan_id, u.part,
        coalesce(array_agg(u.unit) filter (where u.coming < 0 and u.waiting > 0), '{}') as held
      from (
        select d.plan_id, d.part, d.unit,
          coalesce(sum(d.people) filter (where d.status = 'accepted'), 0) as coming,
          coalesce(sum(d.people) filter (where d.status = 'waiting'), 0) as waiting
        from (
          select n.plan_id, coalesce(n.household_id, n.id) as unit, p.part, p.status, p.people
          from new_rows n cross join lateral private.places_of(n.replies, n.party_size) as p
          union all
          select o.plan_id, coalesce(o.household_id, o.id), p.part, p.status, - p.people
          from old_rows o cross join lateral private.places_of(o.replies, o.party_size) as p
        ) as d
        group by d.plan_id, d.part, d.unit
      ) as u
      group by u.plan_id, u.part
      having sum(u.coming) < 0 or bool_or(u.coming + u.waiting < 0)
    ) as c;
  end if;
  return null;
end;
$$;
create trigger note_new_guests after insert on public.guests
  referencing new table as new_rows
  for each statement execute function private.note_guests();
create trigger note_changed_guests after update on public.guests
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_guests();
create trigger note_deleted_guests after delete on public.guests
  referencing old table as old_rows
  for each statement execute function private.note_guests();

-- A household that is invited to less gives places back; one that is invited to more may wait for some.
create function private.note_households() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid[] := array(
    select c.id from (
      select n.id, n.parts, n.second_list from new_rows n
      except select o.id, o.parts, o.second_list from old_rows o
    ) as c
  );
begin
  if changed <> '{}' then
    perform private.note_room(c.plan_id, array_agg(c.part))
    from (
      select g.plan_id, p.part
      from public.guests g cross join lateral private.places_of(g.replies, g.party_size) as p
      where g.household_id = any (changed)
    ) as c
    group by c.plan_id;
  end if;
  return null;
end;
$$;
create trigger note_changed_households after update on public.households
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_households();

create function private.note_parts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_room(n.plan_id, array_agg(n.id)) from new_rows n where n.version > 1 group by n.plan_id;
  else
    perform private.note_room(n.plan_id, array_agg(n.id))
    from new_rows n join old_rows o on o.id = n.id
    where n.capacity > o.capacity or n.capacity is null and o.capacity is not null
    group by n.plan_id;
  end if;
  return null;
end;
$$;
create trigger note_new_parts after insert on public.event_parts
  referencing new table as new_rows
  for each statement execute function private.note_parts();
create trigger note_changed_parts after update on public.event_parts
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_parts();

drop function private.move_up(public.event_parts);

-- Whoever waits for a part moves up while their household fits as a whole, in the order of their first answers; without a
-- household a guest stands for themselves. Answers whose they are.
create function private.move_up(part public.event_parts, held uuid[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  waiting record;
  taken bigint;
  moved uuid[] := '{}';
begin
  for waiting in
    select coalesce(h.id, g.id) as unit, sum(p.people) as people
    from public.guests g
    left join public.households h on h.id = g.household_id
    cross join lateral private.places_of(g.replies, g.party_size) as p
    where g.plan_id = part.plan_id and g.replies @? '$.* ? (@.status == "waiting")'
      and p.part = part.id and p.status = 'waiting'
      and h.second_list is null and (h.parts is null or part.id = any (h.parts))
    group by coalesce(h.id, g.id), h.answered_at order by h.answered_at nulls last, coalesce(h.id, g.id)
  loop
    taken := coalesce(taken, private.people_at(part));
    if waiting.unit <> all (held) and (part.capacity is null or taken + waiting.people <= part.capacity) then
      moved := moved || waiting.unit;
      taken := taken + waiting.people;
    end if;
  end loop;
  if moved <> '{}' then
    update public.guests g
    set replies = jsonb_set(g.replies, array[part.id::text, 'status'], '"accepted"')
    where g.plan_id = part.plan_id and g.replies @? '$.* ? (@.status == "waiting")'
      and coalesce(g.household_id, g.id) = any (moved)
      and g.replies -> part.id::text ->> 'status' = 'waiting';
  end if;
  return moved;
end;
$$;

-- Goes through the parts that this transaction has noted, once and in one order: of the last places each is given once,
-- since whoever makes room or takes some waits for the plan. Answers whose replies moved. `answering` is a household that
-- reads the outcome where it answers: it is told nothing besides.
create function private.settle_room(answering uuid default null) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  noted record;
  units uuid[];
  moved uuid[] := '{}';
begin
  perform from public.event_plans e
  where e.id in (select r.plan_id from private.room_made r where r.transaction = pg_current_xact_id_if_assigned())
  order by e.id for no key update;
  for noted in
    with taken as (
      delete from private.room_made r where r.transaction = pg_current_xact_id_if_assigned() returning r.part_id, r.plan_id, r.held
    )
    select e as part, t.held from taken t join public.event_parts e on e.id = t.part_id and e.plan_id = t.plan_id
    order by e.plan_id, e.id
  loop
    units := private.move_up(noted.part, noted.held);
    moved := moved || units;
    update public.households h
    set moved_up_at = now(), moved_up = array(
      select e.id from public.event_parts e
      where e.id = (noted.part).id or e.id = any (h.moved_up)
      order by e.id
    )
    where h.id = any (units) and h.id is distinct from answering;
  end loop;
  return moved;
end;
$$;

create function private.settle_room_at_end() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_room();
  return null;
end;
$$;
create constraint trigger settle_room after insert on private.room_made
  deferrable initially deferred
  for each row execute function private.settle_room_at_end();

-- As before, and rows that moved up by it: where they are among the changes as they stand then, else behind the answers to
-- these.
create or replace function public.save_rows(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_rows.plan_id;
  kind private.row_tables;
  answers jsonb := '{}';
  moved uuid[];
  rows_moved jsonb := '{}';
begin
  perform private.check_changes(target, changes);
  for kind in
    select k.* from private.row_tables k
    where k.name in (select c ->> 'table' from jsonb_array_elements(changes) as c)
    order by k.name <> 'event_plans', k.name
  loop
    if kind.scope = 'owner_id' then
      perform private.lock_book(target);
    -- A new plan is nobody's yet.
    elsif kind.name <> 'event_plans' or not changes @> '[{"table": "event_plans", "version": 0}]' then
      perform private.lock_plan(target);
    end if;
    answers := answers || (
      select jsonb_object_agg(s.place, s.answer) from private.save_table(target, kind, changes) as s
    );
  end loop;

  moved := private.settle_room();
  if moved <> '{}' then
    select jsonb_object_agg(r.answer ->> 'id', r.answer) into rows_moved
    from private.row_tables k
    cross join lateral private.read_rows(target, k, null, array(
      select g.id from public.guests g
      where k.name = 'guests' and g.plan_id = target and coalesce(g.household_id, g.id) = any (moved)
      union all
      select h.id from public.households h where k.name = 'households' and h.plan_id = target and h.id = any (moved)
    ), null) as r
    where k.name in ('guests', 'households');
  end if;
  return (
    select jsonb_agg(coalesce(rows_moved -> (a.value ->> 'id'), a.value) order by a.key::int) from jsonb_each(answers) as a
  ) || coalesce((
    select jsonb_agg(m.value order by m.key) from jsonb_each(rows_moved) as m
    where not exists (select from jsonb_each(answers) as a where a.value -> 'id' = m.value -> 'id')
  ), '[]');
end;
$$;

-- As before, with the parts that the household has moved up to.
create or replace function private.rsvp_document(household public.households) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', household.name,
    'language', household.language,
    'message', household.message,
    'moved_up', household.moved_up,
    'plan', (
      select jsonb_build_object(
        'name', p.name, 'event_date', p.event_date, 'over', private.is_over(p),
        'country', p.country, 'region', p.region, 'city', p.city,
        'owner_language', (select f.language_preference from public.profiles f where f.id = p.owner_id))
      from public.event_plans p where p.id = household.plan_id
    ),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'name', e.name, 'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
        'time_zone', e.time_zone, 'place', e.place,
        'reply_by', case when e.reply_by <= p.event_date then e.reply_by end,
        'open', private.is_answered_until(e)) order by e.position, e.id)
      from public.event_parts e join public.event_plans p on p.id = e.plan_id
      where e.plan_id = household.plan_id and (household.parts is null or e.id = any (household.parts))
    ), '[]'),
    'questions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', q.id, 'text', q.text, 'kind', q.kind, 'options', q.options, 'parts', q.parts) order by q.position, q.id)
      from public.event_questions q
      where q.plan_id = household.plan_id
        and (q.parts is null or household.parts is null or q.parts && household.parts)
    ), '[]'),
    'guests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', g.id, 'name', g.name, 'last_name', g.last_name, 'age_group', g.age_group, 'party_size', g.party_size,
        'allergens', g.allergens, 'diets', g.diets, 'dietary_notes', g.dietary_notes, 'replies', g.replies, 'requests', g.requests,
        'answers', g.answers)
        order by g.age_group <> 'adult', g.created_at, g.id)
      from public.guests g where g.plan_id = household.plan_id and g.household_id = household.id
    ), '[]')
  );
$$;

-- As before, but that only parts are gone through that the household answers for.
create or replace function public.answer_rsvp(token_hash text, ip_hash text, answers jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  household public.households;
  plan uuid;
  one jsonb;
  host public.guests;
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
    insert into public.guests
      (id, plan_id, household_id, name, last_name, age_group, side, travels_from, requests, replies)
    values ((one ->> 'id')::uuid, plan, household.id, one ->> 'name', one ->> 'last_name',
      case host.age_group when 'child' then 'child' else 'adult' end::public.age_group, host.side, host.travels_from, (
        select coalesce(jsonb_object_agg(r.key, r.value - 'people'), '{}') from jsonb_each(host.requests) as r
      ), (
        select coalesce(jsonb_object_agg(r.key, r.value - 'people'), '{}') from jsonb_each(host.replies) as r
      ));
  end loop;

  for one in select g from jsonb_array_elements(coalesce(answers -> 'guests', '[]')) as g loop
    update public.guests g
    set allergens = case when one ? 'allergens'
        then private.said_list(g.allergens, one -> 'seen' -> 'allergens', n.allergens) else g.allergens end,
      diets = case when one ? 'diets'
        then private.said_list(g.diets, one -> 'seen' -> 'diets', n.diets) else g.diets end,
      dietary_notes = case when one ? 'dietary_notes' then n.dietary_notes else g.dietary_notes end,
      answers = coalesce((
        select jsonb_object_agg(a.key, a.value)
        from jsonb_each(g.answers || private.known_answers(household, one -> 'answers')) as a
        where a.value <> '""'
      ), '{}'),
      replies = g.replies || coalesce((
        select jsonb_object_agg(o.part, o.reply)
        from private.outcomes(household, g, one -> 'replies') as o where o.reply is not null
      ), '{}'),
      requests = g.requests - array(select o.part from private.outcomes(household, g, one -> 'replies') as o)
        || coalesce((
          select jsonb_object_agg(o.part, o.request)
          from private.outcomes(household, g, one -> 'replies') as o where o.request is not null
        ), '{}')
    from jsonb_populate_record(null::public.guests, one - array['replies', 'answers', 'id']) as n
    where g.id = (one ->> 'id')::uuid and g.household_id = household.id;
  end loop;

  update public.households h
  set answered_at = coalesce(h.answered_at, clock_timestamp()), opened_at = coalesce(h.opened_at, now()),
    message = case when answers ? 'message' then nullif(answers ->> 'message', '') else h.message end
  where h.id = household.id;
  -- Who says yes waits, and moves up where there is room: of the parts that are answered for.
  perform private.note_room(plan, array(
    select e.id from public.event_parts e
    where e.plan_id = plan and jsonb_path_exists(answers, '$.guests[*].replies.keyvalue() ? (@.key == $part)',
      jsonb_build_object('part', e.id))
  ));
  perform private.settle_room(household.id);
  select h.* into household from public.households h where h.id = household.id;
  return private.rsvp_document(household);
exception
  when check_violation or not_null_violation or invalid_text_representation or data_exception then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;

grant execute on function private.settle_room(uuid) to authenticated, service_role;
grant execute on function private.note_room(uuid, uuid[], uuid[]) to service_role;
