-- As before, but that whoever comes is counted only where the list is as long as the part holds: many open a page at once.
create or replace function public.open_page(name text, word text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer constant jsonb := public.event_page(open_page.name, open_page.word);
begin
  if answer is null or answer ? 'capped' or answer ? 'asks' then
    return answer;
  end if;
  return answer || jsonb_build_object('registration', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', e.id, 'name', e.name, 'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
      'time_zone', e.time_zone, 'place', e.place,
      'full', case
        when e.capacity is null
          or (select coalesce(sum(g.party_size), 0) from public.guests g where g.plan_id = p.id) < e.capacity then false
        else private.people_at(e) >= e.capacity
      end) order by e.position, e.id)
    from private.page_addresses a
    join public.event_plans p on p.id = a.plan_id
    cross join lateral private.registration_parts(p.id) as e
    where a.name = answer ->> 'name'
  ), '[]'));
end;
$$;
