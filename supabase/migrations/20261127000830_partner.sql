-- The partner belongs to every tier: a couple is one customer. One member and one open link beside the owner are part of
-- Free and Basic; whoever comes beyond that is team collaboration, from Pro (specification, point 6).

-- How many people a plan may have, its owner among them. Who joined in a better tier stays.
create function private.member_limit(tier public.plan_tier) returns int
language sql immutable set search_path = '' as $$
  select case when tier >= 'pro' then 20 else 2 end;
$$;

-- Below Pro a link is made only for a place that is free: nobody could follow another. By its name it comes after
-- `limit_rows`, which has locked the plans.
create or replace function private.require_sharing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
  tier public.plan_tier;
begin
  for plan in select distinct n.plan_id from new_rows n loop
    select private.tier_of(p.owner_id) into tier
    from public.event_plans p where p.id = plan and p.deleted_at is null;
    if not found or tier < 'pro' and private.member_limit(tier) < (
      select count(*) from public.plan_members m where m.plan_id = plan
    ) + (
      select count(*) from public.plan_invites i where i.plan_id = plan and i.used_by is null and i.expires_at > now()
    ) then
      raise exception using errcode = 'PT402', message = 'sharing_not_included';
    end if;
  end loop;
  return null;
end;
$$;

-- As before, but whatever the tier: whether there is room is decided as somebody joins.
create or replace function private.invite_of(token text) returns setof public.plan_invites
language sql stable security definer set search_path = '' as $$
  select i.* from public.plan_invites i
  join public.event_plans p on p.id = i.plan_id and p.deleted_at is null
  where i.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and (i.used_by = (select auth.uid()) or i.used_by is null and i.expires_at > now());
$$;
drop function private.may_share(uuid);

-- As before, but how many people there may be goes by the owner's tier, and whoever is one already is not counted again.
create or replace function public.join_plan(token text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  plan constant uuid := (select i.plan_id from private.invite_of(token) i);
  invite public.plan_invites;
  held public.member_role;
  allowed int;
begin
  -- Two who open one link, or two links of one plan, follow one another.
  perform from public.event_plans p where p.id = plan for no key update;
  select i.* into invite from private.invite_of(token) i;
  if invite.id is null or me is null then
    raise exception using errcode = 'PT404', message = 'invite_not_found';
  end if;
  select m.role into held from public.plan_members m where m.plan_id = plan and m.user_id = me;
  if held <= invite.role then
    return plan;
  end if;
  update public.plan_invites i set used_by = me where i.id = invite.id;
  insert into public.plan_members (plan_id, user_id, role) values (plan, me, invite.role)
  on conflict on constraint plan_members_pkey do update set role = excluded.role;
  select private.member_limit(private.tier_of(p.owner_id)) into allowed from public.event_plans p where p.id = plan;
  if held is null and (select count(*) from public.plan_members m where m.plan_id = plan) > allowed then
    raise exception using
      errcode = 'PT402', message = 'member_limit_reached', detail = jsonb_build_object('limit', allowed)::text;
  end if;
  return plan;
end;
$$;
