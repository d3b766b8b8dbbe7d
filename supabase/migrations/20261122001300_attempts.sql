-- What visitors without an account may do is capped. This remembers who asked for what, as hashes, for as long
-- as a cap looks back.
create table private.attempts (
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  source text not null check (source collate "C" ~ '^[0-9a-f]{64}$'),
  attempted_at timestamptz not null default now()
);
create index attempts_kind_idx on private.attempts (kind, attempted_at, source);
create index attempts_attempted_at_idx on private.attempts (attempted_at);

-- Made once, on this database alone: without it nobody could tell which address or e-mail a hash stands for.
create table private.pepper (
  one boolean primary key default true check (one),
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text check (char_length(value) >= 32)
);
insert into private.pepper default values;

alter table private.attempts enable row level security;
alter table private.pepper enable row level security;

create function private.source_hash(plain text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(p.value || ':' || plain, 'UTF8')), 'hex') from private.pepper p;
$$;

-- Whom caps take for one caller: an address, and of IPv6 the /64 that a subscriber holds as a whole.
create function private.source_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parsed inet;
begin
  parsed := regexp_replace(btrim(address), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i');
  return host(network(set_masklen(parsed, case family(parsed) when 6 then 64 else 32 end)));
exception
  when invalid_text_representation then
    return address;
end;
$$;

-- Whether one more is within `allowed` of its source and within `ceiling` of all sources, in `period`; if so it is
-- counted. Calls of one source wait for one another, so that its limit holds; those of different ones don't, or one that
-- waits for its plan would hold up all the others, so that the ceiling may be passed by as many calls as run at once.
-- Whoever asks for two kinds asks for them in one order, or calls would wait for one another for ever.
create function private.admit(kind text, source text, allowed int, period interval, ceiling int) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(admit.kind || ':' || admit.source, 0));
  if (
    select count(*) >= ceiling or count(*) filter (where a.source = admit.source) >= allowed
    from private.attempts a
    where a.kind = admit.kind and a.attempted_at > now() - period
  )
  then
    return false;
  end if;
  insert into private.attempts (kind, source) values (admit.kind, admit.source);
  return true;
end;
$$;

grant execute on function private.source_hash(text), private.admit(text, text, int, interval, int) to service_role;
