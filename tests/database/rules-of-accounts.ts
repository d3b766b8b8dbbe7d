import { type Actor, PEOPLE } from './actors';
import { fresh } from './calls';
import { SHARED } from './fixture';
import type { Scenario } from './probe';
import { json, literal } from './sql';

const signUp = (metadata: unknown, full_name: string, language: string): Scenario => ({
  name: `a sign-up with ${JSON.stringify(metadata)?.slice(0, 60)}`,
  steps: [
    {
      as: 'postgres',
      sql: `insert into auth.users (id, raw_user_meta_data)
        values ('${fresh(1)}', ${metadata === undefined ? 'null' : json(metadata)})`,
      expect: '1',
    },
    {
      as: 'postgres',
      sql: `select concat_ws('|', p.full_name, p.language_preference, e.plan_tier)
        from public.profiles p join public.entitlements e on e.user_id = p.id where p.id = '${fresh(1)}'`,
      expect: `${full_name}|${language}|free`,
    },
  ],
});

const rename = (name: string, expect: string) => ({
  as: 'owner' as Actor,
  sql: `update public.profiles set full_name = ${literal(name)}`,
  expect,
});

const setting = (change: string, expect: string) => ({
  as: 'owner' as Actor,
  sql: `update public.profiles set ${change}`,
  expect,
});

export const accounts: Scenario[] = [
  signUp({ full_name: 'Zoë', language_preference: 'es' }, 'Zoë', 'es'),
  signUp({ full_name: '  Ana\u0007\n  María\u202e ', language_preference: 'en' }, 'Ana María', 'en'),
  signUp({ full_name: `${'é'.repeat(99)} x` }, 'é'.repeat(99), 'en'),
  signUp({ full_name: '🎂'.repeat(5000), language_preference: 'fr' }, '🎂'.repeat(100), 'en'),
  signUp({ full_name: { a: 1 }, language_preference: ['es'] }, '', 'en'),
  signUp({ full_name: 7, language_preference: null, plan_tier: 'enterprise' }, '', 'en'),
  signUp(['full_name'], '', 'en'),
  signUp('full_name', '', 'en'),
  signUp(null, '', 'en'),
  signUp(undefined, '', 'en'),
  {
    name: 'a profile holds a bounded name and a known language',
    steps: [
      rename('Íñigo de la Peña', '1'),
      rename('é'.repeat(100), '1'),
      rename('é'.repeat(101), '!23514'),
      rename('a\u0007b', '!23514'),
      rename('a\u202eb', '!23514'),
      { as: 'owner', sql: `update public.profiles set language_preference = 'fr'`, expect: '!22P02' },
      setting(`email_reminders = null`, '!23502'),
      setting(`time_zone = 'America/Argentina/Buenos_Aires'`, '1'),
      setting(`time_zone = ''`, '!23514'),
      setting(`time_zone = 'Europe/Madrid;'`, '!23514'),
      setting(`time_zone = 'A${'a'.repeat(64)}'`, '!23514'),
      setting(`time_zone = null`, '1'),
    ],
  },
  {
    name: 'an account takes everything of its own with it',
    steps: [
      { as: 'postgres', sql: `delete from auth.users where id = '${PEOPLE.owner}'`, expect: '1' },
      {
        as: 'postgres',
        sql: `select concat_ws(' ',
          (select count(*) from public.profiles), (select count(*) from public.entitlements),
          (select count(*) from public.event_plans), (select count(*) from public.plan_members),
          (select count(*) from public.plan_categories), (select count(*) from public.security_events),
          (select count(*) from public.security_events where user_id is null))`,
        expect: '4 4 1 1 9 1 1',
      },
    ],
  },
  {
    name: 'a member who leaves the service leaves the plan',
    steps: [
      { as: 'postgres', sql: `delete from auth.users where id = '${PEOPLE.editor}'`, expect: '1' },
      { as: 'owner', sql: `select count(*) from public.plan_members`, expect: '4' },
    ],
  },
  {
    name: 'a plan has one owner',
    steps: [
      {
        as: 'postgres',
        sql: `insert into public.plan_members values ('${SHARED}', '${PEOPLE.stranger}', 'owner')`,
        expect: '!23505',
      },
    ],
  },
];

const HASH = 'ab'.repeat(32);

const record = (as: Actor, details: string, expect: string, user = 'null', hash = 'null', type = 'x') => ({
  as,
  sql: `select public.record_security_event('${type}', ${details}, now(), ${user}, ${hash})`,
  expect,
});

/** Stores `count` security events from one source within the last hour. */
const flood = (count: number, user: string, hash: string) => ({
  as: 'service' as Actor,
  sql: `insert into public.security_events (type, user_id, ip_hash)
    select 'x', ${user}, ${hash} from generate_series(1, ${count})`,
  expect: `${count}`,
});

export const securityEvents: Scenario[] = [
  {
    name: 'people don’t write the log themselves',
    steps: (['owner', 'anonymous'] as const).map((as) => record(as, `'{}'`, '!42501')),
  },
  {
    name: 'an event is kept with the server’s time',
    steps: [
      record('service', `'{"path": "/x"}'`, 'true', `'${PEOPLE.viewer}'`, `'${HASH}'`),
      {
        as: 'service',
        sql: `select details ->> 'path' from public.security_events
          where created_at = now() and user_id = '${PEOPLE.viewer}' and ip_hash = '${HASH}'`,
        expect: '/x',
      },
      record('service', 'null', 'true'),
    ],
  },
  ...(
    [
      ['a person', `'${PEOPLE.viewer}'`, 'null', `'${PEOPLE.editor}'`, 'null'],
      ['an address', 'null', `'${HASH}'`, 'null', `'${'cd'.repeat(32)}'`],
      ['an address behind many people', `'${PEOPLE.viewer}'`, `'${HASH}'`, `'${PEOPLE.editor}'`, 'null'],
      ['what has neither', 'null', 'null', `'${PEOPLE.editor}'`, `'${HASH}'`],
    ] as const
  ).map(([who, user, hash, otherUser, otherHash]) => ({
    name: `sixty events an hour are kept from ${who}`,
    steps: [
      flood(59, user, hash),
      record('service', `'{}'`, 'true', user, hash),
      record('service', `'{}'`, 'false', user, hash),
      record('service', `'{}'`, 'true', otherUser, otherHash),
      {
        as: 'postgres' as Actor,
        sql: `update public.security_events set created_at = now() - interval '61 minutes'`,
        expect: '62',
      },
      record('service', `'{}'`, 'true', user, hash),
    ],
  })),
  {
    name: 'six thousand events an hour are kept from all',
    steps: [
      {
        as: 'service',
        sql: `insert into public.security_events (type, user_id, ip_hash)
          select 'x', null, encode(sha256(n::text::bytea), 'hex') from generate_series(1, 5998) as n`,
        expect: '5998',
      },
      record('service', `'{}'`, 'true', `'${PEOPLE.viewer}'`),
      record('service', `'{}'`, 'false', `'${PEOPLE.viewer}'`),
    ],
  },
  {
    name: 'an event is bounded',
    steps: [
      record('service', `'[]'`, '!23514'),
      record('service', `jsonb_build_object('a', repeat('x', 4097))`, '!23514'),
      record('service', `'{}'`, '!23514', 'null', `'not a hash'`),
      record('service', `'{}'`, '!23514', 'null', 'null', 'Not A Type'),
      record('service', `'{}'`, '!23514', 'null', 'null', 'x'.repeat(51)),
      {
        as: 'service',
        sql: `select public.record_security_event('x', '{}', 'infinity')`,
        expect: '!23514',
      },
    ],
  },
];
