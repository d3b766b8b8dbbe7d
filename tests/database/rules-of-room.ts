import { createHash } from 'node:crypto';
import { PEOPLE } from './actors';
import { fresh, saveRow, saveRows } from './calls';
import { GUESTS, HOUSEHOLDS, PARTS, SHARED, tokenOf } from './fixture';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';
import { json } from './sql';

const PART = PARTS[SHARED];
const did = (sql: string, expect = '1'): Step => ({ as: 'postgres', sql, expect });
const hashOf = (text: string) => createHash('sha256').update(tokenOf(text)).digest('hex');
/** Runs deferred triggers at the end of each statement instead of at the transaction's end. */
const atOnce = did('set constraints all immediate', '0');
const seats = (capacity: number | null): Step =>
  did(`update public.event_parts set capacity = ${capacity} where id = '${PART}'`);
const reply = (status: string, more: object = {}) => ({ [PART]: { status, ...more } });

/** Gives the fixture's guest, a party of two, a place. */
const taken = did(
  `update public.guests set replies = ${json(reply('accepted'))} where id = '${GUESTS[SHARED]}'`,
);
/**
 * Adds household `n`, which has waited for a place since this minute of a fixed hour. The household's guest
 * has the next number.
 */
const waits = (n: number, party: number, minute = n, status = 'waiting'): Step[] => [
  did(
    `insert into public.households (id, plan_id, name, answered_at)
     values ('${fresh(n)}', '${SHARED}', 'Gil ${n}', '2026-01-01 12:00Z'::timestamptz + interval '${minute} min')`,
  ),
  did(
    `insert into public.guests (id, plan_id, household_id, name, last_name, party_size, replies)
     values ('${fresh(n + 1)}', '${SHARED}', '${fresh(n)}', 'Bea', 'Gil', ${party}, ${json(reply(status))})`,
  ),
];
const is = (n: number, status: string): Step =>
  did(`select replies #>> '{${PART},status}' from public.guests where id = '${fresh(n + 1)}'`, status);
const told = (n: number, expect: string): Step =>
  did(
    `select moved_up::text || ' ' || (moved_up_at is not null) from public.households where id = '${fresh(n)}'`,
    expect,
  );
const saved = (changes: unknown, path = "#>> '{0,id}'", expect?: string): Step =>
  ask('editor', saveRows(changes), path, expect ?? (changes as { id: string }[])[0]?.id ?? '');
const save = (table: string, id: string, version: number, row: unknown): Step =>
  saved([{ table, id, version, row }]);
/** A party of two has both places, and one more guest waits. */
const short = [seats(2), taken, ...waits(20, 1)];

/** Ways to make room. After each of them, the waiting household moves up. */
const WAYS: Record<string, Step[]> = {
  'more places': [save('event_parts', PART, 2, { capacity: 3 })],
  'no limit any more': [save('event_parts', PART, 2, { capacity: null })],
  'a no by hand': [save('guests', GUESTS[SHARED], 2, { replies: reply('declined') })],
  'a reply that is taken back': [save('guests', GUESTS[SHARED], 2, { replies: {} })],
  'fewer of a party': [save('guests', GUESTS[SHARED], 2, { replies: reply('accepted', { people: 1 }) })],
  'a smaller party': [save('guests', GUESTS[SHARED], 2, { party_size: 1 })],
  'a guest who is deleted': [save('guests', GUESTS[SHARED], 2, null)],
  'an invitation to less': [save('households', HOUSEHOLDS[SHARED], 1, { parts: [fresh(1)] })],
  'the second list': [save('households', HOUSEHOLDS[SHARED], 1, { second_list: 1 })],
  'a household that is deleted': [
    saved([
      { table: 'guests', id: GUESTS[SHARED], version: 2, row: null },
      { table: 'households', id: HOUSEHOLDS[SHARED], version: 1, row: null },
    ]),
  ],
};

/** Changes that move nobody up, because they free no place or the hosts give the place to somebody. */
const NO_WAYS: Record<string, Step[]> = {
  'fewer places': [save('event_parts', PART, 2, { capacity: 1 })],
  'another name': [save('guests', GUESTS[SHARED], 2, { name: 'Zoë' })],
  'a place for another who waits': [save('event_parts', PART, 2, { name: 'Cena' })],
  'a part that nobody waits for': [
    saved([{ table: 'event_parts', id: fresh(5), version: 0, row: { name: 'Baile', capacity: 1 } }]),
    save('event_parts', fresh(5), 1, { capacity: 50 }),
  ],
};

