import { type Actor, PEOPLE } from './actors';
import { fresh } from './calls';
import {
  CHARTS,
  DELETED,
  FOREIGN,
  GUESTS,
  HOUSEHOLDS,
  PARTS,
  QUOTES,
  ROOM_TABLES,
  SEATS,
  SHARED,
  SHARED_LINKS,
  TIMELINE,
  tokenOf,
} from './fixture';
import type { Scenario, Step } from './probe';
import { json } from './sql';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const token = (n: number) => `${n}`.padStart(32, 'd');

interface Link {
  [column: string]: unknown;
}
const FAMILY: Link = { scope: 'family', language: 'en', days_after: 7 };
const DAY: Link = { ...FAMILY, scope: 'day', responsible: 'DJ Manu' };
const KITCHEN: Link = { ...FAMILY, scope: 'kitchen', part_id: PARTS[SHARED], chart_id: CHARTS[SHARED] };

/** Returns SQL that creates the n-th link of a plan. */
const make = (n: number, link: Link = FAMILY, plan: string = SHARED): string => {
  const row = { id: fresh(n), plan_id: plan, token: token(n), ...link };
  const columns = Object.keys(row).join(', ');
  return `insert into public.shared_links (${columns})
    select ${columns} from jsonb_populate_record(null::public.shared_links, ${json(row)})`;
};
/** Opens a link and checks a value of the response. */
const read = (as: Actor, key: string, path: string, expect: string): Step =>
  does(as, `select public.shared('${key}', false) ${path}`, expect);
const held = (expect: string, plan: string = SHARED): Step =>
  does('postgres', `select count(*) from public.shared_links where plan_id = '${plan}'`, expect);
const opened = (expect: string): Step =>
  does('viewer', `select opened from public.shared_links where id = '${SHARED_LINKS[SHARED]}'`, expect);
const openedAs = (as: Actor, expect: string): Step => ({ ...opened(expect), as });
const keys = (as: Actor, key: string, path: string, expect: string): Step =>
  does(
    as,
    `select string_agg(k, ' ' order by k) from jsonb_object_keys(public.shared('${key}', false) ${path}) as k`,
    expect,
  );
const change = (table: string, set: string, id: string): Step =>
  does('postgres', `update public.${table} set ${set} where id = '${id}'`);
const activity = (n: number, row: object): Step =>
  does(
    'postgres',
    `insert into public.timeline_items
       (id, plan_id, kind, title, starts_at, time_zone, duration, event_on, track, responsible, place, notes, origin,
        origin_title, origin_at, origin_duration)
     select '${fresh(60 + n)}', '${SHARED}', 'schedule', r.title, '2027-06-05T18:00Z'::timestamptz + ${n} * interval '1 hour',
       'Europe/Madrid', 60, '2027-06-05', coalesce(r.track, 'guests'), r.responsible, r.place, r.notes, r.origin,
       r.origin_title, case when r.origin is not null then '2027-06-05T18:00Z'::timestamptz end,
       case when r.origin is not null then 60 end
     from jsonb_populate_record(null::public.timeline_items, ${json(row)}) as r`,
  );
