import { createHash } from 'node:crypto';
import type { Actor } from './actors';
import { fresh, saveRow } from './calls';
import { CHARTS, DELETED, FOREIGN, GUESTS, HOUSEHOLDS, PARTS, SHARED, tokenOf } from './fixture';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';
import { json } from './sql';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const token = (n: number) => `${n}`.padStart(32, 'a');
const add = (n: number, plan: string = SHARED, household: string = HOUSEHOLDS[SHARED], text = token(n)) =>
  `insert into public.household_tokens (token, plan_id, household_id) values ('${text}', '${plan}', '${household}')`;
const read = (text: string) => `public.read_rsvp('${sha256(text)}', 'x')`;
const answer = (answers: object) => `public.answer_rsvp('${sha256(tokenOf(SHARED))}', 'x', ${json(answers)})`;
const invited = does(
  'postgres',
  `update public.households set invited_at = now() - interval '1 day' where id = '${HOUSEHOLDS[SHARED]}'`,
);
const ended = (expect: string): Step =>
  does(
    'viewer',
    `select link_ended_at is not null from public.households where id = '${HOUSEHOLDS[SHARED]}'`,
    expect,
  );
const held = (sql: string, expect: string): Step =>
  does('postgres', `select count(*) from public.${sql} where plan_id = '${SHARED}'`, expect);

