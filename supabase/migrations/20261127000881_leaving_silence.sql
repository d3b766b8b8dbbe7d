-- Nothing is sent in the name of whoever is leaving: no reminders to them, no invitations and no news of a place to guests of
-- their plans. What guests reply arrives. Each function is as before but for `deletes_at`.

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
      ) order by w.due_on, w.kind, w.title, w.subject_id)
    ) as email
    from claimed c join wanted w on w.user_id = c.user_id
    where exists (select from remembered)
    group by c.id, c.user_id, w.email, w.full_name, w.language_preference, w.day
  ) as _;
  return coalesce(emails, '[]');
end;
$$;

create or replace function private.moved_up_emails()
returns table (
  household_id uuid, plan_id uuid, owner_id uuid, event text, event_date date, email text, language public.language,
  parts text[], moved_up_at timestamptz
)
language sql stable set search_path = '' as $$
  select h.id, p.id, p.owner_id, p.name, p.event_date, a.email, coalesce(h.language, f.language_preference), m.parts,
    h.moved_up_at
  from public.households h
  join public.event_plans p on p.id = h.plan_id
  join public.profiles f on f.id = p.owner_id
  cross join lateral (
    select g.email from public.guests g
    where g.plan_id = h.plan_id and g.household_id = h.id and g.email is not null
    order by g.age_group = 'child', g.created_at, g.id limit 1
  ) as a
  cross join lateral (
    select array_agg(e.name order by e.position, e.id) as parts from public.event_parts e
    where e.plan_id = h.plan_id and e.id = any (h.moved_up) and (h.parts is null or e.id = any (h.parts)) and exists (
      select from public.guests g
      where g.plan_id = h.plan_id and g.household_id = h.id and g.replies -> e.id::text ->> 'status' = 'accepted'
    )
  ) as m
  where h.moved_up_at > now() - interval '3 days' and m.parts is not null and h.second_list is null
    and p.deleted_at is null and p.archived_at is null and not private.is_over(p) and f.deletes_at is null
    and exists (
      select from private.invitation_emails l
      where l.household_id = h.id and l.kind <> 'moved-up' and l.sent_at is not null
    )
    and not exists (
      select from private.invitation_emails l where l.household_id = h.id and l.kind = 'moved-up'
    )
    and not exists (
      select from private.invitation_emails l
      where l.plan_id = h.plan_id and l.address_hash = private.address_hash(a.email) and l.left_at is not null
    )
    and (select count(*) from public.household_links k where k.household_id = h.id) < 50;
$$;

create or replace function private.emails_to(plan uuid, ids uuid[])
returns table (household_id uuid, kind text, email text, language public.language, reply_by date, hurdle text)
language sql stable set search_path = '' as $$
  select h.id, m.kind, a.email,
    coalesce(h.language, f.language_preference),
    (
      select min(e.reply_by) from public.event_parts e
      where e.plan_id = plan and e.reply_by between current_date and p.event_date
        and (h.parts is null or e.id = any (h.parts))
    ),
    case
      when p.event_date < current_date then 'past'
      when f.deletes_at is not null then 'leaving'
      when a.email is null then 'no-address'
      when exists (
        select from private.invitation_emails l
        where l.plan_id = plan and l.address_hash = private.address_hash(a.email) and l.left_at is not null
      ) then 'left'
      when h.second_list is not null then 'second-list'
      when m.kind not in ('moved', 'renewed') and (not private.is_silent(h) or h.invited_at is null and h.answered_at is not null)
        then 'answered'
      when exists (
        select from private.invitation_emails l
        where l.household_id = h.id
          and (l.sent_at > now() - interval '20 hours' and m.kind not in ('moved', 'renewed')
            or l.sent_at is null and l.claimed_at > now() - interval '10 minutes')
      ) then 'already'
      when (select count(*) from public.household_links k where k.household_id = h.id) >= 50 then 'links'
      when exists (
        select from private.invitation_emails l where l.household_id = h.id and l.sent_at is null
      ) then 'unsure'
    end
  from public.households h
  join public.event_plans p on p.id = h.plan_id
  join public.profiles f on f.id = p.owner_id
  cross join lateral (
    select case when h.invited_at is null then 'invitation' when h.event_on <> p.event_date then 'moved'
      when h.link_ended_at > greatest(h.invited_at, h.reminded_at) then 'renewed' else 'reminder' end as kind
  ) as m
  left join lateral (
    select g.email from public.guests g
    where g.plan_id = plan and g.household_id = h.id and g.email is not null
    order by g.age_group = 'child', g.created_at, g.id limit 1
  ) as a on true
  where h.plan_id = plan and h.id = any (ids);
$$;