const MILESTONE: Step = does(
  'postgres',
  `insert into public.timeline_items (id, plan_id, kind, title, starts_on, event_on, responsible)
   values ('${fresh(70)}', '${SHARED}', 'milestone', 'Contrato', '2027-01-01', '2027-06-05', 'DJ Manu')`,
);
/** Fills the plan with recognizable words. The response to a link must contain none of them. */
const SECRETS: readonly Step[] = [
  change(
    'guests',
    `notes = 'SECRET', email = 'SECRET@x.es', phone_number = '34999111222', address = 'SECRET', dietary_notes = 'SECRET',
     tags = '{SECRET}', company = 'SECRET', job_title = 'SECRET', badge_name = 'SECRET',
     own_values = '{"${fresh(1)}": "SECRET"}', diets = '{vegan,childrens-menu}', allergens = '{nuts,gluten}',
     replies = '{"${PARTS[SHARED]}": {"status": "accepted"}}'`,
    GUESTS[SHARED],
  ),
  change('households', `gift = 'SECRET', message = 'SECRET'`, HOUSEHOLDS[SHARED]),
  change(
    'vendor_quotes',
    `notes = 'SECRET', email = 'SECRET@x.es', phone = '600 111 222', contact_name = 'Luz', website = 'https://SECRET.es'`,
    QUOTES[SHARED],
  ),
  change('timeline_items', `notes = 'SECRET'`, TIMELINE[SHARED]),
  change('event_parts', `place = 'Finca'`, PARTS[SHARED]),
];
/** Checks whether the response to a link matches a pattern, for example one for notes, telephones or ids. */
const told = (key: string, what: string, expect: string): Step =>
  does('anonymous', `select public.shared('${key}', false)::text ~* '${what}'`, expect);
const nothingTold = (
  key: string,
  what = 'secret|@|999111222|1800|30000|"EUR"|budget|price|amount',
): Step[] => [told(key, what, 'false'), told(key, '[0-9a-f]{8}-[0-9a-f]{4}', 'false')];

const SCOPES: readonly (readonly [string, Link, string])[] = [
  ['day', DAY, 'contacts items moments parts responsible'],
  ['kitchen', KITCHEN, 'part tables unseated'],
  ['family', FAMILY, 'guest_count items parts rooms'],
];
const BASE = 'city country event event_date event_end_date language read_at scope version';
const together = (...lists: string[]) => lists.join(' ').split(' ').sort().join(' ');

