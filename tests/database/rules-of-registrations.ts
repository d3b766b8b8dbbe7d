import { createHash } from 'node:crypto';
import { type Actor, PEOPLE } from './actors';
import { fresh } from './calls';
import { DELETED, FOREIGN, GUESTS, PARTS, SHARED, tokenOf } from './fixture';
import type { Scenario, Step } from './probe';
import { json } from './sql';

const PART = PARTS[SHARED];
const NAME = 'zoe-e-inigo';
const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const did = (sql: string, expect = '1'): Step => does('postgres', sql, expect);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const PERSON = {
  name: 'Bea',
  last_name: 'Gil',
  email: 'Bea@example.org',
  company: 'Telar',
  job_title: 'Compras',
  language: 'en',
  parts: [PART],
  website: '',
  fill_ms: 1500,
};
interface Form {
  page?: string;
  word?: string;
  ip?: string;
  token?: string;
}
const registering = (person: object, { page = NAME, word = '', ip = 'ip', token = 'bea' }: Form = {}) =>
  `select public.register('${page}', '${word}', '${ip}', '${hashOf(token)}', ${json({ ...PERSON, ...person })})`;
const register = (
  expect: string,
  path = "#>> '{registration,state}'",
  person: object = {},
  form: Form = {},
): Step => does('service', `${registering(person, form)} ${path}`, expect);
const sent = (person: object = {}, token = 'bea'): Step =>
  register('pending', "#>> '{registration,state}'", person, { token });
const confirm = (expect: string, path = '', token = 'bea'): Step =>
  does('service', `select public.confirm_registration('${hashOf(token)}', 'ip') ${path}`, expect);
const confirmed = (token = 'bea'): Step => confirm('true', "->> 'confirmed'", token);
const withdraw = (expect: string, path = '', token = 'bea'): Step =>
  does('service', `select public.withdraw_registration('${hashOf(token)}', 'ip') ${path}`, expect);
const change = (expect: string, person: object, path = "->> 'changed'", token = 'bea'): Step =>
  does(
    'service',
    `select public.change_registration('${hashOf(token)}', 'ip', jsonb_build_object('guest',
       (select g.id from public.guests g join public.household_links l using (household_id)
        where l.token_hash = '${hashOf(token)}' limit 1)) || ${json(person)}) ${path}`,
    expect,
  );
