import type { Actor } from './actors';
import { fresh } from './calls';
import { DELETED, FOREIGN, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { literal } from './sql';

type Values = Record<string, string | number | null>;

/** Returns a function call with named arguments, as the API makes it. */
const call = (name: string, values: Values): string =>
  `public.${name}(${Object.entries(values)
    .map(([key, value]) => `${key} => ${typeof value === 'string' ? literal(value) : value}`)
    .join(', ')})`;

const HASH = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);

const MESSAGE: Values = {
  id: fresh(1),
  first_name: ' Íñigo ',
  last_name: "O'Brien-Núñez",
  email: 'inigo@example.org',
  company: ' ',
  subject: 'Boda en junio',
  message: '  Somos ciento veinte.\n¿Nos ayudáis?  ',
  language: 'es',
  website: '',
  fill_ms: 3000,
  ip_hash: HASH,
};
const message = (change: Values, expect: string, as: Actor = 'service'): Step => ({
  as,
  sql: `select ${call('send_contact_message', { ...MESSAGE, ...change })}`,
  expect,
});
const messages = (expect: string): Step => ({
  as: 'postgres',
  sql: 'select count(*) from public.contact_messages',
  expect,
});
const admits = (kind: string, expect: string): Step => ({
  as: 'service',
  sql: `select private.admit('${kind}', '${'ab'.repeat(32)}', 1, interval '1 hour', 10)`,
  expect,
});
/** Adds requests of other people. */
const crowd = (kind: string, count: number): Step => ({
  as: 'postgres',
  sql: `insert into private.attempts (kind, source)
    select '${kind}', encode(sha256(n::text::bytea), 'hex') from generate_series(1, ${count}) as n`,
  expect: `${count}`,
});
const anHourPasses: Step = {
  as: 'postgres',
  sql: `do $$ begin update private.attempts set attempted_at = attempted_at - interval '61 minutes'; end $$`,
  expect: '0',
};

export const contact: Scenario[] = [
  {
    name: 'people don’t write to the table’s function themselves',
    steps: (['owner', 'anonymous'] as const).map((as) => message({}, '!42501', as)),
  },
  {
    name: 'attempts of one kind leave those of another alone',
    steps: [admits('contact', 'true'), admits('blog_view', 'true'), admits('contact', 'false')],
  },
  {
    name: 'a message is kept, trimmed, once',
    steps: [
      message({}, 'stored'),
      message({ message: 'Otro texto con el mismo número.' }, 'repeated'),
      {
        as: 'service',
        sql: `select concat_ws('|', first_name, last_name, company is null, message, mailed_at is null)
          from public.contact_messages`,
        expect: "Íñigo|O'Brien-Núñez|t|Somos ciento veinte.\n¿Nos ayudáis?|t",
      },
    ],
  },
  {
    name: 'what no person does is answered and not kept',
    steps: [
      message({ website: 'https://spam.example' }, 'ignored'),
      message({ fill_ms: 2999 }, 'ignored'),
      message({ fill_ms: null }, 'ignored'),
      messages('0'),
    ],
  },
  {
    name: 'a message keeps to the limits of both contact schemas',
    steps: [
      message({ first_name: ' A ' }, '!PT400'),
      message({ last_name: 'B' }, '!PT400'),
      message({ first_name: 'Ana3' }, '!PT400'),
      message({ last_name: '<b>Ana' }, '!PT400'),
      message({ first_name: 'An\u202ea' }, '!PT400'),
      message({ last_name: 'Ana\nBcc: x' }, '!PT400'),
      anHourPasses,
      message({ first_name: 'é'.repeat(50), last_name: 'é'.repeat(50) }, '!PT400'),
      message({ email: 'not an address' }, '!PT400'),
      message({ email: `${'a'.repeat(90)}@example.org` }, '!PT400'),
      message({ email: null }, '!PT400'),
      message({ company: 'é'.repeat(101) }, '!PT400'),
      message({ company: 'a\u0007' }, '!PT400'),
      message({ subject: 'Hola ' }, '!PT400'),
      message({ subject: 'é'.repeat(201) }, '!PT400'),
      message({ subject: 'Hola a todos\nBcc: x' }, '!PT400'),
      message({ message: ` ${'x'.repeat(19)} ` }, '!PT400'),
      message({ message: 'é'.repeat(2001) }, '!PT400'),
      message({ message: `\u0007${'x'.repeat(30)}` }, '!PT400'),
      message({ language: 'fr' }, '!PT400'),
      message({ id: null }, '!PT400'),
      messages('0'),
      message({ first_name: 'Zo', last_name: 'Li', subject: 'Boda!', message: 'é'.repeat(20) }, 'stored'),
      message(
        { id: fresh(2), first_name: 'é'.repeat(50), last_name: 'é'.repeat(49), message: 'é'.repeat(2000) },
        'stored',
      ),
    ],
  },
  {
    name: 'one address sends five messages an hour',
    steps: [
      ...[1, 2, 3, 4, 5].map((n) => message({ id: fresh(n), email: `p${n}@example.org` }, 'stored')),
      message({ id: fresh(6), email: 'p6@example.org' }, 'capped'),
      message({ id: fresh(6), email: 'p6@example.org', ip_hash: OTHER }, 'stored'),
      message({ id: fresh(7), email: 'p7@example.org', ip_hash: null }, 'stored'),
      message({ id: fresh(5) }, 'repeated'),
      anHourPasses,
      message({ id: fresh(8), email: 'p6@example.org' }, 'stored'),
    ],
  },
  {
    name: 'the form is open for one person while many write, and closes for a flood alone',
    steps: [
      crowd('contact_address', 4999),
      crowd('contact_sender', 600),
      message({}, 'stored'),
      message({ id: fresh(2), email: 'b@example.org', ip_hash: OTHER }, 'capped'),
      anHourPasses,
      message({ id: fresh(2), email: 'b@example.org', ip_hash: OTHER }, 'stored'),
    ],
  },
  {
    name: 'the team gets sixty mails of the form an hour',
    steps: [
      { as: 'owner', sql: 'select public.may_mail_team()', expect: '!42501' },
      crowd('contact_mail', 59),
      { as: 'service', sql: 'select public.may_mail_team()', expect: 'true' },
      { as: 'service', sql: 'select public.may_mail_team()', expect: 'false' },
      anHourPasses,
      { as: 'service', sql: 'select public.may_mail_team()', expect: 'true' },
    ],
  },
  {
    name: 'a message that is refused counts for nobody',
    steps: [
      ...[1, 2, 3].map((n) => message({ id: fresh(n), ip_hash: `${n}`.repeat(64) }, 'stored')),
      // The IP address can still send a message, because its five refused messages don't count.
      ...[4, 5, 6, 7, 8].map((n) => message({ id: fresh(n), ip_hash: OTHER }, 'capped')),
      message({ id: fresh(9), email: 'other@example.org', ip_hash: OTHER }, 'stored'),
    ],
  },
  {
    name: 'one sender sends three messages an hour, from wherever',
    steps: [
      ...[1, 2, 3].map((n) => message({ id: fresh(n), ip_hash: `${n}`.repeat(64) }, 'stored')),
      message({ id: fresh(4), email: ' INIGO@example.org', ip_hash: OTHER }, 'capped'),
      anHourPasses,
      message({ id: fresh(4), ip_hash: OTHER }, 'stored'),
    ],
  },
];

