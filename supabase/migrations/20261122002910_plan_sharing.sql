-- Sharing a plan: team collaboration, from Pro (specification, point 6). The owner's device makes a link of 128 random
-- bits; its hash alone stands here. Whoever opens it signed in becomes a member; it works for one person and fourteen
-- days. Who joined by it is kept, so that asking again after a lost answer joins nobody twice.
create table public.plan_invites (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  token_hash text not null unique check (token_hash collate "C" ~ '^[0-9a-f]{64}$'),
  role public.member_role not null check (role <> 'owner'),
  used_by uuid references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '14 days',
  created_at timestamptz not null default now()
);
create index plan_invites_plan_id_idx on public.plan_invites (plan_id);
create index plan_invites_used_by_idx on public.plan_invites (used_by);
alter table public.plan_invites enable row level security;
grant select (id, plan_id, role, used_by, expires_at, created_at), delete on public.plan_invites to authenticated;
grant insert (id, plan_id, token_hash, role) on public.plan_invites to authenticated;
grant select, insert, update, delete on public.plan_invites to service_role;

create policy "owners read their invites" on public.plan_invites
  for select to authenticated using (plan_id = any (array(select private.my_plans('owner'))));
create policy "owners invite" on public.plan_invites
  for insert to authenticated with check (plan_id = any (array(select private.my_plans('owner'))));
create policy "owners take invites back" on public.plan_invites
  for delete to authenticated using (plan_id = any (array(select private.my_plans('owner'))));

create trigger limit_rows after insert on public.plan_invites
  referencing new table as new_rows
  for each statement execute function private.limit_rows(
    20, 'invite', 'plan_id', 't.used_by is null and t.expires_at > now()'
  );

create function private.may_share(plan uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.event_plans p
    join public.entitlements e on e.user_id = p.owner_id
    where p.id = plan and p.deleted_at is null and e.plan_tier >= 'pro'
  );
$$;

create function private.require_sharing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from new_rows n where not private.may_share(n.plan_id)) then
    raise exception using errcode = 'PT402', message = 'sharing_not_included';
  end if;
  return null;
end;
$$;
create trigger require_sharing after insert on public.plan_invites
  referencing new table as new_rows
  for each statement execute function private.require_sharing();

-- An owner takes members out of their plan; a member leaves. The owner stays.
grant delete on public.plan_members to authenticated;
create policy "owners take members out, members leave" on public.plan_members
  for delete to authenticated
  using (
    role <> 'owner'
    and (
      plan_id = any (array(select private.my_plans('owner')))
      or (user_id = (select auth.uid()) and plan_id = any (array(select private.my_plans('viewer'))))
    )
  );

-- Whoever is out doesn't come back by the link they came with.
create function private.forget_used_invites() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.plan_invites i using old_rows o where i.plan_id = o.plan_id and i.used_by = o.user_id;
  return null;
end;
$$;
create trigger forget_used_invites after delete on public.plan_members
  referencing old table as old_rows
  for each statement execute function private.forget_used_invites();

-- The invite behind a link that works for the caller; wrong, used, expired and taken back answer alike.
create function private.invite_of(token text) returns setof public.plan_invites
language sql stable security definer set search_path = '' as $$
  select i.* from public.plan_invites i
  where i.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and (i.used_by = (select auth.uid()) or i.used_by is null and i.expires_at > now())
    and private.may_share(i.plan_id);
$$;

-- What is told before joining. PT404 invite_not_found.
create function public.read_invite(token text)
returns table (plan_id uuid, plan_name text, owner_name text, role public.member_role, is_member boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select i.plan_id, p.name, coalesce(f.full_name, ''), i.role,
      exists (
        select from public.plan_members m where m.plan_id = i.plan_id and m.user_id = (select auth.uid())
      )
    from private.invite_of(token) i
    join public.event_plans p on p.id = i.plan_id
    left join public.profiles f on f.id = p.owner_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'invite_not_found';
  end if;
end;
$$;

-- Makes the caller a member and gives the plan's id. A member stays what they are, or becomes an editor; their visit
-- uses no link up. PT404 invite_not_found, PT402 member_limit_reached beyond twenty members.
create function public.join_plan(token text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  plan constant uuid := (select i.plan_id from private.invite_of(token) i);
  invite public.plan_invites;
  held public.member_role;
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
  if (select count(*) from public.plan_members m where m.plan_id = plan) > 20 then
    raise exception using
      errcode = 'PT402', message = 'member_limit_reached', detail = jsonb_build_object('limit', 20)::text;
  end if;
  return plan;
end;
$$;

-- Who a plan is shared with, told to its members.
create function public.plan_people(plan_id uuid)
returns table (user_id uuid, full_name text, role public.member_role)
language sql stable security invoker set search_path = '' as $$
  select m.user_id, n.full_name, m.role
  from public.plan_members m
  join private.members_by_name(plan_people.plan_id) n on n.id = m.user_id
  where m.plan_id = plan_people.plan_id
  order by m.role, n.full_name, m.user_id;
$$;

grant execute on function public.read_invite(text), public.join_plan(text), public.plan_people(uuid) to authenticated;
