create type public.blog_category as enum ('budget', 'planning', 'guests', 'drinks', 'ideas');

-- A row a language; both languages share the slug. The text is Markdown. A date in the future keeps a post back
-- until that day. `views` counts for the post, whichever language it was read in.
create table public.blog_posts (
  slug text not null check (char_length(slug) <= 100) check (slug collate "C" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  language public.language not null,
  category public.blog_category not null,
  title text not null check (char_length(title) between 1 and 200),
  excerpt text not null check (char_length(excerpt) between 1 and 500),
  body text not null check (char_length(body) between 1 and 60000),
  author text not null check (char_length(author) between 1 and 100),
  published_at date not null check (published_at between '2022-01-01' and '2199-12-31'),
  minutes_to_read int not null check (minutes_to_read between 1 and 120),
  views bigint not null default 0 check (views >= 0),
  featured boolean not null default false,
  related text[] not null default '{}' check (cardinality(related) <= 6) check (array_position(related, null) is null),
  sources jsonb not null default '[]'
    check (jsonb_typeof(sources) = 'array' and octet_length(sources::text) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (slug, language)
);
create index blog_posts_language_idx on public.blog_posts (language, published_at desc);

create table public.blog_views (
  slug text not null check (char_length(slug) <= 100),
  session_hash text not null check (session_hash collate "C" ~ '^[0-9a-f]{64}$'),
  viewed_at timestamptz not null default now(),
  primary key (slug, session_hash)
);
create index blog_views_viewed_at_idx on public.blog_views (viewed_at);

alter table public.blog_posts enable row level security;
alter table public.blog_views enable row level security;

grant select (
  slug, language, category, title, excerpt, body, author, published_at, minutes_to_read, views, featured, related,
  sources, updated_at
) on public.blog_posts to anon, authenticated;
grant select, insert, update, delete on public.blog_posts, public.blog_views to service_role;

create policy "everybody reads what is published" on public.blog_posts
  for select to anon, authenticated using (published_at <= current_date);

-- A counted view is no change of the post.
create trigger touch_updated_at before update on public.blog_posts
  for each row when (old.views = new.views) execute function private.touch_updated_at();

-- Who calls, as far as the API says so; null where it doesn't. A proxy's own word goes before a list that the
-- caller may have begun.
create function private.caller_address() returns text
language sql stable set search_path = '' as $$
  select nullif(btrim(coalesce(
    h ->> 'cf-connecting-ip',
    split_part(h ->> 'x-forwarded-for', ',', 1)
  )), '')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as h) as headers;
$$;

-- Counts a view once a session: true when it was counted now. At most 100 an hour from one caller, 5,000 from all, and
-- 1,000 of one post; beyond that readers read on and nothing is counted. `session_token` is 128 random bits in
-- hexadecimal, of which only the hash is kept. The lock on the post makes its cap exact; who would wait longer than a
-- second for it goes uncounted (55P03), as reading must wait for nothing. A view is remembered only once it is
-- admitted, or one caller could use up what a post may count.
create function public.count_blog_view(slug text, session_token text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '1s' as $$
declare
  source text := private.source_hash(coalesce(private.source_of(private.caller_address()), 'unknown'));
  session text;
  post text;
begin
  if session_token is null or session_token collate "C" !~ '^[0-9a-f]{32}$' then
    raise exception using errcode = '22023', message = 'a session token is 32 hexadecimal digits';
  end if;
  session := encode(sha256(convert_to(session_token, 'UTF8')), 'hex');

  select p.slug into post
  from public.blog_posts p
  where p.slug = count_blog_view.slug and p.published_at <= current_date
  order by p.language
  for no key update;
  if not found
    or exists (select from public.blog_views v where v.slug = post and v.session_hash = session)
    or (
      select count(*) >= 1000
      from public.blog_views v
      where v.slug = post and v.viewed_at > now() - interval '1 hour'
    )
    or not private.admit('blog_view', source, 100, interval '1 hour', 5000)
  then
    return false;
  end if;

  insert into public.blog_views (slug, session_hash) values (post, session);
  update public.blog_posts p set views = p.views + 1 where p.slug = post;
  return true;
end;
$$;
grant execute on function public.count_blog_view(text, text) to anon, authenticated;
