create type public.language as enum ('en', 'es');
create type public.plan_tier as enum ('free', 'basic', 'pro', 'enterprise');

-- Line and direction controls count as control characters: they can make one name look like another.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default ''
    check (char_length(full_name) <= 100)
    check (full_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  language_preference public.language not null default 'en',
  -- Whom to remind by mail and when: on unless a person turns it off; null for the time zone of their event.
  email_reminders boolean not null default true,
  time_zone text check (char_length(time_zone) between 1 and 64 and time_zone collate "C" ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A table of its own, because a user must never write it.
create table public.entitlements (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_tier public.plan_tier not null default 'free',
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
alter table public.entitlements enable row level security;

grant select on public.profiles to authenticated;
grant update (full_name, language_preference, email_reminders, time_zone) on public.profiles to authenticated;
grant select on public.entitlements to authenticated;
grant select, insert, update, delete on public.profiles, public.entitlements to service_role;

create policy "own profile is readable" on public.profiles
  for select to authenticated using (id = (select auth.uid()));

create policy "own profile is writable" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "own entitlement is readable" on public.entitlements
  for select to authenticated using (user_id = (select auth.uid()));

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create trigger touch_updated_at before update on public.entitlements
  for each row execute function private.touch_updated_at();

-- The metadata of a sign-up is whatever the caller sent. It is cut to shape and never refused, for an error
-- here would undo the sign-up and leave the person with an answer they can't act upon.
create function private.open_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := new.raw_user_meta_data;
  given_name text := case when jsonb_typeof(metadata -> 'full_name') = 'string' then metadata ->> 'full_name' end;
  given_language text := metadata ->> 'language_preference';
begin
  given_name := regexp_replace(
    coalesce(given_name, ''), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\s]+', ' ', 'g');

  insert into public.profiles (id, full_name, language_preference)
  values (
    new.id,
    btrim(left(btrim(given_name), 100)),
    case when given_language in ('en', 'es') then given_language::public.language else 'en' end
  )
  on conflict (id) do nothing;

  insert into public.entitlements (user_id) values (new.id) on conflict (user_id) do nothing;
  return null;
end;
$$;

create trigger open_account after insert on auth.users
  for each row execute function private.open_account();
