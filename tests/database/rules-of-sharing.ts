import { type Actor, PEOPLE } from './actors';
import { create, fresh } from './calls';
import { DELETED, FOREIGN, INVITES, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const tier = (plan_tier: string, person: keyof typeof PEOPLE = 'owner'): Step =>
  does(
    'service',
    `update public.entitlements set plan_tier = '${plan_tier}' where user_id = '${PEOPLE[person]}'`,
  );
/** Reads what an invite shows to somebody who isn't signed in. */
const offer = (as: Actor, expect: string, token: string = SHARED): Step =>
  does(as, `select public.invite_offer('${token}')`, expect);
/** Joins a plan by an invite. In the fixture, an invite's token is the plan's id, and its role is editor. */
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
const takenOut = (person: keyof typeof PEOPLE): Step =>
  does(
    'owner',
    `delete from public.plan_members where plan_id = '${SHARED}' and user_id = '${PEOPLE[person]}'`,
  );
const NOT_FOUND = '!PT404';
const NO_OFFER = NOT_FOUND;
const setMember = (person: keyof typeof PEOPLE, change: string): string =>
  `update public.plan_members set ${change} where plan_id = '${SHARED}' and user_id = '${PEOPLE[person]}'`;
/** A member accepts or declines the ownership that was offered. */
const answer = (as: Actor, accepts: boolean | null, expect = '', plan: string = SHARED): Step =>
  does(as, `select public.answer_handover('${plan}', ${accepts})`, expect);
/**
 * Checks the name and role of each member. The fixture names each person after their first role, for example
 * `owner`.
 */
const people = (expect: string): Step =>
  does(
    'viewer',
    `select string_agg(full_name || ' ' || role, ', ') from public.plan_people('${SHARED}')`,
    expect,
  );

/** Checks that a plan's row gives the owner's tier, even if only the id was selected. */
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
    name: 'an owner invites, and nobody else does',
    steps: [
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
    name: 'one member and one open link beside the owner belong to every tier, whoever comes beyond that to Pro',
    steps: [
      // Members who joined under a better tier stay, but nobody else can join.
      does('owner', invite(1), '!PT402'),
      join('stranger', '!PT402'),
      does('owner', `select count(*) from public.plan_members where plan_id = '${SHARED}'`, '3'),
      takenOut('viewer'),
      does('owner', invite(1), '!PT402'),
      join('stranger', '!PT402'),
      // The open invite takes the tier's only place.
      takenOut('editor'),
      does('owner', invite(1), '!PT402'),
      does('postgres', `update public.plan_invites set expires_at = now() where id = '${INVITES[SHARED]}'`),
      does('owner', invite(1)),
      does('owner', invite(2), '!PT402'),
      tier('basic'),
      does('owner', invite(2), '!PT402'),
      join('stranger', SHARED, 'token 1'),
      roleOf('stranger', 'viewer'),
      does('owner', invite(2), '!PT402'),
      // A used link takes no place once the member who used it has left.
      takenOut('stranger'),
      does('owner', invite(3)),
      join('stranger', SHARED, 'token 3'),
      tier('pro'),
      does('owner', invite(2, 'editor')),
      tier('free'),
      // A member can use another link, because this takes no second place.
      join('removed', '!PT402', 'token 2'),
      join('stranger', SHARED, 'token 2'),
      roleOf('stranger', 'editor'),
    ],
  },
  {
    name: 'a member beyond what the tier allows gets a better role by a link',
    steps: [join('viewer'), roleOf('viewer', 'editor')],
  },
  {
    name: 'the link by which a later owner came holds no place of theirs',
    steps: [
      does(
        'postgres',
        `update public.plan_invites set used_by = '${PEOPLE.editor}' where id = '${INVITES[SHARED]}'`,
      ),
      tier('basic', 'editor'),
      does('owner', setMember('editor', 'offered = true')),
      answer('editor', true),
      does('editor', `delete from public.plan_members where plan_id = '${SHARED}' and role <> 'owner'`, '2'),
      does('postgres', `select count(*) from public.plan_invites where plan_id = '${SHARED}'`),
      does('editor', invite(1)),
      does('editor', invite(2), '!PT402'),
    ],
  },
  {
    name: 'an invite is read by whoever has its link, whatever the tier',
    steps: [
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
    name: 'a link tells whoever has it what it offers, without an account and without an id',
    steps: [
      ...(['anonymous', 'stranger', 'owner'] as const).map((as) =>
        offer(
          as,
          `{"role": "editor", "language": "es", "plan_name": "Boda de Íñigo y Zoë", "owner_name": "owner"}`,
        ),
      ),
      // The invite's language has priority over the language of the plan's owner.
      does('postgres', `update public.plan_invites set language = 'en' where id = '${INVITES[SHARED]}'`),
      does('anonymous', `select public.invite_offer('${SHARED}') ->> 'language'`, 'en'),
      offer('anonymous', 'null', 'another'),
      offer('anonymous', 'null', DELETED),
      does('postgres', `update public.plan_invites set expires_at = now() where id = '${INVITES[SHARED]}'`),
      offer('anonymous', 'null'),
      does(
        'postgres',
        `update public.plan_invites set expires_at = now() + interval '1 day', used_by = '${PEOPLE.stranger}'
         where id = '${INVITES[SHARED]}'`,
      ),
      offer('anonymous', 'null'),
      offer('stranger', 'null'),
    ],
  },
  {
    name: 'of links one caller reads a hundred an hour, whichever they are, and all together no flood',
    steps: [
      does(
        'anonymous',
        `select count(*) from generate_series(1, 101) as n where public.invite_offer(n::text) is not null`,
      ),
      offer('anonymous', '{"capped": true}'),
      does(
        'postgres',
        `update private.attempts set attempted_at = now() - interval '61 minutes' where kind = 'invite_offer'`,
        '100',
      ),
      offer('anonymous', 'null', 'another'),
      does('postgres', `delete from private.attempts where kind = 'invite_offer'`, '101'),
      does(
        'postgres',
        `insert into private.attempts (kind, source)
         select 'invite_offer', private.source_hash(n::text) from generate_series(1, 20000) as n`,
        '20000',
      ),
      offer('anonymous', '{"capped": true}'),
    ],
  },
  {
    name: 'a link makes one person a member, however often they follow it',
    steps: [
      join('anonymous', '!42501'),
      tier('pro'),
      does('stranger', `select count(*) from public.event_plans where id = '${SHARED}'`, '0'),
      join('stranger'),
      join('stranger'),
      roleOf('stranger', 'editor'),
      does('stranger', `select count(*) from public.event_plans where id = '${SHARED}'`, '1'),
      join('removed', NOT_FOUND),
      read('removed', 'plan_name', NOT_FOUND),
      // After an invite has expired, the person who used it remains a member.
      does('postgres', `update public.plan_invites set expires_at = now() where id = '${INVITES[SHARED]}'`),
      join('stranger'),
      // A removed member can't join again by the same link.
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
    name: 'an owner changes a role in place, and nobody else does',
    steps: [
      ...(['editor', 'viewer', 'stranger', 'removed'] as const).map((as) =>
        does(as, setMember('viewer', `role = 'editor'`), '0'),
      ),
      does('anonymous', setMember('viewer', `role = 'editor'`), '!42501'),
      does('editor', setMember('editor', 'offered = true'), '0'),
      does('owner', setMember('editor', `role = 'viewer'`)),
      does('editor', `update public.event_plans set name = 'x' where id = '${SHARED}'`, '0'),
      does('owner', setMember('viewer', `role = 'editor'`)),
      does('viewer', `update public.event_plans set name = 'x' where id = '${SHARED}'`),
      // A plan has one owner, whose role can't be changed.
      does('owner', setMember('editor', `role = 'owner'`), '!42501'),
      does('owner', setMember('owner', `role = 'editor'`), '0'),
      does('stranger', setMember('editor', `role = 'viewer'`), '0'),
    ],
  },
  {
    name: 'an owner offers a plan to one member, who makes it theirs; the old owner stays an editor',
    steps: [
      answer('editor', true, NO_OFFER),
      does('owner', setMember('editor', 'offered = true')),
      does('owner', setMember('viewer', 'offered = true'), '!23505'),
      does('postgres', setMember('owner', 'offered = true'), '!23514'),
      does(
        'viewer',
        `select string_agg(full_name, ', ') from public.plan_people('${SHARED}') where offered`,
        'editor',
      ),
      ...(['viewer', 'stranger', 'removed'] as const).map((as) => answer(as, true, NO_OFFER)),
      answer('anonymous', true, '!42501'),
      answer('editor', null, NO_OFFER),
      answer('owner', false, NO_OFFER),
      roleOf('owner', 'owner'),
      answer('editor', true),
      people('editor owner, owner editor, viewer viewer'),
      does('editor', `select count(*) from public.event_plans where owner_id = '${PEOPLE.editor}'`),
      does('postgres', `select count(*) from public.plan_members where offered`, '0'),
      // Accepting the offer again changes nothing. The plan still belongs to its new owner.
      answer('editor', true),
      people('editor owner, owner editor, viewer viewer'),
      does('owner', setMember('viewer', `role = 'editor'`), '0'),
      does('owner', `update public.event_plans set name = 'x' where id = '${SHARED}'`),
      does('owner', `update public.event_plans set deleted_at = now() where id = '${SHARED}'`, '!42501'),
      does('editor', setMember('viewer', `role = 'editor'`)),
      does('editor', `update public.event_plans set deleted_at = now() where id = '${SHARED}'`),
    ],
  },
  {
    name: 'an offer is declined by whom it was made to, and withdrawn by its owner',
    steps: [
      does('owner', setMember('editor', 'offered = true')),
      answer('editor', false),
      answer('editor', false),
      answer('editor', true, NO_OFFER),
      people('owner owner, editor editor, viewer viewer'),
      does('owner', setMember('viewer', 'offered = true')),
      does('owner', setMember('viewer', 'offered = false')),
      answer('viewer', true, NO_OFFER),
      // A removed member can't accept an offer, and nobody can accept an offer of a deleted plan.
      does('owner', setMember('editor', 'offered = true')),
      takenOut('editor'),
      answer('editor', true, NO_OFFER),
      does(
        'postgres',
        `update public.plan_members set offered = true where plan_id = '${DELETED}' and user_id = '${PEOPLE.editor}'`,
      ),
      answer('editor', true, NO_OFFER, DELETED),
      answer('editor', false, NO_OFFER, DELETED),
    ],
  },
  {
    name: 'a plan that is handed over finds room in its new owner’s tier, and so do its guests',
    steps: [
      does('owner', setMember('editor', 'offered = true')),
      { as: 'editor', sql: `select ${create({ id: fresh(1) })} ->> 'id'`, expect: fresh(1) },
      answer('editor', true, '!PT402'),
      people('owner owner, editor editor, viewer viewer'),
      tier('pro', 'editor'),
      answer('editor', true),
      // The plan is offered to its former owner. The Free tier has room for the plan's twenty people, but not
      // for one more.
      does('editor', setMember('owner', 'offered = true')),
      does(
        'postgres',
        `insert into public.guests (id, plan_id, name, last_name, party_size)
         values ('${fresh(2)}', '${SHARED}', 'Eva', 'Gil', 19)`,
      ),
      answer('owner', true, '!PT402'),
      tier('basic'),
      answer('owner', true),
      people('owner owner, editor editor, viewer viewer'),
      does('owner', setMember('editor', 'offered = true')),
      answer('editor', true),
      does('editor', setMember('owner', 'offered = true')),
      tier('free'),
      does('postgres', `update public.guests set party_size = 18 where id = '${fresh(2)}'`),
      answer('owner', true),
    ],
  },
  {
    name: 'a plan has twenty open invites and twenty members at most',
    steps: [
      tier('pro'),
      ...Array.from({ length: 19 }, (_, n) => does('owner', invite(n))),
      does('owner', invite(20), '!PT402'),
      // Used and expired invites don't count as open.
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
