-- As before, but that its owner has just made a plan is no news of it: a thousand new plans would each be asked.
create or replace function public.desk(today date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with mine as materialized (
    select p as plan, p.id, p.owner_id, p.created_at, p.archived_at
    from public.event_plans p
    where p.id = any (array(select private.my_plans('viewer'))) and p.deleted_at is null
  ),
  -- Asked once an owner, not once a plan.
  tiers as (
    select o.owner_id, public.owner_tier(o.plan) as tier
    from (select distinct on (m.owner_id) m.owner_id, m.plan from mine m order by m.owner_id, m.id) as o
  ),
  -- Where there may be news, which is asked plan by plan.
  told as (
    select m.plan_id from public.plan_members m where m.offered or m.joined_at > now() - interval '3 days' and m.role <> 'owner'
    union
    select s.plan_id from public.suggestions s where 'open' = any (s.states)
  ),
  choices as (
    select c.plan_id, jsonb_agg(to_jsonb(c) - 'plan_id' order by c.category) as rows
    from public.plan_categories c
    where c.plan_id = any (array(select m.id from mine m))
    group by c.plan_id
  )
  select jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(
        to_jsonb(m.plan) || jsonb_build_object(
          'owner_tier', t.tier,
          'news', case when n.plan_id is not null then public.news(m.plan) end,
          'plan_categories', coalesce(c.rows, '[]'),
          'plan_members', jsonb_build_array(jsonb_build_object('role', r.role, 'user_id', r.user_id)))
        order by m.created_at desc, m.id)
      from mine m
      join public.plan_members r on r.plan_id = m.id and r.user_id = (select auth.uid())
      left join tiers t on t.owner_id = m.owner_id
      left join told n on n.plan_id = m.id
      left join choices c on c.plan_id = m.id
    ), '[]'),
    'summaries', coalesce((select jsonb_agg(to_jsonb(s)) from public.plan_summaries(today) as s), '[]'),
    'needs', private.needs_of(array(select m.id from mine m where m.archived_at is null), today)
  );
$$;
