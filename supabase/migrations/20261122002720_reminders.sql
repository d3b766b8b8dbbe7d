-- One email a person a day. Without `sent_at` it is being written, or whoever wrote it died.
create table private.reminder_emails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (user_id, day)
);

-- What a person was reminded of, once for each day on which it falls due.
create table private.reminders (
  user_id uuid not null,
  kind text not null check (kind in ('task', 'payment', 'milestone', 'vendor')),
  subject_id uuid not null,
  due_on date not null,
  email_id uuid not null references private.reminder_emails (id) on delete cascade,
  primary key (user_id, kind, subject_id, due_on)
);
create index reminders_email_id_idx on private.reminders (email_id);
create index reminders_due_on_idx on private.reminders (due_on);

alter table private.reminder_emails enable row level security;
alter table private.reminders enable row level security;

-- What a run looks through: what is open, by its day.
create index tasks_open_idx on public.tasks (recommended_completion_date)
  where completed_at is null and deleted_at is null;
create index budget_payments_open_idx on public.budget_payments (due_date) where paid_date is null;
create index budget_items_payment_date_idx on public.budget_items (payment_date) where actual_amount is not null;
create index timeline_items_open_idx on public.timeline_items (starts_on)
  where completed_at is null and reminder_days_before is not null;

-- The tasks of the checklist that the main price of a category closes once it is agreed upon, by that category; the same
-- as the checklist's own (`closedBy`), a test compares them.
create function private.closed_by(origin text) returns public.budget_category
language sql immutable set search_path = '' as $$
  select (case split_part(origin, '-', 1)
    when 'W06' then 'venue' when 'W09' then 'catering' when 'W10' then 'photo-and-video' when 'W12' then 'music'
    when 'W17' then 'decorations' when 'W19' then 'attire' when 'W20' then 'drinks' when 'W23' then 'transportation'
    when 'B03' then 'venue' when 'B05' then 'music' when 'B06' then 'photo-and-video' when 'B07' then 'catering'
    when 'B10' then 'decorations' when 'B11' then 'drinks'
    when 'A04' then 'venue' when 'A05' then 'catering' when 'A06' then 'music' when 'A07' then 'photo-and-video'
    when 'A09' then 'decorations' when 'A13' then 'drinks'
    when 'C04' then 'venue' when 'C06' then 'music' when 'C08' then 'catering' when 'C09' then 'transportation'
    when 'C12' then 'photo-and-video' when 'C13' then 'decorations' when 'C16' then 'drinks'
  end)::public.budget_category;
$$;

-- Everything open that falls due from `first` to `last`, with how many days before it people hear of it: a task two,
-- a payment five (a transfer takes its time), a milestone as many as it says, a vendor to ask again (one that is neither
-- booked nor turned down) on the very day.
create function private.open_dues(first date, last date)
returns table (plan_id uuid, kind text, subject_id uuid, title text, due_on date, lead int, amount numeric)
language sql stable set search_path = '' as $$
  select t.plan_id, 'task', t.id, t.task_name, t.recommended_completion_date, 2, null::numeric
  from public.tasks t
  where t.completed_at is null and t.deleted_at is null and t.recommended_completion_date between first and last
    and not exists (
      select from private.agreed_categories(t.plan_id) as agreed where agreed = private.closed_by(t.origin)
    )
  union all
  select p.plan_id, 'payment', p.id, b.vendor_name, p.due_date, 5, p.amount
  from public.budget_payments p join public.budget_items b on b.id = p.item_id and b.plan_id = p.plan_id
  where p.paid_date is null and p.kind <> 'refund' and p.due_date between first and last
  union all
  -- What no instalment covers, as in `budget_ledger`.
  select s.plan_id, 'payment', s.id, s.vendor_name, s.payment_date, 5, s.committed - s.scheduled
  from private.item_totals s
  where s.committed > s.scheduled and s.payment_date between first and last
  union all
  select m.plan_id, 'milestone', m.id, m.title, m.starts_on, m.reminder_days_before, null
  from public.timeline_items m
  where m.completed_at is null and m.reminder_days_before is not null and m.starts_on between first and last
    -- As milestonesNow in src/domain/timeline/milestones.ts: reached with its task.
    and not exists (
      select from public.tasks d
      where d.plan_id = m.plan_id and d.deleted_at is null and d.completed_at is not null
        and split_part(d.origin, '-', 1) ~ ('^' || substr(m.origin, 6) || '[a-z]*$')
    )
    and not exists (
      select from private.agreed_categories(m.plan_id) as agreed
      where agreed = private.closed_by(substr(m.origin, 6))
    )
  union all
  select q.plan_id, 'vendor', q.id, q.vendor_name, q.chase_on, 0, null
  from public.vendor_quotes q
  where q.stage not in ('booked', 'refused') and q.chase_on between first and last;
