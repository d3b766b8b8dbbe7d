-- What of a plan can be registered for beside some parts, as a page shows it.
create function private.registration_choices(plan uuid, beside uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.id, 'name', e.name, 'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
    'time_zone', e.time_zone, 'place', e.place,
    'full', case when e.capacity is null then false else private.people_at(e) >= e.capacity end) order by e.position, e.id), '[]')
  from public.event_plans p cross join lateral private.registration_parts(p.id) as e
  where p.id = registration_choices.plan and e.id <> all (registration_choices.beside);
$$;

-- As before.
create or replace function public.read_registrant(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'people', coalesce((
      select jsonb_object_agg(g.id, jsonb_build_object('company', g.company, 'job_title', g.job_title))
      from public.guests g where g.plan_id = h.plan_id and g.household_id = h.id
    ), '{}'),
    'open', private.registration_choices(h.plan_id, h.parts)
  )
  from private.household_of_link(read_registrant.token_hash) as h
  where exists (select from public.registrations r where r.plan_id = h.plan_id and r.household_id = h.id);
$$;

-- As before, with which parts they are.
create or replace function private.registration_document(registration public.registrations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case when registration.confirmed_at is null then 'pending' else 'held' end,
    'name', registration.name, 'last_name', registration.last_name, 'email', registration.email,
    'company', registration.company, 'job_title', registration.job_title, 'language', registration.language,
    'plan', jsonb_build_object('name', p.name, 'event_date', p.event_date,
      'event_end_date', p.event_end_date, 'country', p.country, 'over', private.is_over(p)),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name,
        'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
        'time_zone', e.time_zone, 'place', e.place) order by e.position, e.id)
      from public.event_parts e where e.plan_id = p.id and e.id = any (registration.parts)
    ), '[]')
  )
  from public.event_plans p where p.id = registration.plan_id;
$$;

-- As before, with what can be registered for now, be it asked for or not.
create or replace function public.read_registration(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.branded(jsonb_build_object('registration', private.registration_document(r)
    || jsonb_build_object('open', private.registration_choices(r.plan_id, '{}'))), r.plan_id)
  from private.registration_of_link(read_registration.token_hash) as r
  where r.id is not null and r.household_id is null;
$$;

-- Changes a registration that is no guest yet, for `change_registration`. It has no place to give back, so `parts` are all that
-- it asks for, be they full or not: those it asked for before, and those that can be registered for. Whoever waits for a
-- larger tier goes on waiting.
create function private.change_waiting(registration public.registrations, person jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.registrations;
  asked uuid[];
begin
  perform private.refuse_over(registration.plan_id);
  -- They may confirm, or an editor may let them in, at this moment.
  perform from public.event_plans p where p.id = registration.plan_id for no key update;
  select r.* into sent from public.registrations r where r.id = registration.id and r.household_id is null;
  if sent.id is null then
    return null;
  end if;
  asked := sent.parts;
  if person ? 'parts' then
    asked := array(select distinct p::uuid from jsonb_array_elements_text(person -> 'parts') as p order by 1);
    if asked = '{}' or asked <> array(
      select e.id from public.event_parts e
      where e.id = any (asked)
        and (e.id = any (sent.parts) or e.id in (select o.id from private.registration_parts(sent.plan_id) as o))
      order by 1
    ) then
      return '{"closed": true}';
    end if;
  end if;
  update public.registrations r
  set name = case when person ? 'name' then btrim(person ->> 'name') else r.name end,
    last_name = case when person ? 'last_name' then btrim(person ->> 'last_name') else r.last_name end,
    company = case when person ? 'company' then nullif(btrim(person ->> 'company'), '') else r.company end,
    job_title = case when person ? 'job_title' then nullif(btrim(person ->> 'job_title'), '') else r.job_title end,
    parts = asked
  where r.id = sent.id;
  return '{"changed": true}';
end;
$$;

-- As before, and of one that is no guest yet: it has no `guest`, and its `parts` are all that it asks for.
create or replace function public.change_registration(token_hash text, ip_hash text, person jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  home public.households;
  sent public.registrations;
  asked uuid[];
  before public.guests;
begin
  if not private.admit_rsvp(change_registration.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  home := private.household_of_link(change_registration.token_hash);
  if home.id is null then
    sent := private.registration_of_link(change_registration.token_hash);
    return private.change_waiting(sent, person);
  end if;
  if not exists (select from public.registrations r where r.plan_id = home.plan_id and r.household_id = home.id) then
    return null;
  end if;
  perform private.refuse_over(home.plan_id);
  -- Those who ask at once wait for one another: of the last places each is given once.
  perform from public.event_plans p where p.id = home.plan_id for no key update;
  select h.* into home from public.households h where h.id = home.id;
  select g.* into before from public.guests g
  where g.id = (person ->> 'guest')::uuid and g.plan_id = home.plan_id and g.household_id = home.id;
  if before.id is null then
    return null;
  end if;
  asked := array(
    select distinct p::uuid from jsonb_array_elements_text(coalesce(person -> 'parts', '[]')) as p
    -- What they have is asked for again where an answer got lost.
    where not (
      (home.parts is null or p::uuid = any (home.parts))
      and coalesce(before.replies -> p ->> 'status', '') in ('accepted', 'waiting')
    )
    order by 1
  );
  if asked <> array(
    select e.id from private.registration_parts(home.plan_id) as e where e.id = any (asked) order by 1
  ) or cardinality(home.parts || asked) > 20 then
    return '{"closed": true}';
  end if;
  update public.households h
  set parts = array(select distinct p from unnest(h.parts || asked) as p order by p)
  where h.id = home.id and not h.parts @> asked;
  update public.guests g
  set name = case when person ? 'name' then btrim(person ->> 'name') else g.name end,
    last_name = case when person ? 'last_name' then btrim(person ->> 'last_name') else g.last_name end,
    company = case when person ? 'company' then nullif(btrim(person ->> 'company'), '') else g.company end,
    job_title = case when person ? 'job_title' then nullif(btrim(person ->> 'job_title'), '') else g.job_title end,
    replies = g.replies || coalesce((
      select jsonb_object_agg(p, '{"status": "waiting"}'::jsonb) from unnest(asked) as p
    ), '{}'),
    requests = g.requests - (asked::text[])
  where g.id = before.id;
  -- A household that is called as they were is called as they are.
  update public.households h
  set name = g.name || ' ' || g.last_name
  from public.guests g
  where h.id = home.id and g.id = before.id and h.name = before.name || ' ' || before.last_name
    and h.name <> g.name || ' ' || g.last_name;
  perform private.note_room(home.plan_id, asked);
  perform private.settle_room(home.id);
  return '{"changed": true}';
exception
  when check_violation or not_null_violation or invalid_text_representation or data_exception then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;
