-- What `npm run doctor` can't see from outside: the migrations that were applied, what the scheduler runs, and where it
-- finds the functions. Of the vault's secret it tells only whether there is one. What a database lacks (the embedded one
-- has no scheduler and no vault) is null.
create function public.deployment_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  migrations jsonb;
  jobs jsonb;
  functions_url text;
  has_secret boolean;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    select jsonb_agg(m.version order by m.version) into migrations
    from supabase_migrations.schema_migrations m;
  end if;
  if to_regclass('cron.job') is not null then
    select coalesce(jsonb_object_agg(j.jobname, j.schedule), '{}') into jobs
    from cron.job j where j.active and j.jobname is not null;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    select max(s.decrypted_secret) filter (where s.name = 'functions_url'),
      coalesce(bool_or(s.name = 'reminders_secret'), false)
    into functions_url, has_secret
    from vault.decrypted_secrets s;
  end if;
  return jsonb_build_object(
    'migrations', migrations, 'jobs', jobs, 'functions_url', functions_url, 'has_reminders_secret', has_secret
  );
end;
$$;
grant execute on function public.deployment_state() to service_role;
