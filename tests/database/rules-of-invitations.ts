import { createHash } from 'node:crypto';
import type { Actor } from './actors';
import { fresh, saveRow } from './calls';
import { DELETED, FOREIGN, GUESTS, HOUSEHOLDS, IMPORTS, PARTS, SHARED, tokenOf } from './fixture';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';
import { json } from './sql';

const did = (as: Actor, sql: string, expect: string): Step => ({ as, sql, expect });
/** Returns the hash under which the fixture stores a plan's link. */
const hashOf = (plan: string) => createHash('sha256').update(tokenOf(plan)).digest('hex');
const read = (hash: string) => `public.read_rsvp('${hash}', 'x')`;
const answer = (hash: string, answers: unknown) => `public.answer_rsvp('${hash}', 'x', ${json(answers)})`;

const copy = (hash: string, email: string) => `public.copy_rsvp('${hash}', 'x', '${email}')`;

const EVA = { name: 'Eva', last_name: 'Gil', household_id: fresh(10) };
const bring = (
  guests: unknown,
  households: unknown = [{ id: fresh(10), name: 'Casa' }],
  plan: string = SHARED,
) => `public.import_guests('${plan}', '${fresh(9)}', 'Lista.csv', ${json(households)}, ${json(guests)})`;
const added = { id: fresh(1), version: 0, row: EVA };
const renamed = { id: GUESTS[SHARED], version: 1, row: { name: 'Zoë' } };
const undo = (batch: string = fresh(9), plan: string = SHARED) => `public.undo_import('${plan}', '${batch}')`;

const yes = (reply: string) => ({ guests: [{ id: GUESTS[SHARED], replies: { [PARTS[SHARED]]: reply } }] });
const STATUS = `#>> '{guests,0,replies,${PARTS[SHARED]},status}'`;

const REQUEST = `#>> '{guests,0,requests,${PARTS[SHARED]},status}'`;
const question = (n: number, row: object): Step =>
  ask('editor', saveRow('event_questions', fresh(n), 0, { text: 'x', ...row }), "#>> '{0,version}'", '1');
const said = (n: number, text: unknown) =>
  answer(hashOf(SHARED), { guests: [{ id: GUESTS[SHARED], answers: { [fresh(n)]: text } }] });

/** Inserts a second household with a party of this size, and its link. */
const second = (party: number): Step[] => [
  did(
    'postgres',
    `insert into public.households (id, plan_id, name) values ('${fresh(20)}', '${SHARED}', 'Gil')`,
    '1',
  ),
  did(
    'postgres',
    `insert into public.guests (id, plan_id, household_id, name, last_name, party_size)
     values ('${fresh(21)}', '${SHARED}', '${fresh(20)}', 'Bea', 'Gil', ${party})`,
    '1',
  ),
  did(
    'postgres',
    `insert into public.household_links (token_hash, plan_id, household_id)
     values ('${hashOf('second')}', '${SHARED}', '${fresh(20)}')`,
    '1',
  ),
];
const secondSays = (reply: string) =>
  answer(hashOf('second'), { guests: [{ id: fresh(21), replies: { [PARTS[SHARED]]: reply } }] });