export const room: Scenario[] = [
  ...Object.entries(WAYS).map(
    ([name, steps]): Scenario => ({
      name: `who waits moves up by ${name}`,
      steps: [...short, is(20, 'waiting'), ...steps, is(20, 'accepted'), told(20, `{${PART}} true`)],
    }),
  ),
  ...Object.entries(NO_WAYS).map(
    ([name, steps]): Scenario => ({
      name: `who waits does not move up by ${name}`,
      steps: [...short, ...steps, is(20, 'waiting'), told(20, '{} false')],
    }),
  ),
  {
    name: 'a save tells of the rows that moved up by it, behind those that were asked for',
    steps: [
      ...short,
      ask(
        'editor',
        `(select string_agg(s ->> 'table' || ' ' || (s #>> '{row,version}'), ', ' order by place)
          from jsonb_array_elements(${saveRow('event_parts', PART, 2, { capacity: 3 })}) with ordinality as a (s, place))`,
        '',
        'event_parts 3, households 2, guests 2',
      ),
    ],
  },
  {
    name: 'a row that is changed and moves up by one save is told as it stands then, once',
    steps: [
      ...short,
      ask(
        'editor',
        `(select string_agg(s ->> 'table' || ' ' || (s #>> '{row,version}') || coalesce(s #>> '{row,notes}', ''), ', ' order by place)
          from jsonb_array_elements(${saveRows([
            { table: 'guests', id: fresh(21), version: 1, row: { notes: '!' } },
            { table: 'event_parts', id: PART, version: 2, row: { capacity: 3 } },
          ])}) with ordinality as a (s, place))`,
        '',
        'guests 3!, event_parts 3, households 2',
      ),
    ],
  },
  {
    name: 'households move up as wholes in the order of their answers, and past one that does not fit',
    steps: [
      seats(2),
      taken,
      ...waits(20, 3, 1),
      ...waits(30, 2, 2),
      ...waits(40, 1, 4),
      ...waits(50, 1, 3),
      save('event_parts', PART, 2, { capacity: 5 }),
      is(20, 'accepted'),
      is(30, 'waiting'),
      is(40, 'waiting'),
      save('event_parts', PART, 3, { capacity: 6 }),
      is(30, 'waiting'),
      is(50, 'accepted'),
      is(40, 'waiting'),
    ],
  },
  {
    name: 'a household that waits moves up once it has become small enough',
    steps: [
      seats(3),
      taken,
      ...waits(20, 3),
      save('guests', fresh(21), 1, { party_size: 2 }),
      is(20, 'waiting'),
      save('guests', fresh(21), 2, { replies: reply('waiting', { people: 1 }) }),
      is(20, 'accepted'),
    ],
  },
  {
    name: 'a guest without a household moves up, and is told of by nobody',
    steps: [
      seats(2),
      taken,
      did(
        `insert into public.guests (id, plan_id, name, last_name, replies)
         values ('${fresh(21)}', '${SHARED}', 'Bea', 'Gil', ${json(reply('waiting'))})`,
      ),
      save('guests', GUESTS[SHARED], 2, { replies: reply('declined') }),
      is(20, 'accepted'),
    ],
  },
  {
    name: 'whom the hosts put on the waiting list stays there while the next one moves up',
    steps: [
      seats(2),
      ...waits(30, 2, 1, 'accepted'),
      ...waits(20, 1, 2),
      save('guests', fresh(31), 1, { replies: reply('waiting') }),
      is(30, 'waiting'),
      is(20, 'accepted'),
      // A guest whom the hosts add as waiting isn't moved up, although there is room.
      saved([
        {
          table: 'guests',
          id: fresh(41),
          version: 0,
          row: { name: 'Leo', last_name: 'Gil', replies: reply('waiting') },
        },
      ]),
      is(40, 'waiting'),
    ],
  },
  {
    name: 'who is not invited any more, or is on the second list, doesn’t move up until they are again',
    steps: [
      ...short,
      did(`update public.households set parts = '{}' where id = '${fresh(20)}'`),
      ...waits(30, 1),
      did(`update public.households set second_list = 1 where id = '${fresh(30)}'`),
      save('event_parts', PART, 2, { capacity: 4 }),
      is(20, 'waiting'),
      is(30, 'waiting'),
      save('households', fresh(20), 2, { parts: null }),
      is(20, 'accepted'),
      is(30, 'waiting'),
      save('households', fresh(30), 2, { second_list: null }),
      is(30, 'accepted'),
    ],
  },
  {
    name: 'an import that is taken back makes room, at the end of its transaction',
    steps: [
      seats(2),
      ask(
        'owner',
        `public.import_guests('${SHARED}', '${fresh(9)}', 'Lista.csv', '[]', ${json([
          {
            id: fresh(1),
            version: 0,
            row: { name: 'Eva', last_name: 'Gil', party_size: 2, replies: reply('accepted') },
          },
        ])})`,
        "->> 'added'",
        '1',
      ),
      ...waits(20, 2),
      ask('owner', `public.undo_import('${SHARED}', '${fresh(9)}')`, "->> 'removed'", '1'),
      is(20, 'waiting'),
      atOnce,
      is(20, 'accepted'),
      told(20, `{${PART}} true`),
    ],
  },
  {
    name: 'a deletion past the function that saves makes room as well',
    steps: [
      ...short,
      atOnce,
      did(`delete from public.guests where id = '${GUESTS[SHARED]}'`),
      is(20, 'accepted'),
    ],
  },
  {
    name: 'who comes back to the waiting list finds the room that appeared meanwhile',
    steps: [
      ...short,
      save('guests', fresh(21), 1, null),
      save('event_parts', PART, 2, { capacity: 3 }),
      save('guests', fresh(21), 2, {
        name: 'Bea',
        last_name: 'Gil',
        household_id: fresh(20),
        replies: reply('waiting'),
      }),
      is(20, 'accepted'),
    ],
  },
  {
    name: 'who moves up to one part after another is told of both',
    steps: [
      ...short,
      saved([{ table: 'event_parts', id: fresh(5), version: 0, row: { name: 'Baile', capacity: 1 } }]),
      save('guests', fresh(21), 1, { replies: { ...reply('waiting'), [fresh(5)]: { status: 'waiting' } } }),
      save('event_parts', fresh(5), 1, { capacity: 2 }),
      save('event_parts', PART, 2, { capacity: 3 }),
      told(20, `{${[PART, fresh(5)].sort().join()}} true`),
    ],
  },
  {
    name: 'a plan goes with its guests who have places',
    steps: [
      ...short,
      atOnce,
      did(`delete from public.event_plans where id = '${SHARED}'`),
      did('select count(*) from private.room_made', '0'),
    ],
  },
  {
    name: 'a part that comes back is gone through',
    steps: [
      ...short,
      save('event_parts', PART, 2, null),
      save('guests', GUESTS[SHARED], 2, { replies: {} }),
      is(20, 'waiting'),
      save('event_parts', PART, 3, { name: 'Cena', capacity: 2 }),
      is(20, 'accepted'),
    ],
  },
  {
    name: 'an answer goes through the parts that it answers for alone, and who answers is told nothing besides',
    steps: [
      ...waits(20, 1),
      // The hosts keep this guest waiting, although there is room.
      did(
        `insert into public.event_parts (id, plan_id, name, capacity) values ('${fresh(5)}', '${SHARED}', 'Baile', 9)`,
      ),
      did(
        `update public.guests set replies = ${json({ ...reply('waiting'), [fresh(5)]: { status: 'waiting' } })}
         where id = '${fresh(21)}'`,
      ),
      ask(
        'service',
        `public.answer_rsvp('${hashOf(SHARED)}', 'x', ${json({ guests: [{ id: GUESTS[SHARED], replies: { [fresh(5)]: 'accepted' } }] })})`,
        `#>> '{guests,0,replies,${fresh(5)},status}'`,
        'accepted',
      ),
      is(20, 'waiting'),
      did(
        `select replies #>> '{${fresh(5)},status}' from public.guests where id = '${fresh(21)}'`,
        'accepted',
      ),
      told(20, `{${fresh(5)}} true`),
      did(`select moved_up from public.households where id = '${HOUSEHOLDS[SHARED]}'`, '{}'),
    ],
  },
  {
    name: 'the page of a household tells the parts that it has moved up to, of those that stand',
    steps: [
      ...short,
      did(`update public.households set moved_up = array['${fresh(6)}'::uuid] where id = '${fresh(20)}'`),
      did(
        `insert into public.household_links (token_hash, plan_id, household_id)
         values ('${hashOf('second')}', '${SHARED}', '${fresh(20)}')`,
      ),
      save('event_parts', PART, 2, { capacity: 3 }),
      ask('service', `public.read_rsvp('${hashOf('second')}', 'x')`, "->> 'moved_up'", `["${PART}"]`),
    ],
  },
  {
    name: 'what moves up is said by the database alone',
    steps: [
      ask(
        'editor',
        saveRow('households', HOUSEHOLDS[SHARED], 1, { moved_up_at: '2026-01-01T00:00:00Z' }),
        '',
        '!22023',
      ),
      ask('editor', 'private.note_room(null, null)', '', '!42501'),
      // No freed place was recorded.
      ask('editor', 'private.settle_room()', '', '{}'),
    ],
  },
];

