-- Under whose brand an email to a household was written, for the page that its link opens to end them. Null where that is us, or for
-- no email of ours; the function `invitations` alone asks it.
create function public.leave_brand(email_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.brand_of(l.plan_id) from private.invitation_emails l where l.id = leave_brand.email_id;
$$;
grant execute on function public.leave_brand(uuid) to service_role;
