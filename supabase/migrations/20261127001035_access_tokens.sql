-- API access: keys by which a person's own programs come in their name. The function `mcp` alone takes them.

-- The hash alone is kept: a key is shown once, on the device that made it. It ends with its row, and with the account.
create table public.access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  token_hash text not null unique check (token_hash collate "C" ~ '^[0-9a-f]{64}$'),
  name text not null
    check (char_length(name) between 1 and 60)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  created_at timestamptz not null default now(),
  -- To the minute: a program asks many times in a row.
  used_at timestamptz
);
create index access_tokens_user_id_idx on public.access_tokens (user_id);
alter table public.access_tokens enable row level security;
grant select (id, user_id, name, created_at, used_at), insert (token_hash, name), delete
  on public.access_tokens to authenticated;
grant select, update on public.access_tokens to service_role;
create policy "people read their own" on public.access_tokens
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people make their own" on public.access_tokens
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people end their own" on public.access_tokens
  for delete to authenticated using (user_id = (select auth.uid()));

-- A trigger: only where the tier includes API access, and at most so many (argument) of a person. Requests of one person
-- wait for one another at their profile.
create function private.limit_access_tokens() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles p where p.id = new.user_id for no key update;
  if private.tier_of(new.user_id) < 'enterprise' then
    raise exception using errcode = 'PT402', message = 'api_access_not_included';
  end if;
  if (select count(*) >= tg_argv[0]::int from public.access_tokens t where t.user_id = new.user_id) then
    raise exception using
      errcode = 'PT402',
      message = 'access_token_limit_reached',
      detail = jsonb_build_object('limit', tg_argv[0]::int)::text;
  end if;
  return new;
end;
$$;
create trigger limit_access_tokens before insert on public.access_tokens
  for each row execute function private.limit_access_tokens(20);

-- In whose name a program comes: by the hash of a key, or as a person whose session the function `mcp` has confirmed, and
-- it alone asks. {"person", "name"}: the name is the key's, null for a session. Null for a key that is wrong or ended;
-- {"refused"} where the person's tier doesn't include it (any more); {"capped": true} beyond 3,000 an hour from one caller
-- or 600 in one name.
create function public.program_caller(token_hash text, person uuid, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  token public.access_tokens;
  caller uuid := person;
begin
  if not private.admit('program', private.source_hash(coalesce(ip_hash, 'unknown')), 3000, interval '1 hour', 200000) then
    return '{"capped": true}';
  end if;
  if program_caller.token_hash is not null then
    select t.* into token from public.access_tokens t where t.token_hash = program_caller.token_hash;
    caller := token.user_id;
  end if;
  if caller is null then
    return null;
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
revoke execute on function public.program_caller(text, uuid, text) from public;
grant execute on function public.program_caller(text, uuid, text) to service_role;
