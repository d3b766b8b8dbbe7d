-- Links of households, questions of the couple's own, and what is answered by a link.

-- What a couple wants to know besides: a text, one of some options, or yes or no. Asked of each guest who comes to one of
-- its parts; null is any of them.
create table public.event_questions (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  position int not null default 0 check (position between 0 and 1000000),
  text text not null
    check (char_length(text) between 1 and 200)
    check (text ~ '[^[:space:]]' and text !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  kind text not null default 'text' check (kind in ('text', 'choice', 'yes-no')),
  options text[] not null default '{}' check (private.are_words(options, 12, 60)),
  parts uuid[] check (cardinality(parts) <= 20 and array_position(parts, null) is null),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_questions_plan_id_idx on public.event_questions (plan_id);
grant select, delete on public.event_questions to authenticated;
grant insert (id, plan_id, position, text, kind, options, parts) on public.event_questions to authenticated;
grant update (position, text, kind, options, parts, version) on public.event_questions to authenticated;
select private.protect('event_questions');
create trigger limit_rows after insert on public.event_questions
  referencing new table as new_rows
  for each statement execute function private.limit_rows(20, 'question');

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

create trigger keep_rows after delete on public.household_links
  referencing old table as old_rows
  for each statement execute function private.keep_rows('households', 'household_id');
create trigger bring_back_links after insert on public.households
  referencing new table as new_rows
  for each statement execute function private.bring_back('household_links');

create trigger limit_rows after insert on public.household_links
  referencing new table as new_rows
  for each statement execute function private.limit_rows(50, 'link', 'household_id');

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
  select part.reply_by is null
    or coalesce(private.clock_in(now(), part.time_zone), now() at time zone 'UTC')::date <= part.reply_by;
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

-- How many people come to a part: of households that are invited to it.
create function private.people_at(part public.event_parts) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(private.people_coming(g, part.id)), 0)
  from public.guests g left join public.households h on h.id = g.household_id
  where g.plan_id = part.plan_id and h.second_list is null and (h.parts is null or part.id = any (h.parts));
$$;

-- Whoever waits for a part moves up while their household fits as a whole, in the order of their first answers.
create function private.move_up(part public.event_parts) returns void
language plpgsql set search_path = '' as $$
declare
  waiting record;
  taken int := private.people_at(part);
begin
  for waiting in
    select h.id, sum(least(coalesce((g.replies -> part.id::text ->> 'people')::int, g.party_size), g.party_size)) as people
    from public.guests g join public.households h on h.id = g.household_id
    where g.plan_id = part.plan_id and g.replies -> part.id::text ->> 'status' = 'waiting'
      and h.second_list is null and (h.parts is null or part.id = any (h.parts))
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

-- Of what is sent, the answers to questions that are put to this household, and that such a question can have; an empty
-- one takes an answer back.
create function private.known_answers(household public.households, sent jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(q.id, a.value), '{}')
  from jsonb_each(case when jsonb_typeof(sent) = 'object' then sent else '{}' end) as a
  join public.event_questions q on q.plan_id = household.plan_id and q.id::text = a.key
    and (q.parts is null or household.parts is null or q.parts && household.parts)
  where jsonb_typeof(a.value) = 'string'
    and (a.value = '""' or case q.kind
      when 'choice' then a.value #>> '{}' = any (q.options)
      when 'yes-no' then a.value #>> '{}' in ('yes', 'no')
      else true
    end);
$$;

-- What a guest is said to answer, part by part: the reply, and how many it brings; `open` while it counts by itself.
create function private.replies_in(household public.households, guest public.guests, sent jsonb)
returns table (part uuid, reply jsonb, people int, open boolean)
language sql stable set search_path = '' as $$
  select e.id,
    case when r.value = 'declined' then '{"status": "declined"}'::jsonb
      else '{"status": "accepted"}'::jsonb
        || case when w.people < guest.party_size then jsonb_build_object('people', w.people) else '{}' end
    end,
    case when r.value = 'declined' then 0 else w.people end,
    private.is_answered_until(e)
  from jsonb_each_text(coalesce(sent, '{}')) as r
  join public.event_parts e on e.plan_id = household.plan_id and e.id::text = r.key
    and (household.parts is null or e.id = any (household.parts))
  cross join lateral (
    select least(greatest(coalesce(nullif(split_part(r.value, ':', 2), '')::int, guest.party_size), 1), guest.party_size)
      as people
  ) as w
  where r.value ~ '^(declined|accepted(:\d{1,2})?)$';
$$;

-- What becomes of what a guest is said to answer. Who has a place keeps it; more people than have one wait, and move up
-- as far as there is room, but for those who have a place already: what doesn't fit besides is asked of the couple.
-- After a part's last day everything is asked, save what stands.
create function private.outcomes(household public.households, guest public.guests, sent jsonb)
returns table (part text, reply jsonb, request jsonb)
language sql stable set search_path = '' as $$
  select r.part::text,
    case
      when not r.open or w.beyond then null
      when r.people > w.coming and w.coming = 0 then r.reply || '{"status": "waiting"}'
      else r.reply
    end,
    case when (not r.open or w.beyond) and guest.replies -> r.part::text is distinct from r.reply then r.reply end
  from private.replies_in(household, guest, sent) as r
  cross join lateral (
    select c.coming, c.coming > 0 and r.people > c.coming and exists (
      select from public.event_parts e
      where e.id = r.part and e.capacity < r.people - c.coming + private.people_at(e)
    ) as beyond
    from (select private.people_coming(guest, r.part) as coming) as c
  ) as w;
$$;

-- A list as somebody says it who has seen another than the one that stands: what was added on another phone stays, what
-- was taken out here goes. Whoever doesn't tell what they have seen says the whole list.
create function private.said_list(standing text[], seen jsonb, said text[]) returns text[]
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(seen) = 'array' and said is not null then array(
    select x from unnest(said || array(select y from unnest(standing) as y where not seen ? y)) as x
    group by x order by x
  ) else said end;
$$;

-- `answers` is {guests: [{id, replies: {part: 'accepted' | 'accepted:2' | 'declined'}, allergens, diets,
-- dietary_notes, seen: {allergens, diets}, answers: {question: text}}], companions: [{id, host, name, last_name}], message}: what isn't named stays. A companion takes one
-- of the host's places and becomes a guest with the host's replies, a child among children. A yes beyond a part's capacity waits. Answers what
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

-- A copy of what a household has answered, for the address that it names; the address is not kept. Null for a link
-- that doesn't work; {"capped": true} beyond three copies a day of one household or to one address.
create function public.copy_rsvp(token_hash text, ip_hash text, email text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  household public.households;
begin
  if not private.admit_rsvp(copy_rsvp.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  household := private.household_of_link(copy_rsvp.token_hash);
  if household.id is null then
    return null;
  end if;
  if not (
    private.admit('rsvp_copy', private.source_hash(household.id::text), 3, interval '1 day', 20000)
    and private.admit('rsvp_copy_to', private.source_hash(lower(email)), 3, interval '1 day', 20000)
  ) then
    return '{"capped": true}';
  end if;
  return private.rsvp_document(household);
end;
$$;
grant execute on function
  public.read_rsvp(text, text), public.answer_rsvp(text, text, jsonb), public.copy_rsvp(text, text, text),
  private.admit_rsvp(text, text), private.known_answers(public.households, jsonb),
  private.replies_in(public.households, public.guests, jsonb),
  private.outcomes(public.households, public.guests, jsonb),
  private.household_of_link(text), private.rsvp_document(public.households),
  private.said_list(text[], jsonb, text[]),
  private.is_answered_until(public.event_parts), private.people_coming(public.guests, uuid),
  private.people_at(public.event_parts),
  private.move_up(public.event_parts)
to service_role;
