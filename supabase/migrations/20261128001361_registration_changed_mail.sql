-- Who registered is written to when what they come for is changed by their link: the page says so, but a mail is what they look
-- for later, and what tells them of a change that another made who has their link. A change of name or company says nothing
-- new, and before the confirmation nobody is written to twice. Three mails a registration a day, within the owner's own share.
create function private.registration_change(
  registration text, plan public.event_plans, email text, language public.language, parts jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if email is null or parts = '[]' or not (
    private.admit('registration_changed', private.source_hash(registration), 3, interval '1 day', 200000)
    and private.admit('registration_owner', private.source_hash(plan.owner_id::text),
      least(20000, 10 * private.guest_limit(private.tier_of(plan.owner_id))), interval '1 day', 200000)
  ) then
    return '{}';
  end if;
  return jsonb_build_object('tell', jsonb_build_object(
    'email', email,
    'language', coalesce(language, (select f.language_preference from public.profiles f where f.id = plan.owner_id)),
    'plan', jsonb_build_object('name', plan.name, 'event_date', plan.event_date, 'event_end_date', plan.event_end_date,
      'country', plan.country),
    'parts', parts));
end;
$$;

-- As before, and whom to tell of it where somebody waits for a larger tier.
create or replace function private.change_waiting(registration public.registrations, person jsonb) returns jsonb
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
  return '{"changed": true}'::jsonb || case
    when sent.confirmed_at is not null and array(
      select e.id from public.event_parts e where e.plan_id = sent.plan_id and e.id = any (sent.parts) order by 1
    ) <> array(
      select e.id from public.event_parts e where e.plan_id = sent.plan_id and e.id = any (asked) order by 1
    ) then (
      select private.registration_change(sent.id::text, p, sent.email, sent.language, (
        select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'status', 'held') order by e.position, e.id), '[]')
        from public.event_parts e where e.plan_id = p.id and e.id = any (asked)
      ))
      from public.event_plans p where p.id = sent.plan_id
    )
    else '{}'
  end;
end;
$$;

-- As before, and whom to tell of the parts that they have by it.
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
  return '{"changed": true}'::jsonb || case when asked <> '{}' then (
    select private.registration_change(before.id::text, p, before.email, home.language, (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', e.name, 'status', g.replies -> e.id::text ->> 'status') order by e.position, e.id), '[]')
      from public.guests g join public.event_parts e on e.plan_id = g.plan_id
      where g.id = before.id and g.replies -> e.id::text ->> 'status' in ('accepted', 'waiting')
    ))
    from public.event_plans p where p.id = home.plan_id
  ) else '{}' end;
exception
  when check_violation or not_null_violation or invalid_text_representation or data_exception then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;
