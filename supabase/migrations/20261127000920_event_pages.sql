-- What guests read of an event: its look, and its sections in the hosts' words. How many rows there are is bounded, the app
-- writes one.
create function private.is_page_text(words text) returns boolean
language sql immutable set search_path = '' as $$
  select words is null
    or char_length(words) between 1 and 1500
      and words !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
$$;

create function private.are_page_accounts(accounts jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_array_length(accounts) <= 4 and not exists (
    select from jsonb_array_elements(accounts) as a
    where case jsonb_typeof(a) when 'object'
      then a - array['name', 'number'] <> '{}'
        or not jsonb_path_exists(a, '$ ? (@.name.type() == "string" && @.number.type() == "string")')
        or not private.are_words(array[a ->> 'name', a ->> 'number'], 2, 60)
      else true end
  );
$$;

-- One section: on or off, open to all or not, words in each language (null begins with ours), and what goes with it. A
-- link names its host and nobody's password.
create function private.is_page_section(section jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select section - array['on', 'open', 'es', 'en', 'link', 'phone', 'email', 'accounts'] = '{}'
    and jsonb_path_exists(section, '$ ? (
      @.on.type() == "boolean" && @.open.type() == "boolean"
      && (!exists(@.es) || @.es.type() == "string") && (!exists(@.en) || @.en.type() == "string")
      && (!exists(@.link) || @.link.type() == "string") && (!exists(@.phone) || @.phone.type() == "string")
      && (!exists(@.email) || @.email.type() == "string") && (!exists(@.accounts) || @.accounts.type() == "array")
    )')
    and private.is_page_text(section ->> 'es') and private.is_page_text(section ->> 'en')
    and (section ->> 'link' is null or char_length(section ->> 'link') <= 500
      and section ->> 'link' ~ '^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]+)?([/?#][^[:space:]"<>\\\u007f-\u009f\u2028-\u202e\u2066-\u2069]*)?$')
    and (section ->> 'phone' is null or section ->> 'phone' ~ '^[+]?[0-9][0-9 ().-]{2,38}$')
    and (section ->> 'email' is null or char_length(section ->> 'email') <= 254
      and section ->> 'email' ~ '^[^@[:space:]<>()\[\],;:"\\]{1,64}@[^@[:space:]<>()\[\],;:"\\]{1,185}$')
    and (section -> 'accounts' is null or private.are_page_accounts(section -> 'accounts'));
$$;

create function private.are_page_sections(sections jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(sections) = 'object' then not exists (
    select from jsonb_each(sections) as s
    where s.key not in (
        'welcome', 'countdown', 'programme', 'dress', 'lodging', 'transport', 'gifts', 'questions', 'contact', 'thanks')
      or case jsonb_typeof(s.value) when 'object' then not coalesce(private.is_page_section(s.value), false) else true end
  ) else false end;
$$;
grant execute on function private.is_page_text(text), private.is_page_section(jsonb), private.are_page_accounts(jsonb),
  private.are_page_sections(jsonb) to authenticated, service_role;

create table public.event_pages (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  theme text not null check (theme in ('olive', 'rose', 'coast', 'stars', 'kites', 'lines')),
  -- The object `<plan>/<picture>` of the bucket `page-pictures`.
  picture uuid,
  -- The parts that the open address shows.
  open_parts uuid[] not null default '{}'
    check (cardinality(open_parts) <= 20 and array_position(open_parts, null) is null),
  sections jsonb not null default '{}'
    check (octet_length(sections::text) <= 60000)
    check (private.are_page_sections(sections)),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_pages_plan_id_idx on public.event_pages (plan_id);
grant select, delete on public.event_pages to authenticated;
grant insert (id, plan_id, theme, picture, open_parts, sections) on public.event_pages to authenticated;
grant update (theme, picture, open_parts, sections, version) on public.event_pages to authenticated;
select private.protect('event_pages');
create trigger limit_rows after insert on public.event_pages
  referencing new table as new_rows
  for each statement execute function private.limit_rows(20, 'page');

-- Where a page is found, and whether: written by the functions below alone. A name stays its plan's for 90 days after it was
-- given up, so that nobody else answers at an address that was printed.
create table private.page_addresses (
  name text primary key check (char_length(name) between 3 and 60 and name collate "C" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  plan_id uuid unique references public.event_plans (id) on delete set null,
  held_for uuid not null,
  -- Whom the address itself answers; a household's link answers while the page is published.
  opening text not null check (opening in ('off', 'word', 'all')),
  word_hash text,
  indexed boolean not null,
  published_at timestamptz not null default now(),
  taken_down_at timestamptz,
  -- By the team.
  blocked_at timestamptz,
  constraint page_addresses_asks check (opening <> 'word' or word_hash is not null)
);
alter table private.page_addresses enable row level security;

-- Of a name that was given up its hash alone is kept: it may be that of people who have left.
create function private.given_up_name(name text) returns text
language sql immutable set search_path = '' as $$
  select left(encode(sha256(convert_to(name, 'UTF8')), 'hex'), 60);
$$;

create function private.give_up_page_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := private.given_up_name(old.name);
  new.taken_down_at := coalesce(old.taken_down_at, now());
  new.opening := 'off';
  new.word_hash := null;
  return new;
end;
$$;
create trigger give_up_page_name before update on private.page_addresses
  for each row when (old.plan_id is not null and new.plan_id is null) execute function private.give_up_page_name();

create function private.is_reserved_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select is_reserved_name.name in (
    'about', 'account', 'admin', 'administrator', 'amazon', 'api', 'app', 'apple', 'assets', 'auth', 'ayuda', 'banco', 'bank',
    'bbva', 'billing', 'bizum', 'blog', 'caixabank', 'celebra', 'contact', 'contacto', 'cuenta', 'demo', 'equipo', 'evento',
    'event', 'facebook', 'google', 'help', 'info', 'instagram', 'legal', 'login', 'mail', 'microsoft', 'null', 'paypal',
    'payments', 'pagos', 'precios', 'pricing', 'privacidad', 'privacy', 'root', 'rsvp', 'santander', 'security', 'seguridad',
    'shared', 'signup', 'soporte', 'staff', 'status', 'stripe', 'support', 'system', 'team', 'terms', 'terminos', 'undefined',
    'whatsapp', 'www'
  ) or is_reserved_name.name ~ '(^|-)celebra(-|$)';
$$;

-- Upper and lower case are one word, as are spaces around it.
create function private.page_word_hash(plan uuid, word text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(plan || ':' || lower(normalize(btrim(word), NFC)), 'UTF8')), 'hex');
$$;

-- A page's sections that are on, as a household's link shows them, or as the open address does: without what isn't marked
-- as open to all, and never with an account or the link of the gifts.
create function private.shown_sections(sections jsonb, invited boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.key, case
    when invited then s.value - array['on', 'open']
    when s.key = 'gifts' then s.value - array['on', 'open', 'accounts', 'link']
    else s.value - array['on', 'open', 'accounts'] end), '{}')
  from jsonb_each(sections) as s
  where s.value -> 'on' = 'true' and (invited or s.value -> 'open' = 'true');
$$;

-- What a page shows whoever reads it.
create function private.page_document(plan public.event_plans, invited boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'theme', coalesce(e.theme, 'olive'),
    'picture', case when e.picture is not null then plan.id || '/' || e.picture end,
    'event_type', plan.event_type,
    'kind', plan.kind,
    'hosts', (select w.hosts from public.invitation_words w where w.plan_id = plan.id order by w.id limit 1),
    'sections', private.shown_sections(coalesce(e.sections, '{}'), invited)
  )
  from (select) as one
  left join lateral (
    select g.* from public.event_pages g where g.plan_id = plan.id order by g.id limit 1
  ) as e on true;
$$;

-- The page as a household's link shows it; null where there is none that is published.
create function private.household_page(plan_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.page_document(p, true) || jsonb_build_object('name', a.name)
  from private.page_addresses a join public.event_plans p on p.id = a.plan_id
  where a.plan_id = household_page.plan_id and a.taken_down_at is null and a.blocked_at is null;
$$;

-- As `read_rsvp`, with the event's page; the function `rsvp` alone asks it.
create function public.read_invitation(token_hash text, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  answer constant jsonb := public.read_rsvp(read_invitation.token_hash, ip_hash);
begin
  if answer is null or answer ? 'capped' then
    return answer;
  end if;
  return answer || jsonb_build_object(
    'page', private.household_page((private.household_of_link(read_invitation.token_hash)).plan_id));
end;
$$;
grant execute on function private.household_page(uuid), public.read_invitation(text, text) to service_role;

-- For whoever has the address: what the couple opens to all. Null for one that leads nowhere, whatever the reason;
-- {"asks": true} where a word is asked for, with `wrong` after one that isn't it; {"capped": true} beyond 600 an hour from one
-- caller, or 20 words of one caller and 300 of all for one address.
create function public.event_page(name text, word text default null) returns jsonb
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
      'name', plan.name, 'event_date', plan.event_date, 'over', private.is_over(plan), 'country', plan.country,
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
grant execute on function public.event_page(text, text) to anon, authenticated;

-- Where a plan's page stands, for its members; null before it was ever published.
create function public.page_state(plan_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', a.name, 'opening', a.opening, 'indexed', a.indexed, 'published_at', a.published_at,
    'taken_down_at', a.taken_down_at, 'blocked', a.blocked_at is not null)
  from private.page_addresses a
  where a.plan_id = page_state.plan_id and a.plan_id = any (array(select private.my_plans('viewer')));
$$;
grant execute on function public.page_state(uuid) to authenticated;

-- Publishes a plan's page, or changes where and for whom it is. An empty word leaves the one that stands. PT404 for who may not
-- edit; PT400 name_not_valid, name_reserved, word_missing; PT403 page_blocked; PT409 name_taken.
create function public.publish_page(plan_id uuid, name text, opening text, word text, indexed boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  plan constant uuid := publish_page.plan_id;
  wanted constant text := lower(btrim(coalesce(publish_page.name, '')));
  said constant text := nullif(btrim(coalesce(word, '')), '');
  standing private.page_addresses;
  hash text;
begin
  if plan is null or plan <> all (array(select private.my_plans('editor'))) then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  -- Who publishes at once waits, and is asked again who they are.
  perform from public.event_plans p where p.id = plan for no key update;
  if plan <> all (array(select private.my_plans('editor'))) then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  if char_length(wanted) not between 3 and 60 or wanted collate "C" !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    raise exception using errcode = 'PT400', message = 'name_not_valid';
  end if;
  if private.is_reserved_name(wanted) then
    raise exception using errcode = 'PT400', message = 'name_reserved';
  end if;
  select a.* into standing from private.page_addresses a where a.plan_id = plan;
  if standing.blocked_at is not null then
    raise exception using errcode = 'PT403', message = 'page_blocked';
  end if;
  hash := case when said is not null then private.page_word_hash(plan, left(said, 100)) else standing.word_hash end;
  if publish_page.opening = 'word' and (hash is null or char_length(said) < 4) then
    raise exception using errcode = 'PT400', message = 'word_missing';
  end if;

  delete from private.page_addresses a
  where a.taken_down_at < now() - interval '90 days' and a.blocked_at is null and a.plan_id is distinct from plan;
  if exists (
    select from private.page_addresses a where a.name = private.given_up_name(wanted) and a.held_for <> plan
  ) then
    raise exception using errcode = 'PT409', message = 'name_taken';
  end if;
  delete from private.page_addresses a where a.name = private.given_up_name(wanted);
  update private.page_addresses a set plan_id = null where a.plan_id = plan and a.name <> wanted;
  insert into private.page_addresses as a (name, plan_id, held_for, opening, word_hash, indexed)
  values (wanted, plan, plan, publish_page.opening, case when publish_page.opening = 'word' then hash end,
    coalesce(publish_page.indexed, false))
  on conflict on constraint page_addresses_pkey do update
  set plan_id = plan, opening = excluded.opening, word_hash = excluded.word_hash, indexed = excluded.indexed,
    published_at = case when a.taken_down_at is null then a.published_at else now() end, taken_down_at = null
  where a.held_for = plan and a.blocked_at is null;
  if not found then
    raise exception using errcode = 'PT409', message = 'name_taken';
  end if;
  return public.page_state(plan);
exception
  when check_violation or not_null_violation then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;
grant execute on function public.publish_page(uuid, text, text, text, boolean) to authenticated;

-- From now on neither the address nor a household's link shows the page; its name is kept for the plan for 90 days.
create function public.take_page_down(plan_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if take_page_down.plan_id is null or take_page_down.plan_id <> all (array(select private.my_plans('editor'))) then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  update private.page_addresses a set taken_down_at = coalesce(a.taken_down_at, now())
  where a.plan_id = take_page_down.plan_id;
  return public.page_state(take_page_down.plan_id);
end;
$$;
grant execute on function public.take_page_down(uuid) to authenticated;

-- The team takes a page down that was reported, or lets it stand again. True where there is one.
create function public.block_page(name text, blocked boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.page_addresses a set blocked_at = case when blocked then now() end where a.name = block_page.name;
  return found;
end;
$$;
grant execute on function public.block_page(text, boolean) to service_role;

-- Pictures, sized on the device: found by whoever knows their name, 122 random bits, and listed for editors alone. At most
-- twenty a plan, however many arrive at once, those that nothing shows included.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('page-pictures', 'page-pictures', true, 307200, array['image/jpeg', 'image/webp'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  create policy "editors find the pictures of their pages" on storage.objects for select to authenticated using (
    bucket_id = 'page-pictures'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('editor') as p))
  );
  create policy "editors add pictures to their pages" on storage.objects for insert to authenticated with check (
    bucket_id = 'page-pictures'
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('editor') as p))
  );
  create policy "editors remove pictures of their pages" on storage.objects for delete to authenticated using (
    bucket_id = 'page-pictures'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('editor') as p))
  );

  create function private.limit_page_pictures() returns trigger
  language plpgsql security definer set search_path = '' as $f$
  declare
    folder text := split_part(new.name, '/', 1);
  begin
    perform pg_advisory_xact_lock(hashtextextended('page-pictures/' || folder, 0));
    if (
      select count(*) > 20 from storage.objects o
      where o.bucket_id = 'page-pictures' and o.name like folder || '/%'
    ) then
      raise exception using errcode = '42501', message = 'file_limit_reached';
    end if;
    return null;
  end;
  $f$;
  create trigger limit_page_pictures after insert on storage.objects
    for each row when (new.bucket_id = 'page-pictures') execute function private.limit_page_pictures();
end;
$$;

-- Pictures to delete at a moment, at most `most`: those that no page has named for a day, and those of pages that were taken
-- down. A plan that is purged leaves none.
create function public.unused_pictures(moment timestamptz, most int) returns setof text
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query
    select o.name
    from storage.objects o
    where o.bucket_id = 'page-pictures' and o.created_at < moment - interval '1 day'
      and (
        not exists (
          select from public.event_pages e where e.plan_id || '/' || e.picture = o.name
        ) and not exists (
          select from public.event_pages e
          where e.plan_id::text = split_part(o.name, '/', 1) and e.updated_at >= moment - interval '1 day'
        )
        or exists (
          select from private.page_addresses a
          where a.plan_id::text = split_part(o.name, '/', 1) and coalesce(a.blocked_at, a.taken_down_at) is not null
        )
      )
    order by o.name
    limit greatest(1, least(most, 1000));
end;
$$;
grant execute on function public.unused_pictures(timestamptz, int) to service_role;
