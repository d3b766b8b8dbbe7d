-- Who registered and is no guest yet takes that back by their link: nothing of it is kept. Null for a link that doesn't work or is a
-- household's by now, whose page says no; {"capped": true} as for `read_rsvp`. The function `rsvp` alone asks it.
create function public.withdraw_registration(token_hash text, ip_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.registrations;
begin
  if not private.admit_rsvp(withdraw_registration.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  sent := private.registration_of_link(withdraw_registration.token_hash);
  -- An editor may let them in at this moment.
  perform from public.event_plans p where p.id = sent.plan_id for no key update;
  delete from public.registrations r where r.id = sent.id and r.household_id is null;
  return case when found then '{"withdrawn": true}'::jsonb end;
end;
$$;
grant execute on function public.withdraw_registration(text, text) to service_role;
