import type { Actor } from './actors';
import type { Scenario, Step } from './probe';
import { ask } from './rules-of-rows';

const did = (as: Actor, sql: string, expect: string): Step => ({ as, sql, expect });
const HASH = 'ab'.repeat(32);
const ANA = 'e4000009-0000-4000-8000-0000000000a1';
const EVA = 'e4000009-0000-4000-8000-0000000000a2';
const find = (user = ANA, hash = HASH) => `public.find_on_map('${user}', '${hash}')`;
const keep = (text: string, hash = HASH): Step =>
  did('service', `select public.keep_map_answer('${hash}', '{"places": "${text}"}')`, 'null');
const answered = (expected: string): Step => ask('service', find(), "#>> '{answer,places}'", expected);
const age = (interval: string): Step =>
  did('postgres', `update private.map_answers set answered_at = now() - interval '${interval}'`, '1');
const attempted = (kind: string, source: string, count: number): Step =>
  did(
    'postgres',
    `insert into private.attempts (kind, source) select '${kind}', private.source_hash('${source}') from generate_series(1, ${count})`,
    String(count),
  );

export const map: Scenario[] = [
  {
    name: 'the map is searched by the service alone',
    steps: (['owner', 'stranger', 'anonymous'] as const).flatMap((as) => [
      ask(as, find(), '', '!42501'),
      did(as, `select public.keep_map_answer('${HASH}', '{}')`, '!42501'),
      did(as, 'select from private.map_answers', '!42501'),
    ]),
  },
  {
    name: 'an answer is kept for a day, and a newer one takes its place',
    steps: [
      ask('service', find(), '', '{}'),
      keep('old'),
      answered('old'),
      ask('service', find(ANA, 'cd'.repeat(32)), '', '{}'),
      age('23 hours'),
      answered('old'),
      age('25 hours'),
      ask('service', find(), '', '{}'),
      keep('new'),
      answered('new'),
      age('23 hours'),
      keep('newer'),
      age('25 hours'),
      keep('other', 'cd'.repeat(32)),
      did('postgres', 'select query_hash from private.map_answers', 'cd'.repeat(32)),
    ],
  },
  {
    name: 'an answer without a hash or of any size is not kept',
    steps: [
      did('service', `select public.keep_map_answer('x', '{}')`, '!23514'),
      did('service', `select public.keep_map_answer('${HASH}', null)`, '!23502'),
      did('service', `select public.keep_map_answer('${HASH}', to_jsonb(repeat('x', 200000)))`, '!23514'),
    ],
  },
  {
    name: 'a person searches the map thirty times an hour, whatever others do',
    steps: [
      keep('kept'),
      attempted('map_search', ANA, 29),
      answered('kept'),
      ask('service', find(), '', '{"capped": true}'),
      ask('service', find(EVA), "#>> '{answer,places}'", 'kept'),
      did(
        'postgres',
        `update private.attempts set attempted_at = now() - interval '61 minutes' where kind = 'map_search'`,
        '31',
      ),
      answered('kept'),
    ],
  },
  {
    name: 'the map service is asked five thousand times a day; what is kept can still be read',
    steps: [
      attempted('map_request', 'map', 4999),
      ask('service', find(), '', '{}'),
      ask('service', find(), '', '{"busy": true}'),
      keep('kept'),
      answered('kept'),
    ],
  },
];
