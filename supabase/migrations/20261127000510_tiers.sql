-- A person's tier, asked in one place: whatever comes to decide it changes this body alone. Nobody asks it of others.
create function private.tier_of(person uuid) returns public.plan_tier
language sql stable security definer set search_path = '' as $$
  select coalesce((select e.plan_tier from public.entitlements e where e.user_id = person), 'free');
$$;

-- A field of the plan: what its owner's tier includes, everybody who works on it goes by. The row is looked up again,
-- since a caller may send any.
create function public.owner_tier(plan public.event_plans) returns public.plan_tier
language sql stable security definer set search_path = '' as $$
  select private.tier_of(p.owner_id)
  from public.event_plans p
  join public.plan_members m on m.plan_id = p.id and m.user_id = (select auth.uid())
  where p.id = plan.id and (p.deleted_at is null or m.role = 'owner');
$$;
grant execute on function public.owner_tier(public.event_plans) to authenticated;

create or replace function private.read_plan_categories(parent uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'plan_categories',
    (select jsonb_agg(to_jsonb(c) order by c.category) from public.plan_categories c where c.plan_id = parent),
    'plan_members',
    (select jsonb_agg(jsonb_build_object('role', m.role, 'user_id', m.user_id))
     from public.plan_members m where m.plan_id = parent and m.user_id = (select auth.uid())),
    'owner_tier', (select public.owner_tier(p) from public.event_plans p where p.id = parent)
  );
$$;

-- As before, but what the owner's requests wait for is the profile: it is there whatever the tier is read from.
create or replace function private.limit_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owners uuid[];
  owner uuid;
  tier public.plan_tier;
  allowed int;
  held int;
begin
  if tg_op = 'INSERT' then
    owners := array(select n.owner_id from new_rows n);
  else
    owners := array(
      select n.owner_id
      from new_rows n
      left join old_rows o on o.id = n.id and o.owner_id = n.owner_id and o.deleted_at is null
      where n.deleted_at is null and o.id is null
    );
  end if;

  for owner in select distinct o from unnest(owners) as o order by o loop
    perform from public.profiles p where p.id = owner for no key update;

    tier := private.tier_of(owner);
    allowed := private.plan_limit(tier);
    select count(*) into held from public.event_plans p where p.owner_id = owner and p.deleted_at is null;
    if held > allowed then
      raise exception using
        errcode = 'PT402',
        message = 'plan_limit_reached',
        detail = jsonb_build_object('plan_tier', tier, 'limit', allowed)::text;
    end if;
  end loop;
  return null;
end;
$$;

create or replace function private.limit_guests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
  plans uuid[];
  allowed int;
begin
  if auth.uid() is null then
    return null;
  elsif tg_op = 'INSERT' then
    plans := array(select distinct n.plan_id from new_rows n);
  else
    plans := array(
      select b.plan_id
      from (
        select n.plan_id, n.party_size from new_rows n union all select o.plan_id, - o.party_size from old_rows o
      ) as b
      group by b.plan_id having sum(b.party_size) > 0
    );
  end if;
  perform from public.event_plans p where p.id = any (plans) order by p.id for no key update;

  foreach plan in array plans loop
    select private.guest_limit(private.tier_of(p.owner_id)) into allowed from public.event_plans p where p.id = plan;
    if (select sum(g.party_size) from public.guests g where g.plan_id = plan) > allowed then
      raise exception using
        errcode = 'PT402', message = 'guest_limit_reached', detail = jsonb_build_object('limit', allowed)::text;
    end if;
  end loop;
  return null;
end;
$$;

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

create or replace function private.may_share(plan uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.event_plans p
    where p.id = plan and p.deleted_at is null and private.tier_of(p.owner_id) >= 'pro'
  );
$$;
