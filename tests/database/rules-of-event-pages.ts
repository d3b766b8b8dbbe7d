import { createHash } from 'node:crypto';
import { type Actor, PEOPLE } from './actors';
import { fresh } from './calls';
import { DELETED, FOREIGN, HOUSEHOLDS, PARTS, SHARED, TIMELINE, tokenOf } from './fixture';
import type { Scenario, Step } from './probe';
import { json } from './sql';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const hashOf = (plan: string) => createHash('sha256').update(tokenOf(plan)).digest('hex');

interface Address {
  name: string;
  opening: string;
  word: string;
  indexed: boolean;
}
const NAME = 'zoe-e-inigo';
const publishing = (plan: string, address: Partial<Address> = {}): string => {
  const { name, opening, word, indexed } = {
    name: NAME,
    opening: 'all',
    word: '',
    indexed: false,
    ...address,
  };
  return `select public.publish_page('${plan}', '${name}', '${opening}', '${word}', ${indexed})`;
};
const publish = (as: Actor, expect: string, address: Partial<Address> = {}, plan: string = SHARED): Step =>
  does(as, `${publishing(plan, address)} ->> 'name'`, expect);
const refuse = (as: Actor, code: string, address: Partial<Address> = {}, plan: string = SHARED): Step =>
  does(as, publishing(plan, address), `!${code}`);
const down = (as: Actor, expect: string, plan: string = SHARED): Step =>
  does(as, `select public.take_page_down('${plan}') ->> 'taken_down_at' is not null`, expect);
/** Checks the response of the page's public address, or a value in the response. */
const open = (path: string, expect: string, word = '', name = NAME, as: Actor = 'anonymous'): Step =>
  does(as, `select public.event_page('${name}', '${word}') ${path}`, expect);
/** Checks the event's page in the response to a household's link. */
const invited = (path: string, expect: string, plan: string = SHARED): Step =>
  does('service', `select public.read_invitation('${hashOf(plan)}', 'x') -> 'page' ${path}`, expect);
const keys = (sql: string, expect: string, as: Actor = 'anonymous'): Step =>
  does(as, `select string_agg(k, ' ' order by k) from jsonb_object_keys(${sql}) as k`, expect);

const on = (fields: object = {}) => ({ on: true, open: false, ...fields });
const SECTIONS = {
  welcome: on({ open: true, es: 'Hola' }),
  programme: on({ open: true }),
  dress: on({ es: 'SECRET' }),
  lodging: { on: false, open: true, es: 'SECRET' },
  gifts: on({
    open: true,
    es: 'Nada',
    link: 'https://secret.example/',
    accounts: [{ name: 'IBAN', number: 'SECRET' }],
  }),
  transport: on({ open: true, link: 'https://bus.example/', accounts: [{ name: 'x', number: 'SECRET' }] }),
};
const write = (sections: object, parts: readonly string[] = []): Step =>
  does(
    'postgres',
    `update public.event_pages
     set sections = ${json(sections)}, open_parts = array[${parts.map((id) => `'${id}'`).join(', ')}]::uuid[],
       picture = 'aa000000-0000-4000-8000-000000000001', version = version
     where plan_id = '${SHARED}'`,
  );
const shows = (items: object): Step =>
  does(
    'postgres',
    `update public.event_pages set items = ${json(items)}, version = version where plan_id = '${SHARED}'`,
  );
const parts = (invited: string): Step =>
  does(
    'postgres',
    `update public.households set parts = ${invited}, version = version where id = '${HOUSEHOLDS[SHARED]}'`,
  );
const line = (n: number, title: string, track: string): string =>
  `insert into public.timeline_items (id, plan_id, kind, title, track, starts_at, time_zone, duration, event_on)
   values ('${fresh(n)}', '${SHARED}', 'schedule', '${title}', '${track}', '2027-06-05T20:00Z', 'Europe/Madrid', 30, '2027-06-05')`;
const plan = (set: string): Step =>
  does('postgres', `update public.event_plans set ${set}, version = version where id = '${SHARED}'`);
const address = (set: string, expect = '1'): Step =>
  does('postgres', `update private.page_addresses set ${set} where name = '${NAME}'`, expect);