/** Scenarios about links that people open again, and about revoking all links of a plan. */
export const links: Scenario[] = [
  {
    name: 'a token makes its household’s link, and every editor finds it again',
    steps: [
      does('editor', add(1)),
      ask('service', read(token(1)), "->> 'name'", 'García Pérez'),
      ...(['owner', 'editor'] as const).map((as) =>
        does(as, `select count(*) from public.household_tokens where token = '${token(1)}'`, '1'),
      ),
      ...(['viewer', 'stranger', 'removed'] as const).map((as) =>
        does(as, `select count(*) from public.household_tokens where plan_id = '${SHARED}'`, '0'),
      ),
      does('viewer', add(2), '!42501'),
      does('stranger', add(2), '!42501'),
      does('removed', add(2), '!42501'),
      does('anonymous', add(2), '!42501'),
      does('editor', add(2, FOREIGN, HOUSEHOLDS[FOREIGN]), '!42501'),
      // Three links are refused: one for a household of another plan, one with another household's token, and
      // one that exists already.
      does('editor', add(2, SHARED, HOUSEHOLDS[FOREIGN]), '!23503'),
      does('editor', add(2, SHARED, HOUSEHOLDS[SHARED], tokenOf(FOREIGN)), '!23505'),
      does('editor', add(1), '!23505'),
      does(
        'postgres',
        `insert into public.households (id, plan_id, name) values ('${fresh(20)}', '${SHARED}', 'Gil')`,
      ),
      does(
        'postgres',
        `insert into public.household_links (token_hash, plan_id, household_id)
         values ('${sha256(token(5))}', '${SHARED}', '${fresh(20)}')`,
      ),
      does('editor', add(5), '!23505'),
      does('editor', add(2, SHARED, HOUSEHOLDS[SHARED], 'A'.repeat(32)), '!23514'),
      does('editor', add(2, SHARED, HOUSEHOLDS[SHARED], 'a'.repeat(31)), '!23514'),
      // The service role can add a link as well.
      does('service', add(3)),
      ask('service', read(token(3)), "->> 'name'", 'García Pérez'),
    ],
  },
  {
    name: 'a token goes with its link, and comes back with its household',
    steps: [
      does('editor', add(1)),
      does('editor', `delete from public.household_links where household_id = '${HOUSEHOLDS[SHARED]}'`, '2'),
      held('household_tokens', '0'),
      ask('service', read(token(1)), '', 'null'),
      does('editor', add(2)),
      does('editor', `delete from public.guests where id = '${GUESTS[SHARED]}'`),
      does('editor', `delete from public.households where id = '${HOUSEHOLDS[SHARED]}'`),
      held('household_tokens', '0'),
      ask(
        'editor',
        saveRow('households', HOUSEHOLDS[SHARED], 2, { name: 'García' }),
        "#>> '{0,row,name}'",
        'García',
      ),
      does('editor', `select token from public.household_tokens where plan_id = '${SHARED}'`, token(2)),
      ask('service', read(token(2)), "->> 'name'", 'García'),
      // A link that was revoked individually stays revoked when its household is restored.
      held('household_links', '1'),
    ],
  },
  {
    name: 'a household has fifty links at most, however they are made',
    steps: [
      does(
        'editor',
        `insert into public.household_tokens (token, plan_id, household_id)
         select lpad(n::text, 32, 'b'), '${SHARED}', '${HOUSEHOLDS[SHARED]}' from generate_series(1, 49) as n`,
        '49',
      ),
      does('editor', add(1), '!PT402'),
    ],
  },
  {
    name: 'it is noted when people end the last link of a household that was invited',
    steps: [
      does('editor', `delete from public.household_links where plan_id = '${SHARED}'`),
      ended('false'),
      invited,
      does('editor', add(1)),
      does('editor', add(2)),
      does(
        'postgres',
        `update public.household_links set created_at = '2020-01-01' where token_hash = '${sha256(token(1))}'`,
      ),
      does('editor', `delete from public.household_links where created_at = '2020-01-01'`),
      ended('false'),
      // If the service deletes a link, as after a failed e-mail, the household isn't marked as having lost
      // its link.
      does('service', `delete from public.household_links where plan_id = '${SHARED}'`),
      ended('false'),
      does('editor', add(3)),
      does('editor', `delete from public.household_links where plan_id = '${SHARED}'`),
      ended('true'),
    ],
  },
  {
    name: 'members are told who holds links, and nobody else is',
    steps: [
      ask('owner', `public.link_holders('${SHARED}')`, "->> 'households'", '[]'),
      invited,
      ...(['owner', 'editor', 'viewer'] as const).map((as) =>
        ask(
          as,
          `public.link_holders('${SHARED}')`,
          '',
          as === 'viewer'
            ? '{"codes": 1, "links": 1, "shared": 0, "households": ["García Pérez"]}'
            : '{"codes": 1, "links": 1, "shared": 1, "households": ["García Pérez"]}',
        ),
      ),
      ask(
        'stranger',
        `public.link_holders('${SHARED}')`,
        '',
        '{"codes": 0, "links": 0, "shared": 0, "households": []}',
      ),
      ask(
        'removed',
        `public.link_holders('${SHARED}')`,
        '',
        '{"codes": 0, "links": 0, "shared": 0, "households": []}',
      ),
      ask('anonymous', `public.link_holders('${SHARED}')`, '', '!42501'),
      does('postgres', `delete from public.household_links where plan_id = '${SHARED}'`),
      ask('owner', `public.link_holders('${SHARED}')`, "->> 'households'", '[]'),
    ],
  },
  {
    name: 'an owner ends all links of a plan, of deleted households too, and nobody else does',
    steps: [
      invited,
      does(
        'postgres',
        `insert into public.households (id, plan_id, name) values ('${fresh(20)}', '${SHARED}', 'Gil')`,
      ),
      does('editor', add(1, SHARED, fresh(20))),
      does('editor', `delete from public.households where id = '${fresh(20)}'`),
      ...(['editor', 'viewer', 'stranger', 'removed'] as const).map((as) =>
        ask(as, `public.end_links('${SHARED}')`, '', '!PT404'),
      ),
      ask('anonymous', `public.end_links('${SHARED}')`, '', '!42501'),
      ask('owner', `public.end_links('${FOREIGN}')`, '', '!PT404'),
      ask('owner', `public.end_links(null)`, '', '!PT404'),
      held('household_links', '1'),
      ask('owner', `public.end_links('${SHARED}')`, '', `{${HOUSEHOLDS[SHARED]}}`),
      held('household_links', '0'),
      held('household_tokens', '0'),
      held('seating_links', '0'),
      ended('true'),
      ask('service', read(tokenOf(SHARED)), '', 'null'),
      ask('editor', saveRow('households', fresh(20), 2, { name: 'Gil' }), "#>> '{0,row,name}'", 'Gil'),
      held('household_links', '0'),
      ask('owner', `public.end_links('${SHARED}')`, '', '{}'),
      // Another plan's links stay, and the links of a deleted plan are revoked.
      does('postgres', `select count(*) from public.household_links where plan_id = '${FOREIGN}'`, '1'),
      does(
        'postgres',
        `select count(*) from public.seating_links where chart_id = '${CHARTS[FOREIGN]}'`,
        '1',
      ),
      ask('owner', `public.end_links('${DELETED}')`, '', `{${HOUSEHOLDS[DELETED]}}`),
    ],
  },
];

