-- Whose words an event's guests read: `attended` where people register, `work` where an organization invites; null for a party's.
-- As `eventWords` in src/domain/plan/event-words.ts.
create function private.event_words(plan public.event_plans) returns text
language sql immutable set search_path = '' as $$
  select case
    when plan.kind in ('conference', 'launch') then 'attended'
    when plan.event_type = 'corporate' or plan.kind = 'gala' then 'work' end;
$$;

-- As before, by the same function as the pages.
create or replace function public.event_of_mail(plan_id uuid, email_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'country', p.country,
    'event_end_date', p.event_end_date,
    'work', private.event_words(p) is not null)
  from public.event_plans p
  where p.id = coalesce(
    event_of_mail.plan_id,
    (select l.plan_id from private.invitation_emails l where l.id = event_of_mail.email_id));
$$;

-- As before, with the words; of a party without the field, since every invitation is bounded in size.
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
        'name', p.name, 'event_date', p.event_date, 'event_end_date', p.event_end_date,
        'over', private.is_over(p), 'country', p.country, 'region', p.region, 'city', p.city,
        'owner_language', (select f.language_preference from public.profiles f where f.id = p.owner_id))
        || jsonb_strip_nulls(jsonb_build_object('words', private.event_words(p)))
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

-- As before, with the words.
create or replace function private.registration_document(registration public.registrations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case when registration.confirmed_at is null then 'pending' else 'held' end,
    'name', registration.name, 'last_name', registration.last_name, 'email', registration.email,
    'company', registration.company, 'job_title', registration.job_title, 'language', registration.language,
    'plan', jsonb_build_object('name', p.name, 'event_date', p.event_date,
      'event_end_date', p.event_end_date, 'country', p.country, 'over', private.is_over(p))
      || jsonb_strip_nulls(jsonb_build_object('words', private.event_words(p))),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name,
        'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
        'time_zone', e.time_zone, 'place', e.place) order by e.position, e.id)
      from public.event_parts e where e.plan_id = p.id and e.id = any (registration.parts)
    ), '[]')
  )
  from public.event_plans p where p.id = registration.plan_id;
$$;
