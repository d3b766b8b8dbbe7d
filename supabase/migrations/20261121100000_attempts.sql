-- What visitors without an account may do is capped. This remembers who asked for what, as hashes, for as long
-- as a cap looks back.
create table private.attempts (
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  source text not null check (source collate "C" ~ '^[0-9a-f]{64}$'),
  attempted_at timestamptz not null default now()
);
create index attempts_kind_idx on private.attempts (kind, source, attempted_at);
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

-- Whether one more is within `allowed` in `period`; if so it is counted. The lock makes that hold under parallel
-- calls. Whoever asks for two kinds asks for them in one order, or calls would wait for one another for ever.
create function private.admit(kind text, source text, allowed int, period interval) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(admit.kind || ':' || admit.source, 0));
  if (
    select count(*) >= allowed
    from private.attempts a
    where a.kind = admit.kind and a.source = admit.source and a.attempted_at > now() - period
  )
  then
    return false;
  end if;
  insert into private.attempts (kind, source) values (admit.kind, admit.source);
  return true;
end;
$$;

revoke all on function private.source_hash(text), private.admit(text, text, int, interval) from public;
grant execute on function private.source_hash(text), private.admit(text, text, int, interval) to service_role;
