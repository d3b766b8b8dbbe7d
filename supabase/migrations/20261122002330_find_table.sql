-- Codes by which guests find their table. The token itself is made by the couple's device and kept nowhere: here stands
-- its hash.
create table public.seating_links (
  token_hash text primary key check (token_hash collate "C" ~ '^[0-9a-f]{64}$'),
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  chart_id uuid not null,
  created_at timestamptz not null default now(),
  constraint seating_links_of_chart foreign key (plan_id, chart_id)
    references public.seating_charts (plan_id, id) on delete cascade
);
create index seating_links_chart_idx on public.seating_links (plan_id, chart_id);
create index seating_links_chart_id_idx on public.seating_links (chart_id);
grant select (plan_id, chart_id, created_at), delete on public.seating_links to authenticated;
grant insert (token_hash, plan_id, chart_id) on public.seating_links to authenticated;
select private.protect('seating_links');

create trigger limit_rows after insert on public.seating_links
  referencing new table as new_rows
  for each statement execute function private.limit_rows(50, 'link', 'chart_id');

-- The words of a name, without accents, case and apostrophes: what people type is compared by them.
create function private.name_words(name text) returns text[]
language sql immutable set search_path = '' as $$
  select string_to_array(btrim(regexp_replace(regexp_replace(
    lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g')), '[''’´`.]', '', 'g'),
    '[-,[:space:]]+', ' ', 'g')), ' ');
$$;

-- The room with nobody in it, for a link that works; and, for a name, at which of its tables somebody of that name sits.
-- A first and a last name are asked for; of several who fit, those whose whole name it is. Nobody's name is answered.
create function private.table_document(chart public.seating_charts, name text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with typed as (
    select private.name_words(table_document.name) as words
  ),
  named as (
    select g.id, n.first || n.last <@ t.words as whole
    from public.guests g, typed t
    cross join lateral (
      select private.name_words(g.name) as first, private.name_words(g.last_name) as last
    ) as n
    where g.plan_id = chart.plan_id and t.words <@ (n.first || n.last)
      and (t.words && n.first and t.words && n.last or n.first || n.last <@ t.words)
  ),
  sitting as (
    select n.id, n.whole, a.table_id
    from named n
    join public.seat_assignments a on a.plan_id = chart.plan_id and a.chart_id = chart.id and a.guest_id = n.id
    join public.seating_tables b on b.id = a.table_id and a.seat < b.seats
  ),
  meant as (
    select s.* from sitting s where s.whole or not exists (select from sitting o where o.whole)
  )
  select jsonb_build_object(
    'event', p.name,
    'language', (select f.language_preference from public.profiles f where f.id = p.owner_id),
    'room', jsonb_build_object('name', chart.name, 'width', chart.width, 'height', chart.height, 'outline', chart.outline),
    'things', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.id, 'name', t.name, 'shape', t.shape, 'width', t.width, 'height', t.height, 'x', t.x, 'y', t.y,
        'rotation', t.rotation) order by t.id)
      from public.seating_tables t where t.plan_id = chart.plan_id and t.chart_id = chart.id
    ), '[]'),
    'found', case when (select count(distinct m.id) filter (where not m.whole) from meant m) > 1 then '"several"'
      else (select coalesce(jsonb_agg(distinct m.table_id), '[]') from meant m) end
  )
  from public.event_plans p where p.id = chart.plan_id;
$$;

-- A code is read by the function `find-table` alone. Null for a link that is wrong, revoked, or a week past its event,
-- whatever the reason; {"capped": true} beyond 600 calls an hour from one caller, or 5,000 with one link.
create function public.find_table(token_hash text, ip_hash text, name text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chart public.seating_charts;
begin
  if not (
    private.admit('find_table', private.source_hash(coalesce(ip_hash, 'unknown')), 600, interval '1 hour', 200000)
    and private.admit('find_table_link', private.source_hash(find_table.token_hash), 5000, interval '1 hour', 200000)
  ) then
    return '{"capped": true}';
  end if;
  select c.* into chart
  from public.seating_links l
  join public.seating_charts c on c.id = l.chart_id
  join public.event_plans p on p.id = l.plan_id
  where l.token_hash = find_table.token_hash and p.deleted_at is null and p.event_date > current_date - 7;
  if chart.id is null then
    return null;
  end if;
  return private.table_document(chart, find_table.name);
end;
$$;
grant execute on function
  public.find_table(text, text, text), private.table_document(public.seating_charts, text), private.name_words(text)
to service_role;
