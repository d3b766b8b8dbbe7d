import { type Actor, PEOPLE, type Person } from './actors';
import { fresh } from './calls';
import { DELETED, FOREIGN, GUESTS, HOUSEHOLDS, PARTS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';
import { json } from './sql';

const HASH = 'a'.repeat(64);
const claim = (
  author: Person = 'owner',
  plan: string = SHARED,
  preview = false,
  hash: unknown = HASH,
  more: object = {},
) =>
  `public.claim_invitations('${PEOPLE[author]}', '${plan}', ${json([
    { id: HOUSEHOLDS[plan as typeof SHARED], token_hash: hash, ...more },
  ])}, ${preview})`;
const again = (digit = 'b', preview = false) =>
  claim('owner', SHARED, preview, digit.repeat(64), { again: true });
const HURDLE = "#>> '{emails,0,hurdle}'";
const KIND = "#>> '{emails,0,kind}'";
const set = (sql: string, expect = '1'): Step => ({ as: 'postgres', sql, expect });
const count = (sql: string, expect: string): Step => set(`select count(*) from ${sql}`, expect);

const withAddress = set(`update public.guests set email = 'Eva@example.org' where id = '${GUESTS[SHARED]}'`);
const aDayPasses = set(
  `update private.invitation_emails set claimed_at = claimed_at - interval '1 day', sent_at = sent_at - interval '1 day'`,
);
const ready = (author: Person = 'owner', preview = false): Step =>
  ask('service', claim(author, SHARED, preview), HURDLE, 'null');
const hurdle = (expected: string): Step => ask('service', claim(), HURDLE, expected);
const settle = (sent: boolean, expect = 'true'): Step =>
  set(`select public.settle_invitation(id, ${sent}) from private.invitation_emails`, expect);
const household = (column: string, expect: string): Step =>
  set(`select ${column} from public.households where id = '${HOUSEHOLDS[SHARED]}'`, expect);
const begins = (place: string): Step =>
  ask('service', claim('owner', SHARED, true), "#>> '{emails,0,begins,place}'", place);
const reply = (replies: object): Step =>
  set(`update public.guests set replies = ${json(replies)} where id = '${GUESTS[SHARED]}'`);

export const invitationEmails: Scenario[] = [
  {
    name: 'emails are given out by the service alone, to owners and editors of a plan that stands',
    steps: [
      withAddress,
      ...(['owner', 'stranger', 'anonymous'] as const satisfies Actor[]).flatMap((as) => [
        ask(as, claim(), '', '!42501'),
        ask(as, `public.settle_invitation('${fresh(1)}', true)`, '', '!42501'),
        ask(as, `public.leave_invitations('${fresh(1)}')`, '', '!42501'),
      ]),
      ...(['viewer', 'stranger', 'removed'] as const).map((who) => ask('service', claim(who), '', 'null')),
      ask('service', claim('owner', DELETED), '', 'null'),
      ask('service', claim('owner', FOREIGN), '', 'null'),
      ask('service', claim('owner', SHARED, false, 'x'), '', '!PT400'),
      ask('service', `public.claim_invitations('${PEOPLE.owner}', '${SHARED}', '[]', false)`, '', '!PT400'),
      // A household of another plan gets no email.
      ask(
        'service',
        `public.claim_invitations('${PEOPLE.owner}', '${SHARED}', ${json([{ id: HOUSEHOLDS[FOREIGN], token_hash: HASH }])}, false)`,
        "->> 'emails'",
        '[]',
      ),
      ready('editor'),
    ],
  },
  {
    name: 'an email is given out once, with a link; a preview gives nothing out',
    steps: [
      hurdle('no-address'),
      withAddress,
      ready('owner', true),
      count('private.invitation_emails', '0'),
      ask('service', claim(), KIND, 'invitation'),
      count(`public.household_links where token_hash = '${HASH}'`, '1'),
      hurdle('already'),
      settle(true),
      settle(true, 'false'),
      household(
        "channel || ' ' || (invited_at is not null) || ' ' || (reminded_at is null)",
        'email true true',
      ),
      hurdle('already'),
    ],
  },
  {
    name: 'an email that did not go out is forgotten with its link',
    steps: [
      withAddress,
      ready(),
      settle(false),
      count(`public.household_links where token_hash = '${HASH}'`, '0'),
      household('invited_at is null', 'true'),
      ready(),
    ],
  },
  {
    name: 'an email that nobody heard of again is followed by none until somebody asks for it',
    steps: [
      withAddress,
      ready(),
      // For ten minutes, a claimed email counts as one that is being sent.
      ask('service', again(), HURDLE, 'already'),
      aDayPasses,
      hurdle('unsure'),
      ask('service', again('0', true), HURDLE, 'null'),
      hurdle('unsure'),
      count('private.invitation_emails', '1'),
      ask('service', again('0'), HURDLE, 'null'),
      count('private.invitation_emails where sent_at = claimed_at', '1'),
      count('private.invitation_emails where sent_at is null', '1'),
      hurdle('already'),
      set(
        `select public.settle_invitation(id, true) from private.invitation_emails where sent_at is null`,
        'true',
      ),
      { ...aDayPasses, expect: '2' },
      ask('service', claim('owner', SHARED, true), HURDLE, 'null'),
    ],
  },
  {
    name: 'a reminder goes to the silent alone',
    steps: [
      withAddress,
      set(`update public.households set invited_at = now() where id = '${HOUSEHOLDS[SHARED]}'`),
      reply({ [PARTS[SHARED]]: { status: 'declined' } }),
      hurdle('answered'),
      reply({ [PARTS[SHARED]]: { status: 'waiting' } }),
      hurdle('answered'),
      reply({}),
      set(
        `update public.guests set requests = ${json({ [PARTS[SHARED]]: { status: 'accepted' } })} where id = '${GUESTS[SHARED]}'`,
      ),
      hurdle('answered'),
      set(`update public.guests set requests = '{}' where id = '${GUESTS[SHARED]}'`),
      ask('service', claim(), KIND, 'reminder'),
      settle(true),
      household('reminded_at is not null', 'true'),
    ],
  },
  {
    name: 'an invitation goes to nobody who has answered already, nor to the second list',
    steps: [
      withAddress,
      reply({ [PARTS[SHARED]]: { status: 'accepted' } }),
      hurdle('answered'),
      reply({}),
      set(`update public.households set answered_at = now() where id = '${HOUSEHOLDS[SHARED]}'`),
      hurdle('answered'),
      set(
        `update public.households set answered_at = null, second_list = 1 where id = '${HOUSEHOLDS[SHARED]}'`,
      ),
      hurdle('second-list'),
      set(`update public.households set second_list = null where id = '${HOUSEHOLDS[SHARED]}'`),
      ask('service', claim(), KIND, 'invitation'),
    ],
  },
  {
    name: 'nothing stands in the way of a second email but leaving, links, the event and the day’s limit',
    steps: [
      withAddress,
      ready(),
      settle(true),
      aDayPasses,
      ask('service', claim('owner', SHARED, true), HURDLE, 'null'),
      set(`update public.event_plans set event_date = current_date - 1 where id = '${SHARED}'`),
      hurdle('past'),
      set(`update public.event_plans set event_date = current_date where id = '${SHARED}'`),
      set(`update public.profiles set deletes_at = now() + interval '7 days' where id = '${PEOPLE.owner}'`),
      hurdle('leaving'),
      set(`update public.profiles set deletes_at = null where id = '${PEOPLE.owner}'`),
      set(
        `insert into public.household_links (token_hash, plan_id, household_id)
         select encode(sha256(n::text::bytea), 'hex'), '${SHARED}', '${HOUSEHOLDS[SHARED]}' from generate_series(1, 48) as n`,
        '48',
      ),
      hurdle('links'),
      set(`delete from public.household_links where plan_id = '${SHARED}'`, '50'),
      set(
        `insert into private.invitation_emails (plan_id, kind, address_hash, token_hash)
         select '${SHARED}', 'invitation', 'x', 'x' from generate_series(1, 20)`,
        '20',
      ),
      hurdle('capped'),
      set(`delete from private.invitation_emails where address_hash = 'x'`, '20'),
      ready(),
      set(
        `select public.leave_invitations((select id from private.invitation_emails order by claimed_at limit 1))`,
        'true',
      ),
      set(`update public.guests set email = 'eva@example.org' where id = '${GUESTS[SHARED]}'`),
      hurdle('left'),
      ask('service', `public.leave_invitations('${fresh(1)}')`, '', 'false'),
    ],
  },
  {
    name: 'who lost their link is written a new one, whatever they have answered, and then has it',
    steps: [
      withAddress,
      reply({ [PARTS[SHARED]]: { status: 'accepted' } }),
      set(`update public.households set invited_at = now() - interval '2 days', answered_at = now(),
        link_ended_at = now() - interval '1 hour' where id = '${HOUSEHOLDS[SHARED]}'`),
      ask('service', claim('owner', SHARED, true), KIND, 'renewed'),
      ready(),
      settle(true),
      household('reminded_at > link_ended_at', 'true'),
      hurdle('answered'),
    ],
  },
  {
    name: 'who is told a new date with a new link has both',
    steps: [
      withAddress,
      set(`update public.households set invited_at = now() - interval '2 days', event_on = '2027-01-01',
        link_ended_at = now() - interval '1 hour' where id = '${HOUSEHOLDS[SHARED]}'`),
      ask('service', claim(), KIND, 'moved'),
      settle(true),
      household("(reminded_at > link_ended_at) || ' ' || event_on", 'true 2027-06-05'),
      ask('service', claim('owner', SHARED, true), KIND, 'reminder'),
    ],
  },
  {
    name: 'an invitation says who invites, in whose words, and when it begins for them',
    steps: [
      ask('service', claim('owner', SHARED, true), "->> 'hosts'", 'Íñigo y Zoë'),
      set(`update public.invitation_words set words_es = 'Habrá baile' where plan_id = '${SHARED}'`),
      ask('service', claim('owner', SHARED, true), "->> 'words'", '{"en": null, "es": "Habrá baile"}'),
      set(`delete from public.invitation_words where plan_id = '${SHARED}'`),
      ask('service', claim('owner', SHARED, true), "->> 'hosts'", 'owner'),
      set(`update public.profiles set full_name = 'Regalos en spam.example' where id = '${PEOPLE.owner}'`),
      ask('service', claim('owner', SHARED, true), "->> 'hosts'", 'null'),
      begins('null'),
      set(`update public.event_parts set starts_at = '2027-06-05T15:30Z', time_zone = 'Europe/Madrid', place = 'Finca'
        where id = '${PARTS[SHARED]}'`),
      // A part on the day before the event doesn't count as the event's beginning.
      set(`insert into public.event_parts (id, plan_id, name, starts_at, place)
        values ('${fresh(5)}', '${SHARED}', 'Vino', '2027-06-04T15:00Z', 'Bar')`),
      begins('Finca'),
      set(`update public.households set parts = '{}' where id = '${HOUSEHOLDS[SHARED]}'`),
      begins('null'),
      set(`update public.households set parts = null where id = '${HOUSEHOLDS[SHARED]}'`),
      set(`update public.event_parts set event_on = '2027-01-01' where id = '${PARTS[SHARED]}'`),
      begins('null'),
      // In its own time zone, this part begins half an hour after midnight, on the day after the event.
      set(`update public.event_parts set event_on = '2027-06-05', starts_at = '2027-06-05T22:30Z'
        where id = '${PARTS[SHARED]}'`),
      begins('null'),
    ],
  },
  {
    name: 'what an email’s words follow is its plan’s country and kind, which the service alone may ask',
    steps: [
      set(`update public.event_plans set country = 'GB' where id = '${SHARED}'`),
      ...(['owner', 'stranger', 'anonymous'] as const satisfies Actor[]).map((as) =>
        ask(as, `public.event_of_mail('${SHARED}', null)`, '', '!42501'),
      ),
      ask(
        'service',
        `public.event_of_mail('${SHARED}', null)`,
        '',
        '{"work": false, "country": "GB", "event_end_date": null}',
      ),
      set(`update public.event_plans set event_end_date = event_date + 1 where id = '${SHARED}'`),
      ask('service', `public.event_of_mail('${SHARED}', null)`, "->> 'event_end_date'", '2027-06-06'),
      ask('service', `public.event_of_mail('${FOREIGN}', null)`, "->> 'country'", 'ES'),
      ask('service', `public.event_of_mail(null, '${fresh(1)}')`, '', 'null'),
      withAddress,
      ready(),
      set(`select public.event_of_mail(null, id) ->> 'country' from private.invitation_emails`, 'GB'),
      set(
        `update public.event_plans set event_type = 'corporate', couple_type = null where id = '${SHARED}'`,
      ),
      ask('service', `public.event_of_mail('${SHARED}', null)`, "->> 'work'", 'true'),
      set(`update public.event_plans set event_type = 'other', kind = 'gala' where id = '${SHARED}'`),
      ask('service', `public.event_of_mail('${SHARED}', null)`, "->> 'work'", 'true'),
      ...(
        [
          ['other', 'gala', 'work'],
          ['corporate', 'company', 'work'],
          ['corporate', 'launch', 'attended'],
          ['corporate', 'conference', 'attended'],
          ['other', 'communion', 'null'],
        ] as const
      ).flatMap(([event_type, kind, words]) => [
        set(
          `update public.event_plans set event_type = '${event_type}', kind = '${kind}' where id = '${SHARED}'`,
        ),
        set(
          `select coalesce(private.event_words(p), 'null') from public.event_plans p where id = '${SHARED}'`,
          words,
        ),
      ]),
    ],
  },
];
