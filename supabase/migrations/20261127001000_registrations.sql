-- Whoever opens an event's page can register for the parts that its hosts open. A registration is confirmed by the link of an
-- e-mail, and becomes a household of one guest whose link that is; until then it takes no place.
alter table public.event_pages
  add column registration_parts uuid[] not null default '{}'
    check (cardinality(registration_parts) <= 20 and array_position(registration_parts, null) is null);
grant insert (registration_parts), update (registration_parts) on public.event_pages to authenticated;

-- Not confirmed: pending, for seven days. Confirmed without a household: it waits for a larger tier. With one, whoever
-- registered stands among the guests, and nothing is kept here but that they did and when.
create table public.registrations (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  token_hash text not null unique check (token_hash collate "C" ~ '^[0-9a-f]{64}$'),
  name text
    check (char_length(name) between 1 and 50)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  last_name text
    check (char_length(last_name) between 1 and 50)
    check (last_name ~ '[^[:space:]]' and last_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  email text
    check (char_length(email) between 3 and 100)
    check (email ~ '^[^@[:space:]<>()\[\],;:"\\]+@[^@[:space:]<>()\[\],;:"\\]+$'
      and email !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  company text
    check (char_length(company) between 1 and 120)
    check (company ~ '[^[:space:]]' and company !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  job_title text
    check (char_length(job_title) between 1 and 120)
    check (job_title ~ '[^[:space:]]' and job_title !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  language public.language not null,
  parts uuid[] not null check (cardinality(parts) between 1 and 20 and array_position(parts, null) is null),
  household_id uuid,
  confirmed_at timestamptz,
  -- When the form was sent, with its consent.
  created_at timestamptz not null default now(),
  constraint registrations_whole check (
    case when household_id is null then num_nulls(name, last_name, email) = 0
      else num_nonnulls(name, last_name, email, company, job_title) = 0 and confirmed_at is not null end)
);
create index registrations_plan_id_idx on public.registrations (plan_id, created_at);
create index registrations_household_id_idx on public.registrations (household_id) where household_id is not null;
create index registrations_pending_idx on public.registrations (created_at) where confirmed_at is null;
grant select (id, plan_id, name, last_name, email, company, job_title, language, parts, household_id, confirmed_at, created_at),
  delete on public.registrations to authenticated;
select private.protect('registrations');

-- Parts that can be registered for now.
create function private.registration_parts(plan uuid) returns setof public.event_parts
language sql stable security definer set search_path = '' as $$
  select e.*
  from public.event_parts e
  where e.plan_id = plan and private.is_answered_until(e)
    and e.id = any ((select g.registration_parts from public.event_pages g where g.plan_id = plan order by g.id limit 1)::uuid[])
  order by e.position, e.id;
$$;

-- As `event_page`, with the parts that can be registered for, and which of them are full.
create function public.open_page(name text, word text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer constant jsonb := public.event_page(open_page.name, open_page.word);
begin
  if answer is null or answer ? 'capped' or answer ? 'asks' then
    return answer;
  end if;
  return answer || jsonb_build_object('registration', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', e.id, 'name', e.name, 'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
      'time_zone', e.time_zone, 'place', e.place,
      'full', case when e.capacity is null then false else private.people_at(e) >= e.capacity end) order by e.position, e.id)
    from private.page_addresses a
    join public.event_plans p on p.id = a.plan_id
    cross join lateral private.registration_parts(p.id) as e
    where a.name = answer ->> 'name'
  ), '[]'));
end;
$$;
grant execute on function public.open_page(text, text) to anon, authenticated;

-- Keeps a registration until it is confirmed by the link whose hash is given; the function `rsvp` alone asks it, and sends
-- that link. `person` is {name, last_name, email, company, job_title, language, parts, website, fill_ms}. Answers
-- {"registration": …}, what the e-mail says; null for an address that leads nowhere or another word; {"quiet": true} for a
-- form that no person filled; {"closed": true} where a part isn't open; {"capped": true} beyond 60 an hour from one caller, 5
-- a day for one address, 3,000 an hour for one event, or 20,000 that nobody has confirmed. PT400 not_valid.
create function public.register(page text, word text, ip_hash text, token_hash text, person jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address private.page_addresses;
  plan public.event_plans;
  asked uuid[];
  sent public.registrations;
begin
  if coalesce(person ->> 'website', '') <> '' or coalesce((person ->> 'fill_ms')::int, 0) < 1500 then
    return '{"quiet": true}';
  end if;
  if not private.admit('registration', private.source_hash(coalesce(ip_hash, 'unknown')), 60, interval '1 hour', 200000) then
    return '{"capped": true}';
  end if;
  select a.* into address from private.page_addresses a
  where a.name = lower(coalesce(page, '')) and a.opening <> 'off' and a.taken_down_at is null and a.blocked_at is null;
  select p.* into plan from public.event_plans p where p.id = address.plan_id and p.deleted_at is null;
  if plan.id is null
    or address.opening = 'word' and private.page_word_hash(plan.id, left(coalesce(word, ''), 100)) <> address.word_hash
  then
    return null;
  end if;
  asked := array(select distinct p::uuid from jsonb_array_elements_text(person -> 'parts') as p order by 1);
  if asked = '{}' or asked <> array(select e.id from private.registration_parts(plan.id) as e where e.id = any (asked) order by 1)
  then
    return '{"closed": true}';
  end if;
  if not (
    private.admit('registration_email', private.source_hash(lower(person ->> 'email')), 5, interval '1 day', 200000)
    and private.admit('registration_event', private.source_hash(plan.id::text), 3000, interval '1 hour', 200000)
  ) or (select count(*) >= 20000 from public.registrations r where r.plan_id = plan.id and r.confirmed_at is null) then
    return '{"capped": true}';
  end if;
  insert into public.registrations (plan_id, token_hash, name, last_name, email, company, job_title, language, parts)
  values (
    plan.id, register.token_hash, btrim(person ->> 'name'), btrim(person ->> 'last_name'), btrim(person ->> 'email'),
    nullif(btrim(person ->> 'company'), ''), nullif(btrim(person ->> 'job_title'), ''),
    (person ->> 'language')::public.language, asked
  ) returning * into sent;
  return jsonb_build_object('registration', private.registration_document(sent));
exception
  when check_violation or not_null_violation or data_exception then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;

-- What its own link tells of a registration that is no guest yet.
create function private.registration_document(registration public.registrations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case when registration.confirmed_at is null then 'pending' else 'held' end,
    'name', registration.name, 'last_name', registration.last_name, 'email', registration.email,
    'company', registration.company, 'job_title', registration.job_title, 'language', registration.language,
    'plan', jsonb_build_object('name', p.name, 'event_date', p.event_date, 'over', private.is_over(p)),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object('name', e.name,
        'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
        'time_zone', e.time_zone, 'place', e.place) order by e.position, e.id)
      from public.event_parts e where e.plan_id = p.id and e.id = any (registration.parts)
    ), '[]')
  )
  from public.event_plans p where p.id = registration.plan_id;
