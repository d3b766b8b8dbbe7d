-- As before, and of a registration that waits for its confirmation by a link of its own.
create or replace function public.mail_brand(plan_id uuid, token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.brand_of(coalesce(
    mail_brand.plan_id,
    (select l.plan_id from public.household_links l where l.token_hash = mail_brand.token_hash),
    (select r.plan_id from public.registrations r where r.token_hash = mail_brand.token_hash)
  ), true);
$$;
