-- What has served its purpose goes: what caps remember after two days, views after two days (a session that
-- lasts longer counts anew), subscriptions never confirmed after a week, the log of security events after ninety
-- days, messages to the team after a year. For a scheduler, beside the deleted plans:
-- select cron.schedule('purge-public', '27 3 * * *', $$select private.purge_public_records()$$);
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
  messages as (delete from public.contact_messages where created_at < now() - interval '1 year' returning 1)
  select count(*) from (
    table attempts union all table views union all table subscribers union all table events union all table messages
  ) as purged;
$$;
revoke all on function private.purge_public_records() from public;
grant execute on function private.purge_public_records() to service_role;
grant delete, select on private.attempts to service_role;
