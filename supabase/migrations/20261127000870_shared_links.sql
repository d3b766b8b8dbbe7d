-- Links without an account, by scope: the day for one responsible or vendor, the kitchen, the family.
create type public.link_scope as enum ('day', 'kitchen', 'family');

-- Found again by every editor, whom alone the table is for: so the token stands in it, as in `household_tokens`. What opens
-- a link is its hash. It works until so many days after the event, whose date may move.
create table public.shared_links (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  scope public.link_scope not null,
  token text not null check (token collate "C" ~ '^[0-9a-f]{32}$'),
  -- Filled in by the trigger below.
  token_hash text not null default '' unique,
  language public.language not null,
  days_after int not null check (days_after between 0 and 60),
  -- Of the day: for whom, and whom they can call: quotes of the plan, whose numbers may change, and one person besides.
  responsible text
    check (char_length(responsible) between 1 and 100)
    check (responsible ~ '[^[:space:]]' and responsible !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  contacts uuid[] not null default '{}' check (cardinality(contacts) <= 20 and array_position(contacts, null) is null),
  contact_name text
    check (char_length(contact_name) between 1 and 100)
    check (contact_name ~ '[^[:space:]]' and contact_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  contact_phone text
    check (char_length(contact_phone) between 1 and 40)
    check (contact_phone ~ '[0-9]' and contact_phone !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  -- Of the kitchen: the part that is cooked for, and the room whose tables are served.
  part_id uuid,
  chart_id uuid,
  opened int not null default 0,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  constraint shared_links_of_scope check (
    (scope = 'day') = (responsible is not null)
    and (scope = 'day' or cardinality(contacts) = 0 and contact_phone is null)
    and (scope = 'kitchen') = (part_id is not null)
    and (scope = 'kitchen' or chart_id is null)
    and (contact_name is null) = (contact_phone is null)
  )
);
create index shared_links_plan_id_idx on public.shared_links (plan_id, created_at);
alter table public.shared_links enable row level security;
grant select (
  id, plan_id, scope, token, language, days_after, responsible, contacts, contact_name, contact_phone, part_id, chart_id,
  opened, opened_at, created_at
), delete on public.shared_links to authenticated;
grant insert (
  id, plan_id, scope, token, language, days_after, responsible, contacts, contact_name, contact_phone, part_id, chart_id
) on public.shared_links to authenticated;
grant select, insert, update, delete on public.shared_links to service_role;
create policy "editors read" on public.shared_links
  for select to authenticated using (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors add" on public.shared_links
  for insert to authenticated with check (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors remove" on public.shared_links
  for delete to authenticated using (plan_id = any (array(select private.my_plans('editor'))));

-- Whoever adds one waits for the plan and is asked again who they are, as for a household's: a member who is taken out, or
-- whose links end, meanwhile leaves none behind.
create function private.make_shared_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.event_plans p where p.id = new.plan_id for no key update;
  if (select auth.uid()) is not null and new.plan_id <> all (array(select private.my_plans('editor'))) then
    raise exception using errcode = '42501', message = 'plan_read_only';
  end if;
  new.token_hash := encode(sha256(convert_to(new.token, 'UTF8')), 'hex');
  return new;
end;
$$;
create trigger make_shared_link before insert on public.shared_links
  for each row execute function private.make_shared_link();
create trigger limit_rows after insert on public.shared_links
  referencing new table as new_rows
  for each statement execute function private.limit_rows(50, 'shared_link');

-- An activity of the day, without notes. What a template called so has its origin in the place of its words, which the reader
-- gets in their language.
create function private.shared_item(item public.timeline_items) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'title', item.title, 'origin', case when item.title = item.origin_title then item.origin end,
    'starts_at', item.starts_at, 'duration', item.duration, 'time_zone', item.time_zone, 'place', item.place);
$$;

create function private.shared_parts(plan uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', e.name, 'starts_at', e.starts_at, 'time_zone', e.time_zone, 'place', e.place) order by e.position, e.id), '[]')
  from public.event_parts e where e.plan_id = shared_parts.plan;
$$;

-- What one person does, what guests live through meanwhile, where, and whom they can call.
create function private.shared_day(link public.shared_links) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'responsible', link.responsible,
    'items', coalesce((
      select jsonb_agg(private.shared_item(t) || jsonb_build_object('notes', t.notes) order by t.starts_at, t.id)
      from public.timeline_items t
      where t.plan_id = link.plan_id and t.kind = 'schedule' and t.responsible = link.responsible
    ), '[]'),
    'moments', coalesce((
      select jsonb_agg(private.shared_item(t) order by t.starts_at, t.id)
      from public.timeline_items t
      where t.plan_id = link.plan_id and t.kind = 'schedule' and t.track = 'guests'
        and t.responsible is distinct from link.responsible
    ), '[]'),
    'parts', private.shared_parts(link.plan_id),
    'contacts', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'person', c.person, 'phone', c.phone) order by c.place, c.name), '[]')
      from (
        select link.contact_name as name, null as person, link.contact_phone as phone, 0 as place
        where link.contact_phone is not null
        union all
        select q.vendor_name, q.contact_name, q.phone, 1 from public.vendor_quotes q
        where q.plan_id = link.plan_id and q.id = any (link.contacts) and q.phone is not null
      ) as c
    )
  );
