-- The database objects of Supabase Realtime that our service needs: the messages sent to a topic, and the
-- policies that decide who can listen. Runs once, before the migrations, here and in the tests.
do $$
begin
  if not exists (select from pg_roles where rolname = 'supabase_realtime_admin') then
    create role supabase_realtime_admin nologin noinherit;
  end if;
end;
$$;
-- On hosted projects, the extension supautils lets `postgres` write policies on another role's table. Here,
-- membership in that role allows it.
grant supabase_realtime_admin to postgres with inherit true;

create schema realtime authorization supabase_realtime_admin;
grant usage on schema realtime to postgres, anon, authenticated, service_role;

-- On hosted projects, the table has a partition per day, and rows are kept for three days.
create table realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
alter table realtime.messages owner to supabase_realtime_admin;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;

-- Returns the topic that somebody wants to listen to. Used in policies.
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text;
$$;
alter function realtime.topic() owner to supabase_realtime_admin;

-- Runs with the caller's rights. An error here never makes the change that caused the message fail.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
begin
  insert into realtime.messages (topic, extension, payload, event, private)
  values (send.topic, 'broadcast', send.payload, send.event, send.private);
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end;
$$;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;

-- The hosted service reads new messages from the write-ahead log. Here, a trigger tells the service which
-- message to read.
create function realtime.announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime', new.id::text);
  return null;
end;
$$;
alter function realtime.announce() owner to supabase_realtime_admin;
create trigger announce after insert on realtime.messages for each row execute function realtime.announce();
