-- Deleting an account: asked for with the password, it waits a week, in which its owner may keep it and members of their
-- plans may take one over. Then it goes by a job of the night, all of it in one transaction.

alter table public.profiles add column deletes_at timestamptz;
create index profiles_deletes_at_idx on public.profiles (deletes_at) where deletes_at is not null;

-- Sessions that were ended on purpose: their devices forget what they kept. A random number alone, of nobody any more.
create table private.ended_sessions (
  id uuid primary key,
  ended_at timestamptz not null default now()
);
create index ended_sessions_ended_at_idx on private.ended_sessions (ended_at);
alter table private.ended_sessions enable row level security;

-- Who was written to about whose leaving, once for each time that it is asked for.
create table private.departure_emails (
  id uuid primary key default gen_random_uuid(),
  leaver uuid not null references auth.users (id) on delete cascade,
  reader uuid not null references auth.users (id) on delete cascade,
  deletes_at timestamptz not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (leaver, reader, deletes_at)
);
create index departure_emails_reader_idx on private.departure_emails (reader);
alter table private.departure_emails enable row level security;

-- Asks for the deletion of the caller's account; answers when it comes. Asked again, it stays with the first answer. The
-- password is asked for by a sign-in of its own, whose session this is: one that began earlier won't do. PT403 sign_in_again.
create function public.request_deletion() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  moment timestamptz;
begin
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = me and s.created_at > now() - interval '5 minutes'
  ) then
    raise exception using errcode = 'PT403', message = 'sign_in_again';
  end if;
  update public.profiles p set deletes_at = coalesce(p.deletes_at, now() + interval '7 days')
  where p.id = me returning p.deletes_at into moment;
  return moment;
end;
$$;

-- Keeps the caller's account. Plans that somebody has taken over stay theirs.
create function public.keep_account() returns void
language sql security definer set search_path = '' as $$
  update public.profiles p set deletes_at = null where p.id = (select auth.uid());
$$;

-- What every page tells its reader: when their account goes, and which plans go with the account of their owner.
create function public.account_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'deletes_at', (select p.deletes_at from public.profiles p where p.id = (select auth.uid())),
    'departures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'plan_id', p.id, 'plan_name', p.name, 'owner_name', f.full_name, 'deletes_at', f.deletes_at,
        'may_take', m.role = 'editor') order by f.deletes_at, p.name, p.id)
      from public.plan_members m
      join public.event_plans p on p.id = m.plan_id and p.deleted_at is null
      join public.profiles f on f.id = p.owner_id and f.deletes_at is not null
      where m.user_id = (select auth.uid()) and m.role <> 'owner'
    ), '[]')
  );
$$;

-- Makes an editor the owner of a plan whose owner is leaving, as `answer_handover` does with what is offered to them; who was
-- first has it. PT404 offer_not_found, PT402 plan_limit_reached, guest_limit_reached.
create function public.take_over(plan_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  plan constant uuid := take_over.plan_id;
begin
  perform from public.event_plans p where p.id = plan and p.deleted_at is null for no key update;
  if exists (
    select from public.event_plans p
    join public.profiles f on f.id = p.owner_id and f.deletes_at is not null
    join public.plan_members m on m.plan_id = p.id and m.user_id = me and m.role = 'editor'
    where p.id = plan
  ) then
    update public.plan_members m set offered = false where m.plan_id = plan and m.offered;
    update public.plan_members m set offered = true where m.plan_id = plan and m.user_id = me;
  end if;
  perform public.answer_handover(plan, true);
end;
$$;

-- What goes and what stays, told to whoever thinks of leaving: their plans, with those who may take each over, and how many of
-- others' plans they are in.
create function public.deletion_preview() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', p.name,
        'editors', coalesce((
          select jsonb_agg(f.full_name order by f.full_name, f.id)
          from public.plan_members m join public.profiles f on f.id = m.user_id
          where m.plan_id = p.id and m.role = 'editor'), '[]'),
        'viewers', (select count(*) from public.plan_members m where m.plan_id = p.id and m.role = 'viewer'))
        order by p.event_date, p.name, p.id)
      from public.event_plans p where p.owner_id = (select auth.uid()) and p.deleted_at is null
    ), '[]'),
    'shared', (
      select count(*) from public.plan_members m join public.event_plans p on p.id = m.plan_id and p.deleted_at is null
      where m.user_id = (select auth.uid()) and m.role <> 'owner'
    )
  );
$$;

grant execute on function
  public.request_deletion(), public.keep_account(), public.account_state(), public.take_over(uuid),
  public.deletion_preview()
