import { type Actor, PEOPLE } from './actors';
import { DELETED, FOREIGN, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const OTHER = 'c5000000-0000-4000-8000-000000000001';
const OTHERS = 'c5000000-0000-4000-8000-000000000002';
type Person = keyof typeof PEOPLE;

/**
 * Inserts a session of the given age. By default, the session's id is the person's id, as in the person's
 * token.
 */
const signedIn = (person: Person, ago = '1 minute', id: string = PEOPLE[person]): Step =>
  does(
    'postgres',
    `insert into auth.sessions (id, user_id, created_at, updated_at, user_agent)
     values ('${id}', '${PEOPLE[person]}', now() - interval '${ago}', now() - interval '${ago}', '${person} ${id.slice(-1)}')`,
  );
const asks = (as: Actor, expect = 'true', sql = 'public.request_deletion()'): Step =>
  does(as, `select ${sql} = now() + interval '7 days'`, expect);
const leaves = (person: Person = 'owner'): Step[] => [signedIn(person), asks(person)];
const deletesAt = (person: Person, expect: string): Step =>
  does(
    'postgres',
    `select deletes_at is not null from public.profiles where id = '${PEOPLE[person]}'`,
    expect,
  );
const takes = (as: Actor, expect = '', plan: string = SHARED): Step =>
  does(as, `select public.take_over('${plan}')`, expect);
const roleOf = (person: Person, expect: string): Step =>
  does(
    'postgres',
    `select max(role::text) from public.plan_members where plan_id = '${SHARED}' and user_id = '${PEOPLE[person]}'`,
    expect,
  );
const state = (as: Actor, what: string, expect: string): Step =>
  does(as, `select public.account_state() ${what}`, expect);
const night = (days: number, expect: string): Step =>
  does(
    'service',
    `select public.delete_accounts(now() + interval '${days} days' + interval '1 second')`,
    expect,
  );
/** Checks which subscriptions the payment service must end by a given time. */
const leaving = (after: string, expect: string): Step =>
  does(
    'service',
    `select string_agg(concat_ws(' ', l.id, l.at_once), ',') from public.leaving_subscriptions(now()${after}) l`,
    expect,
  );
const count = (what: string, expect: string): Step =>
  does('postgres', `select count(*) from ${what}`, expect);
const pro = (person: Person): Step =>
  does('service', `update public.entitlements set plan_tier = 'pro' where user_id = '${PEOPLE[person]}'`);
const claims = (what: string, expect: string): Step =>
  does('service', `select public.claim_departures(50) ${what}`, expect);
const address = (person: Person): Step =>
  does('postgres', `update auth.users set email = '${person}@example.org' where id = '${PEOPLE[person]}'`);

/** Scenarios about account deletion, and what the plan's other members can do before the deletion. */
export const departures: Scenario[] = [
  {
    name: 'an account is deleted on the word of somebody who has just signed in',
    steps: [
      asks('owner', '!PT403'),
      signedIn('owner', '6 minutes'),
      asks('owner', '!PT403'),
      signedIn('owner', '1 minute', OTHER),
      asks('owner', '!PT403'),
      does('postgres', `update auth.sessions set created_at = now() where id = '${PEOPLE.owner}'`),
      does('postgres', `update auth.sessions set user_id = '${PEOPLE.editor}' where id = '${PEOPLE.owner}'`),
      asks('owner', '!PT403'),
      does('postgres', `update auth.sessions set user_id = '${PEOPLE.owner}' where id = '${PEOPLE.owner}'`),
      deletesAt('owner', 'false'),
      asks('owner'),
      deletesAt('owner', 'true'),
      deletesAt('editor', 'false'),
      asks('anonymous', '!42501'),
    ],
  },
  {
    name: 'an account waits until its subscription is ended at the payment service',
    steps: [
      signedIn('owner'),
      does(
        'postgres',
        `insert into public.subscriptions
           (id, user_id, period, status, amount, currency, started_at, until, ends, grace, begun_at, read_no)
         values ('sub', '${PEOPLE.owner}', 'monthly', 'active', 900, 'EUR', now(), now() + interval '9 days', false, false, now(), 1)`,
      ),
      leaving('', 'null'),
      asks('owner'),
      leaving('', 'sub f'),
      leaving(` + interval '7 days'`, 'sub t'),
      night(7, '0'),
      deletesAt('owner', 'true'),
      does('postgres', `delete from auth.users where id = '${PEOPLE.owner}'`, '!PT409'),
      does('postgres', 'update public.subscriptions set ends = true'),
      leaving('', 'null'),
      leaving(` + interval '7 days'`, 'sub t'),
      does('owner', 'select public.keep_account()', 'null'),
      leaving(` + interval '7 days'`, 'null'),
      asks('owner'),
      does('postgres', `update public.subscriptions set status = 'canceled', ends = false`),
      leaving(` + interval '7 days'`, 'null'),
      night(7, '1'),
      does('owner', 'select public.leaving_subscriptions(now())', '!42501'),
    ],
  },
  {
    name: 'a deletion that is asked for again comes no later, and is kept off by its person alone',
    steps: [
      ...leaves(),
      does(
        'postgres',
        `update public.profiles set deletes_at = now() + interval '2 days' where id = '${PEOPLE.owner}'`,
      ),
      asks('owner', 'false'),
      does('editor', 'select public.keep_account()', 'null'),
      deletesAt('owner', 'true'),
      does('owner', `update public.profiles set deletes_at = null`, '!42501'),
      does('anonymous', 'select public.keep_account()', '!42501'),
      does('owner', 'select public.keep_account()', 'null'),
      deletesAt('owner', 'false'),
    ],
  },
  {
    name: 'members of a plan are told that its owner is leaving, and nobody else is',
    steps: [
      state('editor', `-> 'departures'`, '[]'),
      ...leaves(),
      state('owner', `->> 'deletes_at' is not null`, 'true'),
      state('owner', `-> 'departures'`, '[]'),
      state('editor', `->> 'deletes_at' is null`, 'true'),
      state('editor', `#>> '{departures,0,plan_id}'`, SHARED),
      state('editor', `#>> '{departures,0,owner_name}'`, 'owner'),
      state('editor', `#>> '{departures,0,may_take}'`, 'true'),
      state('editor', `#>> '{departures,1}'`, 'null'),
      state('viewer', `#>> '{departures,0,may_take}'`, 'false'),
      state('stranger', `-> 'departures'`, '[]'),
      state('removed', `-> 'departures'`, '[]'),
      state('anonymous', '', '!42501'),
    ],
  },
  {
    name: 'before it is confirmed, the owner reads which plans go and who may take them',
    steps: [
      does('owner', `select public.deletion_preview() #>> '{plans,0,editors}'`, '["editor"]'),
      does('owner', `select public.deletion_preview() #>> '{plans,0,viewers}'`, '1'),
      does('owner', `select jsonb_array_length(public.deletion_preview() -> 'plans')`, '1'),
      does(
        'postgres',
        `update public.plan_members set role = 'suggester' where user_id = '${PEOPLE.viewer}'`,
        '2',
      ),
      does('owner', `select public.deletion_preview() #>> '{plans,0,viewers}'`, '1'),
      does('owner', `select public.deletion_preview() -> 'shared'`, '0'),
      does('editor', `select public.deletion_preview()::text`, '{"plans": [], "shared": 1}'),
      does('anonymous', `select public.deletion_preview()`, '!42501'),
    ],
  },
  {
    name: 'an editor takes a plan over from an owner who is leaving, and nobody from one who stays',
    steps: [
      takes('editor', '!PT404'),
      ...leaves(),
      takes('viewer', '!PT404'),
      takes('stranger', '!PT404'),
      takes('removed', '!PT404'),
      takes('anonymous', '!42501'),
      takes('stranger', '', FOREIGN),
      takes('editor', '!PT404', FOREIGN),
      takes('editor', '!PT404', DELETED),
      roleOf('owner', 'owner'),
      pro('editor'),
      does(
        'owner',
        `update public.plan_members set offered = true where plan_id = '${SHARED}' and user_id = '${PEOPLE.viewer}'`,
      ),
      takes('editor'),
      takes('editor'),
      roleOf('editor', 'owner'),
      roleOf('owner', 'editor'),
      count(`public.plan_members where offered`, '0'),
      // A former owner who is leaving can take the plan back only if the new owner is leaving, too.
      takes('owner', '!PT404'),
    ],
  },
  {
    name: 'a plan that is taken over finds room in its new owner’s tier',
    steps: [
      ...leaves(),
      does('postgres', `update public.event_plans set owner_id = '${PEOPLE.editor}' where id = '${FOREIGN}'`),
      takes('editor', '!PT402'),
      roleOf('owner', 'owner'),
      count(`public.plan_members where offered`, '0'),
    ],
  },
  {
    name: 'an account goes when its week is over, with all that is its own',
    steps: [
      address('owner'),
      address('editor'),
      ...leaves(),
      does(
        'postgres',
        `insert into public.newsletter_subscribers (email, language) values ('owner@example.org', 'en'), ('editor@example.org', 'en')`,
        '2',
      ),
      does(
        'postgres',
        `insert into public.contact_messages (id, first_name, last_name, email, subject, message, language)
         select gen_random_uuid(), 'Anna', 'Muster', e, 'A question', 'Some words that are long enough', 'en'
         from unnest(array['Owner@example.org', 'editor@example.org']) as e`,
        '2',
      ),
      night(-1, '0'),
      does('owner', `select public.delete_accounts(now() + interval '9 days')`, '!42501'),
      does('anonymous', `select public.delete_accounts(now() + interval '9 days')`, '!42501'),
      night(7, '1'),
      night(7, '0'),
      count(`auth.users where id = '${PEOPLE.owner}'`, '0'),
      count(`auth.users`, '4'),
      count(`public.event_plans where id in ('${SHARED}', '${DELETED}')`, '0'),
      count(`public.event_plans where id = '${FOREIGN}'`, '1'),
      count('public.newsletter_subscribers', '1'),
      count('public.contact_messages', '1'),
      does('anonymous', `select public.session_ended('${PEOPLE.owner}')`, 'true'),
    ],
  },
  {
    name: 'an account that is kept, or whose plan is somebody else’s by now, loses nothing more',
    steps: [
      ...leaves(),
      pro('editor'),
      takes('editor'),
      night(7, '1'),
      count(`public.event_plans where id = '${SHARED}' and owner_id = '${PEOPLE.editor}'`, '1'),
      roleOf('owner', 'null'),
      ...leaves('viewer'),
      does('viewer', 'select public.keep_account()', 'null'),
      night(8, '0'),
      roleOf('viewer', 'viewer'),
    ],
  },
  {
    name: 'the log that the hosted service keeps of sign-ins loses what it says of the person',
    steps: [
      ...leaves(),
      does('postgres', 'create table auth.audit_log_entries (payload json)', '0'),
      does(
        'postgres',
        `insert into auth.audit_log_entries select jsonb_build_object('actor_id', p) from unnest(array['${PEOPLE.owner}', '${PEOPLE.editor}']) as p`,
        '2',
      ),
      does('postgres', 'grant all on auth.audit_log_entries to postgres', '0'),
      night(7, '1'),
      count('auth.audit_log_entries', '1'),
      // An account is deleted even if the database can't read the audit log.
      does('postgres', 'revoke select on auth.audit_log_entries from postgres', '0'),
      ...leaves('viewer'),
      night(7, '1'),
      count('auth.audit_log_entries', '1'),
    ],
  },
  {
    name: 'an account that cannot be deleted holds up no other',
    steps: [
      ...leaves(),
      ...leaves('viewer'),
      does('postgres', `create table public.held (of_user uuid references auth.users (id))`, '0'),
      does('postgres', `insert into public.held values ('${PEOPLE.owner}')`),
      night(7, '1'),
      deletesAt('owner', 'true'),
      count(`public.event_plans where id = '${SHARED}'`, '1'),
      count('private.ended_sessions', '1'),
      does('postgres', 'delete from public.held'),
      night(7, '1'),
      count(`auth.users where id in ('${PEOPLE.owner}', '${PEOPLE.viewer}')`, '0'),
    ],
  },
  {
    name: 'who is leaving and whose plan it is are written to, once each',
    steps: [
      claims('', '[]'),
      ...(['owner', 'editor', 'viewer'] as const).map(address),
      ...leaves(),
      does('owner', 'select public.claim_departures(9)', '!42501'),
      does('anonymous', 'select public.claim_departures(9)', '!42501'),
      does('owner', 'select public.settle_departure(gen_random_uuid(), true)', '!42501'),
      does('service', `select jsonb_array_length(public.claim_departures(1))`, '1'),
      does('service', `select jsonb_array_length(public.claim_departures(50))`, '2'),
      claims('', '[]'),
      // Messages that were not sent, or have had no result for an hour, can be claimed again.
      does(
        'service',
        `select public.settle_departure((select id from private.departure_emails where reader = '${PEOPLE.owner}'), false)`,
        '!42501',
      ),
      does(
        'postgres',
        `select public.settle_departure((select id from private.departure_emails where reader = '${PEOPLE.owner}'), false)`,
        '',
      ),
      claims(`#>> '{0,own}'`, 'true'),
      does(
        'postgres',
        `select public.settle_departure(id, true) from private.departure_emails where reader = '${PEOPLE.owner}'`,
        '',
      ),
      does(
        'postgres',
        `select public.settle_departure(id, false) from private.departure_emails where reader = '${PEOPLE.owner}'`,
        '',
      ),
      does('postgres', `update private.departure_emails set claimed_at = now() - interval '61 minutes'`, '3'),
      does(
        'service',
        `select string_agg(concat_ws(' ', e ->> 'email', e ->> 'own', e ->> 'leaver_name', e #>> '{plans,0,may_take}', e #>> '{plans,0,id}', jsonb_array_length(e -> 'plans')), ', ' order by e ->> 'email')
         from jsonb_array_elements(public.claim_departures(50)) as e`,
        `editor@example.org false owner true ${SHARED} 1, viewer@example.org false owner false ${SHARED} 1`,
      ),
      does(
        'postgres',
        `update private.departure_emails set claimed_at = now() - interval '59 minutes' where sent_at is null`,
        '2',
      ),
      claims('', '[]'),
    ],
  },
  {
    name: 'nobody is written to about a deletion whose hour has come, and all are about one that is asked for again',
    steps: [
      ...leaves(),
      does('postgres', `update public.profiles set deletes_at = now() where id = '${PEOPLE.owner}'`),
      claims('', '[]'),
      does(
        'postgres',
        `update public.profiles set deletes_at = now() + interval '1 day' where id = '${PEOPLE.owner}'`,
      ),
      does('service', `select jsonb_array_length(public.claim_departures(50))`, '3'),
      does('postgres', `update private.departure_emails set sent_at = now()`, '3'),
      does(
        'postgres',
        `update public.profiles set deletes_at = now() + interval '2 days' where id = '${PEOPLE.owner}'`,
      ),
      does('service', `select jsonb_array_length(public.claim_departures(50))`, '3'),
    ],
  },
];

export const sessions: Scenario[] = [
  {
    name: 'people see and end their own sessions, and nobody else’s',
    steps: [
      signedIn('owner', '9 days'),
      signedIn('owner', '2 days', OTHER),
      signedIn('owner', '1 day', OTHERS),
      signedIn('stranger'),
      does(
        'owner',
        `select string_agg(user_agent || ' ' || is_this, ', ') from public.my_sessions()`,
        'owner 1 true, owner 2 false, owner 1 false',
      ),
      does(
        'owner',
        `select last_seen = now() - interval '9 days' from public.my_sessions() where is_this`,
        'true',
      ),
      does(
        'postgres',
        `update auth.sessions set refreshed_at = now() at time zone 'UTC' where id = '${PEOPLE.owner}'`,
      ),
      does('owner', `select last_seen = now() from public.my_sessions() where is_this`, 'true'),
      does(
        'postgres',
        `update auth.sessions set not_after = now() - interval '1 day' where id = '${OTHERS}'`,
      ),
      does('owner', `select count(*) from public.my_sessions()`, '2'),
      does(
        'postgres',
        `update auth.sessions set not_after = now() + interval '1 day' where id = '${OTHERS}'`,
      ),
      does('owner', `select count(*) from public.my_sessions()`, '3'),
      does('anonymous', 'select count(*) from public.my_sessions()', '!42501'),
      does('anonymous', 'select public.end_sessions(null)', '!42501'),
      does('stranger', `select public.end_sessions(array['${OTHER}']::uuid[])`, '0'),
      does('stranger', `select public.session_ended('${OTHER}')`, 'false'),
      does('owner', `select public.end_sessions(array['${OTHER}', '${PEOPLE.stranger}']::uuid[])`, '1'),
      does('anonymous', `select public.session_ended('${OTHER}')`, 'true'),
      does('anonymous', `select public.session_ended('${OTHERS}')`, 'false'),
      state('stranger', `-> 'ended'`, 'false'),
      does('stranger', `select public.end_sessions(array['${PEOPLE.stranger}']::uuid[])`, '1'),
      state('stranger', `-> 'ended'`, 'true'),
      state('owner', `-> 'ended'`, 'false'),
      signedIn('stranger'),
      does('owner', 'select public.end_sessions(null)', '1'),
      does('owner', 'select public.end_sessions(null)', '0'),
      does('owner', `select string_agg(id::text, ' ') from public.my_sessions()`, PEOPLE.owner),
      does('stranger', `select count(*) from public.my_sessions()`, '1'),
      // Records of ended sessions are deleted after a year.
      does(
        'postgres',
        `update private.ended_sessions set ended_at = now() - interval '366 days' where id = '${OTHER}'`,
      ),
      night(0, '0'),
      count('private.ended_sessions', '2'),
    ],
  },
];
