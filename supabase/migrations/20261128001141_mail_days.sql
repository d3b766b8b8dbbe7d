-- As before, with the last day of several.
create or replace function public.event_of_mail(plan_id uuid, email_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'country', p.country,
    'event_end_date', p.event_end_date,
    'work', p.event_type = 'corporate' or p.kind is not distinct from 'gala')
  from public.event_plans p
  where p.id = coalesce(
    event_of_mail.plan_id,
    (select l.plan_id from private.invitation_emails l where l.id = event_of_mail.email_id));
$$;

-- As before, with the last day of several, and the country, which the words of a date follow.
create or replace function private.registration_document(registration public.registrations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case when registration.confirmed_at is null then 'pending' else 'held' end,
    'name', registration.name, 'last_name', registration.last_name, 'email', registration.email,
    'company', registration.company, 'job_title', registration.job_title, 'language', registration.language,
    'plan', jsonb_build_object('name', p.name, 'event_date', p.event_date,
      'event_end_date', p.event_end_date, 'country', p.country, 'over', private.is_over(p)),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object('name', e.name,
        'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
        'time_zone', e.time_zone, 'place', e.place) order by e.position, e.id)
      from public.event_parts e where e.plan_id = p.id and e.id = any (registration.parts)
    ), '[]')
  )
  from public.event_plans p where p.id = registration.plan_id;
$$;
