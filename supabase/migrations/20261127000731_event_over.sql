-- Whether an event is over: the last of its days has ended, by the clocks of its run sheet or else of its country. A part on
-- the days after it, such as a brunch, belongs to it.
create function private.is_over(plan public.event_plans) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.clock_in(now(), private.zone_of(null, plan.id)), now() at time zone 'UTC')::date > greatest(
    plan.event_date + least(3, ceil(coalesce(plan.duration, 1) / 24.0)::int) - 1,
    (
      select max(d.day) from public.event_parts e
      cross join lateral (
        select coalesce(private.clock_in(e.starts_at, e.time_zone), e.starts_at at time zone 'UTC')::date as day
      ) as d
      where e.plan_id = plan.id and e.event_on = plan.event_date
        and d.day between plan.event_date and plan.event_date + 3
    )
  );
$$;

-- Until when a part is answered for: the end of its last day for answers, where it takes place, and of the event.
create or replace function private.is_answered_until(part public.event_parts) returns boolean
language sql stable set search_path = '' as $$
  select (
    part.reply_by is null
    or coalesce(private.clock_in(now(), part.time_zone), now() at time zone 'UTC')::date <= part.reply_by
  ) and not exists (select from public.event_plans p where p.id = part.plan_id and private.is_over(p));
$$;

-- Nobody answers for an event that is over. PT410 event_over.
create function private.refuse_over(plan uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.event_plans p where p.id = plan and private.is_over(p)) then
    raise exception using errcode = 'PT410', message = 'event_over';
  end if;
  return true;
end;
$$;

-- As before, but of an event that is over, which takes none: this is called for each guest who answers.
create or replace function private.known_answers(household public.households, sent jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select case when private.refuse_over(household.plan_id) then (
    select coalesce(jsonb_object_agg(q.id, a.value), '{}')
    from jsonb_each(case when jsonb_typeof(sent) = 'object' then sent else '{}' end) as a
    join public.event_questions q on q.plan_id = household.plan_id and q.id::text = a.key
      and (q.parts is null or household.parts is null or q.parts && household.parts)
    where jsonb_typeof(a.value) = 'string'
      and (a.value = '""' or case q.kind
        when 'choice' then a.value #>> '{}' = any (q.options)
        when 'yes-no' then a.value #>> '{}' in ('yes', 'no')
        else true
      end)
  ) end;
$$;

-- What a household sees, as before, with whether the event is over. A part that was on a day of another date shows no hour
-- until its hosts have decided, and no deadline is later than the event.
create or replace function private.rsvp_document(household public.households) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', household.name,
    'language', household.language,
    'message', household.message,
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

grant execute on function private.is_over(public.event_plans), private.refuse_over(uuid) to service_role;
