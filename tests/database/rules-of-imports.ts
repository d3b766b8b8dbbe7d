import type { Actor } from './actors';
import { fresh, saveRow } from './calls';
import { DELETED, FOREIGN, GUESTS, PARTS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { basic } from './rules-of-payments';
import { ask } from './rules-of-rows';
import { json } from './sql';

const did = (as: Actor, sql: string, expect: string): Step => ({ as, sql, expect });

const guest = (n: number, row: object = {}) => ({
  id: fresh(n),
  version: 0,
  row: { name: `Eva ${n}`, last_name: 'Gil', household_id: fresh(10), ...row },
});
const renamed = { id: GUESTS[SHARED], version: 1, row: { name: 'Zoë' } };
const HOUSE = [{ id: fresh(10), name: 'Casa' }];
const WHOLE = { size: 3, people: 2, households: 1, changed: [{ id: GUESTS[SHARED], version: 1 }] };

const part = (
  start: number,
  guests: unknown,
  { households = [] as unknown, whole = null as unknown, batch = 9 } = {},
) =>
  `public.import_guests('${SHARED}', '${fresh(batch)}', 'Lista.csv', ${json(households)}, ${json(guests)}, ${start},
    ${whole ? json(whole) : 'null'})`;
const first = (guests: unknown, whole: object = {}) =>
  part(0, guests, { households: HOUSE, whole: { ...WHOLE, ...whole } });
const undo = (batch = 9) => `public.undo_import('${SHARED}', '${fresh(batch)}')`;
const OWN_TEXT = `select concat_ws(' ', company, job_title, badge_name, own_values) from public.guests where id = '${GUESTS[SHARED]}'`;
const names = `select string_agg(name, ', ' order by name) from public.guests where plan_id = '${SHARED}'`;

const OWN = {
  company: 'Telar',
  job_title: 'Compras',
  badge_name: 'Zoë',
  own_values: { [fresh(1)]: 'Prado' },
};

export const imports: Scenario[] = [
  {
    name: 'a list changes what a badge and one’s own columns say, and gives it back',
    steps: [
      ask('editor', first([guest(1), { ...renamed, row: OWN }]), "->> 'changed'", '1'),
      did('viewer', OWN_TEXT, `Telar Compras Zoë {"${fresh(1)}": "Prado"}`),
      ask('owner', undo(), "->> 'restored'", '1'),
      did('viewer', OWN_TEXT, '{}'),
    ],
  },
  {
    name: 'a list in parts is one batch, each part stored once and in its order',
    steps: [
      ask('editor', part(1, [guest(2)]), '', '!PT410'),
      ask('editor', first([guest(1)]), '', '{"added": 1, "stored": 1, "changed": 0}'),
      ask('editor', first([guest(1)]), '', '{"added": 1, "stored": 1, "changed": 0}'),
      did(
        'viewer',
        `select stored || ' of ' || size from public.import_batches where id = '${fresh(9)}'`,
        '1 of 3',
      ),
      ask('editor', part(2, [guest(2)]), '', '!22023'),
      ask('editor', part(1, [guest(2), guest(3), guest(4)]), '', '!22023'),
      ask('viewer', part(1, [guest(2), renamed]), '', '!PT403'),
      ask('stranger', part(1, [guest(2), renamed]), '', '!PT404'),
      ask('editor', part(1, [guest(2), { ...renamed, version: 2 }]), '', '!PT409'),
      ask('editor', part(1, [guest(2), renamed]), '', '{"added": 1, "stored": 3, "changed": 1}'),
      ask('editor', part(1, [guest(2), renamed]), '', '{"added": 2, "stored": 3, "changed": 1}'),
      ask('editor', part(3, [guest(3)]), '', '!22023'),
      did('viewer', names, 'Eva 1, Eva 2, Zoë'),
    ],
  },
  {
    name: 'a list in parts is taken back as a whole, finished or not, and none of it comes after',
    steps: [
      ask('editor', first([guest(1), { ...renamed, row: {} }]), "->> 'stored'", '2'),
      ask('owner', undo(), '', '{"kept": 0, "removed": 1, "restored": 1}'),
      ask('editor', part(2, [guest(2)]), '', '!PT410'),
      ask('editor', first([guest(1), renamed]), '', '!PT410'),
      did('viewer', names, 'María José'),
      ask(
        'editor',
        part(0, [guest(1)], { households: HOUSE, whole: { size: 2 }, batch: 8 }),
        "->> 'stored'",
        '1',
      ),
      ask('editor', part(1, [guest(2)], { batch: 8 }), "->> 'stored'", '2'),
      // The first undo removed this guest, and the next import added the guest again. The row's version
      // therefore follows the version of its deletion.
      ask('owner', undo(8), '', '{"kept": 0, "removed": 2, "restored": 0}'),
      did('viewer', `select count(*) from public.households where id = '${fresh(10)}'`, '0'),
    ],
  },
  {
    name: 'a list is asked about as a whole before its first part',
    steps: [
      ask('editor', first([guest(1)], { changed: [{ id: GUESTS[SHARED], version: 2 }] }), '', '!PT409'),
      ask('editor', first([guest(1)], { changed: [{ id: GUESTS[FOREIGN], version: 1 }] }), '', '!PT409'),
      ask('owner', first([guest(1)], { changed: [{ id: GUESTS[DELETED], version: 1 }] }), '', '!PT409'),
      ask('editor', first([guest(1)], { people: 19 }), '', '!PT402'),
      ask('editor', first([guest(1)], { households: 10000 }), '', '!PT402'),
      ask('editor', first([guest(1)], { size: 0 }), '', '!22023'),
      ask('editor', first([guest(1)], { size: 10001 }), '', '!23514'),
      ask('editor', first([guest(1)], { x: 1 }), '', '!22023'),
      did('viewer', names, 'María José'),
      ask('editor', first([guest(1)], { people: 18, households: 9999 }), "->> 'stored'", '1'),
    ],
  },
  {
    name: 'a list that makes nobody is let into a plan that is full already',
    steps: [
      did('postgres', 'alter table public.guests disable trigger limit_guests', '0'),
      did(
        'postgres',
        `insert into public.guests (id, plan_id, name, last_name, party_size)
         values ('${fresh(5)}', '${SHARED}', 'Bea', 'Gil', 20)`,
        '1',
      ),
      ask('editor', first([renamed], { people: 1, changed: [] }), '', '!PT402'),
      ask('editor', first([renamed], { people: 0, changed: [] }), "->> 'stored'", '1'),
    ],
  },
  {
    name: 'whether a plan has room is told to nobody else',
    steps: [
      did('stranger', `select private.import_fits('${SHARED}', 9000, 10000)`, ''),
      did('editor', `select private.import_fits('${SHARED}', 9000, 0)`, '!PT402'),
    ],
  },
  {
    name: 'the limit of a list follows the tier that the owner pays for',
    steps: [
      basic('paid', 1),
      ask('editor', first([guest(1)], { people: 9999 }), '', '!PT402'),
      ask('editor', first([guest(1)], { people: 19 }), "->> 'stored'", '1'),
      basic('paid', 2, { state: 'refunded', refunded: 7200 }),
      ask(
        'editor',
        part(0, [guest(2)], { batch: 8, whole: { ...WHOLE, households: 0, people: 18 } }),
        '',
        '!PT402',
      ),
    ],
  },
  {
    name: 'a household of a list is invited to what the list says',
    steps: [
      ask(
        'editor',
        part(0, [guest(1)], { households: [{ ...HOUSE[0], parts: [PARTS[SHARED]] }] }),
        "->> 'stored'",
        '1',
      ),
      did('viewer', `select parts from public.households where id = '${fresh(10)}'`, `{${PARTS[SHARED]}}`),
      ask(
        'editor',
        part(0, [guest(2)], { households: [{ id: fresh(11), name: 'x', gift: 'x' }], batch: 8 }),
        '',
        '!22023',
      ),
    ],
  },
  {
    name: 'a guest of a list who was edited since stays when it is taken back between two parts',
    steps: [
      ask('editor', first([guest(1), guest(2)]), "->> 'stored'", '2'),
      ask('owner', saveRow('guests', fresh(1), 1, { notes: 'x' }), "#>> '{0,version}'", '2'),
      ask('editor', undo(), '', '{"kept": 1, "removed": 1, "restored": 0}'),
    ],
  },
];
