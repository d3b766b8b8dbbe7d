import { PEOPLE } from './actors';
import { saveRow, saveRows } from './calls';
import {
  CHARTS,
  FOREIGN,
  GUESTS,
  PRINTS,
  ROOM_TABLES,
  SEATING_RULES,
  SEATS,
  SHARED,
  WISHES,
} from './fixture';
import { rowId } from './plain-tables';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';

const NOW = 'set constraints all immediate';
const HERS = '5f000001-0000-4000-8000-000000000001';
const OTHER = '5f000002-0000-4000-8000-000000000002';
const count = (table: string): string => `select count(*) from public.${table} where plan_id = '${SHARED}'`;
const wish = (id: string, reason: string) =>
  saveRow('seating_wishes', id, 0, { rule_id: SEATING_RULES[SHARED], reason });
const insert = (table: string, columns: string, values: string, rows = 1): string =>
  `insert into public.${table} (id, plan_id, ${columns})
   select gen_random_uuid(), '${SHARED}', ${values} from generate_series(1, ${rows}) as n`;
const did = (as: Step['as'], sql: string, expect: string): Step => ({ as, sql, expect });

const FLOOR = 'name, floor_width, floor_x, floor_y, floor_turn';
const THING = 'chart_id, name, shape, seats, wheelchair_places, width, height, x, y, rotation';
const thing = (shape: string, seats: number, wheelchair = 0, rest = '1, 1, 1, 1, 0') =>
  insert('seating_tables', THING, `'${CHARTS[SHARED]}', 'x', '${shape}', ${seats}, ${wheelchair}, ${rest}`);
const SEAT = 'chart_id, table_id, guest_id, person, seat';
const seat = (chart: string, table: string, guest: string, person: string, place: string) =>
  insert('seat_assignments', SEAT, `'${chart}', '${table}', '${guest}', ${person}, ${place}`);
const here = (person: string, place: string) =>
  seat(CHARTS[SHARED], ROOM_TABLES[SHARED], GUESTS[SHARED], person, place);
const PRINT = 'chart_id, number, papers, seats, printed_at';
const print = (chart: string, number: string, papers: string, seats = "'[]'", rows = 1) =>
  insert('seating_prints', PRINT, `'${chart}', ${number}, ${papers}, ${seats}, now()`, rows);
/** Reads each printed version's number, and how many seats the version contains. */
const told = `select string_agg((p ->> 'number') || ' ' || jsonb_array_length(p -> 'seats'), ', ' order by p ->> 'number')
  from public.event_plans e, jsonb_array_elements(public.seating_prints(e)) as p where e.id = '${SHARED}'`;
/** Sets a file as the floor plan of the shared plan's room. */
const shows = (file: string) =>
  `update public.seating_charts set floor_file = '${file}' where id = '${CHARTS[SHARED]}'`;
const shown = `select coalesce(floor_file::text, 'none') || ' ' || floor_width from public.seating_charts where id = '${CHARTS[SHARED]}'`;
const RULE = 'kind, guests, tables, hard, weight';

