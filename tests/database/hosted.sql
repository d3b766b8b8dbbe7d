-- Creates what a hosted project has in addition to tests/database/platform.sql: a vault, and the services'
-- own schemas, which don't belong to `postgres`. It contains only what our migrations and the CLI use.
do $$
begin
  if not exists (select from pg_roles where rolname = 'supabase_storage_admin') then
    create role supabase_storage_admin nologin noinherit;
  end if;
end;
$$;

create schema storage authorization supabase_storage_admin;
create table storage.buckets (
  id text primary key, name text not null unique, public boolean default false,
  file_size_limit bigint, allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text,
  owner_id text, metadata jsonb, created_at timestamptz default now(), unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;

create schema vault;
create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(secret text, name text) returns uuid language sql security definer
  as 'insert into vault.secrets (secret, name) values ($1, $2) returning id';
create function vault.update_secret(id uuid, secret text) returns void language sql security definer
  as 'update vault.secrets set secret = $2 where vault.secrets.id = $1';
grant usage on schema vault to postgres;
grant select on vault.secrets, vault.decrypted_secrets to postgres;

-- On a hosted project, the extension supautils lets `postgres` add policies and triggers to the services'
-- tables, but change nothing else there. Here, `postgres` is a member of the role that owns those tables, and
-- an event trigger refuses all other changes.
grant supabase_storage_admin to postgres with inherit true;
create function extensions.refuse_foreign_definitions() returns event_trigger language plpgsql as $$
declare
  done record;
begin
  if session_user <> 'postgres' then
    return;
  end if;
  for done in select * from pg_event_trigger_ddl_commands() loop
    if done.schema_name in ('auth', 'storage', 'realtime', 'extensions', 'vault')
      and done.command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER', 'CREATE EXTENSION')
    then
      raise exception using errcode = '42501', message = format('must be owner of %s', done.object_identity);
    end if;
  end loop;
end;
$$;
create event trigger refuse_foreign_definitions on ddl_command_end execute function extensions.refuse_foreign_definitions();
