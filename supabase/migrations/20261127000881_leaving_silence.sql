-- Nothing is sent in the name of whoever is leaving: no reminders to them (migration 884), no invitations and no news of a place to guests of
-- their plans. What guests reply arrives. Each function is as before but for `deletes_at`.

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
