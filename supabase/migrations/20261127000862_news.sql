-- What a plan's people are to be told of: suggestions that wait for them, who has joined their plan in the last three
-- days, and that a plan is offered to them. A mark on the plan, and a line in a reminder that goes out anyway.
alter table public.plan_members add column joined_at timestamptz;
alter table public.plan_members alter column joined_at set default now();

create function private.news_of(plan uuid, reader uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'suggestions', case when m.role <= 'editor' then (
      select nullif(count(*), 0) from public.suggestions s
      where s.plan_id = m.plan_id and s.author <> reader and 'open' = any (s.states) and s.expires_at > now()
    ) end,
    'joined', case when m.role = 'owner' then (
      select jsonb_agg(r.full_name order by j.joined_at, r.full_name)
      from public.plan_members j join public.profiles r on r.id = j.user_id
      where j.plan_id = m.plan_id and j.role <> 'owner' and j.joined_at > now() - interval '3 days'
    ) end,
    'offered', case when m.offered then true end
  )), '{}')
  from public.plan_members m
  join public.event_plans p on p.id = m.plan_id and p.deleted_at is null
  where m.plan_id = plan and m.user_id = reader;
$$;

-- A field of the plan, for the caller alone. The row is looked up again, since a caller may send any.
create function public.news(plan public.event_plans) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.news_of(plan.id, (select auth.uid()));
$$;
grant execute on function public.news(public.event_plans) to authenticated;

-- As before, with the news.
create or replace function private.read_plan_categories(parent uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'plan_categories',
    (select jsonb_agg(to_jsonb(c) order by c.category) from public.plan_categories c where c.plan_id = parent),
    'plan_members',
    (select jsonb_agg(jsonb_build_object('role', m.role, 'user_id', m.user_id))
     from public.plan_members m where m.plan_id = parent and m.user_id = (select auth.uid())),
    'owner_tier', (select public.owner_tier(p) from public.event_plans p where p.id = parent),
    'news', (select public.news(p) from public.event_plans p where p.id = parent)
  );
$$;