const T = '0f'.repeat(32);
const subscribe = (change: Values, expect: string, as: Actor = 'service'): Step => ({
  as,
  sql: `select outcome from ${call('subscribe_to_newsletter', {
    email: ' Ana@Example.org',
    language: 'es',
    token_hash: T,
    website: '',
    fill_ms: 1500,
    ip_hash: HASH,
    ...change,
  })}`,
  expect,
});
const confirm = (token: string, expect: string, as: Actor = 'service'): Step => ({
  as,
  sql: `select concat_ws('|', email, language, first_time) from public.confirm_newsletter('${token}')`,
  expect,
});

export const newsletter: Scenario[] = [
  {
    name: 'people don’t call the newsletter’s functions themselves',
    steps: (['owner', 'anonymous'] as const).flatMap((as) => [
      subscribe({}, '!42501', as),
      confirm(T, '!42501', as),
    ]),
  },
  {
    name: 'a subscription counts once it is confirmed, and its link may be followed again',
    steps: [
      subscribe({}, 'confirm'),
      confirm('1'.repeat(64), 'null'),
      confirm(T, 'ana@example.org|es|t'),
      confirm(T, 'ana@example.org|es|f'),
      subscribe({ token_hash: '2'.repeat(64) }, 'known'),
      confirm('2'.repeat(64), 'null'),
    ],
  },
  {
    name: 'a link expires after two days and gives way to the next',
    steps: [
      subscribe({}, 'confirm'),
      subscribe({ token_hash: '2'.repeat(64), language: 'en' }, 'confirm'),
      confirm(T, 'null'),
      {
        as: 'service',
        sql: `select confirm_expires_at - now() from public.newsletter_subscribers`,
        expect: '2 days',
      },
      {
        as: 'service',
        sql: `update public.newsletter_subscribers set confirm_expires_at = now()`,
        expect: '1',
      },
      confirm('2'.repeat(64), 'null'),
    ],
  },
  {
    name: 'honeypot fields and too many requests send nothing',
    steps: [
      subscribe({ website: 'x' }, 'quiet'),
      subscribe({ fill_ms: 1499 }, 'quiet'),
      subscribe({ fill_ms: null }, 'quiet'),
      { as: 'service', sql: 'select count(*) from public.newsletter_subscribers', expect: '0' },
      ...[1, 2, 3].map(() => subscribe({}, 'confirm')),
      subscribe({}, 'quiet'),
      ...[5, 6, 7, 8, 9, 10].map((n) =>
        subscribe({ email: `a${n}@example.org`, token_hash: `${n % 10}`.repeat(64) }, 'confirm'),
      ),
      subscribe({ email: 'b@example.org' }, 'capped'),
      subscribe({ email: 'b@example.org', ip_hash: null, token_hash: 'b'.repeat(64) }, 'confirm'),
      anHourPasses,
      subscribe({}, 'quiet'),
      subscribe({ email: 'c@example.org', token_hash: 'c'.repeat(64) }, 'confirm'),
    ],
  },
  {
    name: 'the newsletter takes three thousand requests an hour from all, and mails three thousand a day',
    steps: [
      crowd('newsletter_address', 2999),
      subscribe({}, 'confirm'),
      subscribe({}, 'capped'),
      anHourPasses,
      subscribe({}, 'confirm'),
      crowd('newsletter_mail', 2998),
      subscribe({ email: 'b@example.org', token_hash: 'b'.repeat(64) }, 'quiet'),
    ],
  },
  {
    name: 'a subscription is bounded',
    steps: [
      subscribe({ email: 'no address' }, '!PT400'),
      subscribe({ email: `${'a'.repeat(90)}@example.org` }, '!PT400'),
      subscribe({ email: null }, '!PT400'),
      subscribe({ language: 'fr' }, '!PT400'),
      subscribe({ token_hash: 'abc' }, '!23514'),
      subscribe({ token_hash: null }, '!23514'),
    ],
  },
];

