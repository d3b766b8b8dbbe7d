import { type Actor, PEOPLE } from './actors';
import { DELETED, FOREIGN, INVITES, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const tier = (plan_tier: string): Step =>
  does(
    'service',
    `update public.entitlements set plan_tier = '${plan_tier}' where user_id = '${PEOPLE.owner}'`,
  );
/** The token of the fixture's invites is the plan's id; they make an editor. */
const join = (as: Actor, expect: string = SHARED, token: string = SHARED): Step =>
  does(as, `select public.join_plan('${token}')`, expect);
const read = (as: Actor, what: string, expect: string, token: string = SHARED): Step =>
  does(as, `select ${what} from public.read_invite('${token}')`, expect);
const roleOf = (person: keyof typeof PEOPLE, expect: string): Step =>
  does(
    'postgres',
    `select max(role::text) from public.plan_members where plan_id = '${SHARED}' and user_id = '${PEOPLE[person]}'`,
    expect,
  );
const invite = (n: number, role = 'viewer', plan: string = SHARED): string =>
  `insert into public.plan_invites (id, plan_id, token_hash, role) values
   ('eb000001-0000-4000-8000-0000000000${10 + n}', '${plan}', encode(sha256('token ${n}'), 'hex'), '${role}')`;
const NOT_FOUND = '!PT404';

/** What is told of the tier of a plan's owner, whatever else of the row is sent. */
const ownerTier = (as: Actor, plan: string, expect: string): Step =>
  does(
    as,
    `select coalesce(public.owner_tier(jsonb_populate_record(null::public.event_plans,
       '{"id": "${plan}", "owner_id": "${PEOPLE.stranger}"}'))::text, 'unknown')`,
    expect,
  );

export const sharingRules: Scenario[] = [
  {
    name: 'members know the tier of their plan’s owner, and nobody else does',
    steps: [
      tier('basic'),
      ...(['owner', 'editor', 'viewer'] as const).flatMap((as) => [
        ownerTier(as, SHARED, 'basic'),
        does(as, `select p.owner_tier from public.event_plans p where p.id = '${SHARED}'`, 'basic'),
      ]),
      does(
        'owner',
        `select public.save_rows('${SHARED}', jsonb_build_array(jsonb_build_object(
           'table', 'event_plans', 'id', '${SHARED}', 'version', 1, 'row', '{}'::jsonb
         ))) #>> '{0,row,owner_tier}'`,
        'basic',
      ),
      ownerTier('stranger', SHARED, 'unknown'),
      ownerTier('removed', SHARED, 'unknown'),
      ownerTier('owner', FOREIGN, 'unknown'),
      ownerTier('owner', DELETED, 'basic'),
      ownerTier('editor', DELETED, 'unknown'),
    ],
  },
  {
    name: 'an owner invites from Pro on, and nobody else does',
    steps: [
      does('owner', invite(1), '!PT402'),
      tier('basic'),
      does('owner', invite(1), '!PT402'),
      tier('pro'),
      does('editor', invite(1), '!42501'),
      does('viewer', invite(1), '!42501'),
      does('stranger', invite(1), '!42501'),
      does('owner', invite(1, 'owner'), '!23514'),
      does('owner', invite(1, 'viewer', FOREIGN), '!42501'),
      does('owner', invite(1, 'viewer', DELETED), '!PT402'),
      does('owner', invite(1)),
      does(
        'owner',
        `insert into public.plan_invites (id, plan_id, token_hash, role) values
         ('eb000001-0000-4000-8000-000000000099', '${SHARED}', 'abc', 'viewer')`,
        '!23514',
      ),
      tier('enterprise'),
      does('owner', invite(2)),
      does('owner', `delete from public.plan_invites where id = '${INVITES[SHARED]}'`),
      join('stranger', NOT_FOUND),
    ],
  },
  {
    name: 'an invite is read by whoever has its link, while the plan may be shared',
    steps: [
      read('stranger', 'plan_name', NOT_FOUND),
      tier('pro'),
      read('stranger', `owner_name || ' ' || role || ' ' || is_member`, 'owner editor false'),
      read('stranger', 'plan_id', SHARED),
      read('viewer', 'is_member', 'true'),
      read('anonymous', 'plan_name', '!42501'),
      read('stranger', 'plan_name', NOT_FOUND, 'another'),
      read('stranger', 'plan_name', NOT_FOUND, DELETED),
      does('postgres', `update public.plan_invites set expires_at = now() where id = '${INVITES[SHARED]}'`),
      read('stranger', 'plan_name', NOT_FOUND),
      join('stranger', NOT_FOUND),
    ],
  },
  {
    name: 'a link makes one person a member, however often they follow it',
    steps: [
      join('anonymous', '!42501'),
      join('stranger', NOT_FOUND),
      tier('pro'),
      does('stranger', `select count(*) from public.event_plans where id = '${SHARED}'`, '0'),
      join('stranger'),
      join('stranger'),
      roleOf('stranger', 'editor'),
      does('stranger', `select count(*) from public.event_plans where id = '${SHARED}'`, '1'),
      join('removed', NOT_FOUND),
      read('removed', 'plan_name', NOT_FOUND),
      // Their own stays open to them when the days are over.
      does('postgres', `update public.plan_invites set expires_at = now() where id = '${INVITES[SHARED]}'`),
      join('stranger'),
      // Who was taken out doesn't come back by the same link.
      does(
        'owner',
        `delete from public.plan_members where plan_id = '${SHARED}' and user_id = '${PEOPLE.stranger}'`,
      ),
      join('stranger', NOT_FOUND),
      does('stranger', `select count(*) from public.event_plans where id = '${SHARED}'`, '0'),
    ],
  },
  {
    name: 'who is a member already stays what they are or becomes more, and uses no link up by looking',
    steps: [
      tier('pro'),
      join('owner'),
      roleOf('owner', 'owner'),
      join('editor'),
      does(
        'owner',
        `select count(*) from public.plan_invites where plan_id = '${SHARED}' and used_by is null`,
      ),
      join('viewer'),
      roleOf('viewer', 'editor'),
      does('owner', invite(1)),
      join('editor', SHARED, 'token 1'),
      roleOf('editor', 'editor'),
    ],
  },
  {
    name: 'members leave, owners take members out and stay',
    steps: [
      does('viewer', `delete from public.plan_members where user_id = '${PEOPLE.editor}'`, '0'),
      does('editor', `delete from public.plan_members where role = 'owner'`, '0'),
      does('owner', `delete from public.plan_members where role = 'owner'`, '0'),
      does('stranger', `delete from public.plan_members where plan_id = '${SHARED}'`, '0'),
      does('viewer', `delete from public.plan_members where user_id = '${PEOPLE.viewer}'`, '1'),
      does('viewer', `select count(*) from public.event_plans`, '0'),
      does(
        'owner',
        `delete from public.plan_members where plan_id = '${SHARED}' and user_id = '${PEOPLE.editor}'`,
      ),
      does('editor', `select count(*) from public.event_plans`, '0'),
    ],
  },
  {
    name: 'a plan has twenty open invites and twenty members at most',
    steps: [
      tier('pro'),
      ...Array.from({ length: 19 }, (_, n) => does('owner', invite(n))),
      does('owner', invite(20), '!PT402'),
      // What is used or expired is no longer open.
      does(
        'postgres',
        `update public.plan_invites set expires_at = now() where token_hash = encode(sha256('token 1'), 'hex')`,
      ),
      does('owner', invite(20)),
      does('owner', invite(21), '!PT402'),
      does(
        'postgres',
        `update public.plan_invites set used_by = '${PEOPLE.removed}'
         where token_hash = encode(sha256('token 2'), 'hex')`,
      ),
      does('owner', invite(21)),
      does('owner', invite(22), '!PT402'),
      does(
        'postgres',
        `insert into auth.users (id, email)
         select ('a000000a-0000-4000-8000-0000000000' || n)::uuid, n || '@example.org' from generate_series(10, 26) n`,
        '17',
      ),
      does(
        'postgres',
        `insert into public.plan_members (plan_id, user_id, role)
         select '${SHARED}', ('a000000a-0000-4000-8000-0000000000' || n)::uuid, 'viewer' from generate_series(10, 26) n`,
        '17',
      ),
      join('stranger', '!PT402'),
      does(
        'postgres',
        `delete from public.plan_members where user_id = 'a000000a-0000-4000-8000-000000000010'`,
      ),
      join('stranger'),
    ],
  },
  {
    name: 'members are told who they share a plan with',
    steps: [
      ...(['owner', 'editor', 'viewer'] as const).map((as) =>
        does(
          as,
          `select string_agg(full_name || ' ' || role, ', ') from public.plan_people('${SHARED}')`,
          'owner owner, editor editor, viewer viewer',
        ),
      ),
      does('stranger', `select count(*) from public.plan_people('${SHARED}')`, '0'),
      does('removed', `select count(*) from public.plan_people('${SHARED}')`, '0'),
      does('anonymous', `select count(*) from public.plan_people('${SHARED}')`, '!42501'),
    ],
  },
];
