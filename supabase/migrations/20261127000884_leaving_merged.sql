-- What suggestions (migrations 860 to 862) and leaving have in common: both came at once.

-- As before; whoever may suggest and not edit is one of those who cannot take a plan over, as whoever may only view.
create or replace function public.deletion_preview() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id,
        'name', p.name,
        'editors', coalesce((
          select jsonb_agg(f.full_name order by f.full_name, f.id)
          from public.plan_members m join public.profiles f on f.id = m.user_id
          where m.plan_id = p.id and m.role = 'editor'), '[]'),
        'viewers', (
          select count(*) from public.plan_members m where m.plan_id = p.id and m.role not in ('owner', 'editor')
        ))
        order by p.event_date, p.name, p.id)
      from public.event_plans p where p.owner_id = (select auth.uid()) and p.deleted_at is null
    ), '[]'),
    'shared', (
      select count(*) from public.plan_members m join public.event_plans p on p.id = m.plan_id and p.deleted_at is null
      where m.user_id = (select auth.uid()) and m.role <> 'owner'
    )
  );
$$;

-- As before, with what else is new of the reader's plans: a line of an email that goes out, never an email of its own.
-- Nothing is sent to whoever is leaving (`deletes_at`).
create or replace function public.claim_reminders(moment timestamptz, any_hour boolean, most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  emails jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('reminders', 0));
  delete from private.reminder_emails l where l.sent_at is null and l.claimed_at < now() - interval '1 hour';
  -- What is long past cannot come up again.
  delete from private.reminders r where r.due_on < moment::date - 30;
  delete from private.reminder_emails l
  where not exists (select from private.reminders r where r.email_id = l.id);

  with open as (
    select m.user_id, d.*, p.name as plan_name, p.currency
    from private.open_dues(moment::date - 60, moment::date + 366) as d
    join public.event_plans p on p.id = d.plan_id and p.deleted_at is null and p.archived_at is null
    join public.plan_members m on m.plan_id = d.plan_id and m.role in ('owner', 'editor')
    where d.due_on - d.lead <= moment::date + 1
      -- Of what is past, only what is owed, and what an event still to come needs.
      and (d.due_on >= moment::date - 1 or d.kind = 'payment' or d.kind = 'task' and p.event_date >= moment::date - 1)
  ),
  readers as (
    select o.user_id, u.email, r.full_name, r.language_preference,
      private.clock_in(moment, private.zone_of(r.time_zone, o.plan_id)) as clock
    from (
      -- What presses most is what falls due next.
      select distinct on (user_id) user_id, plan_id from open
      order by user_id, due_on < moment::date - 1, due_on, plan_id
    ) as o
    join public.profiles r on r.id = o.user_id and r.email_reminders and r.deletes_at is null
    join auth.users u on u.id = o.user_id and u.email_confirmed_at is not null and u.email <> ''
  ),
  due as (
    select o.*, r.email, r.full_name, r.language_preference, r.clock::date as day, o.due_on < r.clock::date as late,
      not exists (
        select from private.reminders t
        where t.user_id = o.user_id and t.kind = o.kind and t.subject_id = o.subject_id and t.due_on = o.due_on
          and t.late = (o.due_on < r.clock::date)
      ) and o.due_on >= r.clock::date - 7 as untold
    from open o join readers r on r.user_id = o.user_id
    where (any_hour or (r.clock::time >= '07:00' and r.clock::time < '11:00'))
      and (o.due_on >= r.clock::date or o.kind in ('task', 'payment'))
      and o.due_on - o.lead <= r.clock::date
  ),
  -- What is late stands in every email until it is done; by itself it is worth one.
  wanted as (
    select d.* from due d
    where (d.untold or d.late) and d.user_id in (select n.user_id from due n where n.untold)
  ),
  claimed as (
    insert into private.reminder_emails (user_id, day)
    -- Whoever has today's takes no place of this batch, or a full one of them would end the run.
    select distinct w.user_id, w.day
    from wanted w
    where not exists (
      select from private.reminder_emails l where l.user_id = w.user_id and l.day = w.day
    )
    order by w.user_id limit greatest(1, least(most, 200))
    returning id, user_id
  ),
  remembered as (
    insert into private.reminders (user_id, kind, subject_id, due_on, late, email_id)
    select w.user_id, w.kind, w.subject_id, w.due_on, w.late, c.id
    from wanted w join claimed c on c.user_id = w.user_id
    where w.untold
    returning email_id
  )
  select jsonb_agg(email) into emails
  from (
    select jsonb_build_object(
      'email_id', c.id, 'user_id', c.user_id, 'email', w.email, 'full_name', w.full_name,
      'language', w.language_preference, 'day', w.day,
      'items', jsonb_agg(jsonb_build_object(
        'kind', w.kind, 'plan_id', w.plan_id, 'plan_name', w.plan_name, 'currency', w.currency, 'title', w.title,
        'due_on', w.due_on, 'amount', w.amount
      ) order by w.due_on, w.kind, w.title, w.subject_id),
      'news', (
        select coalesce(jsonb_agg(
          jsonb_build_object('plan_id', p.id, 'plan_name', p.name) || n.news order by p.event_date, p.id
        ), '[]')
        from public.plan_members m
        join public.event_plans p on p.id = m.plan_id and p.archived_at is null
        cross join lateral private.news_of(m.plan_id, c.user_id) as n (news)
        where m.user_id = c.user_id and n.news is not null
      )
    ) as email
    from claimed c join wanted w on w.user_id = c.user_id
    where exists (select from remembered)
    group by c.id, c.user_id, w.email, w.full_name, w.language_preference, w.day
  ) as _;
  return coalesce(emails, '[]');
end;
$$;

-- As before; who moved a row that somebody has suggested about is forgotten too.
create or replace function private.delete_account(person uuid) returns void
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
  update private.suggested_rows r set moved_by = null where r.moved_by = person;
  delete from auth.users u where u.id = person;
end;
$$;
