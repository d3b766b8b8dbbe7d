-- Lines of the run sheet that the hosts show on the event's page, each beneath a part: {line: part}. None unless chosen.
create function private.are_page_items(items jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(items) = 'object' and octet_length(items::text) <= 20000 then not exists (
    select from jsonb_each(items) as i
    where i.key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or jsonb_typeof(i.value) <> 'string'
      or i.value #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ) else false end;
$$;
grant execute on function private.are_page_items(jsonb) to authenticated, service_role;
alter table public.event_pages
  add column items jsonb not null default '{}' constraint event_pages_items_check check (private.are_page_items(items));
grant insert (items), update (items) on public.event_pages to authenticated;

-- What of the day is shown beneath one part, in its order: of what guests live through, and never what the team does beside.
create function private.shown_items(plan public.event_plans, part uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'title', t.title, 'starts_at', case when t.event_on <> plan.event_date then null else t.starts_at end,
    'time_zone', t.time_zone, 'place', t.place) order by t.starts_at, t.id), '[]')
  from public.timeline_items t
  where t.plan_id = plan.id and t.kind = 'schedule' and t.track = 'guests'
    and (select g.items from public.event_pages g where g.plan_id = plan.id order by g.id limit 1) ->> t.id::text = part::text;
$$;

-- The same of the parts of an answer to a household's link, by part; without those that have none.
create function private.items_of_parts(plan_id uuid, parts jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(i.part, i.items) filter (where i.items <> '[]'), '{}')
  from (
    select e ->> 'id' as part, private.shown_items(p, (e ->> 'id')::uuid) as items
    from public.event_plans p, jsonb_array_elements(items_of_parts.parts) as e
    where p.id = items_of_parts.plan_id and exists (
      select from public.event_pages g where g.plan_id = p.id and g.sections @> '{"programme": {"on": true}}'
    )
  ) as i;
$$;
grant execute on function private.shown_items(public.event_plans, uuid), private.items_of_parts(uuid, jsonb) to service_role;

-- As before, with what of the day is shown beneath the parts that the household is invited to.
create or replace function public.read_invitation(token_hash text, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  answer constant jsonb := public.read_rsvp(read_invitation.token_hash, ip_hash);
  plan constant uuid := (private.household_of_link(read_invitation.token_hash)).plan_id;
begin
  if answer is null or answer ? 'capped' then
    return answer;
  end if;
  return private.branded(answer || jsonb_build_object('page', private.household_page(plan)
    || jsonb_build_object('items', private.items_of_parts(plan, answer -> 'parts'))), plan);
end;
$$;

-- As before, with what of the day is shown beneath the parts that are open to all.
create or replace function public.event_page(name text, word text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source text := coalesce(private.source_of(private.caller_address()), 'unknown');
  wanted text := left(lower(coalesce(event_page.name, '')), 100);
  address private.page_addresses;
  plan public.event_plans;
  page public.event_pages;
begin
  if not private.admit('event_page', private.source_hash(source), 600, interval '1 hour', 200000) then
    return '{"capped": true}';
  end if;
  select a.* into address from private.page_addresses a
  where a.name = wanted and a.opening <> 'off' and a.taken_down_at is null and a.blocked_at is null;
  select p.* into plan from public.event_plans p where p.id = address.plan_id and p.deleted_at is null;
  if plan.id is null then
    return null;
  end if;
  if address.opening = 'word' then
    if coalesce(btrim(word), '') = '' then
      return private.branded('{"asks": true}', plan.id);
    end if;
    if not (
      private.admit('page_word', private.source_hash(source || ' ' || address.name), 20, interval '1 hour', 200000)
      and private.admit('page_words', private.source_hash(address.name), 300, interval '1 hour', 200000)
    ) then
      return '{"capped": true}';
    end if;
    if private.page_word_hash(plan.id, left(word, 100)) <> address.word_hash then
      return private.branded('{"asks": true, "wrong": true}', plan.id);
    end if;
  end if;
  select g.* into page from public.event_pages g where g.plan_id = plan.id order by g.id limit 1;
  return private.branded(private.page_document(plan, false), plan.id) || jsonb_build_object(
    'name', address.name,
    'indexed', address.indexed and address.opening = 'all',
    'plan', jsonb_build_object(
      'name', plan.name, 'event_date', plan.event_date, 'event_end_date', plan.event_end_date,
      'over', private.is_over(plan), 'country', plan.country,
      'region', plan.region, 'city', plan.city,
      'owner_language', (select f.language_preference from public.profiles f where f.id = plan.owner_id)),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', e.name, 'starts_at', case when e.event_on <> plan.event_date then null else e.starts_at end,
        'time_zone', e.time_zone, 'place', e.place, 'items', private.shown_items(plan, e.id)) order by e.position, e.id)
      from public.event_parts e
      where e.plan_id = plan.id and e.id = any (page.open_parts) and page.sections @> '{"programme": {"on": true, "open": true}}'
    ), '[]'));
end;
$$;
