import type { Actor } from './actors';
import type { Scenario, Step } from './probe';
import { literal } from './sql';

const SLUG = 'cuanta-bebida';
const token = (n: number) => n.toString(16).padStart(32, '0');

const view = (as: Actor, session: string, expect: string, slug = SLUG): Step => ({
  as,
  sql: `select public.count_blog_view(${literal(slug)}, ${literal(session)})`,
  expect,
});
const from = (address: string, header = 'x-forwarded-for'): Step => ({
  as: 'postgres',
  sql: `select 1 from set_config('request.headers', '{"${header}": "${address}"}', true)`,
  expect: '1',
});
const counted = (expect: number): Step => ({
  as: 'postgres',
  sql: `select string_agg(views::text, ' ' order by language) from public.blog_posts where slug = '${SLUG}'`,
  expect: `${expect} ${expect}`,
});
/** Stores openings of the blog post by other readers within the last hour. */
const crowd = (count: number, slug = SLUG): Step => ({
  as: 'postgres',
  sql: `insert into public.blog_views (slug, session_hash)
    select '${slug}', encode(sha256(n::text::bytea), 'hex') from generate_series(1, ${count}) as n`,
  expect: `${count}`,
});
const attempts = (count: number, address: string): Step => ({
  as: 'postgres',
  sql: `insert into private.attempts (kind, source)
    select 'blog_view', private.source_hash('${address}') from generate_series(1, ${count})`,
  expect: `${count}`,
});

export const views: Scenario[] = [
  {
    name: 'a view counts once a session, for the post in both languages',
    steps: [
      view('anonymous', token(1), 'true'),
      view('anonymous', token(1), 'false'),
      view('owner', token(1), 'false'),
      view('owner', token(2), 'true'),
      counted(2),
      {
        as: 'postgres',
        sql: `select count(*) from public.blog_views where session_hash = encode(sha256('${token(1)}'), 'hex')`,
        expect: '1',
      },
    ],
  },
  {
    name: 'what is no token, no post or not published yet counts nothing',
    steps: [
      view('anonymous', 'abc', '!22023'),
      view('anonymous', token(1).toUpperCase().replace('0', 'G'), '!22023'),
      { as: 'anonymous', sql: `select public.count_blog_view('${SLUG}', null)`, expect: '!22023' },
      view('anonymous', token(1), 'false', 'nada'),
      {
        as: 'postgres',
        sql: `update public.blog_posts set published_at = current_date + 1 where slug = '${SLUG}'`,
        expect: '2',
      },
      view('anonymous', token(1), 'false'),
      { as: 'postgres', sql: 'select count(*) from public.blog_views', expect: '0' },
    ],
  },
  {
    name: 'one address counts a hundred views an hour',
    steps: [
      attempts(99, '203.0.113.7'),
      from('203.0.113.7, 10.0.0.1'),
      view('anonymous', token(1), 'true'),
      view('anonymous', token(2), 'false'),
      from('203.0.113.8'),
      view('anonymous', token(3), 'true'),
      from('203.0.113.7', 'cf-connecting-ip'),
      view('anonymous', token(4), 'false'),
      {
        as: 'postgres',
        sql: `update private.attempts set attempted_at = now() - interval '61 minutes'`,
        expect: '101',
      },
      view('anonymous', token(5), 'true'),
      counted(3),
    ],
  },
  {
    name: 'an IPv6 network is one caller, and an IPv4 address the same in both its forms',
    steps: [
      attempts(99, '2001:db8:1:1::'),
      from('2001:db8:1:1::1'),
      view('anonymous', token(1), 'true'),
      from('2001:DB8:1:1:ffff:ffff:ffff:ffff'),
      view('anonymous', token(2), 'false'),
      from('2001:db8:1:2::1'),
      view('anonymous', token(2), 'true'),
      attempts(100, '203.0.113.7'),
      from('::ffff:203.0.113.7'),
      view('anonymous', token(3), 'false'),
      from('::ffff:203.0.113.8'),
      view('anonymous', token(3), 'true'),
      attempts(100, 'no address'),
      from('no address'),
      view('anonymous', token(4), 'false'),
      attempts(100, 'unknown'),
      from(''),
      view('anonymous', token(4), 'false'),
    ],
  },
  {
    name: 'all callers together count five thousand views an hour',
    steps: [
      {
        as: 'postgres',
        sql: `insert into private.attempts (kind, source)
          select 'blog_view', encode(sha256(n::text::bytea), 'hex') from generate_series(1, 4999) as n`,
        expect: '4999',
      },
      view('anonymous', token(1), 'true'),
      view('anonymous', token(2), 'false'),
      {
        as: 'postgres',
        sql: `update private.attempts set attempted_at = now() - interval '61 minutes'`,
        expect: '5000',
      },
      view('anonymous', token(2), 'true'),
    ],
  },
  {
    name: 'what is not admitted uses up nothing of what a post may count',
    steps: [
      attempts(100, '203.0.113.7'),
      crowd(999),
      from('203.0.113.7'),
      view('anonymous', token(1), 'false'),
      from('203.0.113.8'),
      view('anonymous', token(2), 'true'),
    ],
  },
  {
    name: 'one post counts a thousand views an hour',
    steps: [
      crowd(999),
      view('anonymous', token(1), 'true'),
      view('anonymous', token(2), 'false'),
      {
        as: 'postgres',
        sql: `update public.blog_views set viewed_at = now() - interval '61 minutes'`,
        expect: '1000',
      },
      view('anonymous', token(2), 'true'),
    ],
  },
  {
    name: 'a post that everybody reads leaves the others their thousand',
    steps: [
      {
        as: 'postgres',
        sql: `insert into public.blog_posts
          select (jsonb_populate_record(p, '{"slug": "otra"}')).* from public.blog_posts p where p.slug = '${SLUG}'`,
        expect: '2',
      },
      crowd(1000, 'otra'),
      view('anonymous', token(1), 'true'),
      view('anonymous', token(1), 'false', 'otra'),
    ],
  },
  {
    name: 'a post says when it was changed, and a view is no change',
    steps: [
      { as: 'postgres', sql: `alter table public.blog_posts disable trigger touch_updated_at`, expect: '0' },
      { as: 'postgres', sql: `update public.blog_posts set updated_at = '2025-01-01'`, expect: '2' },
      { as: 'postgres', sql: `alter table public.blog_posts enable trigger touch_updated_at`, expect: '0' },
      view('anonymous', token(1), 'true'),
      { as: 'owner', sql: `select updated_at = '2025-01-01' from public.blog_posts`, expect: 'true' },
      { as: 'postgres', sql: `update public.blog_posts set title = 'Otro título'`, expect: '2' },
      { as: 'owner', sql: `select updated_at = now() from public.blog_posts`, expect: 'true' },
    ],
  },
];
