-- As before, again with what of the day is shown beneath the parts, which 20261128001262 had left out.
create or replace function public.read_invitation(token_hash text, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  answer constant jsonb := public.read_rsvp(read_invitation.token_hash, ip_hash);
  home constant public.households := private.household_of_link(read_invitation.token_hash);
  page jsonb;
begin
  if answer is null or answer ? 'capped' then
    return answer;
  end if;
  page := private.household_page(home.plan_id)
    || jsonb_build_object('items', private.items_of_parts(home.plan_id, answer -> 'parts'));
  if home.invited_at is null
    and exists (select from public.registrations r where r.plan_id = home.plan_id and r.household_id = home.id)
  then
    page := private.without_accounts(page);
  end if;
  return private.branded(answer || jsonb_build_object('page', page), home.plan_id);
end;
$$;
