import { createHash } from 'node:crypto';
import { PEOPLE } from './actors';
import { fresh, saveRow } from './calls';
import { FOREIGN, GUESTS, HOUSEHOLDS, PARTS, SHARED, tokenOf } from './fixture';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';
import { json } from './sql';

const HASH = createHash('sha256').update(tokenOf(SHARED)).digest('hex');
const set = (sql: string, expect = '1'): Step => ({ as: 'postgres', sql, expect });
const moveTo = (date: string): Step =>
  set(`update public.event_plans set event_date = ${date} where id = '${SHARED}'`);
const part = (column: string, value: string): Step =>
  set(`update public.event_parts set ${column} = ${value} where id = '${PARTS[SHARED]}'`);
const see = (path: string, expect: string): Step =>
  ask('service', `public.read_rsvp('${HASH}', 'x')`, path, expect);
const say = (answers: object, path: string, expect: string): Step =>
  ask('service', `public.answer_rsvp('${HASH}', 'x', ${json(answers)})`, path, expect);
const YES = { guests: [{ id: GUESTS[SHARED], replies: { [PARTS[SHARED]]: 'accepted' } }] };
const OPEN = "#>> '{parts,0,open}'";
const OVER = "#>> '{plan,over}'";
const HOUR = "#>> '{parts,0,starts_at}'";

const claim = (preview = true) =>
  `public.claim_invitations('${PEOPLE.owner}', '${SHARED}', ${json([
    { id: HOUSEHOLDS[SHARED], token_hash: 'c'.repeat(64) },
  ])}, ${preview})`;
const email = (expect: string, preview = true): Step =>
  ask('service', claim(preview), "#>> '{emails,0,kind}'", expect);
const told = (expect: string): Step =>
  set(`select event_on from public.households where id = '${HOUSEHOLDS[SHARED]}'`, expect);

/** Checks that the household's reply is accepted. */
const takes = [see(OVER, 'false'), say(YES, OPEN, 'true')];
const COMPANION = { id: fresh(9), host: GUESTS[SHARED], name: 'Ana', last_name: 'Gil' };
/** Checks that the household's reply is refused and changes nothing. */
const refuses = [
  see(OVER, 'true'),
  see(OPEN, 'false'),
  say(YES, '', '!PT410'),
  say({ guests: [{ id: GUESTS[SHARED], diets: ['vegan'] }] }, '', '!PT410'),
  set(`update public.guests set party_size = 2 where id = '${GUESTS[SHARED]}'`),
  say({ companions: [COMPANION] }, '', '!PT410'),
  say({ message: 'Gracias' }, '', '!PT410'),
  say({}, '', '!PT410'),
  set(
    `select replies::text || diets::text || party_size from public.guests where id = '${GUESTS[SHARED]}'`,
    '{}{}2',
  ),
  set(
    `select message is null and answered_at is null from public.households where id = '${HOUSEHOLDS[SHARED]}'`,
    'true',
  ),
];

export const movedEvents: Scenario[] = [
  {
    name: 'a row is reckoned from the date that stands when it is made, unless it says another',
    steps: [
      ask(
        'editor',
        saveRow('event_parts', fresh(1), 0, { name: 'Baile' }),
        "#>> '{0,row,event_on}'",
        '2027-06-05',
      ),
      ask(
        'editor',
        saveRow('budget_items', fresh(2), 0, { category: 'music', vendor_name: 'x', event_on: '2027-01-09' }),
        "#>> '{0,row,event_on}'",
        '2027-01-09',
      ),
      moveTo("'2027-09-18'"),
      ask(
        'editor',
        saveRow('budget_items', fresh(3), 0, { category: 'music', vendor_name: 'x' }),
        "#>> '{0,row,event_on}'",
        '2027-09-18',
      ),
      ask(
        'editor',
        saveRow('contributions', fresh(4), 0, { contributor: 'Ana', amount: 10, starts_on: '2027-01-09' }),
        "#>> '{0,row,event_on}'",
        '2027-09-18',
      ),
      ask(
        'editor',
        saveRow('vendor_quotes', fresh(5), 0, { category: 'music', vendor_name: 'x' }),
        "#>> '{0,row,event_on}'",
        '2027-09-18',
      ),
      // Existing rows keep the event's former date until somebody decides about them.
      set(`select event_on from public.event_parts where id = '${fresh(1)}'`, '2027-06-05'),
    ],
  },
  {
    name: 'whoever was invited for another date gets one email with the new one, whatever they answered',
    steps: [
      set(`update public.guests set email = 'eva@example.org', replies = ${json({ [PARTS[SHARED]]: { status: 'declined' } })}
        where id = '${GUESTS[SHARED]}'`),
      set(
        `update public.households set invited_at = now(), event_on = '2027-06-05' where id = '${HOUSEHOLDS[SHARED]}'`,
      ),
      email('reminder'),
      moveTo("'2027-09-18'"),
      email('moved'),
      told('2027-06-05'),
      ask('service', claim(false), "#>> '{emails,0,hurdle}'", 'null'),
      told('2027-06-05'),
      set('select public.settle_invitation(id, true) from private.invitation_emails', 'true'),
      told('2027-09-18'),
      set(`select event_on is null from public.households where id = '${HOUSEHOLDS[FOREIGN]}'`, 'true'),
      email('reminder'),
      set(
        `select (reminded_at is null)::text from public.households where id = '${HOUSEHOLDS[SHARED]}'`,
        'true',
      ),
      // If the event moves a second time on the same day, another email can announce the new date.
      moveTo("'2027-10-02'"),
      ask('service', claim(), "#>> '{emails,0,hurdle}'", 'null'),
    ],
  },
  {
    name: 'an invitation shows no hour of a part whose event has moved, and no deadline after the event',
    steps: [
      part('starts_at', "'2027-06-05 18:00Z'"),
      part('reply_by', "'2027-05-20'"),
      see(HOUR, '2027-06-05T18:00:00+00:00'),
      see("#>> '{parts,0,reply_by}'", '2027-05-20'),
      moveTo("'2027-04-10'"),
      see(HOUR, 'null'),
      see("#>> '{parts,0,reply_by}'", 'null'),
      part('event_on', "'2027-04-10'"),
      see(HOUR, '2027-06-05T18:00:00+00:00'),
    ],
  },
  { name: 'an event that is over takes no answers', steps: [moveTo('current_date - 1'), ...refuses] },
  { name: 'an event of tomorrow takes answers', steps: [moveTo('current_date + 1'), ...takes] },
  {
    name: 'an event of several days is over after the last of them',
    steps: [
      moveTo('current_date - 1'),
      set(`update public.event_plans set duration = 72 where id = '${SHARED}'`),
      ...takes,
      moveTo('current_date - 3'),
      see(OVER, 'true'),
    ],
  },
  {
    name: 'a part of the day after keeps its event open, one of another date does not',
    steps: [
      moveTo('current_date - 1'),
      part('starts_at', "current_date + 1 + time '12:00'"),
      see(OVER, 'true'),
      part('event_on', 'current_date - 1'),
      ...takes,
    ],
  },
];