export const invitations: Scenario[] = [
  {
    name: 'a list is stored as a whole by editors, and repeats change nothing',
    steps: [
      ask('viewer', bring([added]), '', '!PT403'),
      ask('stranger', bring([added]), '', '!PT404'),
      ask('editor', bring([added], undefined, DELETED), '', '!PT404'),
      ask('editor', bring([added, { ...renamed, version: 7 }]), '', '!PT409'),
      ask('editor', bring([added, { id: GUESTS[FOREIGN], version: 0, row: EVA }]), '', '!PT409'),
      ask('editor', bring([added, { id: GUESTS[FOREIGN], version: 1, row: { name: 'x' } }]), '', '!PT409'),
      ask('editor', bring([{ ...added, row: { ...EVA, version: 3 } }]), '', '!22023'),
      ask('editor', bring([{ ...added, x: 1 }]), '', '!22023'),
      ask('editor', bring([added], [{ id: fresh(10), name: 'Casa', plan_id: FOREIGN }]), '', '!22023'),
      ask('editor', bring([]), '', '!22023'),
      ask('editor', bring({}), '', '!22023'),
      ask('editor', bring([{ ...added, row: { ...EVA, party_size: 19 } }]), '', '!PT402'),
      did('postgres', `select count(*) from public.guests where plan_id = '${SHARED}'`, '1'),
      ask('editor', bring([added, renamed]), '', '{"added": 1, "stored": 2, "changed": 1}'),
      ask('editor', bring([added, renamed]), '', '{"added": 1, "stored": 2, "changed": 1}'),
      did(
        'viewer',
        `select string_agg(name || version, ' ' order by name) from public.guests where plan_id = '${SHARED}'`,
        'Eva1 Zoë2',
      ),
    ],
  },
  {
    name: 'a list that was brought is taken back but for what was edited since',
    steps: [
      ask('owner', bring([added, renamed, { ...added, id: fresh(2) }]), "->> 'added'", '2'),
      ask('owner', saveRow('guests', fresh(2), 1, { notes: 'x' }), "#>> '{0,version}'", '2'),
      ask('viewer', undo(), '', '!PT403'),
      ask('stranger', undo(fresh(9), FOREIGN), '', '!PT404'),
      ask('owner', undo(IMPORTS[FOREIGN]), '', '!PT404'),
      ask('owner', undo(), '', '{"kept": 1, "removed": 1, "restored": 1}'),
      ask('owner', undo(), '', '!PT404'),
      did(
        'viewer',
        `select string_agg(name, ' ' order by name) from public.guests where plan_id = '${SHARED}'`,
        'Eva María José',
      ),
      // A household is kept as long as one of its guests remains.
      did('viewer', `select count(*) from public.households where id = '${fresh(10)}'`, '1'),
    ],
  },
  {
    name: 'a household that a list made goes with the last of its guests',
    steps: [
      ask('owner', bring([added]), "->> 'added'", '1'),
      ask('owner', undo(), "->> 'removed'", '1'),
      did('viewer', `select count(*) from public.households where id = '${fresh(10)}'`, '0'),
      did('viewer', `select count(*) from public.households where plan_id = '${SHARED}'`, '1'),
    ],
  },
  {
    name: 'invitations are read and answered by the service alone',
    steps: [
      ...(['owner', 'stranger', 'anonymous'] as const).flatMap((as) => [
        ask(as, read(hashOf(SHARED)), '', '!42501'),
        ask(as, answer(hashOf(SHARED), {}), '', '!42501'),
      ]),
      ask('service', read(hashOf(SHARED)), "->> 'name'", 'García Pérez'),
      ask('service', read(hashOf('nobody')), '', 'null'),
      // The link of a deleted plan opens nothing.
      ask('service', read(hashOf(DELETED)), '', 'null'),
      did(
        'postgres',
        `select opened_at is not null from public.households where id = '${HOUSEHOLDS[SHARED]}'`,
        'true',
      ),
      did('postgres', `delete from public.household_links where plan_id = '${SHARED}'`, '1'),
      ask('service', read(hashOf(SHARED)), '', 'null'),
      ask('service', answer(hashOf(SHARED), {}), '', 'null'),
    ],
  },
  {
    name: 'a link ends sixty days after its event',
    steps: [
      did(
        'postgres',
        `update public.event_plans set event_date = current_date - 59 where id = '${SHARED}'`,
        '1',
      ),
      ask('service', read(hashOf(SHARED)), "->> 'name'", 'García Pérez'),
      did(
        'postgres',
        `update public.event_plans set event_date = current_date - 60 where id = '${SHARED}'`,
        '1',
      ),
      ask('service', read(hashOf(SHARED)), '', 'null'),
    ],
  },
  {
    name: 'six hundred calls an hour from one caller',
    steps: [
      did(
        'postgres',
        `insert into private.attempts (kind, source) select 'rsvp', private.source_hash('x') from generate_series(1, 599)`,
        '599',
      ),
      ask('service', read(hashOf(SHARED)), "->> 'name'", 'García Pérez'),
      ask('service', read(hashOf(SHARED)), "->> 'capped'", 'true'),
      ask('service', answer(hashOf(SHARED), {}), "->> 'capped'", 'true'),
      ask('service', copy(hashOf(SHARED), 'a@x.es'), "->> 'capped'", 'true'),
      ask('service', `public.read_rsvp('${hashOf(SHARED)}', 'y')`, "->> 'name'", 'García Pérez'),
    ],
  },
  {
    name: 'three copies a day of one household, and three to one address',
    steps: [
      ...[1, 2].map(() => ask('service', copy(hashOf(SHARED), 'a@x.es'), "->> 'name'", 'García Pérez')),
      ask('service', copy(hashOf('no link'), 'a@x.es'), '', 'null'),
      did(
        'postgres',
        `insert into private.attempts (kind, source) values ('rsvp_copy_to', private.source_hash('b@x.es')),
          ('rsvp_copy_to', private.source_hash('b@x.es')), ('rsvp_copy_to', private.source_hash('b@x.es'))`,
        '3',
      ),
      ask('service', copy(hashOf(SHARED), 'B@x.es'), "->> 'capped'", 'true'),
      // A refused copy isn't counted, so the household can get one more of its three copies.
      ask('service', copy(hashOf(SHARED), 'c@x.es'), "->> 'name'", 'García Pérez'),
      ask('service', copy(hashOf(SHARED), 'd@x.es'), "->> 'capped'", 'true'),
      ask('service', read(hashOf(SHARED)), "->> 'name'", 'García Pérez'),
    ],
  },
  {
    name: 'a copy holds what people wrote for an address of the household alone',
    steps: [
      did(
        'postgres',
        `update public.households set message = 'Comprad en spam.example' where id = '${HOUSEHOLDS[SHARED]}'`,
        '1',
      ),
      did(
        'postgres',
        `update public.event_parts set place = 'spam.example' where plan_id = '${SHARED}'`,
        '1',
      ),
      did(
        'postgres',
        `update public.guests set email = 'Eva@x.es', dietary_notes = 'spam.example'
          where household_id = '${HOUSEHOLDS[SHARED]}'`,
        '1',
      ),
      ask('service', `${copy(hashOf(SHARED), 'a@x.es')}::text like '%spam.example%'`, '', 'false'),
      ask('service', copy(hashOf(SHARED), 'a@x.es'), "->> 'partial'", 'true'),
      ask('service', `${copy(hashOf(SHARED), 'eva@x.es')}::text like '%spam.example%'`, '', 'true'),
    ],
  },
  {
    name: 'a household without guests has no answer to copy',
    steps: [
      did('postgres', `delete from public.guests where household_id = '${HOUSEHOLDS[SHARED]}'`, '1'),
      ask('service', copy(hashOf(SHARED), 'a@x.es'), '', 'null'),
    ],
  },
  {
    name: 'an owner’s households get as many copies a day as their list may hold guests',
    steps: [
      did(
        'postgres',
        `do $$ begin insert into private.attempts (kind, source)
          select 'rsvp_copy_owner', private.source_hash(p.owner_id::text)
          from public.event_plans p, generate_series(1, private.guest_limit(private.tier_of(p.owner_id)) - 1)
          where p.id = '${SHARED}'; end $$`,
        '0',
      ),
      ask('service', copy(hashOf(SHARED), 'a@x.es'), "->> 'name'", 'García Pérez'),
      ask('service', copy(hashOf(SHARED), 'a@x.es'), "->> 'capped'", 'true'),
    ],
  },
  {
    name: 'a part has as many places as it has, and more people of a party only where there is room',
    steps: [
      did('postgres', `update public.event_parts set capacity = 1 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'waiting'),
      ask('service', answer(hashOf(SHARED), yes('accepted:1')), STATUS, 'accepted'),
      ask('service', answer(hashOf(SHARED), yes('declined')), STATUS, 'declined'),
      did('postgres', `update public.event_parts set capacity = 2 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'accepted'),
    ],
  },
  {
    name: 'a place that was confirmed outlasts the wish for more than there are',
    steps: [
      did('postgres', `update public.event_parts set capacity = 1 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted:1')), STATUS, 'accepted'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'accepted'),
      ask('service', read(hashOf(SHARED)), `#>> '{guests,0,replies,${PARTS[SHARED]},people}'`, '1'),
      ask('service', read(hashOf(SHARED)), REQUEST, 'accepted'),
      did('postgres', `update public.event_parts set capacity = 2 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), `#>> '{guests,0,requests}'`, '{}'),
      ask(
        'service',
        read(hashOf(SHARED)),
        `#>> '{guests,0,replies}'`,
        `{"${PARTS[SHARED]}": {"status": "accepted"}}`,
      ),
    ],
  },
  {
    name: 'who has a place gives some of it back though the part has become too small',
    steps: [
      did('postgres', `update public.event_parts set capacity = 2 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'accepted'),
      ...second(1),
      did(
        'postgres',
        `update public.guests set replies = '{"${PARTS[SHARED]}": {"status": "accepted"}}' where id = '${fresh(21)}'`,
        '1',
      ),
      did('postgres', `update public.event_parts set capacity = 1 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted:1')), `#>> '{guests,0,requests}'`, '{}'),
      ask('service', read(hashOf(SHARED)), `#>> '{guests,0,replies,${PARTS[SHARED]},people}'`, '1'),
    ],
  },
  {
    name: 'who has a place and asks for one more that is free loses none to those who wait',
    steps: [
      did('postgres', `update public.event_parts set capacity = 1 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted:1')), STATUS, 'accepted'),
      ...second(3),
      ask('service', secondSays('accepted'), STATUS, 'waiting'),
      did(
        'postgres',
        `update public.households set answered_at = '2020-01-01' where id = '${fresh(20)}'`,
        '1',
      ),
      did('postgres', `update public.event_parts set capacity = 3 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'accepted'),
      ask('service', read(hashOf('second')), STATUS, 'waiting'),
    ],
  },
  {
    name: 'a household that is no longer invited to a part takes no place of it',
    steps: [
      did('postgres', `update public.event_parts set capacity = 2 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'accepted'),
      ...second(2),
      ask('service', secondSays('accepted'), STATUS, 'waiting'),
      did('postgres', `update public.households set parts = '{}' where id = '${HOUSEHOLDS[SHARED]}'`, '1'),
      ask('service', secondSays('accepted'), STATUS, 'accepted'),
    ],
  },
  {
    name: 'a household on the second list takes no place',
    steps: [
      did('postgres', `update public.event_parts set capacity = 2 where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'accepted'),
      ...second(2),
      did('postgres', `update public.households set second_list = 1 where id = '${HOUSEHOLDS[SHARED]}'`, '1'),
      ask('service', secondSays('accepted'), STATUS, 'accepted'),
    ],
  },
  {
    name: 'a companion is named in a list that has more people than its tier',
    steps: [
      did('postgres', `update public.guests set party_size = 20 where id = '${GUESTS[SHARED]}'`, '1'),
      ...second(5),
      ask(
        'editor',
        saveRow('guests', fresh(1), 0, { ...EVA, household_id: HOUSEHOLDS[SHARED] }),
        '',
        '!PT402',
      ),
      ask(
        'service',
        answer(hashOf(SHARED), {
          companions: [{ id: fresh(2), host: GUESTS[SHARED], name: 'Leo', last_name: 'Gil' }],
        }),
        `-> 'guests' -> 1 ->> 'name'`,
        'Leo',
      ),
      did('postgres', `select sum(party_size) from public.guests where plan_id = '${SHARED}'`, '25'),
    ],
  },
  {
    name: 'a zone that the server does not know closes a part at the end of its day elsewhere, and breaks nothing',
    steps: [
      did(
        'postgres',
        `update public.event_parts set reply_by = current_date + 1, time_zone = 'America/Nowhere' where id = '${PARTS[SHARED]}'`,
        '1',
      ),
      ask('service', read(hashOf(SHARED)), `#>> '{parts,0,open}'`, 'true'),
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'accepted'),
      did(
        'postgres',
        `update public.event_parts set reply_by = current_date - 1 where id = '${PARTS[SHARED]}'`,
        '1',
      ),
      ask('service', read(hashOf(SHARED)), `#>> '{parts,0,open}'`, 'false'),
    ],
  },
  {
    name: 'an answer after the deadline becomes a request, and what stands is left alone',
    steps: [
      ask('service', answer(hashOf(SHARED), yes('accepted')), STATUS, 'accepted'),
      did(
        'postgres',
        `update public.event_parts set reply_by = '2020-01-01', time_zone = 'Europe/Madrid' where id = '${PARTS[SHARED]}'`,
        '1',
      ),
      ask('service', answer(hashOf(SHARED), yes('declined')), REQUEST, 'declined'),
      ask('service', read(hashOf(SHARED)), STATUS, 'accepted'),
      ask(
        'service',
        answer(hashOf(SHARED), yes('accepted:1')),
        `#>> '{guests,0,requests,${PARTS[SHARED]},people}'`,
        '1',
      ),
      // If the household sends its stored reply again, the late request is removed.
      ask('service', answer(hashOf(SHARED), yes('accepted')), `#>> '{guests,0,requests}'`, '{}'),
      did('postgres', `update public.event_parts set reply_by = null where id = '${PARTS[SHARED]}'`, '1'),
      ask('service', answer(hashOf(SHARED), yes('declined')), STATUS, 'declined'),
    ],
  },
  {
    name: 'a question is answered with what it allows, by whom it is put to',
    steps: [
      question(1, { kind: 'choice', options: ['Carne', 'Pescado'] }),
      question(2, { kind: 'yes-no', parts: [fresh(5)] }),
      question(3, {}),
      ask('service', said(1, 'Pescado'), `#>> '{guests,0,answers,${fresh(1)}}'`, 'Pescado'),
      ask('service', said(1, 'Tofu'), `#>> '{guests,0,answers,${fresh(1)}}'`, 'Pescado'),
      ask('service', said(1, 7), `#>> '{guests,0,answers,${fresh(1)}}'`, 'Pescado'),
      ask('service', said(3, 'x'.repeat(501)), '', '!PT400'),
      ask('service', said(3, 'Bamboleo'), `#>> '{guests,0,answers,${fresh(3)}}'`, 'Bamboleo'),
      ask('service', said(3, ''), `#>> '{guests,0,answers}'`, `{"${fresh(1)}": "Pescado"}`),
      ask('service', said(9, 'x'), `#>> '{guests,0,answers}'`, `{"${fresh(1)}": "Pescado"}`),
      did('postgres', `update public.households set parts = array['${PARTS[SHARED]}'::uuid]`, '3'),
      ask('service', said(2, 'yes'), `#>> '{guests,0,answers}'`, `{"${fresh(1)}": "Pescado"}`),
      // The household is asked three questions: the fixture's question and the two new questions for its
      // guests.
      ask('service', `jsonb_array_length(${read(hashOf(SHARED))} -> 'questions')`, '', '3'),
    ],
  },
];
