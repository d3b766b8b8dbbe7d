-- As before, but a caller's address is capped for what nobody is behind alone: services of assistants ask for many people
-- from a few addresses. {"capped": true} beyond 600 an hour in one name, or 3,000 wrong keys from one address.
create or replace function public.program_caller(token_hash text, person uuid, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  token public.access_tokens;
  caller uuid := person;
begin
  if program_caller.token_hash is not null then
    select t.* into token from public.access_tokens t where t.token_hash = program_caller.token_hash;
    caller := token.user_id;
  end if;
  if caller is null then
    return case when not private.admit(
      'program', private.source_hash(coalesce(ip_hash, 'unknown')), 3000, interval '1 hour', 200000
    ) then '{"capped": true}'::jsonb end;
  end if;
  if private.tier_of(caller) < 'enterprise' then
    return '{"refused": "api_access_not_included"}';
  end if;
  if not private.admit('program_person', private.source_hash(caller::text), 600, interval '1 hour', 200000) then
    return '{"capped": true}';
  end if;
  update public.access_tokens t set used_at = now()
  where t.id = token.id and (t.used_at is null or t.used_at < now() - interval '1 minute');
  return jsonb_build_object('person', caller, 'name', token.name);
end;
$$;
