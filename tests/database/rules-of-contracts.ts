import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Actor, PEOPLE } from './actors';
import { FOREIGN, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { basic, pro, tierOf } from './rules-of-payments';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const { owner, editor, stranger } = PEOPLE;

/** Sets the time of the owner's payment for Basic to this long before now. */
const paid = (ago: string, id = 'one'): Step =>
  does('service', `update public.purchases set paid_at = now() - interval '${ago}' where id = '${id}'`);
const pastEvent = does(
  'postgres',
  `update public.event_plans set event_date = '2020-06-05' where id = '${SHARED}'`,
);
const begins = (expect: string, tier = 'basic'): Step =>
  does('service', `select public.begin_checkout('${owner}', '{"tier": "${tier}"}') ->> 'held'`, expect);
const extended = (expect: string): Step =>
  does('owner', `select (public.own_billing() ->> 'extended_until')::date - current_date`, expect);
const told = (what: string, expect: string): Step =>
  does('service', `select public.claim_contract_emails(50) ${what}`, expect);
const confirmed = (what: string, expect: string): Step =>
  does('service', `select public.claim_contract_confirmations(50) ${what}`, expect);
const until = (id: string, moment: string): Step =>
  does('service', `update public.subscriptions set until = ${moment} where id = '${id}'`);
const addresses = does(
  'postgres',
  `update auth.users set email = id || '@example.org', email_confirmed_at = now() where id in ('${owner}', '${editor}')`,
  '2',
);
const MONTHS = '12 months';

/** The SQL in docs/deploy.md with which an operator activates Enterprise for a customer. */
const [, ACTIVATES = ''] =
  /query --remote "(insert into public\.entitlements[^"]+)"/.exec(
    readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8'),
  ) ?? [];
const activates = (tier: string): string =>
  ACTIVATES.replace('ana@company.example', `${owner}@example.org`).replace(
    `'enterprise', '2027-12-31'`,
    tier,
  );

const chat = (
  id: number,
  plan: string,
  expect: string,
  change: { page?: string; message?: string } = {},
): Step =>
  does(
    'service',
    `select public.send_chat_message('d0000000-0000-4000-8000-0000000000${String(id).padStart(2, '0')}', '${owner}',
      '${change.message ?? ' Hola '}', '${plan}', '${change.page ?? '/app'}', 'es')`,
    expect,
  );

