-- Codes at the door. A guest's code names their row and is signed with a key of the plan, which its editors' devices hold: they
-- know a code without a connection, and nobody who knows another's id makes one. The key follows from what this database alone
-- has, so nothing of it is stored.
create function private.door_key_of(plan uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.source_hash('door:' || plan);
$$;

-- As `domain/guests/door-code.ts` reads it.
create function private.door_code(key text, guest uuid) returns text
language sql immutable set search_path = '' as $$
  select upper('CELEBRA:' || replace(guest::text, '-', '')
    || left(encode(sha256(convert_to(key || ':' || guest, 'UTF8')), 'hex'), 20));
$$;

create function public.door_key(plan_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.door_key_of(p) from private.my_plans('editor') as p where p = door_key.plan_id;
$$;
grant execute on function public.door_key(uuid) to authenticated;

-- The codes of a household, by guest; as `read_rsvp` for a link that doesn't work or asks too often. The function `rsvp` alone
-- asks it.
create function public.door_codes(token_hash text, ip_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  household public.households;
begin
  if not private.admit_rsvp(door_codes.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  household := private.household_of_link(door_codes.token_hash);
  if household.id is null then
    return null;
  end if;
  return jsonb_build_object('codes', coalesce((
    select jsonb_object_agg(g.id, private.door_code(private.door_key_of(g.plan_id), g.id))
    from public.guests g where g.plan_id = household.plan_id and g.household_id = household.id
  ), '{}'));
end;
$$;
grant execute on function public.door_codes(text, text) to service_role;

-- Where somebody came in, as the device that marked them calls itself: of two marks of one guest it says which was first.
alter table public.arrivals
  add column door text
    check (char_length(door) between 1 and 40)
    check (door ~ '[^[:space:]]' and door !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]');
grant insert (door), update (door) on public.arrivals to authenticated;
