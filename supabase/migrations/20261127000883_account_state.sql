-- As before, with what tells a device that its session was ended elsewhere, and with the plans' ids.
create or replace function public.account_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'ended', exists (select from private.ended_sessions s where s.id::text = auth.jwt() ->> 'session_id'),
    'deletes_at', (select p.deletes_at from public.profiles p where p.id = (select auth.uid())),
    'departures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'plan_id', p.id, 'plan_name', p.name, 'owner_name', f.full_name, 'deletes_at', f.deletes_at,
        'may_take', m.role = 'editor') order by f.deletes_at, p.name, p.id)
      from public.plan_members m
      join public.event_plans p on p.id = m.plan_id and p.deleted_at is null
      join public.profiles f on f.id = p.owner_id and f.deletes_at is not null
      where m.user_id = (select auth.uid()) and m.role <> 'owner'
    ), '[]')
  );
$$;

create or replace function public.deletion_preview() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id,
        'name', p.name,
        'editors', coalesce((
          select jsonb_agg(f.full_name order by f.full_name, f.id)
          from public.plan_members m join public.profiles f on f.id = m.user_id
          where m.plan_id = p.id and m.role = 'editor'), '[]'),
        'viewers', (select count(*) from public.plan_members m where m.plan_id = p.id and m.role = 'viewer'))
        order by p.event_date, p.name, p.id)
      from public.event_plans p where p.owner_id = (select auth.uid()) and p.deleted_at is null
    ), '[]'),
    'shared', (
      select count(*) from public.plan_members m join public.event_plans p on p.id = m.plan_id and p.deleted_at is null
      where m.user_id = (select auth.uid()) and m.role <> 'owner'
    )
  );
$$;

-- As before, but not while a subscription renews itself: nobody pays for an account that is gone. PT409 subscription_renews.
create or replace function public.request_deletion() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  moment timestamptz;
begin
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = me and s.created_at > now() - interval '5 minutes'
  ) then
    raise exception using errcode = 'PT403', message = 'sign_in_again';
  end if;
  if exists (select from public.subscriptions s where s.user_id = me and not s.ends and s.until > now()) then
    raise exception using errcode = 'PT409', message = 'subscription_renews';
  end if;
  update public.profiles p set deletes_at = coalesce(p.deletes_at, now() + interval '7 days')
  where p.id = me returning p.deletes_at into moment;
  return moment;
end;
$$;
