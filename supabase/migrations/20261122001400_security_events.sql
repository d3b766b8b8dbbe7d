-- Written by the function `log-security-event` with the service role, read by nobody through the API.
create table public.security_events (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  type text not null check (type ~ '^[a-z][a-z0-9_.-]{0,49}$'),
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4096),
  client_timestamp timestamptz check (isfinite(client_timestamp)),
  ip_hash text check (ip_hash collate "C" ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
create index security_events_user_id_idx on public.security_events (user_id, created_at);
create index security_events_created_at_idx on public.security_events (created_at);
create index security_events_ip_hash_idx on public.security_events (ip_hash, created_at);

alter table public.security_events enable row level security;
grant select, insert, delete on public.security_events to service_role;

-- At most 60 an hour from one person and 60 from one address, and 6,000 from all; false says that a cap is reached and
-- nothing was stored. The locks make the counts of 60 hold under parallel calls; they are taken in one order.
create function public.record_security_event(
  type text,
  details jsonb default '{}',
  client_timestamp timestamptz default null,
  user_id uuid default null,
  ip_hash text default null
) returns boolean
language plpgsql security invoker set search_path = '' as $$
declare
  sender uuid := record_security_event.user_id;
  address text := record_security_event.ip_hash;
  source text;
begin
  for source in
    select distinct s
    from unnest(array[sender::text, address, case when sender is null and address is null then '' end]) as s
    where s is not null
    order by s
  loop
    perform pg_advisory_xact_lock(hashtextextended('security_events:' || source, 0));
  end loop;

  if (
    select count(*) >= 6000
      or count(*) filter (where e.user_id = sender) >= 60
      or count(*) filter (where e.ip_hash = address) >= 60
      or (sender is null and address is null)
        and count(*) filter (where e.user_id is null and e.ip_hash is null) >= 60
    from public.security_events e
    where e.created_at > now() - interval '1 hour'
  )
  then
    return false;
  end if;

  insert into public.security_events (user_id, type, details, client_timestamp, ip_hash)
  values (
    sender, record_security_event.type, coalesce(record_security_event.details, '{}'),
    record_security_event.client_timestamp, address
  );
  return true;
end;
$$;
grant execute on function public.record_security_event(text, jsonb, timestamptz, uuid, text) to service_role;