$$;

-- Where the clock of a person is read: their own zone, else that of the run sheet of the event that presses most,
-- else that of its country.
create function private.zone_of(own text, plan uuid) returns text
language sql stable set search_path = '' as $$
  select z.zone
  from (
    select own as zone, 1 as place
    union all
    (select t.time_zone, 2 from public.timeline_items t
     where t.plan_id = plan and t.kind = 'schedule' order by t.starts_at, t.id limit 1)
    union all
    select c.time_zone, 3
    from public.event_plans p join private.country_zones c on c.country = p.country where p.id = plan
    union all
    select 'UTC', 4
  ) as z
  where private.clock_in('2000-01-01', z.zone) is not null
  order by z.place limit 1;
$$;

-- The emails to write now, at most `most`, as {email_id, user_id, email, full_name, language, day, items}, each of
-- `items` {kind, plan_id, plan_name, currency, title, due_on, amount}: for owners and editors who want them and whose
-- address is confirmed, in the morning of their zone (from seven to eleven, or at `any_hour`), one a person a day, and
-- each thing once for each day on which it falls due. What is given out is remembered in the same transaction, and
-- runs that meet wait for one another, so that nobody gets it twice. Whoever calls says afterwards how it went
-- (`settle_reminder`); an email of which nothing was heard for an hour is given out again.
create function public.claim_reminders(moment timestamptz, any_hour boolean, most int) returns jsonb
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
    from private.open_dues(moment::date - 1, moment::date + 366) as d
    join public.event_plans p on p.id = d.plan_id and p.deleted_at is null and p.archived_at is null
    join public.plan_members m on m.plan_id = d.plan_id and m.role in ('owner', 'editor')
    where d.due_on - d.lead <= moment::date + 1
      and not exists (
        select from private.reminders r
        where r.user_id = m.user_id and r.kind = d.kind and r.subject_id = d.subject_id and r.due_on = d.due_on
      )
  ),
  readers as (
    select o.user_id, u.email, r.full_name, r.language_preference,
      private.clock_in(moment, private.zone_of(r.time_zone, o.plan_id)) as clock
    from (select distinct on (user_id) user_id, plan_id from open order by user_id, due_on, plan_id) as o
    join public.profiles r on r.id = o.user_id and r.email_reminders
    join auth.users u on u.id = o.user_id and u.email_confirmed_at is not null and u.email <> ''
  ),
  wanted as (
    select o.*, r.email, r.full_name, r.language_preference, r.clock::date as day
    from open o join readers r on r.user_id = o.user_id
    where (any_hour or (r.clock::time >= '07:00' and r.clock::time < '11:00'))
      and o.due_on >= r.clock::date and o.due_on - o.lead <= r.clock::date
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
    insert into private.reminders (user_id, kind, subject_id, due_on, email_id)
    select w.user_id, w.kind, w.subject_id, w.due_on, c.id
    from wanted w join claimed c on c.user_id = w.user_id
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
      ) order by w.due_on, w.kind, w.title, w.subject_id)
    ) as email
    from claimed c join wanted w on w.user_id = c.user_id
    where exists (select from remembered)
    group by c.id, c.user_id, w.email, w.full_name, w.language_preference, w.day
  ) as _;
  return coalesce(emails, '[]');
end;
$$;

-- Says whether an email went out; answers whether it was still open. One that didn't go out is forgotten, with what
-- stood in it, so that the next run writes it again.
create function public.settle_reminder(email_id uuid, sent boolean) returns boolean
language sql security definer set search_path = '' as $$
  with delivered as (
    update private.reminder_emails l set sent_at = now()
    where l.id = settle_reminder.email_id and sent and l.sent_at is null returning 1
  ),
  forgotten as (
    delete from private.reminder_emails l
    where l.id = settle_reminder.email_id and not sent and l.sent_at is null returning 1
  )
  select exists (select from delivered union all select from forgotten);
$$;

grant execute on function
  public.claim_reminders(timestamptz, boolean, int), public.settle_reminder(uuid, boolean)
to service_role;
