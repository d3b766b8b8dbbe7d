import { type Actor, PEOPLE } from './actors';
import { create, fresh } from './calls';
import { FOREIGN, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const { owner, editor, stranger } = PEOPLE;

/** Stores a purchase of Basic as the payment service reports it. */
export const basic = (id: string, read: number, more: Record<string, unknown> = {}, expect = 'kept'): Step =>
  does(
    'service',
    `select public.keep_purchase('${JSON.stringify({
      id,
      user_id: owner,
      payment_id: `pi_${id}`,
      amount: 7200,
      refunded: 0,
      currency: 'EUR',
      state: 'paid',
      paid_at: '2026-11-01T10:00:00Z',
      begun_at: '2026-11-01T09:59:00Z',
      ...more,
    })}'::jsonb || '${'paid_at' in more ? '{}' : '{"paid_at": "now"}'}'::jsonb, ${read})`,
    expect,
  );
export const pro = (
  id: string,
  read: number,
  until: string,
  more: Record<string, unknown> = {},
  expect = 'kept',
) =>
  does(
    'service',
    `select public.keep_subscription('${JSON.stringify({
      id,
      user_id: owner,
      period: 'yearly',
      status: 'active',
      amount: 26400,
      currency: 'EUR',
      ends: false,
      grace: true,
      begun_at: '2026-11-01T09:59:00Z',
      ...more,
    })}'::jsonb || jsonb_build_object('started_at', now() - interval '2 days', 'until', now() + interval '${until}'), ${read})`,
    expect,
  );
export const tierOf = (expect: string, person: string = owner): Step =>
  does('postgres', `select private.tier_of('${person}')`, expect);
const ends = (expect: string): Step =>
  does('postgres', `select private.purchase_until(p) from public.purchases p`, expect);
const wish = (tier: string, currency = 'EUR') => JSON.stringify({ tier, currency });
const begin = (what: string, want: string, expect: string): Step =>
  does('service', `select public.begin_checkout('${owner}', '${want}') ->> '${what}'`, expect);
const DAY_OF_EVENT = `update public.event_plans set event_date = `;

export const payments: Scenario[] = [
  {
    name: 'a tier that was agreed on lapses seven days after its end',
    steps: [
      does(
        'service',
        `update public.entitlements set plan_tier = 'enterprise', until = now() - interval '6 days 23 hours'
         where user_id = '${owner}'`,
      ),
      tierOf('enterprise'),
      tierOf('free', stranger),
      does(
        'service',
        `update public.entitlements set until = now() - interval '7 days' where user_id = '${owner}'`,
      ),
      tierOf('free'),
    ],
  },
  {
    name: 'Basic lasts a year, moves along with its event, and ends after thirty months',
    steps: [
      basic('one', 1, { paid_at: '2026-11-01T10:00:00Z' }),
      does('postgres', `${DAY_OF_EVENT} '2026-12-01' where id = '${SHARED}'`),
      ends('2027-11-01'),
      does('postgres', `${DAY_OF_EVENT} '2027-12-01' where id = '${SHARED}'`),
      ends('2028-06-01'),
      does('postgres', `${DAY_OF_EVENT} '2040-12-01' where id = '${SHARED}'`),
      ends('2029-05-01'),
      does(
        'service',
        `update public.purchases set paid_at = now() - interval '31 months' where user_id = '${owner}'`,
      ),
      tierOf('free'),
    ],
  },
  {
    name: 'Pro rests on Basic, which goes on when it ends',
    steps: [
      basic('one', 1),
      tierOf('basic'),
      pro('sub', 2, '-6 days'),
      tierOf('pro'),
      tierOf('free', stranger),
      pro('sub', 3, '-7 days'),
      tierOf('basic'),
      pro('sub', 4, '-1 hour', { grace: false }),
      tierOf('basic'),
      pro('sub', 5, '1 hour', { grace: false }),
      tierOf('pro'),
    ],
  },
  {
    name: 'the read that began last is what stands',
    steps: [
      basic('one', 2, { state: 'refunded' }),
      basic('one', 1),
      tierOf('free'),
      pro('sub', 4, '-8 days'),
      pro('sub', 3, '20 days'),
      tierOf('free'),
    ],
  },
  {
    name: 'a second paid session is told, and one after a refund is not',
    steps: [
      basic('one', 1),
      basic('two', 2, {}, 'second'),
      basic('one', 3, { state: 'disputed' }),
      tierOf('free'),
      basic('two', 4, {}, 'second'),
      basic('one', 5, { state: 'refunded' }),
      basic('two', 6),
      tierOf('basic'),
      pro('sub', 7, '20 days'),
      pro('sub two', 8, '20 days', {}, 'second'),
      pro('sub', 9, '0 days', { status: 'canceled' }),
      pro('sub two', 10, '20 days'),
    ],
  },
  {
    name: 'what is of nobody is not kept',
    steps: [
      basic('one', 1, { user_id: 'a0000000-0000-4000-8000-00000000000f' }, 'gone'),
      pro('sub', 2, '1 day', { user_id: 'a0000000-0000-4000-8000-00000000000f' }, 'gone'),
    ],
  },
  {
    name: 'a plan that is handed over takes its Basic along, and its buyer may withdraw from it',
    steps: [
      basic('one', 1),
      does(
        'postgres',
        `update public.plan_members set offered = true where user_id = '${editor}' and plan_id = '${SHARED}'`,
      ),
      does('editor', `select public.answer_handover('${SHARED}', true)`, ''),
      tierOf('free'),
      tierOf('basic', editor),
      does('owner', 'select count(*) from public.purchases', '1'),
      does('editor', 'select count(*) from public.purchases', '0'),
      does('owner', `select public.own_billing() #>> '{purchases,0,held}'`, 'false'),
      does('service', `select public.withdraw('${editor}', 'one')`, 'null'),
      does('service', `select public.withdraw('${owner}', 'one') ->> 'returned'`, '7200'),
      tierOf('free', editor),
    ],
  },
  {
    name: 'a Basic for another plan stays when one is handed over',
    steps: [
      does(
        'service',
        `update public.entitlements set plan_tier = 'pro' where user_id in ('${owner}', '${editor}', '${stranger}')`,
        '3',
      ),
      basic('one', 1, { user_id: stranger }),
      does(
        'postgres',
        `update public.plan_members set offered = true where user_id = '${editor}' and plan_id = '${SHARED}'`,
      ),
      does('editor', `select public.answer_handover('${SHARED}', true)`, ''),
      does('postgres', `select user_id from public.purchases`, stranger),
      does('postgres', `select for_plan from public.purchases`, FOREIGN),
    ],
  },
  {
    name: 'a Basic for another plan of the same owner stays when one is handed over',
    steps: [
      does('service', `update public.entitlements set plan_tier = 'pro' where user_id = '${owner}'`),
      does('owner', `select ${create({ id: fresh(1) })} ->> 'id'`, fresh(1)),
      basic('one', 1),
      does('postgres', `update public.purchases set for_plan = '${fresh(1)}'`),
      does(
        'postgres',
        `update public.plan_members set offered = true where user_id = '${editor}' and plan_id = '${SHARED}'`,
      ),
      does('editor', `select public.answer_handover('${SHARED}', true)`, ''),
      does('postgres', `select user_id from public.purchases`, owner),
      does('postgres', `select for_plan from public.purchases`, fresh(1)),
    ],
  },
  {
    name: 'one attempt is made for one wish, and none for what is held',
    steps: [
      begin('other', wish('basic'), 'false'),
      begin('other', wish('basic'), 'false'),
      begin('other', wish('basic', 'USD'), 'true'),
      does('postgres', `update private.checkouts set began_at = now() - interval '61 minutes'`),
      begin('other', wish('basic'), 'true'),
      does('postgres', 'select count(*) from private.checkouts', '1'),
      does('service', `select public.keep_checkout(attempt, 's') from private.checkouts`, '!42501'),
      does(
        'service',
        `select public.keep_checkout((public.begin_checkout('${owner}', '${wish('basic')}') ->> 'attempt')::uuid, 's')`,
        'true',
      ),
      begin('session_id', wish('basic'), 's'),
      does(
        'service',
        `select public.end_checkout((public.begin_checkout('${owner}', '${wish('basic')}') ->> 'attempt')::uuid)`,
        'null',
      ),
      does('postgres', 'select count(*) from private.checkouts', '0'),
      does('service', `select public.keep_checkout(gen_random_uuid(), 's')`, 'false'),
      basic('one', 1),
      begin('held', wish('basic'), 'true'),
      begin('other', wish('pro'), 'false'),
      does('service', `select public.keep_customer('${owner}', 'first')`, 'first'),
      does('service', `select public.keep_customer('${owner}', 'second')`, 'first'),
      begin('customer_id', wish('pro'), 'first'),
      does('service', `select public.payer_of('${owner}') ->> 'customer_id'`, 'first'),
    ],
  },
  {
    name: 'an event that is done asks for no read',
    steps: [
      does('service', `select public.note_payment_event('evt', 'x') > 0`, 'true'),
      does('service', `select public.note_payment_event('evt', 'x') > 0`, 'true'),
      does('service', `select public.settle_payment_event('evt')`, 'null'),
      does('service', `select public.note_payment_event('evt', 'x')`, 'null'),
      does('service', `select public.note_payment_event('other', 'x') < public.next_payment_read()`, 'true'),
    ],
  },
  {
    name: 'who withdraws within fourteen days gets the days back that they did not use, once',
    steps: [
      basic('one', 1),
      pro('sub', 2, '363 days'),
      does('stranger', `select public.own_billing() -> 'purchases'`, '[]'),
      does('stranger', `select public.own_billing() -> 'subscriptions'`, '[]'),
      does('owner', `select public.own_billing() ->> 'tier'`, 'pro'),
      does('owner', `select public.own_billing() #>> '{subscriptions,0,returns}'`, '26256'),
      does('service', `select public.withdraw('${owner}', 'sub') ->> 'returned'`, '26256'),
      tierOf('basic'),
      does(
        'service',
        `update public.subscriptions set started_at = now() - interval '9 days' where id = 'sub'`,
      ),
      does('service', `select public.withdraw('${owner}', 'sub') ->> 'returned'`, '26256'),
      does('owner', `select public.own_billing() #>> '{subscriptions,0,returns}'`, '26256'),
      does('service', `select public.withdraw('${stranger}', 'one')`, 'null'),
      does('service', `select public.withdraw('${stranger}', 'sub')`, 'null'),
      does(
        'service',
        `update public.purchases set paid_at = now() - interval '15 days' where user_id = '${owner}'`,
      ),
      does('service', `select public.withdraw('${owner}', 'one')`, 'null'),
      tierOf('basic'),
      does(
        'service',
        `update public.purchases set paid_at = now() - interval '14 days' where user_id = '${owner}'`,
      ),
      does('service', `select public.withdraw('${owner}', 'one') ->> 'payment_id'`, 'pi_one'),
      tierOf('free'),
    ],
  },
  {
    name: 'an editor’s request reaches their owner once a day',
    steps: [
      does('service', `select public.claim_owner_offer('${editor}', '${SHARED}') ->> 'plan_id'`, SHARED),
      does('service', `select public.claim_owner_offer('${editor}', '${SHARED}') ->> 'capped'`, 'true'),
      ...[owner, PEOPLE.viewer, stranger].map((person) =>
        does('service', `select public.claim_owner_offer('${person}', '${SHARED}')`, 'null'),
      ),
    ],
  },
];
