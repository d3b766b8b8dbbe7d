-- What the analytics compare: the money of every event by category (src/domain/budget/ledger.ts) and the replies of its
-- people (countGuests in src/domain/guests/counts.ts), in one call. One row a plan, past and archived ones too, the
-- latest 500. Who is on the second list is not invited yet.
create function public.event_figures()
returns table (
  plan_id uuid, money jsonb, invited bigint, accepted bigint, declined bigint, waiting bigint
)
language sql stable security invoker set search_path = '' as $$
  with mine as (
    select p.id from public.event_plans p
    where p.id = any (array(select private.my_plans('viewer'))) and p.deleted_at is null
    order by p.event_date desc, p.id
    limit 500
  ),
  money as (
    select c.plan_id, jsonb_object_agg(c.category, jsonb_build_object(
      'expected', c.expected, 'committed', c.committed, 'paid', c.paid
    )) as amounts
    from (
      select s.plan_id, s.category, sum(s.expected) as expected, sum(s.committed) as committed, sum(s.paid) as paid
      from private.item_totals s join mine m on m.id = s.plan_id
      group by s.plan_id, s.category
    ) as c
    group by c.plan_id
  ),
  -- A guest's answer for the event is the heaviest of those for the parts that their household is invited to.
  answers as (
    select g.plan_id, g.party_size, a.parts, a.silent, a.waits, a.comes, a.coming,
      not exists (select from public.event_parts e where e.plan_id = g.plan_id) as of_no_parts
    from public.guests g
    join mine m on m.id = g.plan_id
    left join public.households h on h.plan_id = g.plan_id and h.id = g.household_id
    cross join lateral (
      select count(*) as parts,
        coalesce(bool_or(r.status is null), false) as silent,
        coalesce(bool_or(r.status = 'waiting'), false) as waits,
        coalesce(bool_or(r.status = 'accepted'), false) as comes,
        coalesce(max(r.people) filter (where r.status = 'accepted'), 0) as coming
      from public.event_parts e
      cross join lateral (
        select g.replies -> e.id::text ->> 'status' as status,
          least(coalesce((g.replies -> e.id::text ->> 'people')::int, g.party_size), g.party_size) as people
      ) as r
      where e.plan_id = g.plan_id and (h.parts is null or e.id = any (h.parts))
    ) as a
    where h.second_list is null
  ),
  people as (
    select a.plan_id, sum(a.party_size) as invited,
      sum(case when a.comes then a.coming else 0 end) as accepted,
      sum(case
        when a.comes then a.party_size - a.coming
        when a.parts > 0 and not a.silent and not a.waits then a.party_size
        else 0
      end) as declined,
      sum(case when a.waits and not a.comes then a.party_size else 0 end) as waiting
    from answers a
    where a.parts > 0 or a.of_no_parts
    group by a.plan_id
  )
  select m.id, coalesce(c.amounts, '{}'), coalesce(p.invited, 0), coalesce(p.accepted, 0), coalesce(p.declined, 0),
    coalesce(p.waiting, 0)
  from mine m
  left join money c on c.plan_id = m.id
  left join people p on p.plan_id = m.id
  order by m.id;
$$;

grant execute on function public.event_figures() to authenticated;
