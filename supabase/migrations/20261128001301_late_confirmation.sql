-- Whoever confirms after a part's last day for answers takes no place at it, as nobody does who answers then: the hosts are
-- asked, and who registered is a guest meanwhile.
drop function private.let_in(public.registrations);

-- As before; of the parts in `late` the hosts are asked.
create function private.let_in(registration public.registrations, late uuid[]) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
  asked jsonb := (
    select jsonb_object_agg(e.id, '{"status": "waiting"}'::jsonb)
    from public.event_parts e
    where e.plan_id = registration.plan_id and e.id = any (registration.parts) and e.id <> all (late)
  );
  requested jsonb := (
    select jsonb_object_agg(e.id, '{"status": "accepted"}'::jsonb)
    from public.event_parts e
    where e.plan_id = registration.plan_id and e.id = any (registration.parts) and e.id = any (late)
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
    insert into public.guests (id, plan_id, household_id, name, last_name, email, company, job_title, replies, requests)
    values (gen_random_uuid(), registration.plan_id, home, registration.name, registration.last_name, registration.email,
      registration.company, registration.job_title, coalesce(asked, '{}'), coalesce(requested, '{}'));
  else
    -- Who declined and registers again asks for a place; who has one keeps it.
    update public.households h
    set parts = array(select distinct p from unnest(h.parts || registration.parts) as p order by p limit 20)
    where h.id = home and not h.parts @> registration.parts;
    update public.guests g
    set replies = g.replies || coalesce((
      select jsonb_object_agg(a.key, a.value) from jsonb_each(asked) as a
      where coalesce(g.replies -> a.key ->> 'status', 'declined') = 'declined'
    ), '{}'),
      requests = g.requests || coalesce((
        select jsonb_object_agg(a.key, a.value) from jsonb_each(requested) as a
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

-- As before, but that the hosts are asked of parts whose last day for answers had passed when they confirmed.
create or replace function public.confirm_registration(token_hash text, ip_hash text) returns jsonb
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
  if private.let_in(sent, array(
    select e.id from public.event_parts e where e.id = any (sent.parts) and sent.confirmed_at is null and not private.is_answered_until(e)
  )) then
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

-- As before; what the hosts are asked about is theirs to give, too.
create or replace function public.admit_registration(registration_id uuid) returns void
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
    if not private.let_in(sent, '{}') then
      raise exception using errcode = 'PT402', message = 'guest_limit_reached';
    end if;
    perform private.settle_room();
    return;
  end if;
  given := array(
    select p.part from public.guests g cross join lateral private.places_of(g.replies, g.party_size) as p
    where g.plan_id = sent.plan_id and g.household_id = sent.household_id and p.status = 'waiting'
    union
    select p.part from public.guests g cross join lateral private.places_of(g.requests, g.party_size) as p
    where g.plan_id = sent.plan_id and g.household_id = sent.household_id and p.status = 'accepted'
  );
  update public.guests g
  set replies = (
    select jsonb_object_agg(r.key, case when r.value ->> 'status' = 'waiting'
      then r.value || '{"status": "accepted"}' else r.value end)
    from jsonb_each(g.replies || coalesce((
      select jsonb_object_agg(q.key, q.value) from jsonb_each(g.requests) as q where q.value ->> 'status' = 'accepted'
    ), '{}')) as r
  ), requests = coalesce((
    select jsonb_object_agg(q.key, q.value) from jsonb_each(g.requests) as q where q.value ->> 'status' <> 'accepted'
  ), '{}')
  where g.plan_id = sent.plan_id and g.household_id = sent.household_id
    and (g.replies @? '$.* ? (@.status == "waiting")' or g.requests @? '$.* ? (@.status == "accepted")');
  update public.households h
  set moved_up_at = now(), moved_up = array(
    select e.id from public.event_parts e where e.id = any (given) or e.id = any (h.moved_up) order by e.id
  )
  where h.id = sent.household_id and given <> '{}';
end;
$$;
