-- Plans go thirty days after they were deleted.
create function private.purge_deleted_plans(older_than interval default '30 days') returns int
language plpgsql set search_path = '' as $$
declare
  purged int;
begin
  if older_than is null or older_than < interval '0' then
    raise exception using errcode = '22023', message = 'older_than must not be negative';
  end if;
  delete from public.event_plans where deleted_at < now() - older_than;
  get diagnostics purged = row_count;
  return purged;
end;
$$;
grant execute on function private.purge_deleted_plans(interval) to service_role;

-- What has served its purpose goes: what caps remember after two days, views after two days (a session that
-- lasts longer counts again), subscriptions never confirmed after a week, the log of security events after ninety
-- days, rows that went with a guest after thirty days, messages to the team and what is remembered of deleted rows after
-- a year.
create function private.purge_public_records() returns bigint
language sql set search_path = '' as $$
  with
  attempts as (delete from private.attempts where attempted_at < now() - interval '2 days' returning 1),
  views as (delete from public.blog_views where viewed_at < now() - interval '2 days' returning 1),
  subscribers as (
    delete from public.newsletter_subscribers
    where confirmed_at is null and created_at < now() - interval '7 days'
    and coalesce(confirm_expires_at, created_at) < now()
    returning 1
  ),
  events as (delete from public.security_events where created_at < now() - interval '90 days' returning 1),
  kept as (delete from private.kept_rows where deleted_at < now() - interval '30 days' returning 1),
  messages as (delete from public.contact_messages where created_at < now() - interval '1 year' returning 1),
  tombstones as (delete from private.deleted_rows where deleted_at < now() - interval '1 year' returning 1)
  select count(*) from (
    table attempts union all table views union all table subscribers union all table events union all table messages
    union all table tombstones union all table kept
  ) as purged;
$$;
grant execute on function private.purge_public_records() to service_role;
grant delete, select on private.attempts, private.deleted_rows, private.kept_rows to service_role;

-- Asks an edge function to do its turn. Where it listens and what it knows the scheduler by stand in the vault:
-- `functions_url` (https://<project>.supabase.co/functions/v1) and `reminders_secret`.
create function private.request_function(name text) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  address text;
  secret text;
begin
  select max(s.decrypted_secret) filter (where s.name = 'functions_url'),
    max(s.decrypted_secret) filter (where s.name = 'reminders_secret')
  into address, secret
  from vault.decrypted_secrets s;
  if address is null or secret is null then
    raise warning '% is not called: the vault has no functions_url or no reminders_secret', request_function.name;
    return;
  end if;
  perform net.http_post(
    url := address || '/' || request_function.name,
    headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;

-- Each night, and each hour for the reminders: it is morning somewhere. A database without a scheduler (the embedded one,
-- the tests') is left as it is.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('purge-plans', '17 3 * * *', 'select private.purge_deleted_plans()');
    perform cron.schedule('purge-records', '27 3 * * *', 'select private.purge_public_records()');
  end if;
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('send-reminders', '5 * * * *', $job$select private.request_function('send-reminders')$job$);
    perform cron.schedule('purge-files', '47 3 * * *', $job$select private.request_function('purge-files')$job$);
  end if;
end;
$$;
