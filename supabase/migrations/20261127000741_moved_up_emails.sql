-- A household that was invited by email is told by one email that it moved up, once.
alter table private.invitation_emails
  drop constraint invitation_emails_kind_check,
  add constraint invitation_emails_kind_check check (kind in ('invitation', 'reminder', 'moved-up'));
create unique index invitation_emails_moved_up_idx on private.invitation_emails (household_id) where kind = 'moved-up';

-- Who is to be told: households that moved up these days and still have a place, were invited by email, and whose
-- address has not left the list of the event; with the names of the parts. A link is theirs to have.
create function private.moved_up_emails()
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
    and p.deleted_at is null and p.archived_at is null and not private.is_over(p)
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

-- The emails to send now, at most one for each of `token_hashes`, which become their links: [{email_id, token_hash, event,
-- event_date, email, language, parts}]. They count among the owner's invitations of a day. What is given out is remembered in
-- the same transaction; whoever calls says afterwards how it went (`settle_invitation`).
create function public.claim_moved_up(token_hashes text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  emails jsonb;
begin
  -- As in `claim_invitations`; in one order, since several owners may be met here.
  for owner in select m.owner_id from private.moved_up_emails() as m group by m.owner_id order by m.owner_id loop
    perform pg_advisory_xact_lock(hashtextextended('invitations:' || owner, 0));
  end loop;

  with open as (
    select m.*, row_number() over (partition by m.owner_id order by m.moved_up_at, m.household_id) as place
    from private.moved_up_emails() as m
  ),
  given as (
    select o.*, token_hashes[row_number() over (order by o.moved_up_at, o.household_id)] as token_hash
    from open o
    where o.place <= (
      select private.guest_limit(private.tier_of(o.owner_id)) - count(*)
      from private.invitation_emails l join public.event_plans p on p.id = l.plan_id
      where p.owner_id = o.owner_id and l.claimed_at > now() - interval '1 day'
    )
    order by o.moved_up_at, o.household_id limit cardinality(token_hashes)
  ),
  claimed as (
    insert into private.invitation_emails (plan_id, household_id, kind, address_hash, token_hash)
    select g.plan_id, g.household_id, 'moved-up', private.address_hash(g.email), g.token_hash from given g
    returning id, household_id
  ),
  linked as (
    insert into public.household_links (token_hash, plan_id, household_id)
    select g.token_hash, g.plan_id, g.household_id from given g
  )
  select jsonb_agg(jsonb_build_object(
    'email_id', c.id, 'token_hash', g.token_hash, 'event', g.event, 'event_date', g.event_date, 'email', g.email,
    'language', g.language, 'parts', g.parts) order by g.moved_up_at, g.household_id)
  into emails
  from given g join claimed c on c.household_id = g.household_id;
  return coalesce(emails, '[]');
end;
$$;

-- As before; an email that tells of a place is no invitation.
create or replace function public.settle_invitation(email_id uuid, sent boolean) returns boolean
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
    where h.id = email.household_id and email.kind <> 'moved-up';
  else
    delete from private.invitation_emails l
    where l.id = settle_invitation.email_id and l.sent_at is null returning l.* into email;
    delete from public.household_links k where k.token_hash = email.token_hash;
  end if;
  return email.id is not null;
end;
$$;

grant execute on function public.claim_moved_up(text[]) to service_role;