export const sharedLinks: Scenario[] = [
  {
    name: 'an editor makes a link, and every editor finds it again',
    steps: [
      does('editor', make(1, DAY)),
      ...(['owner', 'editor'] as const).map((as) =>
        does(as, `select count(*) from public.shared_links where token = '${token(1)}'`, '1'),
      ),
      ...(['viewer', 'stranger', 'removed'] as const).map((as) =>
        does(as, `select count(*) from public.shared_links where plan_id = '${SHARED}'`, '0'),
      ),
      ...(['viewer', 'stranger', 'removed', 'anonymous'] as const).map((as) => does(as, make(2), '!42501')),
      does('editor', make(2, FAMILY, FOREIGN), '!42501'),
      // A link with an existing id is refused, and so is a link with an existing token.
      does('editor', make(1, DAY), '!23505'),
      does('editor', make(2, { ...FAMILY, token: tokenOf(FOREIGN) }), '!23505'),
      does('viewer', `delete from public.shared_links where plan_id = '${SHARED}'`, '0'),
      does('editor', `delete from public.shared_links where id = '${fresh(1)}'`),
      read('anonymous', token(1), '', 'null'),
      // A link that was revoked by mistake can be created again and works.
      does('owner', make(1, DAY)),
      read('anonymous', token(1), "->> 'responsible'", 'DJ Manu'),
      // The service role can create a link as well.
      does('service', make(3)),
      read('anonymous', token(3), "->> 'scope'", 'family'),
    ],
  },
  {
    name: 'a link has what belongs to its scope, and nothing else',
    steps: [
      ...[
        { ...FAMILY, token: 'A'.repeat(32) },
        { ...FAMILY, token: 'a'.repeat(31) },
        { ...FAMILY, days_after: -1 },
        { ...FAMILY, days_after: 61 },
        { ...FAMILY, responsible: 'DJ Manu' },
        { ...FAMILY, contacts: [QUOTES[SHARED]] },
        { ...FAMILY, contact_name: 'Ana', contact_phone: '600' },
        { ...FAMILY, part_id: PARTS[SHARED] },
        { ...FAMILY, chart_id: CHARTS[SHARED] },
        { ...DAY, responsible: null },
        { ...DAY, responsible: '' },
        { ...DAY, responsible: '  ' },
        { ...DAY, responsible: 'x'.repeat(101) },
        { ...DAY, responsible: 'a\u202eb' },
        { ...DAY, contacts: Array.from({ length: 21 }, () => QUOTES[SHARED]) },
        { ...DAY, contacts: [null] },
        { ...DAY, contact_name: 'Ana' },
        { ...DAY, contact_phone: '600' },
        { ...DAY, contact_name: '', contact_phone: '600' },
        { ...DAY, contact_name: ' ', contact_phone: '600' },
        { ...DAY, contact_name: 'x'.repeat(101), contact_phone: '600' },
        { ...DAY, contact_name: 'Ana', contact_phone: '' },
        { ...DAY, contact_name: 'Ana', contact_phone: 'call' },
        { ...DAY, contact_name: 'Ana', contact_phone: '6'.repeat(41) },
        { ...DAY, contact_name: 'Ana', contact_phone: '6\u202e' },
        { ...KITCHEN, part_id: null },
      ].map((link) => does('editor', make(1, link), '!23514')),
      ...['scope', 'token', 'language', 'days_after', 'contacts'].map((column) =>
        does('service', make(1, { ...FAMILY, contacts: [], [column]: null }), '!23502'),
      ),
      does('service', make(1, { ...FAMILY, plan_id: null }), '!23502'),
      does('service', make(1, { ...FAMILY, plan_id: fresh(9) }), '!23503'),
      does('postgres', `update public.shared_links set token_hash = null`, '!23502'),
      does('postgres', `update public.shared_links set opened = null`, '!23502'),
      does('postgres', `update public.shared_links set created_at = null`, '!23502'),
      does('editor', make(1, { ...KITCHEN, chart_id: null })),
      does('editor', make(2, { ...DAY, contact_name: 'Ana', contact_phone: '+34 600' })),
    ],
  },
  {
    name: 'a plan has fifty links at most',
    steps: [
      does(
        'editor',
        `insert into public.shared_links (id, plan_id, scope, token, language, days_after)
         select ('ed000000-0000-4000-8000-0000000000' || n)::uuid, '${SHARED}', 'family', lpad(n::text, 32, 'b'), 'es', 1
         from generate_series(10, 58) as n`,
        '49',
      ),
      does('editor', make(1), '!PT402'),
      does('stranger', make(1, FAMILY, FOREIGN)),
    ],
  },
  {
    name: 'a field outside a link’s scope is absent from its answer, and nothing tells of notes, mail, telephones or money',
    steps: [
      ...SECRETS,
      ...SCOPES.flatMap(([scope, link, own], n) => [
        does('editor', make(n, link)),
        ...(['anonymous', 'stranger', 'owner'] as const).map((as) =>
          keys(as, token(n), '', together(BASE, own)),
        ),
        read('anonymous', token(n), "->> 'scope'", scope),
        ...nothingTold(token(n)),
      ]),
      keys('anonymous', token(0), "#> '{moments,0}'", 'duration origin place starts_at time_zone title'),
      keys('anonymous', token(1), "#> '{part}'", 'name place starts_at time_zone'),
      keys('anonymous', token(1), "#> '{tables,0}'", 'eaters name'),
      keys('anonymous', token(1), "#> '{unseated,0}'", 'allergens baby child diets people seats'),
      keys(
        'anonymous',
        token(2),
        "#> '{items,0}'",
        'duration origin place responsible starts_at time_zone title track',
      ),
      // The response for the kitchen contains no names and no telephone numbers.
      ...nothingTold(token(1), 'María|García|600|Luz|Foto'),
      told(token(2), 'diets|allergens|vegan|nuts|phone|Foto', 'false'),
      told(token(0), 'María|vegan|Foto', 'false'),
    ],
  },
  {
    name: 'the day of one person has their activities with notes, and of the others what guests live through',
    steps: [
      ...SECRETS,
      activity(1, {
        title: 'Prueba',
        responsible: 'DJ Manu',
        track: 'team',
        notes: 'Toma de luz',
        place: 'Sala',
      }),
      activity(2, { title: 'Baile', responsible: 'DJ Manu' }),
      activity(3, { title: 'Flores', responsible: 'Azahar', track: 'team' }),
      activity(4, { title: 'Tarta', responsible: 'Azahar' }),
      MILESTONE,
      change('timeline_items', `responsible = 'DJ Manu'`, TIMELINE[FOREIGN]),
      does(
        'editor',
        make(1, {
          ...DAY,
          contacts: [QUOTES[SHARED], QUOTES[FOREIGN]],
          contact_name: 'Ana',
          contact_phone: '611 222 333',
        }),
      ),
      change('vendor_quotes', `phone = '600 999 888'`, QUOTES[FOREIGN]),
      does('editor', make(2, DAY)),
      read(
        'anonymous',
        token(1),
        "-> 'items' #>> '{}'",
        '[{"notes": "Toma de luz", "place": "Sala", "title": "Prueba", "origin": null, "duration": 60, "starts_at": "2027-06-05T19:00:00+00:00", "time_zone": "Europe/Madrid"}, {"notes": null, "place": null, "title": "Baile", "origin": null, "duration": 60, "starts_at": "2027-06-05T20:00:00+00:00", "time_zone": "Europe/Madrid"}]',
      ),
      does(
        'anonymous',
        `select string_agg(m ->> 'title', ', ') from jsonb_array_elements(public.shared('${token(1)}', false) -> 'moments') as m`,
        'Ceremonia, Tarta',
      ),
      read(
        'anonymous',
        token(1),
        "->> 'parts'",
        '[{"name": "Cena", "place": "Finca", "starts_at": null, "time_zone": null}]',
      ),
      // The response contains the chosen contacts with their current telephone numbers.
      read(
        'anonymous',
        token(1),
        "->> 'contacts'",
        '[{"name": "Ana", "phone": "611 222 333", "person": null}, {"name": "Foto Luz", "phone": "600 111 222", "person": "Luz"}]',
      ),
      change('vendor_quotes', `phone = null`, QUOTES[SHARED]),
      read('anonymous', token(1), "#>> '{contacts,1}'", 'null'),
      read('anonymous', token(2), "->> 'contacts'", '[]'),
      // The link shows the new times after somebody shifts the schedule.
      read('anonymous', token(2), "#>> '{items,1,starts_at}'", '2027-06-05T20:00:00+00:00'),
      change('timeline_items', `starts_at = starts_at + interval '10 minutes', version = version`, fresh(62)),
      read('anonymous', token(2), "#>> '{items,1,starts_at}'", '2027-06-05T20:10:00+00:00'),
    ],
  },
  {
    name: 'what a template called so is told by its origin, until somebody gives it a title',
    steps: [
      activity(1, {
        title: 'Cocktail',
        responsible: 'DJ Manu',
        origin: 'run-cocktail',
        origin_title: 'Cocktail',
      }),
      does('editor', make(1, DAY)),
      read('anonymous', token(1), "#>> '{items,0,origin}'", 'run-cocktail'),
      change('timeline_items', `title = 'Aperitivo', version = version`, fresh(61)),
      read('anonymous', token(1), "#>> '{items,0,origin}'", 'null'),
      read('anonymous', token(1), "#>> '{items,0,title}'", 'Aperitivo'),
    ],
  },
  {
    name: 'the kitchen counts those who come to its part, by table, and who eats otherwise by seat',
    steps: [
      ...SECRETS,
      does('editor', make(1, KITCHEN)),
      does('editor', make(2, { ...KITCHEN, chart_id: null })),
      read('anonymous', token(1), "#>> '{part,name}'", 'Cena'),
      read(
        'anonymous',
        token(1),
        "->> 'tables'",
        '[{"name": "Mesa 1", "eaters": [{"baby": false, "child": false, "diets": ["childrens-menu", "vegan"], "seats": [1], "people": 1, "allergens": ["gluten", "nuts"]}]}]',
      ),
      // The companion has no seat and no special diet.
      read(
        'anonymous',
        token(1),
        "->> 'unseated'",
        '[{"baby": false, "child": false, "diets": [], "seats": [], "people": 1, "allergens": []}]',
      ),
      read('anonymous', token(2), "->> 'tables'", '[]'),
      read('anonymous', token(2), "#>> '{unseated,1,people}'", '1'),
      // Seats of guests without a special diet are not revealed.
      does(
        'postgres',
        `insert into public.seat_assignments (id, plan_id, chart_id, table_id, guest_id, person, seat)
         values ('${fresh(31)}', '${SHARED}', '${CHARTS[SHARED]}', '${ROOM_TABLES[SHARED]}', '${GUESTS[SHARED]}', 1, 3)`,
      ),
      does(
        'anonymous',
        `select string_agg(e ->> 'seats', ' ' order by length(e ->> 'seats'))
         from jsonb_array_elements(public.shared('${token(1)}', false) #> '{tables,0,eaters}') as e`,
        '[] [1]',
      ),
      does('postgres', `delete from public.seat_assignments where id = '${fresh(31)}'`),
      // Two guests with the same diet are one entry.
      does(
        'postgres',
        `insert into public.guests (id, plan_id, name, last_name, age, age_group, party_size, replies) values
         ('${fresh(21)}', '${SHARED}', 'Leo', 'Gil', 1, 'child', 2, '{"${PARTS[SHARED]}": {"status": "accepted"}}'),
         ('${fresh(22)}', '${SHARED}', 'Eva', 'Gil', null, 'adult', 1, '{"${PARTS[SHARED]}": {"status": "accepted"}}'),
         ('${fresh(23)}', '${SHARED}', 'No', 'Gil', null, 'adult', 1, '{"${PARTS[SHARED]}": {"status": "declined"}}')`,
        '3',
      ),
      does(
        'anonymous',
        `select string_agg(concat_ws(' ', e ->> 'people', e ->> 'child', e ->> 'baby'), ', ' order by e ->> 'people', e ->> 'baby')
         from jsonb_array_elements(public.shared('${token(1)}', false) -> 'unseated') as e`,
        '1 true false, 1 true true, 2 false false',
      ),
      // The table has no seats any more, so the guest's seat doesn't count.
      change(
        'seating_tables',
        'seats = 0, wheelchair_places = 0, shape = $$bar$$, version = version',
        ROOM_TABLES[SHARED],
      ),
      read('anonymous', token(1), "->> 'tables'", '[]'),
      // Guests on the second list, and guests without an invitation, get no menu.
      change('households', `second_list = 1, version = version`, HOUSEHOLDS[SHARED]),
      told(token(1), 'vegan', 'false'),
      change(
        'households',
        `second_list = null, parts = '{${fresh(1)}}', version = version`,
        HOUSEHOLDS[SHARED],
      ),
      told(token(1), 'vegan', 'false'),
      change('households', `parts = '{${PARTS[SHARED]}}', version = version`, HOUSEHOLDS[SHARED]),
      told(token(1), 'vegan', 'true'),
      // Parts of another plan and deleted parts have no menus.
      change(
        'guests',
        `replies = '{"${PARTS[FOREIGN]}": {"status": "accepted"}}', version = version`,
        GUESTS[FOREIGN],
      ),
      does('editor', make(3, { ...KITCHEN, part_id: PARTS[FOREIGN] })),
      read('anonymous', token(3), "->> 'part'", 'null'),
      read('anonymous', token(3), "->> 'unseated'", '[]'),
      does('editor', make(4, { ...KITCHEN, chart_id: CHARTS[FOREIGN] })),
      read('anonymous', token(4), "->> 'tables'", '[]'),
      does('editor', `delete from public.event_parts where id = '${PARTS[SHARED]}'`),
      read('anonymous', token(1), "->> 'part'", 'null'),
      read('anonymous', token(1), "->> 'tables'", '[]'),
    ],
  },
  {
    name: 'the family reads facts, the day and who sits where',
    steps: [
      ...SECRETS,
      activity(1, { title: 'Flores', responsible: 'Azahar', track: 'team', notes: 'SECRET' }),
      MILESTONE,
      read(
        'anonymous',
        tokenOf(SHARED),
        `- '{items,parts,rooms,read_at,version}'::text[] #>> '{}'`,
        `{"city": "L'Hospitalet de Llobregat", "event": "Boda de Íñigo y Zoë", "scope": "family", "country": "ES", "language": "es", "event_date": "2027-06-05", "guest_count": 120, "event_end_date": null}`,
      ),
      does(
        'anonymous',
        `select string_agg(concat_ws(' ', m ->> 'title', m ->> 'track', m ->> 'responsible'), ', ')
         from jsonb_array_elements(public.shared('${tokenOf(SHARED)}', false) -> 'items') as m`,
        'Ceremonia guests, Flores team Azahar',
      ),
      read(
        'anonymous',
        tokenOf(SHARED),
        "->> 'rooms'",
        '[{"name": "Cena", "tables": [{"name": "Mesa 1", "people": [{"name": "María José García Pérez", "named": true, "people": 1}]}]}]',
      ),
      // The table has no seat with this number, so the guest's seat doesn't count.
      change('seat_assignments', 'seat = 40, version = version', SEATS[SHARED]),
      read('anonymous', tokenOf(SHARED), "->> 'rooms'", '[]'),
      change('seat_assignments', 'seat = 0, version = version', SEATS[SHARED]),
      does(
        'postgres',
        `insert into public.seat_assignments (id, plan_id, chart_id, table_id, guest_id, person, seat)
         values ('${fresh(31)}', '${SHARED}', '${CHARTS[SHARED]}', '${ROOM_TABLES[SHARED]}', '${GUESTS[SHARED]}', 1, 3)`,
      ),
      read('anonymous', tokenOf(SHARED), "#>> '{rooms,0,tables,0,people,0,people}'", '2'),
      // Only one person of the party comes.
      change(
        'guests',
        `replies = '{"${PARTS[SHARED]}": {"status": "accepted", "people": 1}}', version = version`,
        GUESTS[SHARED],
      ),
      read('anonymous', tokenOf(SHARED), "#>> '{rooms,0,tables,0,people,0,people}'", '1'),
      ...[
        ['declined', '[]'],
        ['waiting', '[]'],
      ].flatMap(([status = '', expect = '']) => [
        change(
          'guests',
          `replies = '{"${PARTS[SHARED]}": {"status": "${status}"}}', version = version`,
          GUESTS[SHARED],
        ),
        read('anonymous', tokenOf(SHARED), "->> 'rooms'", expect),
      ]),
      // The guest hasn't replied for the brunch, so declining only the dinner keeps the seat. While the guest
      // is on the waiting list for the dinner, the seat doesn't count.
      does(
        'postgres',
        `insert into public.event_parts (id, plan_id, name) values ('${fresh(41)}', '${SHARED}', 'Brunch')`,
      ),
      read('anonymous', tokenOf(SHARED), "->> 'rooms'", '[]'),
      change(
        'guests',
        `replies = '{"${PARTS[SHARED]}": {"status": "declined"}}', version = version`,
        GUESTS[SHARED],
      ),
      read('anonymous', tokenOf(SHARED), "#>> '{rooms,0,tables,0,people,0,people}'", '2'),
      change('households', `parts = '{${PARTS[SHARED]}}', version = version`, HOUSEHOLDS[SHARED]),
      read('anonymous', tokenOf(SHARED), "->> 'rooms'", '[]'),
      change('guests', `replies = '{}', version = version`, GUESTS[SHARED]),
      read('anonymous', tokenOf(SHARED), "#>> '{rooms,0,tables,0,people,0,people}'", '2'),
      change('households', `second_list = 1, version = version`, HOUSEHOLDS[SHARED]),
      read('anonymous', tokenOf(SHARED), "->> 'rooms'", '[]'),
      change('households', `second_list = null, version = version`, HOUSEHOLDS[SHARED]),
      does('postgres', `delete from public.seat_assignments where plan_id = '${SHARED}' and person = 0`),
      read(
        'anonymous',
        tokenOf(SHARED),
        "#>> '{rooms,0,tables,0,people,0}'",
        '{"name": "María José García Pérez", "named": false, "people": 1}',
      ),
      does('postgres', `delete from public.event_parts where plan_id = '${SHARED}'`, '2'),
      read('anonymous', tokenOf(SHARED), "#>> '{rooms,0,tables,0,people,0,people}'", '1'),
    ],
  },
  {
    name: 'a link that is wrong, ended or taken back answers like any other that doesn’t work',
    steps: [
      does('editor', make(1, { ...FAMILY, days_after: 0 })),
      does('editor', make(2, { ...FAMILY, days_after: 2 })),
      ...[token(3), '', 'x', token(1).toUpperCase(), tokenOf(DELETED)].map((wrong) =>
        read('anonymous', wrong, '', 'null'),
      ),
      does('anonymous', 'select public.shared(null, null)', 'null'),
      // The stored hash of a token doesn't open the link.
      does('anonymous', `select public.shared(encode(sha256('${token(1)}'), 'hex'), false)`, 'null'),
      // A link's last day ends in the time zone of the event's place.
      does(
        'postgres',
        `update public.timeline_items set time_zone = 'Pacific/Kiritimati' where plan_id = '${SHARED}'`,
      ),
      does(
        'postgres',
        `update public.event_plans
         set event_date = (now() at time zone 'Pacific/Kiritimati')::date, version = version where id = '${SHARED}'`,
      ),
      read('anonymous', token(1), "->> 'scope'", 'family'),
      does(
        'postgres',
        `update public.event_plans set event_date = event_date - 1, version = version where id = '${SHARED}'`,
      ),
      read('anonymous', token(1), '', 'null'),
      read('anonymous', token(2), "->> 'scope'", 'family'),
      // If an event has several days, the link's last day is counted from the event's last day.
      does(
        'postgres',
        `update public.event_plans set event_end_date = event_date + 1, version = version where id = '${SHARED}'`,
      ),
      read('anonymous', token(1), "->> 'scope'", 'family'),
      does(
        'postgres',
        `update public.event_plans set event_end_date = null, version = version where id = '${SHARED}'`,
      ),
      does(
        'postgres',
        `update public.event_plans set event_date = event_date - 2, version = version where id = '${SHARED}'`,
      ),
      read('anonymous', token(2), '', 'null'),
      // The links of a deleted plan don't work until the plan is restored.
      does(
        'postgres',
        `update public.event_plans set event_date = '2027-06-05', deleted_at = now(), version = version where id = '${SHARED}'`,
      ),
      read('anonymous', token(1), '', 'null'),
      does(
        'postgres',
        `update public.event_plans set deleted_at = null, version = version where id = '${SHARED}'`,
      ),
      read('anonymous', token(1), "->> 'scope'", 'family'),
      does('editor', `delete from public.shared_links where id = '${fresh(1)}'`),
      read('anonymous', token(1), '', 'null'),
    ],
  },
  {
    name: 'it is counted how often a link was opened, not how often its page asks again',
    steps: [
      openedAs('editor', '0'),
      read('anonymous', tokenOf(SHARED), "->> 'scope'", 'family'),
      does('anonymous', `select public.shared('${tokenOf(SHARED)}') ->> 'scope'`, 'family'),
      does('anonymous', `select public.shared('${tokenOf(SHARED)}', true) ->> 'scope'`, 'family'),
      does('anonymous', `select public.shared('${tokenOf(SHARED)}', null) ->> 'scope'`, 'family'),
      openedAs('editor', '3'),
      does(
        'editor',
        `select opened_at = now() from public.shared_links where id = '${SHARED_LINKS[SHARED]}'`,
        'true',
      ),
      does('postgres', `select count(*) from public.shared_links where opened > 0`),
    ],
  },
  {
    name: 'the same content has the same version, and another content another',
    steps: [
      does(
        'anonymous',
        `select public.shared('${tokenOf(SHARED)}', true) ->> 'version' ~ '^[0-9A-F]{6}$'`,
        'true',
      ),
      does(
        'anonymous',
        `select count(distinct public.shared('${tokenOf(SHARED)}', true) ->> 'version') from generate_series(1, 3)`,
      ),
      does(
        'postgres',
        `create temporary table told on commit drop as select public.shared('${tokenOf(SHARED)}', true) ->> 'version' as version`,
      ),
      change(
        'timeline_items',
        `starts_at = starts_at + interval '5 minutes', version = version`,
        TIMELINE[SHARED],
      ),
      does(
        'postgres',
        `select public.shared('${tokenOf(SHARED)}', true) ->> 'version' = version from told`,
        'false',
      ),
    ],
  },
  {
    name: 'one caller reads three thousand times an hour, whichever links, and as often is one link read',
    steps: [
      ...(
        [
          ['shared', 'unknown', token(8), 3001],
          ['shared_link', tokenOf(SHARED), tokenOf(SHARED), 6007],
        ] as const
      ).flatMap(([kind, source, key, counted]) => [
        does(
          'postgres',
          `insert into private.attempts (kind, source)
           select '${kind}', private.source_hash('${source}') from generate_series(1, 2999)`,
          '2999',
        ),
        does('anonymous', `select coalesce(public.shared('${key}', true) ->> 'capped', 'no')`, 'no'),
        does('anonymous', `select public.shared('${key}', true)`, '{"capped": true}'),
        does(
          'anonymous',
          `select coalesce(public.shared('${token(9)}', true) ->> 'capped', 'no')`,
          kind === 'shared' ? 'true' : 'no',
        ),
        // Makes the requests older than an hour, so the limit no longer applies.
        does(
          'postgres',
          `update private.attempts set attempted_at = now() - interval '61 minutes' where kind in ('shared', 'shared_link')`,
          `${counted}`,
        ),
        does('anonymous', `select coalesce(public.shared('${key}', true) ->> 'capped', 'no')`, 'no'),
      ]),
    ],
  },
  {
    name: 'an owner who ends all links ends these too, and is told how many there are',
    steps: [
      does('editor', make(1, DAY)),
      does('owner', `select public.link_holders('${SHARED}') ->> 'shared'`, '2'),
      does('viewer', `select public.link_holders('${SHARED}') ->> 'shared'`, '0'),
      does('editor', `select public.end_links('${SHARED}')`, '!PT404'),
      held('2'),
      does('owner', `select cardinality(public.end_links('${SHARED}'))`, '1'),
      held('0'),
      held('1', FOREIGN),
      read('anonymous', token(1), '', 'null'),
      read('anonymous', tokenOf(SHARED), '', 'null'),
      // A removed member can neither read nor create links.
      does('owner', make(2)),
      does('postgres', `delete from public.plan_members where user_id = '${PEOPLE.editor}'`, '2'),
      does('editor', `select count(*) from public.shared_links`, '0'),
      does('editor', make(3), '!42501'),
    ],
  },
  {
    name: 'a link carries the words of its event, and of a party none',
    steps: [
      does('owner', make(1)),
      read('anonymous', token(1), "? 'words'", 'false'),
      change('event_plans', "event_type = 'corporate', couple_type = null, kind = 'launch'", SHARED),
      read('anonymous', token(1), "->> 'words'", 'attended'),
    ],
  },
];
