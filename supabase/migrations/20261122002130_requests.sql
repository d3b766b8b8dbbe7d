-- Answers that come late are asked of the couple; questions of the couple's own; gifts, and who is still to be thanked.

alter table public.households
  drop constraint households_channel_check,
  add constraint households_channel_check check (channel in ('whatsapp', 'email', 'link', 'print', 'other')),
  -- Invited when others can't come, in this order; null is the first list.
  add column second_list smallint
    check (second_list between 1 and 1000),
  add column gift text
    check (char_length(gift) between 1 and 200)
    check (gift !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  add column thanked_at timestamptz check (thanked_at between '2000-01-01' and '2200-12-31');
grant insert (second_list, gift, thanked_at) on public.households to authenticated;
grant update (second_list, gift, thanked_at) on public.households to authenticated;

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

-- Answers to questions: {question: text}.
create function private.are_answers(answers jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(answers) = 'object'
    and char_length(answers::text) <= 6000
    and not exists (
      select from jsonb_each(answers) as a
      where a.key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or jsonb_typeof(a.value) <> 'string'
        or char_length(a.value #>> '{}') not between 1 and 200
        or a.value #>> '{}' ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    );
end;
$$;
grant execute on function private.are_answers(jsonb) to authenticated, service_role;

-- `requests` holds answers that came after the deadline, as `replies` does: the couple accepts them or declines.
alter table public.guests
  add column requests jsonb not null default '{}' check (private.are_replies(requests)),
  add column answers jsonb not null default '{}' check (private.are_answers(answers));
grant insert (requests, answers) on public.guests to authenticated;
grant update (requests, answers) on public.guests to authenticated;

create or replace function private.update_guests(plan uuid, changes jsonb) returns void
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

create or replace function private.rsvp_document(household public.households) returns jsonb
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

-- As before, with `answers` {question: text} of each guest; a reply after its part's deadline becomes a request.
create or replace function public.answer_rsvp(token_hash text, ip_hash text, answers jsonb) returns jsonb
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
    values ((one ->> 'id')::uuid, plan, household.id, one ->> 'name', one ->> 'last_name', 'adult', host.side,
      host.travels_from, (
        select coalesce(jsonb_object_agg(r.key, r.value - 'people'), '{}') from jsonb_each(host.requests) as r
      ), (
        select coalesce(jsonb_object_agg(r.key, r.value - 'people'), '{}') from jsonb_each(host.replies) as r
      ));
  end loop;

  for one in select g from jsonb_array_elements(coalesce(answers -> 'guests', '[]')) as g loop
    update public.guests g
    set allergens = case when one ? 'allergens' then n.allergens else g.allergens end,
      diets = case when one ? 'diets' then n.diets else g.diets end,
      dietary_notes = case when one ? 'dietary_notes' then n.dietary_notes else g.dietary_notes end,
      answers = coalesce((
        select jsonb_object_agg(a.key, a.value)
        from jsonb_each(g.answers || private.known_answers(household, one -> 'answers')) as a
        where a.value <> '""'
      ), '{}'),
      replies = g.replies || coalesce((
        -- Who has a place keeps it; everybody else waits, and moves up below as far as there is room.
        select jsonb_object_agg(r.part, case when r.people > private.people_coming(g, r.part)
          then r.reply || '{"status": "waiting"}' else r.reply end)
        from private.replies_in(household, g, one -> 'replies') as r where r.open
      ), '{}'),
      requests = g.requests - array(select r.part::text from private.replies_in(household, g, one -> 'replies') as r)
        || coalesce((
          -- What stands already is no request.
          select jsonb_object_agg(r.part, r.reply) from private.replies_in(household, g, one -> 'replies') as r
          where not r.open and g.replies -> r.part::text is distinct from r.reply
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

grant execute on function private.known_answers(public.households, jsonb),
  private.replies_in(public.households, public.guests, jsonb)
to service_role;