export const seating: Scenario[] = [
  {
    name: 'a wish in confidence is its author’s alone, whoever owns the plan',
    steps: [
      ask('editor', wish(HERS, 'Discutieron en Cádiz'), "#>> '{0,row,reason}'", 'Discutieron en Cádiz'),
      did('editor', count('seating_wishes'), '1'),
      did('owner', `${count('seating_wishes')} and id = '${HERS}'`, '0'),
      did('viewer', count('seating_wishes'), '0'),
      did('owner', `update public.seating_wishes set reason = 'x', version = 1 where id = '${HERS}'`, '0'),
      did('owner', `delete from public.seating_wishes where id = '${HERS}'`, '0'),
      did('editor', `delete from public.seating_wishes where id = '${WISHES[SHARED]}'`, '0'),
      did('editor', `update public.seating_wishes set reason = 'y', version = 1 where id = '${HERS}'`, '1'),
      did('editor', `delete from public.seating_wishes where id = '${HERS}'`, '1'),
    ],
  },
  {
    name: 'nobody writes a wish in another’s name',
    steps: [
      did(
        'editor',
        `insert into public.seating_wishes (id, plan_id, rule_id, author_id)
         values ('${OTHER}', '${SHARED}', '${SEATING_RULES[SHARED]}', '${PEOPLE.owner}')`,
        '!42501',
      ),
    ],
  },
  {
    name: 'a wish goes with its rule, and not to a rule that is not there',
    steps: [
      did('owner', `delete from public.seating_rules where id = '${SEATING_RULES[SHARED]}'`, '1'),
      did('owner', `select count(*) from public.seating_wishes where id = '${WISHES[SHARED]}'`, '0'),
      ask('editor', saveRow('seating_wishes', HERS, 0, { rule_id: OTHER }), "#>> '{0,version}'", '1'),
      did('editor', NOW, '!23503'),
    ],
  },
  {
    name: 'nobody sits twice in one room',
    steps: [
      did('editor', here('0', '5'), '!23505'),
      did('editor', here('1', '5'), '1'),
      ask(
        'editor',
        saveRow('seat_assignments', HERS, 0, {
          chart_id: CHARTS[SHARED],
          table_id: ROOM_TABLES[SHARED],
          guest_id: GUESTS[SHARED],
          person: 0,
          seat: 2,
        }),
        '',
        '!PT409',
      ),
    ],
  },
  {
    name: 'a seat is at a table of its room, and its guest of its plan',
    steps: [
      did('editor', seat(CHARTS[SHARED], ROOM_TABLES[FOREIGN], GUESTS[SHARED], '2', '1'), '1'),
      did('editor', NOW, '!23503'),
    ],
  },
  {
    name: 'a guest of another plan has no seat here',
    steps: [
      did('editor', seat(CHARTS[SHARED], ROOM_TABLES[SHARED], GUESTS[FOREIGN], '2', '1'), '1'),
      did('editor', NOW, '!23503'),
    ],
  },
  {
    name: 'a table stands in a room of its plan',
    steps: [
      did(
        'editor',
        insert('seating_tables', THING, `'${CHARTS[FOREIGN]}', 'x', 'round', 8, 0, 1, 1, 1, 1, 0`),
        '1',
      ),
      did('editor', NOW, '!23503'),
    ],
  },
  {
    name: 'a table goes with its seats, a guest with theirs, and both come back in one call',
    steps: [
      ask(
        'editor',
        saveRows([
          { table: 'seat_assignments', id: SEATS[SHARED], version: 1, row: null },
          { table: 'seating_tables', id: ROOM_TABLES[SHARED], version: 1, row: null },
        ]),
        "#>> '{1,version}'",
        '2',
      ),
      did('editor', NOW, '0'),
      did('editor', 'set constraints all deferred', '0'),
      ask(
        'editor',
        saveRows([
          {
            table: 'seat_assignments',
            id: SEATS[SHARED],
            version: 2,
            row: {
              chart_id: CHARTS[SHARED],
              table_id: ROOM_TABLES[SHARED],
              guest_id: GUESTS[SHARED],
              person: 0,
              seat: 0,
              locked: false,
            },
          },
          {
            table: 'seating_tables',
            id: ROOM_TABLES[SHARED],
            version: 2,
            row: {
              chart_id: CHARTS[SHARED],
              name: 'Mesa 1',
              shape: 'round',
              seats: 8,
              width: 1.5,
              height: 1.5,
              x: 2,
              y: 2,
            },
          },
        ]),
        "#>> '{0,version}'",
        '3',
      ),
      did('editor', NOW, '0'),
      did('editor', `delete from public.seating_tables where id = '${ROOM_TABLES[SHARED]}'`, '1'),
      did('editor', count('seat_assignments'), '0'),
    ],
  },
  {
    name: 'of a version on paper who sat where is told until its papers are printed again',
    steps: [
      did('viewer', told, '1 1'),
      did('editor', print(CHARTS[SHARED], '2', "'{door}'", `'[["x", 0, "M", 1, "", ""]]'`), '1'),
      did('viewer', told, '1 1, 2 1'),
      did(
        'editor',
        `update public.seating_prints set papers = '{kitchen,door}', version = 1 where number = 2`,
        '1',
      ),
      did('viewer', told, '1 0, 2 1'),
      did(
        'viewer',
        `select count(*) from public.seating_prints where plan_id = '${SHARED}' and printed_by = '${PEOPLE.editor}'`,
        '1',
      ),
      did('editor', `update public.seating_prints set seats = '[]', version = 2 where number = 2`, '!42501'),
      did('editor', `delete from public.seating_charts where id = '${CHARTS[SHARED]}'`, '1'),
      did('editor', `select count(*) from public.seating_prints where id = '${PRINTS[SHARED]}'`, '0'),
    ],
  },
  {
    name: 'a version on paper is of a room of its plan',
    steps: [did('editor', print(CHARTS[FOREIGN], '2', "'{door}'"), '1'), did('editor', NOW, '!23503')],
  },
  {
    name: 'a floor plan is a file of the room’s own plan, and a room stays without it as it was',
    steps: [
      did('editor', shows(rowId('attachments', 3)), '!23503'),
      did('viewer', shows(rowId('attachments', 1)), '0'),
      did('editor', shows(rowId('attachments', 1)), '1'),
      did('viewer', shown, `${rowId('attachments', 1)} 20.00`),
      did('editor', `delete from public.attachments where id = '${rowId('attachments', 1)}'`, '1'),
      did('viewer', shown, 'none 20.00'),
    ],
  },
  {
    name: 'two guests change places in one call',
    steps: [
      did('editor', here('1', '1'), '1'),
      did('editor', `update public.seat_assignments set seat = 1 - seat where plan_id = '${SHARED}'`, '2'),
    ],
  },
];

