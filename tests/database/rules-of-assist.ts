import { type Actor, PEOPLE } from './actors';
import { DELETED, FOREIGN, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const CAPS = '{1,2,3,4}';
const begin = (
  person: keyof typeof PEOPLE,
  expect: string,
  more: { plan?: string; follows?: boolean; caps?: string } = {},
) =>
  does(
    'service',
    `select public.begin_assist('${PEOPLE[person]}', '${more.plan ?? SHARED}', '${more.caps ?? CAPS}', ${more.follows ?? false})`,
    expect,
  );
const capped = (person: keyof typeof PEOPLE, expect: string, follows = false) =>
  does(
    'service',
    `select public.begin_assist('${PEOPLE[person]}', '${SHARED}', '${CAPS}', ${follows}) -> 'capped'`,
    expect,
  );
const REFUSED = { plan: '{"refused": "plan"}', consent: '{"refused": "consent"}' };
const tier = (person: keyof typeof PEOPLE, of: string): Step =>
  does('postgres', `update public.entitlements set plan_tier = '${of}' where user_id = '${PEOPLE[person]}'`);
const give = (as: Actor, plan = SHARED, expect = '1'): Step =>
  does(as, `insert into public.assist_consents (plan_id) values ('${plan}')`, expect);
const end = (as: Actor, expect = '1'): Step =>
  does(as, `delete from public.assist_consents where plan_id = '${SHARED}'`, expect);
const attempts = (kind: string, count: number, ago: string): Step =>
  does(
    'postgres',
    `insert into private.attempts (kind, source, attempted_at)
     select '${kind}', private.source_hash('assist:${PEOPLE.owner}'), now() - interval '${ago}'
     from generate_series(1, ${count})`,
    `${count}`,
  );

export const assist: Scenario[] = [
  {
    name: 'the owner of a plan lets the assistant read it, and nobody else does',
    steps: [
      ...(['editor', 'viewer', 'stranger', 'removed'] as const).flatMap((as) => [
        end(as, '0'),
        give(as, SHARED, '!42501'),
      ]),
      give('anonymous', SHARED, '!42501'),
      does('owner', 'select count(*) from public.assist_consents'),
      does('viewer', `select given_by from public.assist_consents where plan_id = '${SHARED}'`, PEOPLE.owner),
      does('removed', 'select count(*) from public.assist_consents', '0'),
      give('owner', SHARED, '!23505'),
      end('owner'),
      does(
        'owner',
        `insert into public.assist_consents (plan_id, given_by) values ('${SHARED}', '${PEOPLE.editor}')`,
        '!42501',
      ),
      give('owner', FOREIGN, '!42501'),
      give('owner'),
    ],
  },
  {
    name: 'a turn is begun by the function alone, for who may suggest on a plan that is there',
    steps: [
      ...(['owner', 'editor', 'anonymous'] as const).map((as) =>
        does(as, `select public.begin_assist('${PEOPLE.owner}', '${SHARED}', '${CAPS}', false)`, '!42501'),
      ),
      tier('owner', 'enterprise'),
      begin('viewer', REFUSED.plan),
      begin('removed', REFUSED.plan),
      begin('stranger', REFUSED.plan),
      begin('owner', REFUSED.plan, { plan: FOREIGN }),
      does(
        'postgres',
        `insert into public.assist_consents (plan_id, given_by)
         select id, owner_id from public.event_plans where id = '${DELETED}'`,
      ),
      begin('owner', REFUSED.plan, { plan: DELETED }),
      begin('owner', '{}'),
      begin('editor', '{}'),
      does(
        'postgres',
        `update public.plan_members set role = 'suggester' where user_id = '${PEOPLE.viewer}' and plan_id = '${SHARED}'`,
      ),
      begin('viewer', '{}'),
    ],
  },
  {
    name: 'nothing begins without the consent of whoever owns the plan now',
    steps: [
      end('owner'),
      begin('owner', REFUSED.consent),
      // Consent for another plan doesn't count.
      does(
        'postgres',
        `insert into public.assist_consents (plan_id, given_by) values ('${FOREIGN}', '${PEOPLE.owner}')`,
      ),
      begin('owner', REFUSED.consent),
      // Consent of a former or future owner doesn't count either.
      does(
        'postgres',
        `insert into public.assist_consents (plan_id, given_by) values ('${SHARED}', '${PEOPLE.editor}')`,
      ),
      begin('owner', REFUSED.consent),
      begin('editor', REFUSED.consent),
      end('owner'),
      give('owner'),
      begin('editor', '{}'),
    ],
  },
  {
    name: 'turns are counted by the tier of the owner, whoever of the plan asks and about whichever',
    steps: [
      tier('owner', 'free'),
      tier('editor', 'enterprise'),
      begin('editor', '{}'),
      capped('editor', '86400'),
      capped('owner', '86400'),
      tier('owner', 'basic'),
      begin('owner', '{}'),
      capped('owner', '86400'),
      tier('owner', 'pro'),
      begin('owner', '{}'),
      tier('owner', 'enterprise'),
      begin('editor', '{}'),
      capped('owner', '86400'),
      // The stranger's requests about their own plan count separately.
      begin('stranger', '{}', { plan: FOREIGN }),
    ],
  },
  {
    name: 'a turn comes back a day after the first, and requests within turns are twelve times as many',
    steps: [
      tier('owner', 'basic'),
      begin('owner', '{"capped": 86400}', { caps: '{0,0,0,0}' }),
      // Other people's requests don't extend this person's wait.
      does(
        'postgres',
        `insert into private.attempts (kind, source, attempted_at)
         values ('assist_turn', private.source_hash('assist:${PEOPLE.stranger}'), now() - interval '23 hours')`,
      ),
      attempts('assist_turn', 1, '20 hours'),
      attempts('assist_turn', 1, '2 hours'),
      capped('owner', '14400'),
      does(
        'postgres',
        `update private.attempts set attempted_at = attempted_at - interval '5 hours' where kind = 'assist_turn'`,
        '3',
      ),
      begin('owner', '{}'),
      capped('owner', `${17 * 3600}`),
      attempts('assist_step', 23, '1 hour'),
      begin('owner', '{}', { follows: true }),
      capped('owner', `${23 * 3600}`, true),
    ],
  },
];
