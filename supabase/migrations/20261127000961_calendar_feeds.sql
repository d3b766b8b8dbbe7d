-- The dates of all events: a month of them on screen, and all of them at an address that a calendar subscribes to.

-- The event itself, what is to be paid, open tasks, milestones that aren't reached and the days until which parts are
-- answered for. What is open goes by the same rules as the reminders (`open_dues`); a test holds the two together.
create function private.dates_of(plans uuid[], first date, last date)
returns table (plan_id uuid, kind text, id uuid, title text, day date, amount numeric, version bigint)
language sql stable set search_path = '' as $$
  select p.id, 'event', p.id, p.name, p.event_date, null::numeric, p.version
  from public.event_plans p
  where p.id = any (plans) and p.event_date between first and last
  union all
  select t.plan_id, 'task', t.id, t.task_name, t.recommended_completion_date, null, t.version
  from public.tasks t
  where t.plan_id = any (plans) and t.completed_at is null and t.deleted_at is null
    and t.recommended_completion_date between first and last
    and (private.closed_by(t.origin) is null or not exists (
      select from private.agreed_categories(t.plan_id) as agreed where agreed = private.closed_by(t.origin)
    ))
  union all
  -- An item's payments of one day are one.
  select o.plan_id, 'payment', b.id, b.vendor_name, o.due, sum(o.amount), b.version
  from (
    select p.plan_id, p.item_id as item, p.due_date as due, p.amount
    from public.budget_payments p
    where p.plan_id = any (plans) and p.paid_date is null and p.kind <> 'refund' and p.due_date between first and last
    union all
    select s.plan_id, s.id, s.payment_date, s.committed - s.scheduled
    from private.item_totals s
    where s.plan_id = any (plans) and s.committed > s.scheduled and s.payment_date between first and last
  ) as o
  join public.budget_items b on b.id = o.item and b.plan_id = o.plan_id
  group by o.plan_id, b.id, o.due
  union all
  select m.plan_id, 'milestone', m.id, m.title, m.starts_on, null, m.version
  from public.timeline_items m
  where m.plan_id = any (plans) and m.kind = 'milestone' and m.completed_at is null and m.starts_on between first and last
    and not exists (
      select from public.tasks d
      where d.plan_id = m.plan_id and d.deleted_at is null and d.completed_at is not null
        and split_part(d.origin, '-', 1) ~ ('^' || substr(m.origin, 6) || '[a-z]*$')
    )
    and (private.closed_by(substr(m.origin, 6)) is null or not exists (
      select from private.agreed_categories(m.plan_id) as agreed
      where agreed = private.closed_by(substr(m.origin, 6))
    ))
  union all
  select e.plan_id, 'reply', e.id, e.name, e.reply_by, null, e.version
  from public.event_parts e
  where e.plan_id = any (plans) and e.reply_by between first and last;
$$;
grant execute on function private.closed_by(text) to service_role;
grant execute on function private.dates_of(uuid[], date, date) to authenticated, service_role;

-- The dates of the caller's events that are neither archived nor deleted, at most a hundred days of them.
create function public.dates(first date, last date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(d) - 'version' order by d.day, d.kind, d.title, d.id), '[]')
  from private.dates_of(
    array(
      select p.id from public.event_plans p
      where p.id = any (array(select private.my_plans('viewer'))) and p.deleted_at is null and p.archived_at is null
    ),
    first, least(last, first + 100)
  ) as d;
$$;
grant execute on function public.dates(date, date) to authenticated;

-- An account's address for calendars, one at most: its hash alone, so that nobody finds the address again, its owner
-- neither. It ends with its row, and with the account.
create table public.calendar_feeds (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  token_hash text not null unique check (token_hash collate "C" ~ '^[0-9a-f]{64}$'),
  language public.language not null,
  created_at timestamptz not null default now()
);
alter table public.calendar_feeds enable row level security;
grant select (user_id, language, created_at), insert (token_hash, language), delete on public.calendar_feeds to authenticated;
grant select on public.calendar_feeds to service_role;
create policy "people read their own" on public.calendar_feeds
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people make their own" on public.calendar_feeds
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people take back their own" on public.calendar_feeds
  for delete to authenticated using (user_id = (select auth.uid()));

-- What the function `calendar` writes, and it alone asks: the plans that the account is a member of now, and their dates
-- from two months ago on, the first five thousand. Null for an address that is wrong or taken back; {"capped": true}
-- beyond 3,000 an hour from one caller (calendars of many people ask from a few servers), or 120 with one address.
create function public.calendar_feed(token_hash text, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  feed public.calendar_feeds;
  plans uuid[];
begin
  if not (
    private.admit('calendar', private.source_hash(coalesce(ip_hash, 'unknown')), 3000, interval '1 hour', 200000)
    and private.admit('calendar_feed', private.source_hash(calendar_feed.token_hash), 120, interval '1 hour', 200000)
  ) then
    return '{"capped": true}';
  end if;
  select f.* into feed from public.calendar_feeds f where f.token_hash = calendar_feed.token_hash;
  if feed.user_id is null then
    return null;
  end if;
  plans := array(
    select p.id from public.plan_members m join public.event_plans p on p.id = m.plan_id
    where m.user_id = feed.user_id and p.deleted_at is null and p.archived_at is null
  );
  return jsonb_build_object(
    'language', feed.language,
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'city', p.city, 'event_type', p.event_type, 'event_date', p.event_date,
        'duration', p.duration, 'currency', p.currency) order by p.event_date, p.id)
      from public.event_plans p where p.id = any (plans)
    ), '[]'),
    'dates', coalesce((
      select jsonb_agg(to_jsonb(d) order by d.day, d.kind, d.title, d.id)
      from (
        select * from private.dates_of(plans, current_date - 60, current_date + 1100) as o
        order by o.day, o.kind, o.title, o.id limit 5000
      ) as d
    ), '[]')
  );
end;
$$;
revoke execute on function public.calendar_feed(text, text) from public;
grant execute on function public.calendar_feed(text, text) to service_role;
