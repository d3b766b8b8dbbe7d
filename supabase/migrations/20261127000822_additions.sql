-- Babies and children whom a household asks to bring, for its hosts to decide: {id: {name, last_name, age, declined}}. The id
-- becomes the guest's; accepted, one leaves this list and stands among the guests.
create function private.are_additions(additions jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(additions) = 'object'
    and (select count(*) from jsonb_object_keys(additions)) <= 6
    and not exists (
      select from jsonb_each(additions) as a
      where a.key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or case jsonb_typeof(a.value)
          when 'object' then a.value - array['name', 'last_name', 'age', 'declined'] <> '{}'
            or not private.are_words(array[a.value ->> 'name', a.value ->> 'last_name'], 2, 50)
            or not jsonb_path_exists(a.value, '$ ? (
              @.name.type() == "string" && @.last_name.type() == "string"
              && @.age.type() == "number" && @.age >= 0 && @.age <= 17 && @.age.floor() == @.age
              && (!exists(@.declined) || @.declined == true)
            )')
          else true
        end
    );
end;
$$;
grant execute on function private.are_additions(jsonb) to authenticated, service_role;
alter table public.households
  add column additions jsonb not null default '{}'
  constraint households_additions_check check (private.are_additions(additions));
grant insert (additions), update (additions) on public.households to authenticated;

-- As before, with whom the household asks to bring.
create or replace function private.rsvp_document(household public.households) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', household.name,
    'language', household.language,
    'message', household.message,
    'moved_up', household.moved_up,
    'additions', household.additions,
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

-- As before, with `additions` [{id, name, last_name, age}], of which one without a name takes back what was asked.
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

  for one in select a from jsonb_array_elements(coalesce(answers -> 'additions', '[]')) as a loop
    perform private.refuse_over(plan);
    -- What stands was decided, or is a repeat; who is a guest by now was accepted.
    continue when exists (select from public.guests g where g.id = (one ->> 'id')::uuid);
    update public.households h
    set additions = case when one ? 'name'
      then jsonb_build_object(one ->> 'id', one - array['id', 'declined']) || h.additions
      else h.additions - (one ->> 'id') end
    where h.id = household.id;
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