to authenticated;

-- The e-mails about people who are leaving, at most `most`: to themselves, and to each member of their plans. [{email_id, email,
-- full_name, language, own, leaver_name, deletes_at, plans: [{id, name, may_take}]}]. Each is given out once; whoever calls
-- says afterwards how it went, and one of which nothing was heard for an hour is given out again.
create function public.claim_departures(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  emails jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('departures', 0));
  delete from private.departure_emails d where d.sent_at is null and d.claimed_at < now() - interval '1 hour';
  with wanted as (
    select f.id as leaver, f.full_name as leaver_name, f.deletes_at, f.id as reader, null::jsonb as plans
    from public.profiles f where f.deletes_at is not null
    union all
    select f.id, f.full_name, f.deletes_at, m.user_id,
      jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'may_take', m.role = 'editor') order by p.name, p.id)
    from public.profiles f
    join public.event_plans p on p.owner_id = f.id and p.deleted_at is null
    join public.plan_members m on m.plan_id = p.id and m.role <> 'owner'
    where f.deletes_at is not null
    group by f.id, m.user_id
  ),
  claimed as (
    insert into private.departure_emails (leaver, reader, deletes_at)
    select w.leaver, w.reader, w.deletes_at from wanted w
    where w.deletes_at > now() and not exists (
      select from private.departure_emails d
      where d.leaver = w.leaver and d.reader = w.reader and d.deletes_at = w.deletes_at
    )
    order by w.deletes_at, w.leaver, w.reader limit greatest(1, least(most, 200))
    returning id, leaver, reader
  )
  select jsonb_agg(jsonb_build_object(
    'email_id', c.id, 'email', u.email, 'full_name', r.full_name, 'language', r.language_preference,
    'own', c.leaver = c.reader, 'leaver_name', w.leaver_name, 'deletes_at', w.deletes_at,
    'plans', coalesce(w.plans, '[]')) order by w.deletes_at, c.id)
  into emails
  from claimed c
  join wanted w on w.leaver = c.leaver and w.reader = c.reader
  join public.profiles r on r.id = c.reader
  join auth.users u on u.id = c.reader;
  return coalesce(emails, '[]');
end;
$$;

-- Says whether an e-mail went out; one that didn't is given out again.
create function public.settle_departure(email_id uuid, sent boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if sent then
    update private.departure_emails d set sent_at = now() where d.id = settle_departure.email_id;
  else
    delete from private.departure_emails d where d.id = settle_departure.email_id and d.sent_at is null;
  end if;
end;
$$;

-- Deletes one account and what is of its person: by cascades their profile, plans with all of their rows, address book and
-- memberships; by its address what they sent without an account. What they did in plans of others loses its author. Their
-- files are objects without a plan then, which `purge-files` deletes.
create function private.delete_account(person uuid) returns void
language plpgsql set search_path = '' as $$
declare
  address text := (select lower(u.email) from auth.users u where u.id = person);
begin
  insert into private.ended_sessions (id)
  select s.id from auth.sessions s where s.user_id = person on conflict (id) do nothing;
  delete from public.newsletter_subscribers n where n.email = address;
  delete from public.contact_messages c where lower(c.email) = address;
  -- The log that the hosted service keeps of sign-ins names the address. Where it is closed to us, it is the service's to purge.
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'select')
    and has_table_privilege('auth.audit_log_entries', 'delete')
  then
    execute $log$delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = $1$log$ using person::text;
  end if;
  delete from auth.users u where u.id = person;
end;
$$;

-- Deletes the accounts whose week is over at a moment; answers how many. One that fails holds up no other, and is tried again
-- the next night.
create function public.delete_accounts(moment timestamptz) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  deleted int := 0;
begin
  delete from private.ended_sessions s where s.ended_at < now() - interval '1 year';
  for person in select p.id from public.profiles p where p.deletes_at <= moment order by p.id loop
    begin
      -- Whoever keeps their account at this very moment has kept it.
      perform from public.profiles p where p.id = person and p.deletes_at <= moment for update;
      if found then
        perform private.delete_account(person);
        deleted := deleted + 1;
      end if;
    exception when others then
      raise warning 'an account was not deleted: %', sqlstate;
    end;
  end loop;
  return deleted;
end;
$$;

grant execute on function
  public.claim_departures(int), public.settle_departure(uuid, boolean), public.delete_accounts(timestamptz)
to service_role;

-- Before the files of the night.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('delete-accounts', '7 3 * * *', 'select public.delete_accounts(now())');
  end if;
end;
$$;
