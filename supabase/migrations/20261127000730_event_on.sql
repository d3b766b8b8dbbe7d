-- The event's date that a row's own dates are reckoned from: where it is another than the event's, the event has moved
-- since and nobody has decided yet whether they follow. Of a household it is the date that they were told.
alter table public.event_parts
  add column event_on date check (event_on between '2000-01-01' and '2200-12-31');
alter table public.budget_items
  add column event_on date check (event_on between '2000-01-01' and '2200-12-31');
alter table public.households
  add column event_on date check (event_on between '2000-01-01' and '2200-12-31');
grant insert (event_on), update (event_on) on public.event_parts, public.budget_items, public.households to authenticated;

-- What stands is taken to fit the date that stands. Nobody wrote these rows: they keep their versions.
alter table public.event_parts disable trigger user;
alter table public.budget_items disable trigger user;
alter table public.households disable trigger user;
update public.event_parts r set event_on = p.event_date from public.event_plans p where p.id = r.plan_id;
update public.budget_items r set event_on = p.event_date from public.event_plans p where p.id = r.plan_id;
update public.households r set event_on = p.event_date
from public.event_plans p where p.id = r.plan_id and r.invited_at is not null;
alter table public.event_parts enable trigger user;
alter table public.budget_items enable trigger user;
alter table public.households enable trigger user;

-- A new row is reckoned from the date that stands, whoever makes it.
create function private.reckon_from_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.event_on is null then
    select p.event_date into new.event_on from public.event_plans p where p.id = new.plan_id;
  end if;
  return new;
end;
$$;
create trigger reckon_from_event before insert on public.event_parts
  for each row execute function private.reckon_from_event();
create trigger reckon_from_event before insert on public.budget_items
  for each row execute function private.reckon_from_event();

-- Who was invited under another date can be told the new one by email, whatever they have answered: `moved`.
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
      when a.email is null then 'no-address'
      when exists (
        select from private.invitation_emails l
        where l.plan_id = plan and l.address_hash = private.address_hash(a.email) and l.left_at is not null
      ) then 'left'
      when h.second_list is not null then 'second-list'
      when m.kind <> 'moved' and (not private.is_silent(h) or h.invited_at is null and h.answered_at is not null)
        then 'answered'
      when exists (
        select from private.invitation_emails l
        where l.household_id = h.id
          and (l.sent_at > now() - interval '20 hours' and m.kind <> 'moved'
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
      else 'reminder' end as kind
  ) as m
  left join lateral (
    select g.email from public.guests g
    where g.plan_id = plan and g.household_id = h.id and g.email is not null
    order by g.age_group = 'child', g.created_at, g.id limit 1
  ) as a on true
  where h.plan_id = plan and h.id = any (ids);
$$;

-- As before; one that tells the new date is kept as an invitation.
create or replace function public.claim_invitations(author uuid, plan_id uuid, households jsonb, preview boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  plan public.event_plans;
  allowed int;
  emails jsonb;
begin
  if jsonb_array_length(households) not between 1 and 50 then
    raise exception using errcode = 'PT400', message = 'not_valid';
  end if;
  select p.* into plan
  from public.event_plans p
  join public.plan_members m on m.plan_id = p.id and m.user_id = author and m.role <= 'editor'
  where p.id = claim_invitations.plan_id and p.deleted_at is null;
  if not found then
    return null;
  end if;
  -- The owner's emails are counted one after another.
  perform pg_advisory_xact_lock(hashtextextended('invitations:' || plan.owner_id, 0));
  select private.guest_limit(private.tier_of(plan.owner_id)) - count(*) into allowed
  from private.invitation_emails l join public.event_plans p on p.id = l.plan_id
  where p.owner_id = plan.owner_id and l.claimed_at > now() - interval '1 day';

  with wanted as (
    select distinct on (id) (h ->> 'id')::uuid as id, h ->> 'token_hash' as token_hash,
      coalesce((h ->> 'again')::boolean, false) as again
    from jsonb_array_elements(households) as h order by id
  ),
  checked as (
    select l.household_id, l.kind, l.email, l.language, l.reply_by, w.token_hash,
      case when l.hurdle = 'unsure' and w.again then null else l.hurdle end as hurdle
    from private.emails_to(plan.id, array(select w.id from wanted w)) as l join wanted w on w.id = l.household_id
  ),
  known as materialized (
    select j.household_id, j.kind, j.email, j.language, j.reply_by, j.token_hash,
      case when j.hurdle is null
        and row_number() over (partition by j.hurdle is null order by j.household_id) > allowed
        then 'capped' else j.hurdle end as hurdle
    from checked j
  ),
  claimed as (
    insert into private.invitation_emails (plan_id, household_id, kind, address_hash, token_hash)
    select plan.id, k.household_id, case k.kind when 'moved' then 'invitation' else k.kind end,
      private.address_hash(k.email), k.token_hash
    from known k where k.hurdle is null and not preview
    returning id, household_id
  ),
  taken_for_sent as (
    update private.invitation_emails l set sent_at = l.claimed_at
    from known k where k.household_id = l.household_id and k.hurdle is null and l.sent_at is null and not preview
  ),
  linked as (
    insert into public.household_links (token_hash, plan_id, household_id)
    select k.token_hash, plan.id, k.household_id from known k where k.hurdle is null and not preview
  )
  select jsonb_agg(jsonb_build_object(
    'household_id', k.household_id, 'kind', k.kind, 'email', k.email, 'language', k.language,
    'reply_by', k.reply_by, 'hurdle', k.hurdle, 'email_id', c.id))
  into emails
  from known k left join claimed c on c.household_id = k.household_id;
  return jsonb_build_object(
    'event', plan.name, 'event_date', plan.event_date, 'emails', coalesce(emails, '[]'));
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;

-- Every email names the event's date: whoever got it knows it.
create function private.tell_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.households h set event_on = p.event_date
  from public.event_plans p
  where h.id = new.household_id and p.id = h.plan_id and h.event_on is distinct from p.event_date;
  return null;
end;
$$;
create trigger tell_date after update of sent_at on private.invitation_emails
  for each row when (old.sent_at is null and new.sent_at is not null) execute function private.tell_date();
