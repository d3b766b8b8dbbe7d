-- What the link of who registered shows beside the invitation: what they said of themselves, and what else they can register
-- for. Null for a household that registered for nothing. Asked by the function `rsvp` for a link that it has counted.
create function public.read_registrant(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'people', coalesce((
      select jsonb_object_agg(g.id, jsonb_build_object('company', g.company, 'job_title', g.job_title))
      from public.guests g where g.plan_id = h.plan_id and g.household_id = h.id
    ), '{}'),
    'open', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'name', e.name, 'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
        'time_zone', e.time_zone, 'place', e.place,
        'full', case when e.capacity is null then false else private.people_at(e) >= e.capacity end) order by e.position, e.id)
      from public.event_plans p cross join lateral private.registration_parts(p.id) as e
      where p.id = h.plan_id and e.id <> all (h.parts)
    ), '[]')
  )
  from private.household_of_link(read_registrant.token_hash) as h
  where exists (select from public.registrations r where r.plan_id = h.plan_id and r.household_id = h.id);
$$;

-- Changes what who registered said of themselves, and registers them for further parts; places are given back by
-- `answer_rsvp`. `person` is {guest, name, last_name, company, job_title, parts}: what isn't named stays. A part that is full
-- puts them on its waiting list. {"changed": true}, also where it was before; {"closed": true} where a part can't be registered
-- for, and nothing is changed then; null for a link that doesn't work or is no registration's; {"capped": true} as for
-- `read_rsvp`. PT410 event_over, PT400 not_valid. The function `rsvp` alone asks it, and reads the invitation then.
create function public.change_registration(token_hash text, ip_hash text, person jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  home public.households;
  asked uuid[];
  before public.guests;
begin
  if not private.admit_rsvp(change_registration.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  home := private.household_of_link(change_registration.token_hash);
  if home.id is null
    or not exists (select from public.registrations r where r.plan_id = home.plan_id and r.household_id = home.id)
  then
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
revoke execute on function public.read_registrant(text), public.change_registration(text, text, jsonb)
from public, anon, authenticated;
grant execute on function public.read_registrant(text), public.change_registration(text, text, jsonb) to service_role;