$$;

-- What is eaten by those who come to one part: nobody's name, but how many eat alike, table by table, and on which seats
-- whoever needs something else sits. Of a party it is known of the named guest alone.
create function private.shared_kitchen(link public.shared_links) returns jsonb
language sql stable set search_path = '' as $$
  with people as (
    select g.id, n as person, g.age_group = 'child' as child, n = 0 and coalesce(g.age <= 1, false) as baby,
      case when n = 0 then array(select d from unnest(g.diets) as d order by d) else '{}' end as diets,
      case when n = 0 then array(select x from unnest(g.allergens) as x order by x) else '{}' end as allergens
    from public.event_parts e
    join public.guests g on g.plan_id = e.plan_id
    left join public.households h on h.id = g.household_id
    cross join lateral generate_series(0, private.people_coming(g, e.id) - 1) as n
    where e.plan_id = link.plan_id and e.id = link.part_id
      and h.second_list is null and (h.parts is null or e.id = any (h.parts))
  ),
  alike as (
    select b.id as table_id, b.name, jsonb_build_object(
      'child', p.child, 'baby', p.baby, 'diets', p.diets, 'allergens', p.allergens, 'people', count(*),
      'seats', coalesce(
        jsonb_agg(a.seat + 1 order by a.seat) filter (where a.seat is not null and p.diets || p.allergens <> '{}'), '[]')
    ) as eaters
    from people p
    left join public.seat_assignments a
      join public.seating_tables b on b.plan_id = a.plan_id and b.id = a.table_id and a.seat < b.seats
    on a.plan_id = link.plan_id and a.chart_id = link.chart_id and a.guest_id = p.id and a.person = p.person
    group by b.id, b.name, p.child, p.baby, p.diets, p.allergens
  )
  select jsonb_build_object(
    'part', (
      select jsonb_build_object('name', e.name, 'starts_at', e.starts_at, 'time_zone', e.time_zone, 'place', e.place)
      from public.event_parts e where e.plan_id = link.plan_id and e.id = link.part_id
    ),
    'tables', coalesce((
      select jsonb_agg(jsonb_build_object('name', t.name, 'eaters', t.eaters) order by t.name, t.table_id)
      from (
        select a.table_id, a.name, jsonb_agg(a.eaters order by a.eaters) as eaters
        from alike a where a.table_id is not null group by a.table_id, a.name
      ) as t
    ), '[]'),
    'unseated', coalesce((select jsonb_agg(a.eaters order by a.eaters) from alike a where a.table_id is null), '[]')
  );
$$;

-- How many people of a guest's party are seated: those who come, or all where nobody has answered; of who waits none.
create function private.people_seated(guest public.guests) returns int
language sql stable set search_path = '' as $$
  select case
    when h.second_list is not null then 0
    when s.coming > 0 then s.coming
    when s.parts = 0 or s.open and not s.waiting then guest.party_size
    else 0
  end
  from (select) as one
  left join public.households h on h.id = guest.household_id
  cross join lateral (
    select count(*) as parts, coalesce(max(private.people_coming(guest, e.id)) filter (where w.invited), 0) as coming,
      coalesce(bool_or(w.invited and guest.replies -> e.id::text is null), false) as open,
      coalesce(bool_or(w.invited and guest.replies -> e.id::text ->> 'status' = 'waiting'), false) as waiting
    from public.event_parts e
    cross join lateral (select h.parts is null or e.id = any (h.parts) as invited) as w
    where e.plan_id = guest.plan_id
  ) as s;
$$;

