-- Invitations and reminders by e-mail: one email a household at a time, each with a link of its own.
create table private.invitation_emails (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  household_id uuid references public.households (id) on delete set null,
  kind text not null check (kind in ('invitation', 'reminder')),
  -- Of the address in lower case: an email outlives the guest whose address it was.
  address_hash text not null,
  -- The email's link, which goes if the email could not be sent.
  token_hash text not null,
  claimed_at timestamptz not null default now(),
  -- Empty while the email is being sent, and for good where nobody heard whether it left.
  sent_at timestamptz,
  -- Whoever got it wants no more about this event.
  left_at timestamptz
);
create index invitation_emails_plan_idx on private.invitation_emails (plan_id, address_hash);
create index invitation_emails_household_idx on private.invitation_emails (household_id, claimed_at);
alter table private.invitation_emails enable row level security;

create function private.address_hash(email text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex');
$$;

-- Whether somebody in an invited household has said nothing yet: to any part, or late.
create function private.is_silent(household public.households) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.guests g
    where g.plan_id = household.plan_id and g.household_id = household.id and g.requests = '{}'
      and not exists (
        select from jsonb_each(g.replies) as r
        join public.event_parts e on e.plan_id = g.plan_id and e.id::text = r.key
          and (household.parts is null or e.id = any (household.parts))
        where r.value ->> 'status' in ('accepted', 'waiting')
      )
      and (
        exists (
          select from public.event_parts e
          where e.plan_id = g.plan_id and not g.replies ? e.id::text
            and (household.parts is null or e.id = any (household.parts))
        )
        or not exists (select from public.event_parts e where e.plan_id = g.plan_id)
      )
  );
$$;

-- What each household would be written, and what stands against it: the event is past, there is no address, its owner
-- wants no more, it is on the second list, everybody has answered (an invitation is for who has said nothing, too), it was written to within a day, it has as many links as it may have, or a
-- email's fate is unknown: that of a sender that stopped between sending and saying so, which no time makes known.
create function private.emails_to(plan uuid, ids uuid[])
returns table (household_id uuid, kind text, email text, language public.language, reply_by date, hurdle text)
language sql stable set search_path = '' as $$
  select h.id,
    case when h.invited_at is null then 'invitation' else 'reminder' end,
    a.email,
    coalesce(h.language, f.language_preference),
    (
      select min(e.reply_by) from public.event_parts e
      where e.plan_id = plan and e.reply_by >= current_date and (h.parts is null or e.id = any (h.parts))
    ),
    case
      when p.event_date < current_date then 'past'
      when a.email is null then 'no-address'
      when exists (
        select from private.invitation_emails l
        where l.plan_id = plan and l.address_hash = private.address_hash(a.email) and l.left_at is not null
      ) then 'left'
      when h.second_list is not null then 'second-list'
      when not private.is_silent(h) or h.invited_at is null and h.answered_at is not null then 'answered'
      when exists (
        select from private.invitation_emails l
        where l.household_id = h.id
          and (l.sent_at > now() - interval '20 hours' or l.sent_at is null and l.claimed_at > now() - interval '10 minutes')
      ) then 'already'
      when (select count(*) from public.household_links k where k.household_id = h.id) >= 50 then 'links'
      when exists (
        select from private.invitation_emails l where l.household_id = h.id and l.sent_at is null
      ) then 'unsure'
    end
  from public.households h
  join public.event_plans p on p.id = h.plan_id
  join public.profiles f on f.id = p.owner_id
  left join lateral (
    select g.email from public.guests g
    where g.plan_id = plan and g.household_id = h.id and g.email is not null
    order by g.age_group = 'child', g.created_at, g.id limit 1
  ) as a on true
  where h.plan_id = plan and h.id = any (ids);
$$;

-- The emails to send to households [{id, token_hash, again}], for an owner or editor `author`: as {event, event_date, emails:
-- [{household_id, kind, email, language, reply_by, hurdle, email_id}]}, without `email_id` where there is a hurdle.
-- What is given out has its link and is remembered in the same transaction, so that two devices send it once; whoever
-- calls says afterwards how it went (`settle_invitation`). `preview` gives nothing out. In a day, as many emails leave
-- for all of an owner's events as a list of theirs may have people: then `capped`. Null for anybody else's plan.
-- Where an email's fate is unknown another goes out with `again` alone, which somebody has to say; the first is then
-- taken for sent.
create function public.claim_invitations(author uuid, plan_id uuid, households jsonb, preview boolean) returns jsonb
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
  select private.guest_limit(coalesce(
    (select e.plan_tier from public.entitlements e where e.user_id = plan.owner_id), 'free')) - count(*)
  into allowed
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
    select plan.id, k.household_id, k.kind, private.address_hash(k.email), k.token_hash
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

-- Says whether an email went out; answers whether it was still open. One that didn't is forgotten with its link.
create function public.settle_invitation(email_id uuid, sent boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  email private.invitation_emails;
begin
  if sent then
    update private.invitation_emails l set sent_at = now()
    where l.id = settle_invitation.email_id and l.sent_at is null returning l.* into email;
    update public.households h
    set channel = 'email', invited_at = coalesce(h.invited_at, now()),
      reminded_at = case when email.kind = 'reminder' then now() else h.reminded_at end
    where h.id = email.household_id;
  else
    delete from private.invitation_emails l
    where l.id = settle_invitation.email_id and l.sent_at is null returning l.* into email;
    delete from public.household_links k where k.token_hash = email.token_hash;
  end if;
  return email.id is not null;
end;
$$;

-- Whoever got an email wants no more about its event; answers whether there is such an email.
create function public.leave_invitations(email_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  with left_now as (
    update private.invitation_emails l set left_at = coalesce(l.left_at, now())
    where l.id = leave_invitations.email_id returning 1
  )
  select exists (select from left_now);
$$;

grant execute on function
  public.claim_invitations(uuid, uuid, jsonb, boolean), public.settle_invitation(uuid, boolean),
  public.leave_invitations(uuid)
to service_role;
