import { createHash } from 'node:crypto';
import type { Actor } from './actors';
import { CHARTS, DELETED, GUESTS, ROOM_TABLES, SEATS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';

const did = (as: Actor, sql: string, expect: string): Step => ({ as, sql, expect });
/** Returns the hash under which the fixture stores the code of a plan's room. */
const hashOf = (plan: string) => createHash('sha256').update(plan).digest('hex');
const find = (name: string, hash: string = hashOf(SHARED), ip = 'x') =>
  `public.find_table('${hash}', '${ip}', '${name.replaceAll("'", "''")}')`;
const found = (name: string, expected: string): Step => ask('service', find(name), "->> 'found'", expected);

const ZOE = 'e4000009-0000-4000-8000-000000000001';
const HER_SEAT = 'e4000009-0000-4000-8000-000000000002';
const OTHER_TABLE = 'e4000009-0000-4000-8000-000000000003';
const HERE = `["${ROOM_TABLES[SHARED]}"]`;
const guest = (name: string, last_name: string) => [
  did(
    'postgres',
    `insert into public.guests (id, plan_id, name, last_name) values ('${ZOE}', '${SHARED}', '${name}', '${last_name}')`,
    '1',
  ),
  did(
    'postgres',
    `insert into public.seating_tables (id, plan_id, chart_id, name, shape, seats, width, height, x, y)
     values ('${OTHER_TABLE}', '${SHARED}', '${CHARTS[SHARED]}', 'Mesa 2', 'round', 8, 1.5, 1.5, 9, 9)`,
    '1',
  ),
  did(
    'postgres',
    `insert into public.seat_assignments (id, plan_id, chart_id, table_id, guest_id, seat)
     values ('${HER_SEAT}', '${SHARED}', '${CHARTS[SHARED]}', '${OTHER_TABLE}', '${ZOE}', 0)`,
    '1',
  ),
];

export const findTable: Scenario[] = [
  {
    name: 'the room behind a code is read by the service alone',
    steps: [
      ...(['owner', 'stranger', 'anonymous'] as const).map((as) => ask(as, find(''), '', '!42501')),
      ask('service', find(''), "#>> '{things,0,name}'", 'Mesa 1'),
      ask('service', find('', hashOf('nobody')), '', 'null'),
      // The code of a deleted plan opens nothing.
      ask('service', find('', hashOf(DELETED)), '', 'null'),
      did('editor', `delete from public.seating_links where plan_id = '${SHARED}'`, '1'),
      ask('service', find(''), '', 'null'),
    ],
  },
  {
    name: 'a code ends a week after its event',
    steps: [
      did(
        'postgres',
        `update public.event_plans set event_date = current_date - 6 where id = '${SHARED}'`,
        '1',
      ),
      found('', '[]'),
      did(
        'postgres',
        `update public.event_plans set event_date = current_date - 7 where id = '${SHARED}'`,
        '1',
      ),
      ask('service', find(''), '', 'null'),
    ],
  },
  {
    name: 'a first and a last name find a table, however they are written, and nothing less does',
    steps: [
      ...['María José García Pérez', 'maria garcia', 'JOSE PEREZ', 'García-Pérez, María'].map((name) =>
        found(name, HERE),
      ),
      ...['', ' ', 'María', 'García Pérez', 'Mar Gar', 'María García López', '%', '.*', "' or true --"].map(
        (name) => found(name, '[]'),
      ),
      did('postgres', `delete from public.seat_assignments where id = '${SEATS[SHARED]}'`, '1'),
      found('María García', '[]'),
    ],
  },
  {
    name: 'of several who fit, the one whose whole name it is',
    steps: [
      ...guest('José', 'García'),
      found('José García', `["${OTHER_TABLE}"]`),
      found('Sr. José García', `["${OTHER_TABLE}"]`),
      found('María García', HERE),
    ],
  },
  {
    name: 'of several who fit nobody is told, unless all are called so',
    steps: [
      ...guest('María', 'García Ruiz'),
      found('María García', 'several'),
      found('María García Ruiz', `["${OTHER_TABLE}"]`),
      did(
        'postgres',
        `update public.guests set name = 'María José', last_name = 'García Pérez' where id = '${ZOE}'`,
        '1',
      ),
      found('maria jose garcia perez', `["${ROOM_TABLES[SHARED]}", "${OTHER_TABLE}"]`),
    ],
  },
  {
    name: 'letters that no accent makes are found as they are typed without them',
    steps: [
      ...guest('Łukasz', 'Strauß-Đorđević'),
      found('lukasz strauss dordevic', `["${OTHER_TABLE}"]`),
      did(
        'postgres',
        `update public.guests set name = 'Kaʻiulani', last_name = 'D´Ors' where id = '${ZOE}'`,
        '1',
      ),
      found("Kaiulani D'Ors", `["${OTHER_TABLE}"]`),
    ],
  },
  {
    name: 'more words than the list has find a name that is whole among them',
    steps: [
      ...guest('Odalys', 'Bram'),
      ...[
        'Odalys Bram Peña',
        'Odalys M. Bram',
        'Odalys Marie Bram Peña',
        'Sra. Odalys Bram',
        'M. Odalys Bram',
      ].map((name) => found(name, `["${OTHER_TABLE}"]`)),
      // A form of address, such as “Sra.”, can be entered before the name.
      found('Sra. María García', HERE),
      ...[
        // Another first name, an incomplete last name, or a last name alone finds nobody.
        'Ana Odalys Bram',
        'Odalys Peña',
        'Sra. Bram',
        'Bram',
        // A list of many names finds nobody.
        'Odalys Ana Luis Eva Bram',
        'Odalys Bram Peña Gil Ruiz',
      ].map((name) => found(name, '[]')),
    ],
  },
  {
    name: 'of several who are among the typed words nobody is told',
    steps: [
      ...guest('María', 'Soto'),
      did(
        'postgres',
        `update public.guests set name = 'María', last_name = 'Vega' where id = '${GUESTS[SHARED]}'`,
        '1',
      ),
      found('María Soto Peña', `["${OTHER_TABLE}"]`),
      found('María Vega Soto', 'several'),
    ],
  },
  {
    name: 'a name among more words counts as so many calls as it has further words',
    steps: [
      did(
        'postgres',
        `insert into private.attempts (kind, source)
         select 'find_table', private.source_hash('x') from generate_series(1, 597)`,
        '597',
      ),
      ask('service', find('Zoe Nobody Else'), "->> 'found'", '[]'),
      ask('service', find('Zoe Nobody Else'), "->> 'capped'", 'true'),
    ],
  },
  {
    name: 'nobody is named in what is answered',
    steps: [
      did('postgres', `update public.guests set notes = 'Discutieron' where id = '${GUESTS[SHARED]}'`, '1'),
      ask(
        'service',
        `(${find('María García')}::text ~* 'maria|maría|garc|discut|${GUESTS[SHARED]}')::text`,
        '',
        'false',
      ),
    ],
  },
  {
    name: 'six hundred questions an hour from one caller',
    steps: [
      did(
        'postgres',
        `insert into private.attempts (kind, source)
         select 'find_table', private.source_hash('x') from generate_series(1, 599)`,
        '599',
      ),
      found('', '[]'),
      ask('service', find(''), "->> 'capped'", 'true'),
      ask('service', find('', hashOf(SHARED), 'y'), "->> 'found'", '[]'),
    ],
  },
];
