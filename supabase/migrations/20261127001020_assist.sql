-- The assistant: whether a plan's owner lets a language model read it, and how often it may be asked in a day.

-- A consent is its owner's for one plan: of whoever owns it no more, it counts for nothing.
create table public.assist_consents (
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  given_by uuid not null default auth.uid() references auth.users (id) on delete cascade,
  given_at timestamptz not null default now(),
  primary key (plan_id, given_by)
);
create index assist_consents_given_by_idx on public.assist_consents (given_by);
alter table public.assist_consents enable row level security;
grant select, insert (plan_id), delete on public.assist_consents to authenticated;
grant select on public.assist_consents to service_role;
create policy "members read" on public.assist_consents
  for select to authenticated using (plan_id = any (array(select private.my_plans('viewer'))));
create policy "owners give" on public.assist_consents
  for insert to authenticated
  with check (given_by = (select auth.uid()) and plan_id = any (array(select private.my_plans('owner'))));
create policy "owners take back" on public.assist_consents
  for delete to authenticated using (plan_id = any (array(select private.my_plans('owner'))));

-- Whether somebody may ask about a plan now, for the function `assist` alone. `caps` are turns a day by the owner's tier,
-- the lowest first; what follows within a turn is capped at twelve times as many requests. {"refused": "plan"} for whoever
-- may not suggest there, {"refused": "consent"} where its owner has not said yes, {"capped": seconds} with the time after
-- which there is a turn again; {} otherwise, and the turn is counted.
create function public.begin_assist(user_id uuid, plan_id uuid, caps int[], follows boolean) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  owner uuid;
  asked text := case when follows then 'assist_step' else 'assist_turn' end;
  asker text;
  allowed int;
begin
  select p.owner_id into owner
  from public.event_plans p join public.plan_members m on m.plan_id = p.id
  where p.id = begin_assist.plan_id and p.deleted_at is null
    and m.user_id = begin_assist.user_id and m.role <= 'suggester';
  if owner is null then
    return '{"refused": "plan"}';
  end if;
  if not exists (
    select from public.assist_consents c where c.plan_id = begin_assist.plan_id and c.given_by = owner
  ) then
    return '{"refused": "consent"}';
  end if;
  asker := private.source_hash('assist:' || owner);
  allowed := coalesce(caps[array_position(enum_range(null::public.plan_tier), private.tier_of(owner))], 0)
    * case when follows then 12 else 1 end;
  if private.admit(asked, asker, allowed, interval '1 day', 1000000) then
    return '{}';
  end if;
  return jsonb_build_object('capped', greatest(1, coalesce((
    select ceil(extract(epoch from min(a.attempted_at) + interval '1 day' - now()))::int
    from private.attempts a
    where a.kind = asked and a.source = asker and a.attempted_at > now() - interval '1 day'
  ), 86400)));
end;
$$;
revoke execute on function public.begin_assist(uuid, uuid, int[], boolean) from public;
grant execute on function public.begin_assist(uuid, uuid, int[], boolean) to service_role;
