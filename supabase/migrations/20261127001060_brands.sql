-- Own brands (Enterprise): how an agency's clients and guests see it in our place. One a person, found from the plan by its
-- owner, and never by the host that a page is asked from.
create table public.brands (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text not null
    check (char_length(name) between 1 and 60)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  -- A picture in the bucket `page-pictures`, at `<user>/<logo>`.
  logo uuid,
  colour_main text not null check (colour_main collate "C" ~ '^#[0-9a-f]{6}$'),
  colour_accent text not null check (colour_accent collate "C" ~ '^#[0-9a-f]{6}$'),
  -- Who writes an email, and whom an answer reaches.
  sender_name text
    check (char_length(sender_name) between 1 and 60)
    check (sender_name ~ '[^[:space:]]' and sender_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
    check (private.names_no_address(sender_name)),
  reply_to text
    check (char_length(reply_to) <= 254 and reply_to ~ '^[^[:space:]@<>()\[\],;:"\\\u0001-\u001f\u007f-\u009f]+@[^[:space:]@<>()\[\],;:"\\\u0001-\u001f\u007f-\u009f]+$'),
  footer text
    check (char_length(footer) between 1 and 300)
    check (footer ~ '[^[:space:]]' and footer !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  -- The own domain, and whether the operator has added it at the static host: until then no link is written with it.
  origin text
    check (char_length(origin) <= 200)
    check (origin collate "C" ~ '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'),
  origin_live boolean not null default false,
  created_at timestamptz not null default now(),
  constraint brands_live_origin check (origin is not null or not origin_live)
);
alter table public.brands enable row level security;
grant select, delete on public.brands to authenticated;
grant insert (name, logo, colour_main, colour_accent, sender_name, reply_to, footer, origin),
  update (name, logo, colour_main, colour_accent, sender_name, reply_to, footer, origin)
on public.brands to authenticated;
grant select, insert, update, delete on public.brands to service_role;

-- Whether the caller's tier includes a brand of their own.
create function private.may_brand() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.tier_of((select auth.uid())) >= 'enterprise';
$$;
grant execute on function private.may_brand() to authenticated;

-- A tier that ends leaves the brand to be read and removed.
create policy "people read their own" on public.brands
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people make their own" on public.brands
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_brand()));
create policy "people change their own" on public.brands
  for update to authenticated using (user_id = (select auth.uid()) and (select private.may_brand()))
  with check (user_id = (select auth.uid()));
create policy "people remove their own" on public.brands
  for delete to authenticated using (user_id = (select auth.uid()));

-- Another domain is not there yet.
create function private.wait_for_origin() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.origin_live := false;
  return new;
end;
$$;
create trigger wait_for_origin before update on public.brands
  for each row when (new.origin is distinct from old.origin) execute function private.wait_for_origin();

-- Whose events a plan's guests see: null where that is us. With `mails`, who writes to them besides.
create function private.brand_of(plan uuid, mails boolean default false) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', b.name, 'logo', b.user_id || '/' || b.logo, 'colour_main', b.colour_main, 'colour_accent', b.colour_accent,
    'footer', b.footer, 'origin', case when b.origin_live then b.origin end
  ) || case when mails then jsonb_build_object('sender_name', b.sender_name, 'reply_to', b.reply_to) else '{}' end
  from public.event_plans p
  join public.brands b on b.user_id = p.owner_id
  where p.id = brand_of.plan and private.tier_of(p.owner_id) >= 'enterprise';
$$;

-- What a guest is answered, with the brand where there is one.
create function private.branded(answer jsonb, plan uuid) returns jsonb
language sql stable set search_path = '' as $$
  select answer || case when b.brand is null then '{}' else jsonb_build_object('brand', b.brand) end
  from private.brand_of(branded.plan) as b (brand);
$$;
grant execute on function private.brand_of(uuid, boolean), private.branded(jsonb, uuid) to service_role;

