-- Asks the edge function `send-reminders` to send what is due. Where it listens and what it knows the scheduler by
-- stand in the vault: `functions_url` (https://<project>.supabase.co/functions/v1) and `reminders_secret`.
create function private.request_reminders() returns void
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
    raise warning 'reminders are not sent: the vault has no functions_url or no reminders_secret';
    return;
  end if;
  perform net.http_post(
    url := address || '/send-reminders',
    headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;
revoke all on function private.request_reminders() from public;

-- Each hour, for it is morning somewhere. A database without a scheduler (the embedded one, the tests') is left as it is.
do $$
begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('send-reminders', '5 * * * *', 'select private.request_reminders()');
  end if;
end;
$$;