$$;

-- The registration of a link that is no household's yet: for seven days, or for as long as it waits for a larger tier.
create function private.registration_of_link(hash text) returns public.registrations
language sql stable security definer set search_path = '' as $$
  select r.*
  from public.registrations r join public.event_plans p on p.id = r.plan_id
  where r.token_hash = hash and p.deleted_at is null and p.event_date > current_date - 60
    and (r.confirmed_at is not null or r.created_at > now() - interval '7 days');
$$;

-- Asked by the function `rsvp` for a link that `read_invitation` has counted and that is no household's.
create function public.read_registration(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('registration', private.registration_document(r))
  from private.registration_of_link(read_registration.token_hash) as r
  where r.id is not null and r.household_id is null;
$$;

-- Makes a confirmed registration a household of one guest, whose link its link is: of who registered by the same name and
-- e-mail before the one that stands, asked for more parts. False where the owner's tier has no room: it goes on waiting. Whoever
-- calls holds the plan, and settles the room of its parts.
create function private.let_in(registration public.registrations) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
  asked jsonb := (
    select jsonb_object_agg(e.id, '{"status": "waiting"}'::jsonb)
    from public.event_parts e where e.plan_id = registration.plan_id and e.id = any (registration.parts)
  );
begin
  select g.household_id into home
  from public.registrations r
  join public.guests g on g.plan_id = r.plan_id and g.household_id = r.household_id
  where r.plan_id = registration.plan_id and lower(g.email) = lower(registration.email)
    and private.fold(g.name) = private.fold(registration.name)
    and private.fold(g.last_name) = private.fold(registration.last_name)
  order by r.created_at, r.id limit 1;
  if home is null then
    if (
      select coalesce(sum(g.party_size), 0) >= private.guest_limit(private.tier_of(p.owner_id))
      from public.event_plans p left join public.guests g on g.plan_id = p.id
      where p.id = registration.plan_id group by p.owner_id
    ) or (select count(*) >= 10000 from public.households h where h.plan_id = registration.plan_id) then
      return false;
    end if;
    home := gen_random_uuid();
    insert into public.households (id, plan_id, name, language, parts, opened_at, answered_at)
    values (home, registration.plan_id, registration.name || ' ' || registration.last_name, registration.language,
      registration.parts, now(), clock_timestamp());
    insert into public.guests (id, plan_id, household_id, name, last_name, email, company, job_title, replies)
    values (gen_random_uuid(), registration.plan_id, home, registration.name, registration.last_name, registration.email,
      registration.company, registration.job_title, coalesce(asked, '{}'));
  else
    -- Who declined and registers again asks for a place; who has one keeps it.
    update public.households h
    set parts = array(select distinct p from unnest(h.parts || registration.parts) as p order by p limit 20)
    where h.id = home and not h.parts @> registration.parts;
    update public.guests g
    set replies = g.replies || coalesce((
      select jsonb_object_agg(a.key, a.value) from jsonb_each(asked) as a
      where coalesce(g.replies -> a.key ->> 'status', 'declined') = 'declined'
    ), '{}')
    where g.plan_id = registration.plan_id and g.household_id = home and lower(g.email) = lower(registration.email)
      and private.fold(g.name) = private.fold(registration.name);
  end if;
  insert into public.household_links (token_hash, plan_id, household_id)
  values (registration.token_hash, registration.plan_id, home);
  update public.registrations r
  set household_id = home, confirmed_at = coalesce(r.confirmed_at, now()), name = null, last_name = null, email = null,
    company = null, job_title = null
  where r.id = registration.id;
  perform private.note_room(registration.plan_id, registration.parts);
  return true;
end;
$$;

-- Takes a place, or one on the waiting list, for whoever followed the link of their e-mail; the function `rsvp` alone asks it,
-- and reads the invitation then. {"confirmed": true}, also where it was before; {"held": true} where it waits for a larger
-- tier, with `tell`, whom the function writes to about it, at most once a day; null for a link that doesn't work, {"capped":
-- true} as for `read_rsvp`. PT410 event_over.
create function public.confirm_registration(token_hash text, ip_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.registrations;
begin
  if not private.admit_rsvp(confirm_registration.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  sent := private.registration_of_link(confirm_registration.token_hash);
  if sent.id is null then
    return null;
  end if;
  perform private.refuse_over(sent.plan_id);
  -- Those who confirm at once wait for one another: of the last places each is given once.
  perform from public.event_plans p where p.id = sent.plan_id for no key update;
  select r.* into sent from public.registrations r where r.id = sent.id;
  if sent.id is null then
    return null;
  end if;
  if sent.household_id is not null then
    return '{"confirmed": true}';
  end if;
  update public.registrations r set confirmed_at = coalesce(r.confirmed_at, now()) where r.id = sent.id;
  if private.let_in(sent) then
    perform private.settle_room((select r.household_id from public.registrations r where r.id = sent.id));
    return '{"confirmed": true}';
  end if;
  return jsonb_build_object('held', true, 'tell', (
    select jsonb_build_object(
      'email', u.email, 'language', f.language_preference, 'plan_id', p.id, 'event', p.name, 'event_date', p.event_date)
    from public.event_plans p
    join public.profiles f on f.id = p.owner_id
    join auth.users u on u.id = p.owner_id and u.email <> ''
    where p.id = sent.plan_id
      and private.admit('registration_held', private.source_hash(p.id::text), 1, interval '1 day', 20000)
  ));
end;
$$;
grant execute on function
  public.register(text, text, text, text, jsonb), public.confirm_registration(text, text), public.read_registration(text)
to service_role;

-- An editor's word: lets a registration in that waits for a larger tier or for its confirmation, and gives who is on the
-- waiting list a place, whatever the capacity. They are told by e-mail. PT404 registration_not_found, PT402
-- guest_limit_reached.
create function public.admit_registration(registration_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.registrations;
  given uuid[];
begin
  select r.* into sent from public.registrations r
  where r.id = admit_registration.registration_id and r.plan_id = any (array(select private.my_plans('editor')));
  if sent.id is null then
    raise exception using errcode = 'PT404', message = 'registration_not_found';
  end if;
  -- Who does it at once waits, and is asked again who they are.
  perform from public.event_plans p where p.id = sent.plan_id for no key update;
  select r.* into sent from public.registrations r
  where r.id = sent.id and r.plan_id = any (array(select private.my_plans('editor')));
  if sent.id is null then
    raise exception using errcode = 'PT404', message = 'registration_not_found';
  end if;
  if sent.household_id is null then
    if not private.let_in(sent) then
      raise exception using errcode = 'PT402', message = 'guest_limit_reached';
    end if;
    perform private.settle_room();
    return;
  end if;
  given := array(
    select distinct p.part from public.guests g cross join lateral private.places_of(g.replies, g.party_size) as p
    where g.plan_id = sent.plan_id and g.household_id = sent.household_id and p.status = 'waiting'
  );
  update public.guests g
  set replies = (
    select jsonb_object_agg(r.key, case when r.value ->> 'status' = 'waiting'
      then r.value || '{"status": "accepted"}' else r.value end)
    from jsonb_each(g.replies) as r
  )
  where g.plan_id = sent.plan_id and g.household_id = sent.household_id and g.replies @? '$.* ? (@.status == "waiting")';
  update public.households h
  set moved_up_at = now(), moved_up = array(
    select e.id from public.event_parts e where e.id = any (given) or e.id = any (h.moved_up) order by e.id
  )
  where h.id = sent.household_id and given <> '{}';
end;
$$;
grant execute on function public.admit_registration(uuid) to authenticated;

-- As before, and households that registered: their address is known to be theirs.
create or replace function private.moved_up_emails()
returns table (
  household_id uuid, plan_id uuid, owner_id uuid, event text, event_date date, email text, language public.language,
  parts text[], moved_up_at timestamptz
)
language sql stable set search_path = '' as $$
  select h.id, p.id, p.owner_id, p.name, p.event_date, a.email, coalesce(h.language, f.language_preference), m.parts,
    h.moved_up_at
  from public.households h
  join public.event_plans p on p.id = h.plan_id
  join public.profiles f on f.id = p.owner_id
  cross join lateral (
    select g.email from public.guests g
    where g.plan_id = h.plan_id and g.household_id = h.id and g.email is not null
    order by g.age_group = 'child', g.created_at, g.id limit 1
  ) as a
  cross join lateral (
    select array_agg(e.name order by e.position, e.id) as parts from public.event_parts e
    where e.plan_id = h.plan_id and e.id = any (h.moved_up) and (h.parts is null or e.id = any (h.parts)) and exists (
      select from public.guests g
      where g.plan_id = h.plan_id and g.household_id = h.id and g.replies -> e.id::text ->> 'status' = 'accepted'
    )
  ) as m
  where h.moved_up_at > now() - interval '3 days' and m.parts is not null and h.second_list is null
    and p.deleted_at is null and p.archived_at is null and not private.is_over(p) and f.deletes_at is null
    and (
      exists (
        select from private.invitation_emails l
        where l.household_id = h.id and l.kind <> 'moved-up' and l.sent_at is not null
      )
      or exists (select from public.registrations r where r.household_id = h.id)
    )
    and not exists (
      select from private.invitation_emails l where l.household_id = h.id and l.kind = 'moved-up'
    )
    and not exists (
      select from private.invitation_emails l
      where l.plan_id = h.plan_id and l.address_hash = private.address_hash(a.email) and l.left_at is not null
    )
    and (select count(*) from public.household_links k where k.household_id = h.id) < 50;
$$;

-- As before, and registrations that nobody confirmed after seven days.
create or replace function private.purge_public_records() returns bigint
language sql set search_path = '' as $$
  with
  attempts as (delete from private.attempts where attempted_at < now() - interval '2 days' returning 1),
  views as (delete from public.blog_views where viewed_at < now() - interval '2 days' returning 1),
  subscribers as (
    delete from public.newsletter_subscribers
    where confirmed_at is null and created_at < now() - interval '7 days'
    and coalesce(confirm_expires_at, created_at) < now()
    returning 1
  ),
  registrations as (
    delete from public.registrations where confirmed_at is null and created_at < now() - interval '7 days' returning 1
  ),
  events as (delete from public.security_events where created_at < now() - interval '90 days' returning 1),
  kept as (delete from private.kept_rows where deleted_at < now() - interval '30 days' returning 1),
  messages as (delete from public.contact_messages where created_at < now() - interval '1 year' returning 1),
  tombstones as (delete from private.deleted_rows where deleted_at < now() - interval '1 year' returning 1)
  select count(*) from (
    table attempts union all table views union all table subscribers union all table registrations union all table events
    union all table messages union all table tombstones union all table kept
  ) as purged;
$$;