-- The same for a plan's members, who print, hand on files and pass on links in its name.
create function public.plan_brand(plan_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.brand_of(plan_brand.plan_id)
  where plan_brand.plan_id = any (array(select private.my_plans('viewer')));
$$;
grant execute on function public.plan_brand(uuid) to authenticated;

-- In whose name a plan's mails are written: of a plan, or of the plan that a household's link belongs to.
create function public.mail_brand(plan_id uuid, token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.brand_of(coalesce(
    mail_brand.plan_id,
    (select l.plan_id from public.household_links l where l.token_hash = mail_brand.token_hash)
  ), true);
$$;
grant execute on function public.mail_brand(uuid, text) to service_role;

-- The name of a brand that all events of a subscribed calendar are under; else null.
create function public.feed_brand(token_hash text) returns text
language sql stable security definer set search_path = '' as $$
  select min(o.name)
  from (
    select private.brand_of(p.id) ->> 'name' as name
    from public.calendar_feeds f
    join public.plan_members m on m.user_id = f.user_id
    join public.event_plans p on p.id = m.plan_id
    where f.token_hash = feed_brand.token_hash and p.deleted_at is null and p.archived_at is null
  ) as o
  having count(*) = count(o.name) and count(distinct o.name) = 1;
$$;
grant execute on function public.feed_brand(text) to service_role;

-- As before, with the brand.
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
        'time_zone', e.time_zone, 'place', e.place) order by e.position, e.id)
      from public.event_parts e
      where e.plan_id = plan.id and e.id = any (page.open_parts) and page.sections @> '{"programme": {"on": true, "open": true}}'
    ), '[]'));
end;
$$;

create or replace function public.read_invitation(token_hash text, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  answer constant jsonb := public.read_rsvp(read_invitation.token_hash, ip_hash);
  plan constant uuid := (private.household_of_link(read_invitation.token_hash)).plan_id;
begin
  if answer is null or answer ? 'capped' then
    return answer;
  end if;
  return private.branded(answer || jsonb_build_object('page', private.household_page(plan)), plan);
end;
$$;

create or replace function public.find_table(token_hash text, ip_hash text, name text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chart public.seating_charts;
  answer jsonb;
begin
  if not (
    private.admit('find_table', private.source_hash(coalesce(ip_hash, 'unknown')), 600, interval '1 hour', 200000)
    and private.admit('find_table_link', private.source_hash(find_table.token_hash), 50000, interval '1 hour', 200000)
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
  answer := private.table_document(chart, find_table.name);
  if answer -> 'found' = '[]' then
    for i in 1 .. least(2, cardinality(private.bare_words(private.name_words(find_table.name))) - 2) loop
      if not private.admit(
        'find_table', private.source_hash(coalesce(ip_hash, 'unknown')), 600, interval '1 hour', 200000)
      then
        return '{"capped": true}';
      end if;
    end loop;
    answer := jsonb_set(answer, '{found}', private.table_of_longer_name(chart, find_table.name));
  end if;
  return private.branded(answer, chart.plan_id);
end;
$$;

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
  return private.branded(answer, link.plan_id) || jsonb_build_object('version', upper(left(md5(answer::text), 6)), 'read_at', now());
end;
$$;

-- Logos lie beside the pages' pictures, in a folder of their owner's.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  update storage.buckets set allowed_mime_types = array['image/jpeg', 'image/png', 'image/webp'] where id = 'page-pictures';

  create policy "people find their own logos" on storage.objects for select to authenticated using (
    bucket_id = 'page-pictures' and split_part(name, '/', 1) = (select auth.uid())::text
  );
  create policy "people add logos of their own" on storage.objects for insert to authenticated with check (
    bucket_id = 'page-pictures'
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and split_part(name, '/', 1) = (select auth.uid())::text
    and (select private.may_brand())
  );
  create policy "people remove their own logos" on storage.objects for delete to authenticated using (
    bucket_id = 'page-pictures' and split_part(name, '/', 1) = (select auth.uid())::text
  );
end;
$$;

-- As before; a logo is needed for as long as its brand.
create or replace function public.unused_pictures(moment timestamptz, most int) returns setof text
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
          select from public.brands b where b.user_id || '/' || b.logo = o.name
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