-- The facts without money, the day without notes, and who sits where.
create function private.shared_family(link public.shared_links) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'guest_count', p.guest_count,
    'parts', private.shared_parts(p.id),
    'items', coalesce((
      select jsonb_agg(
        private.shared_item(t) || jsonb_build_object('track', t.track, 'responsible', t.responsible)
        order by t.starts_at, t.id)
      from public.timeline_items t where t.plan_id = p.id and t.kind = 'schedule'
    ), '[]'),
    'rooms', coalesce((
      select jsonb_agg(jsonb_build_object('name', c.name, 'tables', r.tables) order by c.created_at, c.id)
      from public.seating_charts c
      cross join lateral (
        select jsonb_agg(jsonb_build_object('name', b.name, 'people', s.people) order by b.name, b.id) as tables
        from public.seating_tables b
        cross join lateral (
          select jsonb_agg(
            jsonb_build_object('name', o.name, 'people', o.people, 'named', o.named) order by o.name, o.id) as people
          from (
            select g.id, g.name || ' ' || g.last_name as name, count(*) as people, bool_or(a.person = 0) as named
            from public.seat_assignments a
            join public.guests g on g.plan_id = a.plan_id and g.id = a.guest_id
            where a.plan_id = p.id and a.chart_id = c.id and a.table_id = b.id and a.seat < b.seats
              and a.person < private.people_seated(g)
            group by g.id
          ) as o
        ) as s
        where b.plan_id = p.id and b.chart_id = c.id and s.people is not null
      ) as r
      where c.plan_id = p.id and r.tables is not null
    ), '[]')
  )
  from public.event_plans p where p.id = link.plan_id;
$$;

-- For whoever has the link and nothing else: what its scope holds, without an id. Null for a link that is wrong, ended or
-- taken back, all alike; {"capped": true} beyond 3,000 an hour from one caller, or with one link: a page that follows the
-- day asks three times a minute. `again` is for a page that asks once more: it is not counted as opened.
create function public.shared(token text, again boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source text := private.source_hash(coalesce(private.source_of(private.caller_address()), 'unknown'));
  link public.shared_links;
  answer jsonb;
begin
  if not (
    private.admit('shared', source, 3000, interval '1 hour', 200000)
    and private.admit('shared_link', private.source_hash(coalesce(shared.token, '')), 3000, interval '1 hour', 200000)
  ) then
    return '{"capped": true}';
  end if;
  select l.* into link
  from public.shared_links l
  join public.event_plans p on p.id = l.plan_id and p.deleted_at is null
  where l.token_hash = encode(sha256(convert_to(shared.token, 'UTF8')), 'hex')
    and private.clock_in(now(), private.zone_of(null, p.id))::date <= p.event_date + l.days_after;
  if link.id is null then
    return null;
  end if;
  if again is not true then
    update public.shared_links l set opened = l.opened + 1, opened_at = now() where l.id = link.id;
  end if;

  select jsonb_build_object(
    'scope', link.scope, 'language', link.language, 'event', p.name, 'event_date', p.event_date, 'country', p.country,
    'city', p.city
  ) || case link.scope
    when 'day' then private.shared_day(link)
    when 'kitchen' then private.shared_kitchen(link)
    else private.shared_family(link)
  end
  into answer
  from public.event_plans p where p.id = link.plan_id;
  -- The same content has the same version, on screen and on paper.
  return answer || jsonb_build_object('version', upper(left(md5(answer::text), 6)), 'read_at', now());
end;
$$;
grant execute on function public.shared(text, boolean) to anon, authenticated;

-- As before, with the links without an account.
create or replace function public.link_holders(plan_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'links', (select count(*) from public.household_links l where l.plan_id = link_holders.plan_id),
    'codes', (select count(*) from public.seating_links c where c.plan_id = link_holders.plan_id),
    'shared', (select count(*) from public.shared_links s where s.plan_id = link_holders.plan_id),
    'households', coalesce((
      select jsonb_agg(h.name order by h.name, h.id) from public.households h
      where h.plan_id = link_holders.plan_id and h.invited_at is not null
        and exists (select from public.household_links l where l.plan_id = h.plan_id and l.household_id = h.id)
    ), '[]')
  );
$$;

create or replace function public.end_links(plan_id uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  plan constant uuid := end_links.plan_id;
  ended uuid[];
begin
  if plan is null or plan <> all (array(select private.my_plans('owner'))) then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  perform from public.event_plans p where p.id = plan for no key update;

  with gone as (delete from public.household_links l where l.plan_id = plan returning l.household_id)
  select array_agg(distinct g.household_id) into ended from gone g;
  delete from public.seating_links c where c.plan_id = plan;
  delete from public.shared_links s where s.plan_id = plan;
  delete from private.kept_rows k
  where k.plan_id = plan and k.table_name in ('household_links', 'household_tokens');
  return coalesce(ended, '{}');
end;
$$;