/** Scenarios about who can publish the event's page, and what each reader sees. */
export const eventPages: Scenario[] = [
  {
    name: 'an editor publishes a page and takes it down, and members know where it stands',
    steps: [
      does('viewer', `select public.page_state('${SHARED}')`, 'null'),
      ...(['viewer', 'stranger', 'removed'] as const).map((as) => refuse(as, 'PT404')),
      refuse('anonymous', '42501'),
      does('editor', 'select public.publish_page(null, null, null, null, null)', '!PT404'),
      refuse('editor', 'PT404', {}, FOREIGN),
      publish('editor', NAME),
      does('viewer', `select public.page_state('${SHARED}') ->> 'name'`, NAME),
      ...(['stranger', 'removed'] as const).map((as) =>
        does(as, `select public.page_state('${SHARED}')`, 'null'),
      ),
      does('anonymous', `select public.page_state('${SHARED}')`, '!42501'),
      keys(
        `public.page_state('${SHARED}')`,
        'blocked indexed name opening published_at taken_down_at',
        'viewer',
      ),
      ...(['viewer', 'stranger', 'removed'] as const).map((as) =>
        does(as, `select public.take_page_down('${SHARED}')`, '!PT404'),
      ),
      does('editor', `select public.take_page_down(null)`, '!PT404'),
      does('anonymous', `select public.take_page_down('${SHARED}')`, '!42501'),
      open("->> 'theme'", 'olive'),
      publish('stranger', 'otra-boda', { name: 'otra-boda' }, FOREIGN),
      down('owner', 'true'),
      open("->> 'name'", 'otra-boda', '', 'otra-boda'),
      open('', 'null'),
      invited('', 'null'),
      publish('owner', NAME, { opening: 'off' }),
      open('', 'null'),
      invited("->> 'name'", NAME),
    ],
  },
  {
    name: 'a name is an address’s, nobody’s else, and not reserved',
    steps: [
      ...['ab', 'x'.repeat(61), '-zoe', 'zoe-', 'zoe--e', 'zoë', 'zoe e', 'zoe_e', ''].map((name) =>
        refuse('editor', 'PT400', { name }),
      ),
      ...['admin', 'paypal', 'celebra', 'equipo-celebra', 'Bizum'].map((name) =>
        refuse('editor', 'PT400', { name }),
      ),
      refuse('editor', 'PT400', { opening: 'some' }),
      publish('editor', 'abc', { name: ' ABC ' }),
      publish('editor', 'x'.repeat(60), { name: 'x'.repeat(60) }),
      publish('editor', 'micelebracion', { name: 'micelebracion' }),
      refuse('stranger', 'PT409', { name: 'micelebracion' }, FOREIGN),
      // A plan has one page name, and its earlier name stays reserved.
      refuse('stranger', 'PT409', { name: 'abc' }, FOREIGN),
      open('', 'null', '', 'abc'),
      publish('owner', 'abc', { name: 'abc' }),
      open("->> 'name'", 'abc', '', 'ABC'),
      does('postgres', `select count(*) from private.page_addresses where plan_id = '${SHARED}'`, '1'),
    ],
  },
  {
    name: 'a name is free for others 90 days after it was given up, and not before',
    steps: [
      publish('editor', NAME, { opening: 'word', word: 'naranjo' }),
      down('editor', 'true'),
      address(`taken_down_at = now() - interval '89 days'`),
      refuse('stranger', 'PT409', {}, FOREIGN),
      address(`taken_down_at = now() - interval '91 days'`),
      publish('stranger', NAME, { opening: 'word', word: 'limonero' }, FOREIGN),
      open("->> 'theme'", 'olive', 'limonero'),
      refuse('editor', 'PT409'),
      // The page name of a deleted plan is reserved for 90 days, too.
      does('postgres', `delete from public.event_plans where id = '${FOREIGN}'`),
      does(
        'postgres',
        `select concat_ws(' ', opening, word_hash is null, taken_down_at = now())
         from private.page_addresses where name = private.given_up_name('${NAME}')`,
        'off t t',
      ),
      does('postgres', `select count(*) from private.page_addresses where name = '${NAME}'`, '0'),
      refuse('editor', 'PT409'),
      does('postgres', `update private.page_addresses set taken_down_at = now() - interval '91 days'`),
      publish('editor', NAME),
    ],
  },
  {
    name: 'the open page answers what is open to all, and nothing of households',
    steps: [
      write(SECTIONS, [PARTS[SHARED], PARTS[FOREIGN]]),
      publish('editor', NAME),
      ...(['anonymous', 'stranger', 'owner'] as const).map((as) =>
        keys(
          `public.event_page('${NAME}')`,
          'event_type hosts indexed kind name parts picture plan sections theme',
          as,
        ),
      ),
      keys(
        `public.event_page('${NAME}') -> 'plan'`,
        'city country event_date event_end_date name over owner_language region',
      ),
      keys(`public.event_page('${NAME}') -> 'sections'`, 'gifts programme transport welcome'),
      keys(`public.event_page('${NAME}') #> '{parts,0}'`, 'items name place starts_at time_zone'),
      open("#>> '{sections,welcome}'", '{"es": "Hola"}'),
      open("#>> '{sections,gifts}'", '{"es": "Nada"}'),
      open("#>> '{sections,transport}'", '{"link": "https://bus.example/"}'),
      open("->> 'picture'", `${SHARED}/aa000000-0000-4000-8000-000000000001`),
      open("-> 'parts' ->> 1", 'null'),
      open("#>> '{parts,0,name}'", 'Cena'),
      open("::text ~* 'secret|garcía|30000|budget|IBAN'", 'false'),
      write({ ...SECTIONS, programme: on() }, [PARTS[SHARED]]),
      open("->> 'parts'", '[]'),
      write({ ...SECTIONS, programme: { on: false, open: true } }, [PARTS[SHARED]]),
      open("->> 'parts'", '[]'),
      write(SECTIONS),
      open("->> 'parts'", '[]'),
      // The hour of a part isn't shown if it was set for an earlier date of the event.
      write(SECTIONS, [PARTS[SHARED]]),
      does(
        'postgres',
        `update public.event_parts
         set starts_at = '2027-06-05T18:00Z', time_zone = 'Europe/Madrid', event_on = '2027-06-05', version = version
         where id = '${PARTS[SHARED]}'`,
      ),
      open("#>> '{parts,0,starts_at}'", '2027-06-05T18:00:00+00:00'),
      does(
        'postgres',
        `update public.event_parts set event_on = '2027-06-04', version = version where id = '${PARTS[SHARED]}'`,
      ),
      open("#>> '{parts,0,starts_at}'", 'null'),
    ],
  },
  {
    name: 'a household’s link answers the page with its accounts, and no other’s parts',
    steps: [
      write(SECTIONS, [PARTS[SHARED]]),
      invited('', 'null'),
      publish('editor', NAME, { opening: 'off' }),
      keys(
        `(public.read_invitation('${hashOf(SHARED)}', 'x') -> 'page')`,
        'event_type hosts items kind name picture sections theme',
        'service',
      ),
      invited(
        "#>> '{sections,gifts}'",
        '{"es": "Nada", "link": "https://secret.example/", "accounts": [{"name": "IBAN", "number": "SECRET"}]}',
      ),
      invited("#>> '{sections,dress,es}'", 'SECRET'),
      invited("#>> '{sections,lodging}'", 'null'),
      does('service', `select public.read_invitation('${hashOf(SHARED)}', 'x') ->> 'name'`, 'García Pérez'),
      does(
        'postgres',
        `update public.households set parts = '{}', version = version where id = '${HOUSEHOLDS[SHARED]}'`,
      ),
      does('service', `select public.read_invitation('${hashOf(SHARED)}', 'x')::text ~ 'Cena'`, 'false'),
      invited('', 'null', FOREIGN),
      does('service', `select public.read_invitation('nothing', 'x')`, 'null'),
      ...(['anonymous', 'owner'] as const).map((as) =>
        does(as, `select public.read_invitation('${hashOf(SHARED)}', 'x')`, '!42501'),
      ),
      does(
        'postgres',
        `insert into private.attempts (kind, source)
         select 'rsvp', private.source_hash('x') from generate_series(1, 600)`,
        '600',
      ),
      does('service', `select public.read_invitation('${hashOf(SHARED)}', 'x')`, '{"capped": true}'),
    ],
  },
  {
    name: 'lines of the day are shown beneath their part, to whoever that part is shown',
    steps: [
      publish('editor', NAME),
      write(SECTIONS, [PARTS[SHARED]]),
      // At first, the page shows none of the day's activities.
      open("#> '{parts,0,items}'", '[]'),
      invited("-> 'items'", '{}'),
      does(
        'postgres',
        `insert into public.event_parts (id, plan_id, name, position) values ('${fresh(1)}', '${SHARED}', 'Fiesta', 1)`,
      ),
      does('postgres', line(2, 'HIDDEN first dance', 'guests')),
      does('postgres', line(3, 'HIDDEN crew meal', 'team')),
      does(
        'postgres',
        `insert into public.timeline_items (id, plan_id, kind, title, starts_on, event_on)
         values ('${fresh(4)}', '${SHARED}', 'milestone', 'HIDDEN milestone', '2027-06-01', '2027-06-05')`,
      ),
      shows({
        [TIMELINE[SHARED]]: PARTS[SHARED],
        [fresh(2)]: fresh(1),
        [fresh(3)]: PARTS[SHARED],
        [fresh(4)]: PARTS[SHARED],
        [TIMELINE[FOREIGN]]: PARTS[SHARED],
      }),
      keys(`public.event_page('${NAME}') #> '{parts,0,items,0}'`, 'place starts_at time_zone title'),
      open("#>> '{parts,0,items,0,title}'", 'Ceremonia'),
      open("#>> '{parts,0,items,0,starts_at}'", '2027-06-05T17:00:00+00:00'),
      open("#>> '{parts,0,items,1}'", 'null'),
      open("::text ~ 'HIDDEN'", 'false'),
      parts(`array['${PARTS[SHARED]}']::uuid[]`),
      keys(`public.read_invitation('${hashOf(SHARED)}', 'x') #> '{page,items}'`, PARTS[SHARED], 'service'),
      invited(`#> '{items,${PARTS[SHARED]}}' -> 1`, 'null'),
      does('service', `select public.read_invitation('${hashOf(SHARED)}', 'x')::text ~ 'HIDDEN'`, 'false'),
      parts(`array['${fresh(1)}']::uuid[]`),
      keys(`public.read_invitation('${hashOf(SHARED)}', 'x') #> '{page,items}'`, fresh(1), 'service'),
      invited(`#>> '{items,${fresh(1)},0,title}'`, 'HIDDEN first dance'),
      parts('null'),
      invited(`#>> '{items,${PARTS[SHARED]},0,title}'`, 'Ceremonia'),
      // The hour of an activity isn't shown if it was set for another date of the event.
      does(
        'postgres',
        `update public.timeline_items set event_on = '2027-06-04', version = version where id = '${TIMELINE[SHARED]}'`,
      ),
      open("#>> '{parts,0,items,0,starts_at}'", 'null'),
      write({ ...SECTIONS, programme: { on: false, open: true } }, [PARTS[SHARED]]),
      invited("-> 'items'", '{}'),
      down('editor', 'true'),
      invited('', 'null'),
    ],
  },
  ...[[], { x: fresh(1) }, { [fresh(1)]: 1 }, { [fresh(1)]: 'x' }, 1].map((items) => ({
    name: `lines of the day that are none: ${JSON.stringify(items)}`,
    steps: [
      does(
        'postgres',
        `update public.event_pages set items = ${json(items)}, version = version where plan_id = '${SHARED}'`,
        '!23514',
      ),
    ],
  })),
  {
    name: 'a page with a word answers nothing before it, and twenty tries an hour',
    steps: [
      refuse('editor', 'PT400', { opening: 'word' }),
      refuse('editor', 'PT400', { opening: 'word', word: 'abc' }),
      refuse('editor', 'PT400', { opening: 'word', word: '   ' }),
      publish('editor', NAME, { opening: 'word', word: ' Naranjo ', indexed: true }),
      open('', '{"asks": true}'),
      open('', '{"asks": true}', '  '),
      does('anonymous', `select public.event_page('${NAME}', null)`, '{"asks": true}'),
      open('', '{"asks": true, "wrong": true}', 'limonero'),
      open("->> 'theme'", 'olive', 'naranjo'),
      open("->> 'theme'", 'olive', ' NARANJO'),
      open("->> 'indexed'", 'false', 'naranjo'),
      // If no secret word is sent, the page keeps its former word. Opening the page to everybody deletes the
      // word.
      publish('editor', NAME, { opening: 'word' }),
      open("->> 'theme'", 'olive', 'naranjo'),
      publish('editor', NAME, { opening: 'word', word: 'limonero' }),
      open('', '{"asks": true, "wrong": true}', 'naranjo'),
      does(
        'postgres',
        `insert into private.attempts (kind, source)
         select 'page_word', private.source_hash('unknown ${NAME}') from generate_series(1, 13)`,
        '13',
      ),
      open("->> 'theme'", 'olive', 'limonero'),
      open('', '{"capped": true}', 'limonero'),
      does(
        'postgres',
        `update private.attempts set attempted_at = now() - interval '61 minutes' where kind like 'page_word%'`,
        '27',
      ),
      open("->> 'theme'", 'olive', 'limonero'),
      does(
        'postgres',
        `insert into private.attempts (kind, source)
         select 'page_words', private.source_hash('${NAME}') from generate_series(1, 299)`,
        '299',
      ),
      open('', '{"capped": true}', 'limonero'),
      publish('editor', NAME, { indexed: true }),
      open("->> 'indexed'", 'true'),
      does('postgres', `select word_hash is null from private.page_addresses`, 'true'),
    ],
  },
  {
    name: 'one caller opens pages six hundred times an hour',
    steps: [
      publish('editor', NAME),
      does(
        'postgres',
        `insert into private.attempts (kind, source)
         select 'event_page', private.source_hash('unknown') from generate_series(1, 599)`,
        '599',
      ),
      open("->> 'theme'", 'olive'),
      open('', '{"capped": true}'),
      does(
        'postgres',
        `update private.attempts set attempted_at = now() - interval '61 minutes' where kind = 'event_page'`,
        '600',
      ),
      open("->> 'theme'", 'olive'),
    ],
  },
  {
    name: 'an address that is wrong, closed, taken down or of a deleted plan answers alike',
    steps: [
      publish('editor', NAME),
      ...['nobody', '', 'x'.repeat(200), "zoe'' or true --"].map((name) => open('', 'null', '', name)),
      does('anonymous', 'select public.event_page(null, null)', 'null'),
      plan('deleted_at = now()'),
      open('', 'null'),
      plan('deleted_at = null'),
      open("->> 'theme'", 'olive'),
      does(
        'owner',
        `select public.publish_page('${DELETED}', 'borrado', 'all', '', false) ->> 'name'`,
        'borrado',
      ),
      open('', 'null', '', 'borrado'),
    ],
  },
  {
    name: 'the team takes a page down, and its editors do not bring it back',
    steps: [
      publish('editor', NAME),
      ...(['anonymous', 'owner'] as const).map((as) =>
        does(as, `select public.block_page('${NAME}', true)`, '!42501'),
      ),
      does('service', `select public.block_page('nobody', true)`, 'false'),
      does('service', `select public.block_page('${NAME}', true)`, 'true'),
      open('', 'null'),
      invited('', 'null'),
      does('viewer', `select public.page_state('${SHARED}') ->> 'blocked'`, 'true'),
      refuse('editor', 'PT403'),
      refuse('editor', 'PT403', { name: 'otro-nombre' }),
      address(`taken_down_at = now() - interval '91 days'`),
      refuse('stranger', 'PT409', {}, FOREIGN),
      address('taken_down_at = null'),
      does('service', `select public.block_page('${NAME}', false)`, 'true'),
      open("->> 'theme'", 'olive'),
    ],
  },
  {
    name: 'who is taken out publishes nothing, and a page without words has our look',
    steps: [
      does('postgres', `delete from public.event_pages where plan_id = '${SHARED}'`),
      publish('editor', NAME),
      open("->> 'theme'", 'olive'),
      open("->> 'sections'", '{}'),
      open("->> 'picture'", 'null'),
      does('postgres', `delete from public.plan_members where user_id = '${PEOPLE.editor}'`, '2'),
      refuse('editor', 'PT404'),
      does('editor', `select public.page_state('${SHARED}')`, 'null'),
    ],
  },
];