/** JSON path of the parts' states, in the data for the mail about a change. */
const TOLD = `#>> '{tell,parts}'`;
const told = (...parts: [name: string, state: string][]): string =>
  JSON.stringify(parts.map(([name, state]) => ({ name, status: state }))).replace(/[:,](?=["{])/g, '$& ');
const registrant = (expect: string, path: string, token = 'bea'): Step =>
  does('service', `select public.read_registrant('${hashOf(token)}') ${path}`, expect);
const waits = (expect: string, path = "#>> '{registration,state}'", token = 'bea'): Step =>
  does('service', `select public.read_registration('${hashOf(token)}') ${path}`, expect);
const invited = (expect: string, path: string, token = 'bea'): Step =>
  does('service', `select public.read_invitation('${hashOf(token)}', 'x') ${path}`, expect);
/** Checks a value of the guest who registered with the link that has this token. */
const guest = (column: string, expect: string, token = 'bea'): Step =>
  did(
    `select ${column} from public.guests g join public.household_links l using (household_id)
     join public.households h on h.id = g.household_id where l.token_hash = '${hashOf(token)}'`,
    expect,
  );
const status = (expect: string, token = 'bea'): Step =>
  guest(`replies #>> '{${PART},status}'`, expect, token);
const seats = (capacity: number | null): Step =>
  did(`update public.event_parts set capacity = ${capacity}, version = version where id = '${PART}'`);
const page = (set: string): Step =>
  did(`update public.event_pages set ${set}, version = version where plan_id = '${SHARED}'`);
const address = (set: string): Step => did(`update private.page_addresses set ${set} where name = '${NAME}'`);
const publish = (opening = 'all', word = ''): Step =>
  does(
    'editor',
    `select public.publish_page('${SHARED}', '${NAME}', '${opening}', '${word}', false) ->> 'name'`,
    NAME,
  );
/** Publishes the page and opens the event's only part for registration. */
const open = [publish(), page(`registration_parts = array['${PART}'::uuid]`)];
/** Gives the fixture's guest, a party of two, a place. */
const taken = did(
  `update public.guests set replies = ${json({ [PART]: { status: 'accepted' } })}, version = version
   where id = '${GUESTS[SHARED]}'`,
);
const people = (expect: string): Step =>
  did(`select count(*) from public.guests where plan_id = '${SHARED}'`, expect);
const registered = (column: string, expect: string, token = 'bea'): Step =>
  did(`select ${column} from public.registrations where token_hash = '${hashOf(token)}'`, expect);
/** Gives the owner the Free tier and a guest list with this many people. */
const freeWith = (party: number): Step[] => [
  did(`update public.entitlements set plan_tier = 'free' where user_id = '${PEOPLE.owner}'`),
  did(`update public.guests set party_size = ${party}, version = version where id = '${GUESTS[SHARED]}'`),
];
const admitting = (token = 'bea') =>
  `public.admit_registration((select id from public.registrations where email = 'Bea@example.org' or household_id in (
     select household_id from public.guests where email = '${token}@example.org') limit 1))`;
const attempts = (kind: string, source: string, count: number): Step =>
  did(
    `insert into private.attempts (kind, source)
     select '${kind}', private.source_hash('${source}') from generate_series(1, ${count})`,
    `${count}`,
  );
const ACCOUNTS = [{ name: 'IBAN', number: 'SECRET' }];
const OTHER = PARTS[FOREIGN];
const [MORE, CLOSED] = [fresh(7), fresh(8)];

export const registrations: Scenario[] = [
  {
    name: 'a registration takes no place before its link is followed, and is a guest with that link then',
    steps: [
      ...open,
      sent(),
      people('1'),
      waits('Cena', "#>> '{registration,parts,0,name}'"),
      waits('Bea', "#>> '{registration,name}'"),
      invited('null', ''),
      confirmed(),
      people('2'),
      status('accepted'),
      guest(
        `concat_ws('|', g.name, g.last_name, g.email, g.company, g.job_title, g.party_size)`,
        'Bea|Gil|Bea@example.org|Telar|Compras|1',
      ),
      guest(`concat_ws('|', h.name, h.language, h.parts, h.answered_at is null)`, `Bea Gil|en|{${PART}}|f`),
      invited('Bea', "#>> '{guests,0,name}'"),
      waits('null', ''),
      registered('concat(name, last_name, email, company, job_title)', ''),
      registered('confirmed_at is not null', 'true'),
      // The guest confirms again, as after a lost response.
      confirmed(),
      people('2'),
    ],
  },
  {
    name: 'nobody but the function registers, confirms or reads',
    steps: [
      ...open,
      sent(),
      ...(['owner', 'editor', 'anonymous'] as const).flatMap((as) => [
        does(as, registering({}), '!42501'),
        does(as, `select public.confirm_registration('${hashOf('bea')}', 'ip')`, '!42501'),
        does(as, `select public.read_registration('${hashOf('bea')}')`, '!42501'),
        does(as, `select public.read_registrant('${hashOf('bea')}')`, '!42501'),
        does(as, `select public.change_registration('${hashOf('bea')}', 'ip', '{}')`, '!42501'),
        does(as, `select public.door_codes('${hashOf('bea')}', 'ip')`, '!42501'),
      ]),
    ],
  },
  {
    name: 'what programs fill is kept nowhere, and what can’t be a person is refused',
    steps: [
      ...open,
      register('true', "->> 'quiet'", { website: 'x' }),
      register('true', "->> 'quiet'", { fill_ms: 1499 }),
      ...[
        { name: '' },
        { name: ' ' },
        { name: 'x'.repeat(51) },
        { name: null },
        { last_name: 'x'.repeat(51) },
        { last_name: 'a\u202eb' },
        { email: 'x' },
        { email: 'a b@example.org' },
        { email: 'a@example.org,b@example.org' },
        { email: `${'x'.repeat(90)}@example.org` },
        { company: 'x'.repeat(121) },
        { job_title: 'a\nb' },
        { language: 'fr' },
        { parts: ['x'] },
        { parts: 1 },
        { fill_ms: 'x' },
      ].map((person) => register('!PT400', '', person)),
      did(`select count(*) from public.registrations where plan_id = '${SHARED}'`, '1'),
      register('Bea', "#>> '{registration,name}'", { name: ' Bea ', company: ' ', job_title: '' }),
      registered(`concat_ws('|', name, company, job_title)`, 'Bea'),
    ],
  },
  {
    name: 'a part that isn’t open, isn’t the event’s, or is past is closed, and so is an event that is over',
    steps: [
      ...open,
      ...[[], [OTHER], [PART, OTHER], [fresh(1)]].map((parts) => register('true', "->> 'closed'", { parts })),
      register('pending', "#>> '{registration,state}'", { parts: [PART, PART] }),
      did(
        `update public.event_parts set reply_by = current_date - 2, version = version where id = '${PART}'`,
      ),
      register('true', "->> 'closed'"),
      did(`update public.event_parts set reply_by = null, version = version where id = '${PART}'`),
      page(`registration_parts = '{}'`),
      register('true', "->> 'closed'"),
      page(`registration_parts = array['${PART}'::uuid]`),
      sent({}, 'later'),
      did(
        `update public.event_plans set event_date = current_date - 9, version = version where id = '${SHARED}'`,
      ),
      register('true', "->> 'closed'"),
      waits('true', "#>> '{registration,plan,over}'", 'later'),
      confirm('!PT410', '', 'later'),
    ],
  },
  {
    name: 'a page that is closed, taken down, blocked or asks for another word takes none',
    steps: [
      ...open,
      register('null', '', {}, { page: 'nobody' }),
      register('pending', "#>> '{registration,state}'", {}, { page: NAME.toUpperCase() }),
      ...[
        'taken_down_at = now()',
        'taken_down_at = null, blocked_at = now()',
        "blocked_at = null, opening = 'off'",
      ].flatMap((set) => [address(set), register('null', '')]),
      publish('word', 'naranjo'),
      register('null', '', {}, { word: 'limonero' }),
      register('null', ''),
      register('pending', "#>> '{registration,state}'", {}, { word: ' Naranjo ', token: 'word' }),
      did(`update public.event_plans set deleted_at = now(), version = version where id = '${SHARED}'`),
      register('null', '', {}, { word: 'naranjo' }),
      waits('null', ''),
      confirm('null'),
    ],
  },
  {
    name: 'a mailbox is one for its cap, however its address is spaced and tagged',
    steps: [
      ...open,
      ...[' bea@example.org', 'BEA@example.org  ', 'bea+talk@example.org', 'Bea+@example.org'].map(
        (email, i) => sent({ email }, `mail${i}`),
      ),
      sent({ email: 'bea+other+more@example.org' }, 'fifth'),
      register('true', "->> 'capped'", {}, { token: 'sixth' }),
      sent({ email: 'bea@example.net' }, 'another'),
    ],
  },
  {
    name: 'a word is guessed at the form as often as at the page, and one that is right is no guess',
    steps: [
      ...open,
      publish('word', 'naranjo'),
      ...Array.from({ length: 3 }, (_, i) =>
        register('pending', "#>> '{registration,state}'", {}, { word: 'naranjo', token: `right${i}` }),
      ),
      attempts('registration_word', `ip ${NAME}`, 19),
      register('null', '', {}, { word: 'limonero' }),
      register('true', "->> 'capped'", {}, { word: 'olivo' }),
      register('true', "->> 'capped'", {}, { word: 'naranjo' }),
      register('pending', "#>> '{registration,state}'", {}, { word: 'naranjo', ip: 'other', token: 'other' }),
      // All steps share one transaction, so accepting the right word also removed the previous wrong attempt
      // from the count.
      attempts('registration_words', NAME, 299),
      register('null', '', {}, { word: 'olivo', ip: 'third' }),
      register('true', "->> 'capped'", {}, { word: 'naranjo', ip: 'third' }),
    ],
  },
  {
    name: 'an owner’s events together send so many mails a day, by the tier',
    steps: [
      ...open,
      ...freeWith(2),
      attempts('registration_owner', PEOPLE.owner, 199),
      sent(),
      register('true', "->> 'capped'", {}, { token: 'more' }),
      did(`update public.entitlements set plan_tier = 'pro' where user_id = '${PEOPLE.owner}'`),
      sent({}, 'more'),
      attempts('registration_owner', PEOPLE.owner, 19799),
      register('true', "->> 'capped'", {}, { token: 'most' }),
    ],
  },
  ...[
    ['registration', 'ip', 60, {}],
    ['registration_email', 'bea@example.org', 5, {}],
    ['registration_event', SHARED, 3000, {}],
  ].map(
    ([kind, source, most]): Scenario => ({
      name: `${most} by ${kind} are taken and no more`,
      steps: [
        ...open,
        attempts(`${kind}`, `${source}`, Number(most) - 1),
        sent(),
        register('true', "->> 'capped'", {}, { token: 'more' }),
      ],
    }),
  ),
  {
    name: 'so many that nobody has confirmed are enough',
    steps: [
      ...open,
      did(
        `insert into public.registrations (plan_id, token_hash, name, last_name, email, language, parts)
         select '${SHARED}', encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), 'x', 'x', 'x@x', 'es', array['${PART}'::uuid]
         from generate_series(1, 19998) as n`,
        '19998',
      ),
      sent(),
      register('true', "->> 'capped'", {}, { token: 'more' }),
    ],
  },
  {
    name: 'the link of a registration works for seven days, and longer for one that was confirmed',
    steps: [
      ...open,
      sent(),
      did(`update public.registrations set created_at = now() - interval '167 hours'`, '4'),
      waits('pending'),
      did(`update public.registrations set created_at = now() - interval '169 hours'`, '4'),
      waits('null', ''),
      confirm('null'),
      did(`update public.registrations set confirmed_at = now() where token_hash = '${hashOf('bea')}'`),
      waits('held'),
      does('service', `select public.confirm_registration('${hashOf('nobody')}', 'ip')`, 'null'),
      attempts('rsvp', 'ip', 600),
      confirm('true', "->> 'capped'"),
    ],
  },
  {
    name: 'the last place goes to who confirms first, the next one waits, moves up and is told of it by e-mail',
    steps: [
      ...open,
      taken,
      seats(3),
      sent(),
      sent({ name: 'Leo', email: 'leo@example.org' }, 'leo'),
      confirmed('leo'),
      confirmed(),
      status('accepted', 'leo'),
      status('waiting'),
      guest('h.moved_up', '{}', 'leo'),
      does(
        'service',
        `select public.answer_rsvp('${hashOf('leo')}', 'x', jsonb_build_object('guests', jsonb_build_array(
           jsonb_build_object('id', (select g.id from public.guests g where g.email = 'leo@example.org'),
             'replies', jsonb_build_object('${PART}', 'declined'))))) #>> '{guests,0,replies,${PART},status}'`,
        'declined',
      ),
      status('accepted'),
      guest('h.moved_up', `{${PART}}`),
      does(
        'service',
        `select public.claim_moved_up(array[repeat('a', 64), repeat('b', 64)]) #>> '{0,email}'`,
        'Bea@example.org',
      ),
      does('service', `select public.claim_moved_up(array[repeat('c', 64)])`, '[]'),
    ],
  },
  {
    name: 'who registers twice is one guest, with what they ask for together; another name is another guest',
    steps: [
      ...open,
      did(`insert into public.event_parts (id, plan_id, name) values ('${fresh(5)}', '${SHARED}', 'Taller')`),
      page(`registration_parts = array['${PART}', '${fresh(5)}']::uuid[]`),
      sent(),
      sent({ name: 'BÉA', email: 'bea@EXAMPLE.org', parts: [fresh(5)] }, 'again'),
      sent({ name: 'Leo' }, 'leo'),
      sent({ last_name: 'Ruiz' }, 'ruiz'),
      sent({ email: 'other@example.org' }, 'other'),
      confirmed(),
      confirmed('again'),
      people('2'),
      guest(`g.replies -> '${fresh(5)}' ->> 'status'`, 'accepted', 'again'),
      status('accepted', 'again'),
      guest('cardinality(h.parts)', '2'),
      ...['leo', 'ruiz', 'other'].map((token) => confirmed(token)),
      people('5'),
      // A person registers again after withdrawing.
      did(
        `update public.guests set replies = ${json({ [PART]: { status: 'declined' } })}, version = version
         where email = 'Bea@example.org' and name = 'Bea' and last_name = 'Gil'`,
      ),
      sent({}, 'third'),
      confirmed('third'),
      status('accepted', 'third'),
      people('5'),
      // A guest whom the hosts invited is a different person, even with the same name.
      did(
        `update public.guests set name = 'Eva', last_name = 'Sol', email = 'eva@example.org', version = version
         where id = '${GUESTS[SHARED]}'`,
      ),
      sent({ name: 'Eva', last_name: 'Sol', email: 'eva@example.org' }, 'eva'),
      confirmed('eva'),
      people('6'),
    ],
  },
  {
    name: 'by their link who registered changes what they said and registers for more, with capacity and waiting list',
    steps: [
      did(
        `insert into public.event_parts (id, plan_id, name, capacity, position) values ('${MORE}', '${SHARED}', 'Taller', 1, 9),
           ('${CLOSED}', '${SHARED}', 'Cierre', null, 10)`,
        '2',
      ),
      ...open,
      page(`registration_parts = array['${PART}', '${MORE}']::uuid[]`),
      sent(),
      registrant('null', ''),
      confirmed(),
      registrant('Taller', "#>> '{open,0,name}'"),
      registrant('false', "#>> '{open,0,full}'"),
      registrant('null', "#>> '{open,1}'"),
      registrant('true', '-> \'people\' @? \'$.* ? (@.company == "Telar" && @.job_title == "Compras")\''),
      // Fields that are not sent keep their values. A household that its hosts renamed keeps that name.
      change('true', { name: ' Eva ', company: ' ' }),
      guest(`concat_ws('|', g.name, g.last_name, g.company, g.job_title, h.name)`, 'Eva|Gil|Compras|Eva Gil'),
      did(`update public.households set name = 'Telar', version = version where name = 'Eva Gil'`),
      change('null', { last_name: 'Ruiz', job_title: 'Ventas' }, "->> 'tell'"),
      guest(`concat_ws('|', g.name, g.last_name, g.job_title, h.name)`, 'Eva|Ruiz|Ventas|Telar'),
      ...[
        { name: '' },
        { name: null },
        { name: 'x'.repeat(51) },
        { company: 'x'.repeat(121) },
        { parts: 1 },
        { parts: ['x'] },
      ].map((person) => change('!PT400', person, '')),
      ...[[OTHER], [CLOSED], [MORE, CLOSED], [fresh(1)]].map((parts) =>
        change('true', { name: 'No', parts }, "->> 'closed'"),
      ),
      guest('g.name', 'Eva'),
      // Two guests ask for the last place. A repeated request changes nothing.
      change(told(['Cena', 'accepted'], ['Taller', 'accepted']), { parts: [MORE] }, TOLD),
      change('null', { parts: [MORE] }, "->> 'tell'"),
      guest(
        `concat_ws('|', replies #>> '{${MORE},status}', cardinality(h.parts), h.moved_up)`,
        'accepted|2|{}',
      ),
      registrant('[]', "->> 'open'"),
      sent({ name: 'Leo', email: 'leo@example.org' }, 'leo'),
      confirmed('leo'),
      registrant('true', "#>> '{open,0,full}'", 'leo'),
      change(told(['Cena', 'accepted'], ['Taller', 'waiting']), { parts: [MORE] }, TOLD, 'leo'),
      guest(`replies #>> '{${MORE},status}'`, 'waiting', 'leo'),
      // A registration can be changed only by its own link.
      change('null', { guest: GUESTS[SHARED], name: 'Eva' }, ''),
      // A guest who gives up a place makes room for a waiting guest, and can register again.
      does(
        'service',
        `select public.answer_rsvp('${hashOf('bea')}', 'x', jsonb_build_object('guests', jsonb_build_array(
           jsonb_build_object('id', (select g.id from public.guests g where g.email = 'Bea@example.org'),
             'replies', jsonb_build_object('${MORE}', 'declined'))))) #>> '{guests,0,replies,${MORE},status}'`,
        'declined',
      ),
      guest(`concat_ws('|', replies #>> '{${MORE},status}', h.moved_up)`, `accepted|{${MORE}}`, 'leo'),
      change('true', { parts: [MORE] }),
      guest(`replies #>> '{${MORE},status}'`, 'waiting'),
      // The link of an invited household can't change a registration.
      does('service', `select public.read_registrant('${hashOf(tokenOf(SHARED))}')`, 'null'),
      does(
        'service',
        `select public.change_registration('${hashOf(tokenOf(SHARED))}', 'ip', ${json({ guest: GUESTS[SHARED], name: 'Eva' })})`,
        'null',
      ),
      // Guests whom the hosts invited to every part have nothing more to register for.
      did(`update public.households set parts = null, version = version where name = 'Telar'`),
      registrant('[]', "->> 'open'"),
      change('true', { parts: [PART] }),
      guest('h.parts', 'null'),
      did(
        `update public.event_plans set event_date = current_date - 9, version = version where id = '${SHARED}'`,
      ),
      change('!PT410', { name: 'Eva' }, ''),
      attempts('rsvp', 'ip', 600),
      change('true', { name: 'Eva' }, "->> 'capped'"),
    ],
  },
  {
    name: 'by their link who is no guest yet changes what they said and what they come for, and takes no place by it',
    steps: [
      did(
        `insert into public.event_parts (id, plan_id, name, capacity, position) values ('${MORE}', '${SHARED}', 'Taller', 1, 9),
           ('${CLOSED}', '${SHARED}', 'Cierre', null, 10)`,
        '2',
      ),
      ...open,
      ...freeWith(19),
      page(`registration_parts = array['${PART}', '${MORE}']::uuid[]`),
      sent(),
      waits(PART, "#>> '{registration,parts,0,id}'"),
      waits('Taller', "#>> '{registration,open,1,name}'"),
      waits('false', "#>> '{registration,open,1,full}'"),
      waits('null', "#>> '{registration,open,2}'"),
      change('true', { name: ' Eva ', company: ' ' }),
      registered(`concat_ws('|', name, last_name, company, job_title)`, 'Eva|Gil|Compras'),
      ...[
        { name: '' },
        { last_name: null },
        { name: 'x'.repeat(51) },
        { company: 'x'.repeat(121) },
        { parts: 1 },
        { parts: ['x'] },
      ].map((person) => change('!PT400', person, '')),
      ...[[], [OTHER], [CLOSED], [MORE, CLOSED], [fresh(1)]].map((parts) =>
        change('true', { name: 'No', parts }, "->> 'closed'"),
      ),
      // Before the confirmation, a change sends no mail.
      change('null', { parts: [PART, MORE] }, "->> 'tell'"),
      registered(`concat_ws('|', name, parts @> array['${PART}', '${MORE}']::uuid[])`, 'Eva|t'),
      people('1'),
      // If a part closes for registration, the people who registered for this part stay registered until they
      // remove the part.
      page(`registration_parts = array['${MORE}'::uuid]`),
      waits(MORE, "#>> '{registration,open,0,id}'"),
      change('true', { parts: [PART, MORE], last_name: 'Ruiz' }),
      change('true', { parts: [MORE] }),
      change('true', { parts: [PART, MORE] }, "->> 'closed'"),
      page(`registration_parts = array['${PART}', '${MORE}']::uuid[]`),
      // Somebody else takes the last place of one part, and the last place on the guest list.
      sent({ name: 'Leo', email: 'leo@example.org', parts: [MORE] }, 'leo'),
      confirmed('leo'),
      change('true', { parts: [PART] }),
      waits('true', "#>> '{registration,open,1,full}'"),
      change('true', { parts: [MORE] }),
      confirm('true', "->> 'held'"),
      change(told(['Cena', 'held'], ['Taller', 'held']), { company: 'Hilo', parts: [PART, MORE] }, TOLD),
      change('null', { company: 'Hilo', parts: [MORE, PART] }, "->> 'tell'"),
      waits('held'),
      people('2'),
      ...freeWith(17),
      confirmed(),
      guest(
        `concat_ws('|', g.name, g.last_name, g.company, replies #>> '{${MORE},status}', replies #>> '{${PART},status}')`,
        'Eva|Ruiz|Hilo|waiting|accepted',
      ),
      // Even on the waiting list, a guest's change must contain the guest's id, like any change after the
      // confirmation.
      does(
        'service',
        `select public.change_registration('${hashOf('bea')}', 'ip', '{"name": "No"}')`,
        'null',
      ),
      change('true', { company: 'Telar', parts: [MORE] }),
      guest(`concat_ws('|', g.name, g.company, replies #>> '{${MORE},status}')`, 'Eva|Telar|waiting'),
      // Tries a link without a registration, and the link of a deleted household.
      change('null', { name: 'No' }, '', 'nobody'),
      sent({ name: 'Mar', email: 'mar@example.org' }, 'mar'),
      confirmed('mar'),
      did(`delete from public.households where name = 'Mar Gil'`),
      change('null', { name: 'No' }, '', 'mar'),
      sent({ name: 'Sol', email: 'sol@example.org' }, 'sol'),
      did(
        `update public.event_plans set event_date = current_date - 9, version = version where id = '${SHARED}'`,
      ),
      change('!PT410', { name: 'No' }, '', 'sol'),
      attempts('rsvp', 'ip', 600),
      change('true', { name: 'No' }, "->> 'capped'", 'sol'),
    ],
  },
  {
    name: 'three mails a day tell of changes of a registration, at the address and in the language it has',
    steps: [
      did(
        `insert into public.event_parts (id, plan_id, name, position) values ('${MORE}', '${SHARED}', 'Taller', 9)`,
      ),
      ...open,
      page(`registration_parts = array['${PART}', '${MORE}']::uuid[]`),
      ...freeWith(20),
      sent(),
      confirm('true', "->> 'held'"),
      change('Bea@example.org', { parts: [MORE] }, "#>> '{tell,email}'"),
      change('en', { parts: [PART, MORE] }, "#>> '{tell,language}'"),
      change('Boda de Íñigo y Zoë', { parts: [PART] }, "#>> '{tell,plan,name}'"),
      change('{"changed": true}', { parts: [MORE] }, ''),
      did(`delete from private.attempts where kind = 'registration_changed'`, '3'),
      // If the hosts delete a part, its removal from the registration doesn't count as a change by the guest.
      change(told(['Cena', 'held'], ['Taller', 'held']), { parts: [PART, MORE] }, TOLD),
      did(`delete from public.event_parts where id = '${MORE}'`),
      change('{"changed": true}', { parts: [PART] }, ''),
      // Mails about changes count towards the owner's limit of mails.
      did(`insert into public.event_parts (id, plan_id, name) values ('${CLOSED}', '${SHARED}', 'Cierre')`),
      page(`registration_parts = array['${PART}', '${CLOSED}']::uuid[]`),
      attempts('registration_owner', PEOPLE.owner, 195),
      change('{"changed": true}', { parts: [CLOSED] }, ''),
    ],
  },
  {
    name: 'a guest without a language is told of a change in their owner’s, and one without an address is not',
    steps: [
      did(
        `insert into public.event_parts (id, plan_id, name) values ('${MORE}', '${SHARED}', 'Taller'),
           ('${CLOSED}', '${SHARED}', 'Cierre')`,
        '2',
      ),
      ...open,
      page(`registration_parts = array['${PART}', '${MORE}', '${CLOSED}']::uuid[]`),
      sent(),
      confirmed(),
      did(`update public.households set language = null, version = version where name = 'Bea Gil'`),
      change('es', { parts: [MORE] }, "#>> '{tell,language}'"),
      did(`update public.guests set email = null, version = version where name = 'Bea'`),
      change('{"changed": true}', { parts: [CLOSED] }, ''),
    ],
  },
  {
    name: 'twenty parts are the most that anybody registers for',
    steps: [
      ...open,
      sent(),
      confirmed(),
      did(
        `update public.households set parts = array['${PART}'::uuid] || array(select gen_random_uuid() from generate_series(1, 19)),
           version = version where name = 'Bea Gil'`,
      ),
      did(`insert into public.event_parts (id, plan_id, name) values ('${MORE}', '${SHARED}', 'Taller')`),
      page(`registration_parts = array['${MORE}'::uuid]`),
      change('true', { parts: [MORE] }, "->> 'closed'"),
    ],
  },
  {
    name: 'beyond the owner’s tier a registration is kept and waits, its owner is told once a day, and an editor lets it in',
    steps: [
      ...open,
      ...freeWith(20),
      sent(),
      confirm('true', "->> 'held'"),
      waits('held'),
      people('1'),
      confirm('true', "-> 'tell' = 'null'"),
      registered('concat(name, last_name, email)', 'BeaGilBea@example.org'),
      does('editor', `select ${admitting()}`, '!PT402'),
      ...freeWith(19),
      does('editor', `select ${admitting()}`, ''),
      status('accepted'),
      invited('Bea', "#>> '{guests,0,name}'"),
      guest('h.moved_up', `{${PART}}`),
      sent({ name: 'Leo' }, 'leo'),
      confirm('true', "->> 'held'", 'leo'),
    ],
  },
  {
    name: 'who confirms after the last day for answers takes no place, and the hosts are asked',
    steps: [
      did(
        `insert into public.event_parts (id, plan_id, name, position) values ('${MORE}', '${SHARED}', 'Taller', 9)`,
      ),
      ...open,
      page(`registration_parts = array['${PART}', '${MORE}']::uuid[]`),
      sent({ parts: [PART, MORE] }),
      sent({ parts: [PART] }, 'again'),
      sent({ name: 'Leo', email: 'leo@example.org' }, 'leo'),
      sent({ name: 'Mar', email: 'mar@example.org' }, 'mar'),
      sent({ name: 'Sol', email: 'sol@example.org' }, 'sol'),
      // Mar confirms before the deadline and is admitted later.
      ...freeWith(20),
      confirm('true', "->> 'held'", 'mar'),
      ...freeWith(3),
      did(
        `update public.event_parts set reply_by = current_date - 2, version = version where id = '${PART}'`,
      ),
      confirmed(),
      guest(
        `concat_ws('|', replies, requests, cardinality(h.parts))`,
        `{"${MORE}": {"status": "accepted"}}|{"${PART}": {"status": "accepted"}}|2`,
      ),
      invited('accepted', `#>> '{guests,0,requests,${PART},status}'`),
      confirmed('leo'),
      guest(`concat_ws('|', replies, requests)`, `{}|{"${PART}": {"status": "accepted"}}`, 'leo'),
      // A second registration of the same person adds no request and keeps the person's position.
      confirmed('again'),
      guest('requests', `{"${PART}": {"status": "accepted"}}`, 'again'),
      confirmed('mar'),
      guest(`concat_ws('|', replies, requests)`, `{"${PART}": {"status": "accepted"}}|{}`, 'mar'),
      // If an editor admits a guest, the guest gets a place. A late decline remains until the editor decides
      // about it.
      did(
        `update public.guests set requests = requests || '{"${MORE}": {"status": "declined"}}', version = version
         where email = 'Bea@example.org'`,
      ),
      does('editor', `select ${admitting('Bea')}`, ''),
      guest(
        `concat_ws('|', replies #>> '{${PART},status}', replies #>> '{${MORE},status}', requests, h.moved_up)`,
        `accepted|accepted|{"${MORE}": {"status": "declined"}}|{${PART}}`,
      ),
      does(
        'editor',
        `select public.admit_registration((select id from public.registrations where name = 'Sol'))`,
        '',
      ),
      status('accepted', 'sol'),
    ],
  },
  {
    name: 'the owner is told with the address of their account and in their language',
    steps: [
      ...open,
      ...freeWith(20),
      sent(),
      does('postgres', `update auth.users set email = 'owner@example.org' where id = '${PEOPLE.owner}'`),
      confirm('owner@example.org', "#>> '{tell,email}'"),
    ],
  },
  {
    name: 'nobody becomes a guest of parts that are gone, by their link or by an editor',
    steps: [
      ...open,
      did(`insert into public.event_parts (id, plan_id, name) values ('${fresh(5)}', '${SHARED}', 'Taller')`),
      page(`registration_parts = array['${PART}', '${fresh(5)}']::uuid[]`),
      sent({ parts: [PART, fresh(5)] }),
      sent({ name: 'Leo', parts: [fresh(5)] }, 'leo'),
      did(`delete from public.event_parts where id = '${fresh(5)}'`),
      confirm('!PT409', '', 'leo'),
      waits('pending', "#>> '{registration,state}'", 'leo'),
      waits('[]', "#>> '{registration,parts}'", 'leo'),
      does(
        'editor',
        `select public.admit_registration((select id from public.registrations where name = 'Leo' and email = 'Bea@example.org'))`,
        '!PT409',
      ),
      people('1'),
      // Only one of the two places is taken.
      confirmed(),
      people('2'),
      guest('g.replies', `{"${PART}": {"status": "accepted"}}`),
      withdraw('true', "->> 'withdrawn'", 'leo'),
    ],
  },
  {
    name: 'who registered sees no account on the page before the hosts invite them, as at the open address',
    steps: [
      ...open,
      page(
        `sections = ${json({
          gifts: { on: true, open: false, es: 'Nada', link: 'https://secret.example/', accounts: ACCOUNTS },
          transport: { on: true, open: false, es: 'Bus', link: 'https://bus.example/', accounts: ACCOUNTS },
        })}`,
      ),
      sent(),
      confirmed(),
      invited(
        '{"gifts": {"es": "Nada"}, "transport": {"es": "Bus", "link": "https://bus.example/"}}',
        "#>> '{page,sections}'",
      ),
      invited('olive', "#>> '{page,theme}'"),
      did(
        `update public.households set invited_at = null, version = version where plan_id = '${SHARED}'`,
        '2',
      ),
      does(
        'service',
        `select public.read_invitation('${hashOf(tokenOf(SHARED))}', 'x') #>> '{page,sections,gifts,accounts,0,number}'`,
        'SECRET',
      ),
      did(`update public.households set invited_at = now(), version = version where name = 'Bea Gil'`),
      invited('SECRET', "#>> '{page,sections,gifts,accounts,0,number}'"),
      address('taken_down_at = now()'),
      invited('null', "->> 'page'"),
    ],
  },
  {
    name: 'an editor gives a place beyond the capacity to who waits, confirms for who didn’t, and nobody else does',
    steps: [
      ...open,
      taken,
      seats(2),
      sent(),
      ...(['viewer', 'stranger', 'removed'] as const).map((as) =>
        does(as, `select ${admitting()}`, '!PT404'),
      ),
      does('editor', 'select public.admit_registration(null)', '!PT404'),
      does('anonymous', `select ${admitting()}`, '!42501'),
      does('editor', `select ${admitting()}`, ''),
      status('waiting'),
      guest('h.moved_up', '{}'),
      does('owner', `select ${admitting('Bea')}`, ''),
      status('accepted'),
      guest('h.moved_up', `{${PART}}`),
      guest('h.moved_up_at is not null', 'true'),
      // Admitting a guest who already has a place changes nothing.
      did(`update public.households set moved_up = '{}', version = version where name = 'Bea Gil'`),
      does('owner', `select ${admitting('Bea')}`, ''),
      guest('h.moved_up', '{}'),
    ],
  },
  {
    name: 'who is no guest yet takes their registration back by its link, and a guest says no on their page',
    steps: [
      ...open,
      sent(),
      ...(['owner', 'anonymous'] as const).map((as) =>
        does(as, `select public.withdraw_registration('${hashOf('bea')}', 'ip')`, '!42501'),
      ),
      withdraw('null', '', 'nobody'),
      withdraw('true', "->> 'withdrawn'"),
      waits('null', ''),
      withdraw('null'),
      did(`select count(*) from public.registrations where plan_id = '${SHARED}'`, '1'),
      sent({}, 'again'),
      confirmed('again'),
      withdraw('null', '', 'again'),
      status('accepted', 'again'),
      attempts('rsvp', 'ip', 600),
      withdraw('true', "->> 'capped'"),
    ],
  },
  {
    name: 'members read who registered, and editors delete one that is no guest',
    steps: [
      ...open,
      sent(),
      does('viewer', `select string_agg(name, ' ' order by name) from public.registrations`, 'Bea Leo'),
      does('viewer', `delete from public.registrations where name = 'Bea'`, '0'),
      does('editor', `delete from public.registrations where name = 'Bea'`, '1'),
      waits('null', ''),
    ],
  },
  {
    name: 'a registration without a person, or with one who is a guest by now, can’t be stored',
    steps: [
      ...open,
      sent(),
      did(`update public.registrations set name = null where token_hash = '${hashOf('bea')}'`, '!23514'),
      did(
        `update public.registrations set household_id = gen_random_uuid() where token_hash = '${hashOf('bea')}'`,
        '!23514',
      ),
      confirmed(),
      did(
        `update public.registrations set confirmed_at = null where token_hash = '${hashOf('bea')}'`,
        '!23514',
      ),
      did(`update public.registrations set email = 'x@x' where token_hash = '${hashOf('bea')}'`, '!23514'),
    ],
  },
  {
    name: 'the open page tells the parts that can be registered for, and which are full',
    steps: [
      publish('word', 'naranjo'),
      page(`registration_parts = array['${PART}', '${OTHER}']::uuid[]`),
      does('anonymous', `select public.open_page('${NAME}') ? 'registration'`, 'false'),
      does('anonymous', `select public.open_page('nobody')`, 'null'),
      ...[
        [null, 'false'],
        [3, 'false'],
        [2, 'true'],
      ].flatMap(([capacity, full]) => [
        seats(capacity as number | null),
        taken,
        does(
          'anonymous',
          `select public.open_page('${NAME}', 'naranjo') -> 'registration' #- '{0,id}'`,
          `[{"full": ${full}, "name": "Cena", "place": null, "starts_at": null, "time_zone": null}]`,
        ),
      ]),
      does('stranger', `select public.open_page('${NAME}', 'naranjo') #>> '{registration,0,id}'`, PART),
      page(`registration_parts = '{}'`),
      does('anonymous', `select public.open_page('${NAME}', 'naranjo') -> 'registration'`, '[]'),
      attempts('event_page', 'unknown', 600),
      does('anonymous', `select public.open_page('${NAME}', 'naranjo') ->> 'registration'`, 'null'),
    ],
  },
];

const ANA = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
export const door: Scenario[] = [
  {
    name: 'a code is signed with a key that editors of the plan have, and a household reads its own',
    steps: [
      // Same key and code as in src/domain/guests/registering/door-code.test.ts.
      did(
        `select private.door_code(repeat('f', 64), '${ANA}')`,
        'CELEBRA:3F2504E04F8941D39A0C0305E82C330170752FF60200515274AF',
      ),
      ...(['owner', 'editor'] as const).map((as) =>
        does(as, `select public.door_key('${SHARED}') ~ '^[0-9a-f]{64}$'`, 'true'),
      ),
      ...(['viewer', 'stranger', 'removed'] as const).map((as) =>
        does(as, `select public.door_key('${SHARED}')`, 'null'),
      ),
      does('anonymous', `select public.door_key('${SHARED}')`, '!42501'),
      does('editor', `select public.door_key('${DELETED}')`, 'null'),
      did(`select private.door_key_of('${SHARED}') <> private.door_key_of('${FOREIGN}')`, 'true'),
    ],
  },
  {
    name: 'a link reads the codes of its household alone, and not too often',
    steps: [
      did(
        `insert into public.guests (id, plan_id, name, last_name) values ('${fresh(1)}', '${SHARED}', 'Leo', 'Gil')`,
      ),
      did(
        `select (public.door_codes('${hashOf(tokenOf(SHARED))}', 'ip') -> 'codes')
           = jsonb_build_object('${GUESTS[SHARED]}', private.door_code(private.door_key_of('${SHARED}'), '${GUESTS[SHARED]}'))`,
        'true',
      ),
      does('service', `select public.door_codes('${hashOf('nobody')}', 'ip')`, 'null'),
      attempts('rsvp', 'ip', 600),
      does('service', `select public.door_codes('${hashOf(tokenOf(SHARED))}', 'ip') ->> 'capped'`, 'true'),
    ],
  },
  {
    name: 'a mark says through which door',
    steps: [
      does(
        'editor',
        `insert into public.arrivals (id, plan_id, guest_id, door)
         values ('${fresh(1)}', '${SHARED}', '${GUESTS[SHARED]}', '${'x'.repeat(40)}')`,
      ),
      ...['', ' ', 'a\nb', 'x'.repeat(41)].map((text) =>
        does(
          'editor',
          `update public.arrivals set door = '${text}', version = version where id = '${fresh(1)}'`,
          '!23514',
        ),
      ),
      does('editor', `update public.arrivals set door = null, version = version where id = '${fresh(1)}'`),
    ],
  },
];
