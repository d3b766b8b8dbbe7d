-- The last day of an event of several, two days after its date at most: 72 hours. Empty for an event of one day, whose hours
-- are typed; those of several are 24 a day.
alter table public.event_plans
  add column event_end_date date
  constraint event_plans_event_end_date_check check (event_end_date > event_date and event_end_date <= event_date + 2);
grant insert (event_end_date), update (event_end_date) on public.event_plans to authenticated;

-- The end moves along with the date, and the hours follow the days. Hours that are typed afterwards are those of one day:
-- what is said last holds, whoever says it.
create function private.keep_days() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.event_end_date is null then
    -- Days that are taken back leave no hours of theirs.
    if tg_op = 'UPDATE' and old.event_end_date is not null and new.duration is not distinct from old.duration then
      new.duration := null;
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.event_end_date = old.event_end_date then
    if new.duration is not distinct from old.duration then
      new.event_end_date := new.event_end_date + (new.event_date - old.event_date);
    elsif new.duration is distinct from 24 * (new.event_end_date - new.event_date + 1) then
      new.event_end_date := null;
      return new;
    end if;
  end if;
  new.duration := 24 * (new.event_end_date - new.event_date + 1);
  return new;
end;
$$;
create trigger keep_days before insert or update of event_date, event_end_date, duration on public.event_plans
  for each row execute function private.keep_days();

-- As before, with the last day.
create or replace function private.rsvp_document(household public.households) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', household.name,
    'language', household.language,
    'message', household.message,
    'moved_up', household.moved_up,
    'additions', household.additions,
    'plan', (
      select jsonb_build_object(
        'name', p.name, 'event_date', p.event_date, 'event_end_date', p.event_end_date,
        'over', private.is_over(p), 'country', p.country, 'region', p.region, 'city', p.city,
        'owner_language', (select f.language_preference from public.profiles f where f.id = p.owner_id))
      from public.event_plans p where p.id = household.plan_id
    ),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'name', e.name, 'starts_at', case when e.event_on <> p.event_date then null else e.starts_at end,
        'time_zone', e.time_zone, 'place', e.place,
        'reply_by', case when e.reply_by <= p.event_date then e.reply_by end,
        'open', private.is_answered_until(e)) order by e.position, e.id)
      from public.event_parts e join public.event_plans p on p.id = e.plan_id
      where e.plan_id = household.plan_id and (household.parts is null or e.id = any (household.parts))
    ), '[]'),
    'questions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', q.id, 'text', q.text, 'kind', q.kind, 'options', q.options, 'parts', q.parts) order by q.position, q.id)
      from public.event_questions q
      where q.plan_id = household.plan_id
        and (q.parts is null or household.parts is null or q.parts && household.parts)
    ), '[]'),
    'guests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', g.id, 'name', g.name, 'last_name', g.last_name, 'age_group', g.age_group, 'party_size', g.party_size,
        'allergens', g.allergens, 'diets', g.diets, 'dietary_notes', g.dietary_notes, 'replies', g.replies, 'requests', g.requests,
        'answers', g.answers)
        order by g.age_group <> 'adult', g.created_at, g.id)
      from public.guests g where g.plan_id = household.plan_id and g.household_id = household.id
    ), '[]')
  );
$$;

-- As before, with the last day.
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
      return '{"asks": true}';
    end if;
    if not (
      private.admit('page_word', private.source_hash(source || ' ' || address.name), 20, interval '1 hour', 200000)
      and private.admit('page_words', private.source_hash(address.name), 300, interval '1 hour', 200000)
    ) then
      return '{"capped": true}';
    end if;
    if private.page_word_hash(plan.id, left(word, 100)) <> address.word_hash then
      return '{"asks": true, "wrong": true}';
    end if;
  end if;
  select g.* into page from public.event_pages g where g.plan_id = plan.id order by g.id limit 1;
  return private.page_document(plan, false) || jsonb_build_object(
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
        'time_zone', e.time_zone, 'place', e.place) order by e.position, e.id)
      from public.event_parts e
      where e.plan_id = plan.id and e.id = any (page.open_parts) and page.sections @> '{"programme": {"on": true, "open": true}}'
    ), '[]'));
end;
$$;

-- As before, with the last day.
create or replace function public.calendar_feed(token_hash text, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  feed public.calendar_feeds;
  plans uuid[];
begin
  if not (
    private.admit('calendar', private.source_hash(coalesce(ip_hash, 'unknown')), 3000, interval '1 hour', 200000)
    and private.admit('calendar_feed', private.source_hash(calendar_feed.token_hash), 120, interval '1 hour', 200000)
  ) then
    return '{"capped": true}';
  end if;
  select f.* into feed from public.calendar_feeds f where f.token_hash = calendar_feed.token_hash;
  if feed.user_id is null then
    return null;
  end if;
  plans := array(
    select p.id from public.plan_members m join public.event_plans p on p.id = m.plan_id
    where m.user_id = feed.user_id and p.deleted_at is null and p.archived_at is null
  );
  return jsonb_build_object(
    'language', feed.language,
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'city', p.city, 'event_type', p.event_type, 'event_date', p.event_date,
        'event_end_date', p.event_end_date, 'duration', p.duration, 'currency', p.currency) order by p.event_date, p.id)
      from public.event_plans p where p.id = any (plans)
    ), '[]'),
    'dates', coalesce((
      select jsonb_agg(to_jsonb(d) order by d.day, d.kind, d.title, d.id)
      from (
        select * from private.dates_of(plans, current_date - 60, current_date + 1100) as o
        order by o.day, o.kind, o.title, o.id limit 5000
      ) as d
    ), '[]')
  );
end;
$$;

-- As before, with the last day, from which a link's days count.
create or replace function public.shared(token text, again boolean default false) returns jsonb
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
    and private.clock_in(now(), private.zone_of(null, p.id))::date <= coalesce(p.event_end_date, p.event_date) + l.days_after;
  if link.id is null then
    return null;
  end if;
  if again is not true then
    update public.shared_links l set opened = l.opened + 1, opened_at = now() where l.id = link.id;
  end if;

  select jsonb_build_object(
    'scope', link.scope, 'language', link.language, 'event', p.name, 'event_date', p.event_date,
    'event_end_date', p.event_end_date, 'country', p.country, 'city', p.city
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
