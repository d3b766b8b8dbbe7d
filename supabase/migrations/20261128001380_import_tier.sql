-- Whether a plan has room for the people and households of a list. Called before the list's first part.
-- The limit follows the tier that the owner pays for. The former definition read public.entitlements alone, so it
-- refused a list of more than 20 people to an owner with a purchase or a subscription.
create or replace function private.import_fits(plan uuid, people int, households int) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  allowed int := (
    select private.guest_limit(private.tier_of(p.owner_id))
    from public.event_plans p
    where p.id = plan and p.id = any (array(select private.my_plans('viewer')))
  );
begin
  if people > 0 and people + (select coalesce(sum(g.party_size), 0) from public.guests g where g.plan_id = plan) > allowed
  then
    raise exception using
      errcode = 'PT402', message = 'guest_limit_reached', detail = jsonb_build_object('limit', allowed)::text;
  end if;
  if allowed is not null
    and households + (select count(*) from public.households h where h.plan_id = plan) > 10000
  then
    raise exception using
      errcode = 'PT402', message = 'household_limit_reached', detail = jsonb_build_object('limit', 10000)::text;
  end if;
end;
$$;
