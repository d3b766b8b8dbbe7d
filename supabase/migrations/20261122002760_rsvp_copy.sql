-- A copy of what a household has answered, for the address that it names; the address is not kept. Null for a link
-- that doesn't work; {"capped": true} beyond three copies a day of one household or to one address.
create function public.copy_rsvp(token_hash text, ip_hash text, email text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  household public.households;
begin
  if not private.admit_rsvp(copy_rsvp.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  household := private.household_of_link(copy_rsvp.token_hash);
  if household.id is null then
    return null;
  end if;
  if not (
    private.admit('rsvp_copy', private.source_hash(household.id::text), 3, interval '1 day', 20000)
    and private.admit('rsvp_copy_to', private.source_hash(lower(email)), 3, interval '1 day', 20000)
  ) then
    return '{"capped": true}';
  end if;
  return private.rsvp_document(household);
end;
$$;
grant execute on function public.copy_rsvp(text, text, text) to service_role;