const LEO = { id: fresh(31), name: 'Leo', last_name: 'Gil', age: 1 };
const additions = (expect: string): Step =>
  does('viewer', `select additions from public.households where id = '${HOUSEHOLDS[SHARED]}'`, expect);
const STANDING = `{"${LEO.id}": {"age": 1, "name": "Leo", "last_name": "Gil"}}`;
const DECLINED = `{"${LEO.id}": {"age": 1, "name": "Leo", "declined": true, "last_name": "Gil"}}`;
const asks = (change: object) => answer({ additions: [{ ...LEO, ...change }] });

export const additionRules: Scenario[] = [
  {
    name: 'a household asks to bring a child, and takes it back',
    steps: [
      ask('service', asks({}), "->> 'additions'", STANDING),
      // Repeating the request, or sending another name under the same id, changes nothing.
      ask('service', asks({ name: 'Lea' }), "->> 'additions'", STANDING),
      does('postgres', `select count(*) from public.guests where plan_id = '${SHARED}'`, '1'),
      ask('service', `public.read_rsvp('${sha256(tokenOf(SHARED))}', 'x')`, "->> 'additions'", STANDING),
      ask('service', answer({ additions: [{ id: LEO.id }] }), "->> 'additions'", '{}'),
    ],
  },
  {
    name: 'who is asked for is somebody young with a name, and they are six at most',
    steps: [
      ...[
        { name: '' },
        { name: '  ' },
        { name: 'x'.repeat(51) },
        { name: 'a\u202eb' },
        { name: 7 },
        { last_name: '' },
        { last_name: null },
        { age: 18 },
        { age: -1 },
        { age: 1.5 },
        { age: '1' },
        { age: null },
        { more: 'x' },
        { id: 'x' },
        { id: null },
      ].map((change) => ask('service', asks(change), '', '!PT400')),
      ...[0, 1, 2, 3, 4, 5].map((n) =>
        ask(
          'service',
          asks({ id: fresh(40 + n), age: n === 0 ? 17 : 0 }),
          `#>> '{additions,${fresh(40 + n)},name}'`,
          'Leo',
        ),
      ),
      ask('service', asks({}), '', '!PT400'),
      // A household can't set the hosts' decision about its addition.
      ask('service', answer({ additions: [{ id: fresh(40) }] }), `#>> '{additions,${fresh(40)}}'`, 'null'),
      ask('service', asks({ declined: true }), `#>> '{additions,${LEO.id},declined}'`, 'null'),
    ],
  },
  {
    name: 'an editor accepts a child as a guest or declines, and a later repeat asks nobody again',
    steps: [
      ask('service', asks({}), "->> 'additions'", STANDING),
      ask(
        'editor',
        saveRow('households', HOUSEHOLDS[SHARED], 3, {
          additions: { [LEO.id]: { ...LEO, id: undefined, declined: false } },
        }),
        '',
        '!23514',
      ),
      does('viewer', `update public.households set additions = '{}' where id = '${HOUSEHOLDS[SHARED]}'`, '0'),
      ask(
        'editor',
        saveRow('households', HOUSEHOLDS[SHARED], 3, { additions: JSON.parse(DECLINED) }),
        "#>> '{0,version}'",
        '4',
      ),
      ask('service', asks({}), "->> 'additions'", DECLINED),
      ask('service', answer({ additions: [{ id: LEO.id }] }), "->> 'additions'", '{}'),
      ask('service', asks({}), "->> 'additions'", STANDING),
      does(
        'editor',
        `update public.households set additions = '{}', version = version where id = '${HOUSEHOLDS[SHARED]}'`,
      ),
      ask(
        'editor',
        saveRow('guests', LEO.id, 0, {
          name: 'Leo',
          last_name: 'Gil',
          age: 1,
          age_group: 'child',
          household_id: HOUSEHOLDS[SHARED],
        }),
        "#>> '{0,version}'",
        '1',
      ),
      ask('service', asks({}), "->> 'additions'", '{}'),
      additions('{}'),
      ask(
        'service',
        answer({ guests: [{ id: LEO.id, replies: { [PARTS[SHARED]]: 'accepted' } }] }),
        `#>> '{guests,1,replies,${PARTS[SHARED]},status}'`,
        'accepted',
      ),
    ],
  },
  {
    name: 'an event that is over takes no child',
    steps: [
      does('postgres', `update public.event_plans set event_date = current_date - 20 where id = '${SHARED}'`),
      ask('service', asks({}), '', '!PT410'),
    ],
  },
];