export const seatingFacts: Scenario[] = [
  {
    name: 'a room, its things, seats and rules keep their bounds',
    steps: [
      did('editor', insert('seating_charts', 'name, width, height', "repeat('é', 60), 3, 500"), '1'),
      ...[
        "'', 3, 3",
        "' ', 3, 3",
        "repeat('x', 61), 3, 3",
        "e'a\\nb', 3, 3",
        "'x', 2.99, 3",
        "'x', 501, 3",
        "'x', 3, 2.99",
        "'x', 3, 501",
      ].map((values) => did('editor', insert('seating_charts', 'name, width, height', values), '!23514')),
      did('editor', insert('seating_charts', 'name, outline', `'x', '[[0, 0], [500, 0.5], [2, 3]]'`), '1'),
      ...[
        '{}',
        '[[0, 0], [1, 1]]',
        '[[0, 0], [1, 1], [2]]',
        '[[0, 0], [1, 1], [2, "3"]]',
        '[[0, 0], [1, 1], [2, 501]]',
        '[[0, 0], [1, 1], [-1, 3]]',
        '[[0, 0], [1, 1], {}]',
        JSON.stringify(Array.from({ length: 21 }, () => [1, 1])),
      ].map((outline) =>
        did('editor', insert('seating_charts', 'name, outline', `'x', '${outline}'`), '!23514'),
      ),
      did('editor', insert('seating_charts', 'name, length_unit', "'x', 'ft'"), '1'),
      did('editor', insert('seating_charts', 'name, length_unit', "'x', 'yd'"), '!23514'),
      did('editor', insert('seating_charts', FLOOR, "'x', 1, -2000, 2000, 3"), '1'),
      did('editor', insert('seating_charts', FLOOR, "'x', 2000, 2000, -2000, 0"), '1'),
      ...[
        '0.99, 0, 0, 0',
        '9, 0, 0, 4',
        '9, 0, 0, -1',
        '2000.01, 0, 0, 0',
        '9, -2000.01, 0, 0',
        '9, 2000.01, 0, 0',
        '9, 0, -2000.01, 0',
        '9, 0, 2000.01, 0',
      ].map((values) => did('editor', insert('seating_charts', FLOOR, `'x', ${values}`), '!23514')),
      did('editor', thing('stage', 0), '1'),
      did('editor', thing('stage', 4), '!23514'),
      did('editor', thing('round', 80, 80, '0.2, 100, 0, 500, 359'), '1'),
      did('editor', thing('pillar', 0), '1'),
      did('editor', thing('pillar', 1), '!23514'),
      did('editor', thing('round', 0), '!23514'),
      did('editor', thing('round', 81), '!23514'),
      did('editor', thing('star', 8), '!23514'),
      did('editor', thing('round', 4, 5), '!23514'),
      did('editor', thing('round', 4, -1), '!23514'),
      ...[
        '0.19, 1, 1, 1, 0',
        '100.1, 1, 1, 1, 0',
        '1, 0.19, 1, 1, 0',
        '1, 100.1, 1, 1, 0',
        '1, 1, -1, 1, 0',
        '1, 1, 501, 1, 0',
        '1, 1, 1, -1, 0',
        '1, 1, 1, 501, 0',
        '1, 1, 1, 1, -1',
        '1, 1, 1, 1, 360',
      ].map((rest) => did('editor', thing('round', 4, 0, rest), '!23514')),
      ...["''", "' '", "repeat('x', 41)", "e'a\\nb'"].map((name) =>
        did(
          'editor',
          `update public.seating_tables set name = ${name}, version = 1 where plan_id = '${SHARED}'`,
          '!23514',
        ),
      ),
      did(
        'editor',
        `update public.seating_tables set name = repeat('é', 40), version = 1 where plan_id = '${SHARED}'`,
        '4',
      ),
      did('editor', here('19', '79'), '1'),
      ...[
        ['20', '0'],
        ['-1', '0'],
        ['3', '80'],
        ['3', '-1'],
      ].map(([person = '', place = '']) => did('editor', here(person, place), '!23514')),
      did(
        'editor',
        insert(
          'seating_rules',
          RULE,
          `'apart', array_fill('${GUESTS[SHARED]}'::uuid, array[60]), array_fill('${GUESTS[SHARED]}'::uuid, array[60]), true, 1`,
        ),
        '1',
      ),
      did('editor', insert('seating_rules', RULE, "'same-menu', '{}', '{}', false, 5"), '1'),
      did('editor', insert('seating_rules', RULE, "'not-next', '{}', '{}', true, 5"), '1'),
      ...["'sides-mixed'", "'sides-balanced'"].map((kind) =>
        did('editor', insert('seating_rules', RULE, `${kind}, '{}', '{}', true, 3`), '1'),
      ),
      ...['2', '80'].map((least) =>
        did('editor', insert('seating_rules', 'kind, hard, least', `'at-least', true, ${least}`), '1'),
      ),
      ...["'at-least', null", "'at-least', 1", "'at-least', 81", "'apart', 2"].map((values) =>
        did('editor', insert('seating_rules', 'kind, least', values), '!23514'),
      ),
      did('editor', insert('seating_charts', 'name, couple_place', "'x', 'head'"), '1'),
      did('editor', insert('seating_charts', 'name, couple_place', "'x', 'roof'"), '!23514'),
      did(
        'editor',
        `update public.seating_tables set couple = true, version = 2 where id = '${ROOM_TABLES[SHARED]}'`,
        '1',
      ),
      did(
        'editor',
        `update public.seating_tables set seats = 1, version = 3 where id = '${ROOM_TABLES[SHARED]}'`,
        '!23514',
      ),
      ...[
        "'x', '{}', '{}', true, 3",
        "'same-menu', '{}', '{}', true, 3",
        "'new-company', '{}', '{}', true, 3",
        "'apart', '{null}', '{}', true, 3",
        "'apart', '{}', '{null}', true, 3",
        `'apart', array_fill('${GUESTS[SHARED]}'::uuid, array[61]), '{}', true, 3`,
        `'apart', '{}', array_fill('${GUESTS[SHARED]}'::uuid, array[61]), true, 3`,
        "'apart', '{}', '{}', true, 0",
        "'apart', '{}', '{}', true, 6",
      ].map((values) => did('editor', insert('seating_rules', RULE, values), '!23514')),
      did('editor', print(CHARTS[SHARED], '9999', "'{place-cards,room}'"), '1'),
      ...[
        ['0', "'{door}'"],
        ['10000', "'{door}'"],
        ['2', "'{}'"],
        ['2', "'{x}'"],
        ['2', "'{door,null}'"],
        ['2', "'{door}'", "'{}'"],
        ['2', "'{door}'", "to_jsonb(array_fill(repeat('x', 1000), array[4000]))"],
      ].map(([number = '', papers = '', seats]) =>
        did('editor', print(CHARTS[SHARED], number, papers, seats), '!23514'),
      ),
      did(
        'editor',
        insert('seating_wishes', 'rule_id, reason', `'${SEATING_RULES[SHARED]}', repeat('é', 499) || e'\\n'`),
        '1',
      ),
      ...["''", "repeat('x', 501)", "e'a\\u0007b'"].map((reason) =>
        did(
          'editor',
          insert('seating_wishes', 'rule_id, reason', `'${SEATING_RULES[SHARED]}', ${reason}`),
          '!23514',
        ),
      ),
    ],
  },
  {
    name: 'a plan has so many rooms, things, seats, rules and wishes',
    steps: [
      did('editor', print(CHARTS[SHARED], '2', "'{door}'", "'[]'", 99), '99'),
      did('editor', print(CHARTS[SHARED], '2', "'{door}'"), '!PT402'),
      did('editor', insert('seating_charts', 'name', "'x'", 9), '9'),
      did('editor', insert('seating_charts', 'name', "'x'"), '!PT402'),
      did('editor', insert('seating_rules', 'kind', "'apart'", 499), '499'),
      did('editor', insert('seating_rules', 'kind', "'apart'"), '!PT402'),
      did('editor', insert('seating_wishes', 'rule_id', `'${SEATING_RULES[SHARED]}'`, 499), '499'),
      did('editor', insert('seating_wishes', 'rule_id', `'${SEATING_RULES[SHARED]}'`), '!PT402'),
      did(
        'editor',
        insert('seating_tables', THING, `'${CHARTS[SHARED]}', 'x', 'round', 8, 0, 1, 1, 1, 1, 0`, 1999),
        '1999',
      ),
      did('editor', thing('round', 8), '!PT402'),
    ],
  },
];