export const purge: Scenario[] = [
  {
    name: 'what has served its purpose goes, and nothing else',
    steps: [
      message({}, 'stored'),
      subscribe({}, 'confirm'),
      subscribe({ email: 'b@example.org', token_hash: '2'.repeat(64) }, 'confirm'),
      confirm(T, 'ana@example.org|es|t'),
      { as: 'service', sql: 'select private.purge_public_records()', expect: '0' },
      {
        as: 'postgres',
        sql: `do $$ begin
          insert into public.blog_views values ('x', '${HASH}', now() - interval '49 hours'), ('y', '${HASH}', now() - interval '47 hours');
          update private.attempts set attempted_at = now() - interval '49 hours' where kind = 'contact_sender';
          update public.newsletter_subscribers
            set created_at = now() - interval '8 days', confirm_expires_at = now() - interval '6 days';
          update public.security_events set created_at = now() - interval '91 days';
          update public.contact_messages set created_at = now() - interval '11 months';
          update public.registrations set created_at = now() - interval '8 days',
            confirmed_at = case when plan_id = '${FOREIGN}' then now() end
            where plan_id <> '${DELETED}';
          insert into private.deleted_rows values
            ('tasks', '${fresh(1)}', '${SHARED}', 2, now() - interval '11 months'),
            ('tasks', '${fresh(2)}', '${SHARED}', 2, now() - interval '13 months');
          insert into private.kept_rows (table_name, id, plan_id, parent_id, kept, deleted_at) values
            ('arrivals', '1', '${SHARED}', '${fresh(1)}', '{}', now() - interval '29 days'),
            ('arrivals', '2', '${SHARED}', '${fresh(1)}', '{}', now() - interval '31 days');
        end $$`,
        expect: '0',
      },
      { as: 'service', sql: 'select private.purge_public_records()', expect: '7' },
      {
        as: 'service',
        sql: `select concat_ws(' ',
          (select count(*) from public.blog_views), (select count(*) from private.attempts),
          (select string_agg(email, ' ') from public.newsletter_subscribers),
          (select count(*) from public.security_events), (select count(*) from public.contact_messages),
          (select string_agg(id::text, ' ') from private.deleted_rows),
          (select string_agg(id, ' ') from private.kept_rows), (select count(*) from public.registrations))`,
        expect: `1 5 ana@example.org 0 1 ${fresh(1)} 1 2`,
      },
      {
        as: 'postgres',
        sql: `update public.contact_messages set created_at = now() - interval '13 months'`,
        expect: '1',
      },
      { as: 'service', sql: 'select private.purge_public_records()', expect: '1' },
      { as: 'owner', sql: 'select private.purge_public_records()', expect: '!42501' },
    ],
  },
];