/** Scenarios about extending Basic, mails about contracts, and chat messages. */
export const contracts: Scenario[] = [
  {
    name: 'Basic is extended in its last sixty days, and goes on where it ends',
    steps: [
      pastEvent,
      basic('one', 1),
      extended('null'),
      begins('true'),
      // The contract ends in 61 days, so it is one day too early for an extension. Later in this scenario, 60
      // days remain.
      does('service', `update public.purchases set paid_at = (current_date + 61 - interval '${MONTHS}')`),
      extended('null'),
      begins('true'),
      basic('two', 2, {}, 'second'),
      does('service', `update public.purchases set paid_at = (current_date + 60 - interval '${MONTHS}')`),
      does('owner', `select public.own_billing() ->> 'extended_until' is null`, 'false'),
      begins('null'),
      begins('null', 'pro'),
      does(
        'service',
        `select public.end_checkout((public.begin_checkout('${owner}', '{"tier": "pro"}') ->> 'attempt')::uuid)`,
        'null',
      ),
      basic('two', 3),
      does(
        'postgres',
        `select private.purchase_until(p) = (current_date + 60 + interval '${MONTHS}')::date from public.purchases p where p.id = 'two'`,
        'true',
      ),
      extended('null'),
      begins('true'),
      basic('three', 4, {}, 'second'),
      // The extension has not begun, so its full price is returned.
      does('service', `update public.purchases set paid_at = now() - interval '13 days' where id = 'two'`),
      does('service', `select public.withdraw('${owner}', 'two') ->> 'returned'`, '7200'),
      tierOf('basic'),
      does('owner', `select public.own_billing() ->> 'extended_until' is null`, 'false'),
    ],
  },
  {
    name: 'Basic of others, one that is over and one below Pro are not extended',
    steps: [
      pastEvent,
      basic('one', 1),
      paid('11 months 10 days'),
      does('service', `select private.extended_until('${stranger}')`, '!42501'),
      does('postgres', `select private.extended_until('${stranger}')`, 'null'),
      does('postgres', `select private.extended_until('${owner}') is null`, 'false'),
      pro('sub', 2, '20 days'),
      does('postgres', `select private.extended_until('${owner}')`, 'null'),
      begins('true'),
      pro('sub', 3, '-8 days'),
      paid('13 months'),
      tierOf('free'),
      does('postgres', `select private.basic_ends('${owner}')`, 'null'),
      begins('null'),
      paid('11 months 10 days'),
      does('service', `update public.purchases set state = 'disputed'`),
      does('postgres', `select private.basic_ends('${owner}')`, 'null'),
      does('service', `update public.purchases set state = 'paid', withdrawn_at = now()`),
      does('postgres', `select private.basic_ends('${owner}')`, 'null'),
      does('service', `update public.purchases set withdrawn_at = null, user_id = '${editor}'`),
      does('postgres', `select private.basic_ends('${owner}')`, 'null'),
      // Other people's contracts don't extend the owner's contract, so this contract begins on the day of its
      // payment.
      basic('two', 4),
      does('postgres', `select begins_on from public.purchases where id = 'two'`, 'null'),
    ],
  },
  {
    name: 'an extension lasts at most thirty months after it is paid',
    steps: [
      does('postgres', `update public.event_plans set event_date = '2190-01-01' where id = '${SHARED}'`),
      basic('one', 1),
      paid('29 months'),
      basic('two', 2),
      does(
        'postgres',
        `select private.purchase_until(p) = (private.day_of(now()) + interval '30 months')::date from public.purchases p where p.id = 'two'`,
        'true',
      ),
    ],
  },
  {
    name: 'the guide’s statement activates Enterprise until a day, for one account, and ends it',
    steps: [
      addresses,
      does('postgres', activates(`'enterprise', '2199-12-31'`)),
      tierOf('enterprise'),
      tierOf('free', editor),
      does('owner', `select (public.own_billing() ->> 'until')::date`, '2199-12-31'),
      does('postgres', activates(`'free', null`)),
      tierOf('free'),
    ],
  },
  {
    name: 'who is leaving buys nothing, and others do',
    steps: [
      does(
        'postgres',
        `update public.profiles set deletes_at = now() + interval '7 days' where id = '${owner}'`,
      ),
      does('service', `select public.begin_checkout('${owner}', '{"tier": "basic"}') ->> 'leaving'`, 'true'),
      does('postgres', 'select count(*) from private.checkouts', '0'),
      does(
        'service',
        `select public.begin_checkout('${stranger}', '{"tier": "basic"}') ->> 'leaving'`,
        'null',
      ),
    ],
  },
  {
    name: 'a yearly renewal is told of once, 21 days before, and again where it moves',
    steps: [
      addresses,
      pro('sub', 1, '21 days 1 hour'),
      told('', '[]'),
      until('sub', `now() + interval '20 days'`),
      told(`#>> '{0,kind}'`, 'renewal'),
      told('', '[]'),
      does(
        'service',
        `select public.settle_contract_email((select id from private.contract_emails), true)`,
        '!42501',
      ),
      does('postgres', `update private.contract_emails set claimed_at = now() - interval '61 minutes'`),
      told(`#>> '{0,amount}'`, '26400'),
      does('postgres', `select public.settle_contract_email(id, true) from private.contract_emails`, ''),
      does('postgres', `select public.settle_contract_email(id, false) from private.contract_emails`, ''),
      does('postgres', `update private.contract_emails set claimed_at = now() - interval '61 minutes'`),
      told('', '[]'),
      until('sub', `now() + interval '12 days'`),
      told(`#>> '{0,email}'`, `${owner}@example.org`),
      does(
        'postgres',
        `select public.settle_contract_email(id, false) from private.contract_emails where sent_at is null`,
        '',
      ),
      told(`#>> '{0,currency}'`, 'EUR'),
    ],
  },
  {
    name: 'a contract is confirmed once to its buyer, also where the first e-mail was lost',
    steps: [
      addresses,
      confirmed('', '[]'),
      basic('one', 1, { begun_at: '2026-11-20T09:59:00Z' }),
      pro('sub', 2, '30 days', { user_id: editor, period: 'monthly' }),
      // This contract began on the same day as the previous one.
      pro('other', 3, '30 days'),
      does('service', `select jsonb_array_length(public.claim_contract_confirmations(1))`, '1'),
      does('service', `select jsonb_array_length(public.claim_contract_confirmations(50))`, '2'),
      confirmed('', '[]'),
      does('postgres', `update private.contract_emails set claimed_at = now() - interval '61 minutes'`, '3'),
      confirmed(`#>> '{2,email}'`, `${owner}@example.org`),
      does(
        'postgres',
        `update private.contract_emails set sent_at = now(), claimed_at = now() - interval '61 minutes'`,
        '3',
      ),
      confirmed('', '[]'),
      told('', '[]'),
      does('editor', 'select public.claim_contract_confirmations(50)', '!42501'),
    ],
  },
  {
    name: 'no confirmation is sent to an address that is not confirmed',
    steps: [
      addresses,
      basic('one', 1),
      does('postgres', `update auth.users set email_confirmed_at = null where id = '${owner}'`),
      confirmed('', '[]'),
    ],
  },
  {
    name: 'a confirmation says what was bought, and until when it is withdrawn from',
    steps: [
      addresses,
      pro('sub', 1, '30 days', { period: 'monthly' }),
      does(
        'service',
        `select c ->> 'kind' || ' ' || (c ->> 'amount') || ' ' || ((c ->> 'withdraw_until')::date - current_date)
         from jsonb_array_elements(public.claim_contract_confirmations(50)) as c`,
        'monthly 26400 12',
      ),
    ],
  },
  ...[
    [`state = 'disputed'`, 'that is disputed'],
    ['withdrawn_at = now()', 'that was withdrawn from'],
    [`paid_at = now() - interval '73 hours'`, 'of three days ago'],
  ].map(([change, what]) => ({
    name: `no confirmation is sent of a purchase ${what}`,
    steps: [
      addresses,
      basic('one', 1),
      does('service', `update public.purchases set ${change}`),
      confirmed('', '[]'),
    ],
  })),
  ...[
    [`status = 'past_due'`, 'whose payment failed'],
    ['withdrawn_at = now()', 'that was withdrawn from'],
  ].map(([change, what]) => ({
    name: `no confirmation is sent of a subscription ${what}`,
    steps: [
      addresses,
      pro('sub', 1, '30 days'),
      does('service', `update public.subscriptions set ${change}`),
      confirmed('', '[]'),
    ],
  })),
  {
    name: 'two renewals on one day are told of each',
    steps: [
      addresses,
      pro('sub', 1, '10 days'),
      pro('other', 2, '10 days', { user_id: editor }),
      does('service', `select jsonb_array_length(public.claim_contract_emails(1))`, '1'),
      does('service', `select jsonb_array_length(public.claim_contract_emails(50))`, '1'),
      told('', '[]'),
      does('editor', 'select public.claim_contract_emails(50)', '!42501'),
    ],
  },
  ...[
    [`period = 'monthly'`, 'by the month'],
    [`status = 'past_due'`, 'that is overdue'],
    ['ends = true', 'that ends'],
    ['withdrawn_at = now()', 'that was withdrawn from'],
    [`until = now() - interval '1 hour'`, 'that is past'],
  ].map(([change, what]) => ({
    name: `no renewal is told of a subscription ${what}`,
    steps: [
      addresses,
      pro('sub', 1, '10 days'),
      does('service', `update public.subscriptions set ${change}`),
      told('', '[]'),
    ],
  })),
  {
    name: 'nobody who is leaving, or whose address is not confirmed, is written to',
    steps: [
      addresses,
      pro('sub', 1, '10 days'),
      does(
        'postgres',
        `update public.profiles set deletes_at = now() + interval '7 days' where id = '${owner}'`,
      ),
      told('', '[]'),
      does('postgres', `update public.profiles set deletes_at = null where id = '${owner}'`),
      does('postgres', `update auth.users set email_confirmed_at = null where id = '${owner}'`),
      told('', '[]'),
    ],
  },
  {
    name: 'the end of Basic is told of thirty days before, of the last one alone',
    steps: [
      addresses,
      pastEvent,
      basic('one', 1),
      does('service', `update public.purchases set paid_at = (current_date + 31 - interval '${MONTHS}')`),
      told('', '[]'),
      does('service', `update public.purchases set paid_at = (current_date + 30 - interval '${MONTHS}')`),
      pro('sub', 2, '40 days', { period: 'monthly' }),
      told('', '[]'),
      pro('sub', 3, '-8 days', { period: 'monthly' }),
      does('service', `update public.purchases set state = 'disputed'`),
      told('', '[]'),
      does('service', `update public.purchases set state = 'paid', withdrawn_at = now()`),
      told('', '[]'),
      does('service', `update public.purchases set withdrawn_at = null`),
      told(`#>> '{0,kind}'`, 'basic'),
      told('', '[]'),
      // Once the contract is extended, nobody is told of its former end.
      does('postgres', `delete from private.contract_emails`),
      basic('two', 4),
      told('', '[]'),
      paid('25 months'),
      paid('11 months 10 days', 'two'),
      does('service', `update public.purchases set begins_on = null`, '2'),
      does('service', `select jsonb_array_length(public.claim_contract_emails(50))`),
    ],
  },
  {
    name: 'a message of the chat carries account, tier and page, and a plan that its author is in',
    steps: [
      does('postgres', `update auth.users set email = 'owner@example.org' where id = '${owner}'`),
      does('service', `update public.entitlements set plan_tier = 'basic' where user_id = '${owner}'`),
      chat(1, SHARED, 'stored'),
      chat(1, SHARED, 'repeated'),
      chat(2, FOREIGN, 'stored'),
      does(
        'postgres',
        `select string_agg(concat_ws(' ', m.email, m.message, m.plan_tier, m.user_id = '${owner}', m.for_plan, m.page), ',' order by m.id)
         from public.contact_messages m`,
        `owner@example.org Hola basic t ${SHARED} /app,owner@example.org Hola basic t /app`,
      ),
      chat(3, SHARED, '!PT400', { message: ' ' }),
      chat(3, SHARED, '!PT400', { page: '' }),
      chat(3, SHARED, '!PT400', { message: 'x'.repeat(2001) }),
      does(
        'service',
        `select public.send_chat_message(gen_random_uuid(), gen_random_uuid(), 'Hola', null, '/app', 'es')`,
        'repeated',
      ),
      does(
        'owner',
        `select public.send_chat_message(gen_random_uuid(), '${owner}', 'Hola', null, '/app', 'es')`,
        '!42501',
      ),
      does(
        'service',
        `insert into public.contact_messages (id, email, subject, message, language)
         values (gen_random_uuid(), 'a@b.co', 'Una boda', 'Somos ciento veinte personas.', 'es')`,
        '!23514',
      ),
    ],
  },
  {
    name: 'one account sends twenty messages of the chat an hour, and a flood closes it',
    steps: [
      does('postgres', `update auth.users set email = 'owner@example.org' where id = '${owner}'`),
      ...Array.from({ length: 20 }, (_, n) => chat(n, SHARED, 'stored')),
      chat(5, SHARED, 'repeated'),
      chat(21, SHARED, 'capped'),
      does('postgres', `delete from private.attempts`, '20'),
      does(
        'postgres',
        `insert into private.attempts (kind, source)
         select 'chat', encode(sha256(n::text::bytea), 'hex') from generate_series(1, 4999) as n`,
        '4999',
      ),
      chat(22, SHARED, 'stored'),
      chat(23, SHARED, 'capped'),
    ],
  },
];
