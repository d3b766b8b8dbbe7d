-- What an email's words follow besides its language, of a plan or of the one that an invitation's email is about: {country,
-- work}. Work is what an organization invites to.
create function public.event_of_mail(plan_id uuid, email_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'country', p.country,
    'work', p.event_type = 'corporate' or p.kind is not distinct from 'gala')
  from public.event_plans p
  where p.id = coalesce(
    event_of_mail.plan_id,
    (select l.plan_id from private.invitation_emails l where l.id = event_of_mail.email_id));
$$;
revoke execute on function public.event_of_mail(uuid, uuid) from public, anon, authenticated;
grant execute on function public.event_of_mail(uuid, uuid) to service_role;