const EMAIL = 'bea@example.org';
const claim = (path: string, expect: string, hashes: readonly string[] = ['a'.repeat(64)]): Step =>
  ask('service', `public.claim_moved_up('{${hashes.join()}}')`, path, expect);
const none = claim('', '[]');
const invited = did(
  `insert into private.invitation_emails (plan_id, household_id, kind, address_hash, token_hash, sent_at, claimed_at)
   values ('${SHARED}', '${fresh(20)}', 'invitation', private.address_hash('${EMAIL}'), 'x', '2026-01-01', '2026-01-01')`,
);
const movedUp = [
  ...short,
  did(`update public.guests set email = '${EMAIL}' where id = '${fresh(21)}'`),
  did(`update public.event_parts set capacity = 3 where id = '${PART}'`),
  did('select cardinality(private.settle_room())'),
];
const settle = (sent: boolean): Step =>
  did(
    `select public.settle_invitation(id, ${sent}) from private.invitation_emails where kind = 'moved-up'`,
    'true',
  );

export const movedUpEmails: Scenario[] = [
  {
    name: 'a household that was invited by email is told once that it has a place, with a link',
    steps: [
      ask('owner', `public.claim_moved_up('{}')`, '', '!42501'),
      ...movedUp,
      none,
      invited,
      did(`update public.households set language = 'en' where id = '${fresh(20)}'`),
      claim('', '[]', []),
      claim(
        `-> 0 #- '{email_id}' #- '{event_date}' #- '{event}'`,
        `{"email": "${EMAIL}", "parts": ["Cena"], "language": "en", "token_hash": "${'a'.repeat(64)}"}`,
      ),
      did(
        `select household_id from public.household_links where token_hash = '${'a'.repeat(64)}'`,
        fresh(20),
      ),
      none,
      settle(true),
      none,
      did(`select invited_at is null from public.households where id = '${fresh(20)}'`, 'true'),
    ],
  },
  {
    name: 'an email about a place that did not go out is written again',
    steps: [
      ...movedUp,
      invited,
      claim(`-> 0 ->> 'email'`, EMAIL),
      settle(false),
      claim(`-> 0 ->> 'email'`, EMAIL),
    ],
  },
  ...Object.entries({
    'their address has left the list': [
      did(
        `update private.invitation_emails set left_at = now() where address_hash = private.address_hash('${EMAIL}')`,
      ),
    ],
    'the invitation never went out': [did('update private.invitation_emails set sent_at = null')],
    'they have no address': [did(`update public.guests set email = null where id = '${fresh(21)}'`)],
    'they say no by now': [
      did(`update public.guests set replies = ${json(reply('declined'))} where id = '${fresh(21)}'`),
    ],
    'they are not invited to it any more': [
      did(`update public.households set parts = '{}' where id = '${fresh(20)}'`),
    ],
    'they are on the second list': [
      did(`update public.households set second_list = 1 where id = '${fresh(20)}'`),
    ],
    'the event is over': [
      did(`update public.event_plans set event_date = current_date - 9 where id = '${SHARED}'`),
    ],
    'the event is deleted': [did(`update public.event_plans set deleted_at = now() where id = '${SHARED}'`)],
    'the event is put away': [
      did(`update public.event_plans set archived_at = now() where id = '${SHARED}'`),
    ],
    'the hosts are leaving': [
      did(`update public.profiles set deletes_at = now() + interval '7 days' where id = '${PEOPLE.owner}'`),
    ],
    'it was long ago': [
      did(`update public.households set moved_up_at = now() - interval '73 hours' where id = '${fresh(20)}'`),
    ],
    'they have as many links as they may': [
      did(
        `insert into public.household_links (token_hash, plan_id, household_id)
         select encode(sha256(n::text::bytea), 'hex'), '${SHARED}', '${fresh(20)}' from generate_series(1, 50) as n`,
        '50',
      ),
    ],
    'the owner has sent as many in a day as they may': [
      did(
        `insert into private.invitation_emails (plan_id, kind, address_hash, token_hash)
         select '${SHARED}', 'invitation', 'x', 'x' from generate_series(1, 20)`,
        '20',
      ),
    ],
  }).map(
    ([name, steps]): Scenario => ({
      name: `nobody is told of a place where ${name}`,
      steps: [...movedUp, invited, ...steps, none],
    }),
  ),
];
