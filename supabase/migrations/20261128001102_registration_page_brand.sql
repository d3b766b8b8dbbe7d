-- As before, with the brand.
create or replace function public.read_registration(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.branded(jsonb_build_object('registration', private.registration_document(r)), r.plan_id)
  from private.registration_of_link(read_registration.token_hash) as r
  where r.id is not null and r.household_id is null;
$$;
