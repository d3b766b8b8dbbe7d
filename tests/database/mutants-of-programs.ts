/** Mutations of the functions for people's own programs. A test must notice each. */
const LIMIT = 'private.limit_access_tokens()';
const CALLER = 'public.program_caller(text,uuid,text)';
const PLANS = 'private.told_plans(uuid)';
const TABLE = 'private.told_table(text)';
const ROWS = 'private.told_rows(uuid,text,integer)';
const COLUMNS = 'private.told_columns(text)';
const DEFAULTS = 'private.with_defaults(regclass,text[],jsonb)';
const CHECK = 'private.check_row(regclass,jsonb)';
const SUGGEST = 'private.suggest_rows(uuid,text,jsonb)';
const TELL = 'private.tell_program(text,jsonb)';
const AS = 'public.as_person(uuid,text,jsonb)';
const HOOK = 'public.access_token_hook(jsonb)';

export const PROGRAM_BODIES: [signature: string, from: string, to: string][] = [
  [LIMIT, `< 'enterprise'`, `< 'pro'`],
  [LIMIT, 'where t.user_id = new.user_id', ''],
  [CALLER, ', 3000, interval', ', 3001, interval'],
  [CALLER, ', 600, interval', ', 601, interval'],
  [CALLER, `interval '1 hour'`, `interval '2 hours'`],
  [CALLER, 'where t.token_hash = program_caller.token_hash', ''],
  [CALLER, 'caller := token.user_id;', 'caller := coalesce(token.user_id, person);'],
  [CALLER, 'caller := token.user_id;', 'caller := coalesce(person, token.user_id);'],
  [CALLER, `< 'enterprise'`, `< 'pro'`],
  [CALLER, 't.id = token.id and ', ''],
  [CALLER, `or t.used_at < now() - interval '1 minute'`, ''],
  [CALLER, `or t.used_at < now() - interval '1 minute'`, 'or true'],
  [PLANS, 'p.deleted_at is null and ', ''],
  [PLANS, `array['owner_id', `, 'array['],
  [PLANS, 'and (plan is null or p.id = plan)', ''],
  [PLANS, 'p.owner_id = (select auth.uid())', 'true'],
  [PLANS, 'p.owner_id = (select auth.uid())', 'false'],
  [PLANS, 'c.plan_id = p.id and c.given_by', 'c.given_by'],
  [PLANS, 'and c.given_by = p.owner_id', ''],
  [TABLE, 'and k.suggested', ''],
  [TABLE, 'if kind.name is null then', 'if false then'],
  [ROWS, 't.plan_id = $1 and ', ''],
  [ROWS, `and to_jsonb(t) ->> 'deleted_at' is null`, ''],
  [ROWS, `- $3 order`, 'order'],
  [ROWS, 'limit 200', 'limit 201'],
  [ROWS, 'offset $4', 'offset $4 * 0'],
  [ROWS, 'greatest(coalesce(first, 0), 0)', 'coalesce(first, 0)'],
  [COLUMNS, 'and not a.atthasdef', ''],
  [COLUMNS, `a.attname = any (private.settable(target, 'insert, update'))`, 'a.attnum > 0'],
  [DEFAULTS, 'a.attname = any (columns)', 'a.attnum > 0'],
  [DEFAULTS, 'coalesce(n.%1$I, %2$s)', 'n.%1$I'],
  [CHECK, 'if missing is not null then', 'if false then'],
  [CHECK, 'if fails then', 'if false then'],
  [SUGGEST, 'between 1 and 50', 'between 0 and 50'],
  [SUGGEST, 'between 1 and 50', 'between 1 and 51'],
  [SUGGEST, `(jsonb_typeof(one -> 'row') in ('object', 'null')) is not true`, 'false'],
  [SUGGEST, `perform private.check_keys(one -> 'row', columns);`, 'null;'],
  [SUGGEST, 'perform private.check_row(target, line);', 'null;'],
  [SUGGEST, `perform private.check_row(target, stored || (one -> 'row'));`, 'null;'],
  [SUGGEST, ' and t.plan_id = $2', ' and $2 is not null'],
  [SUGGEST, `or stored ->> 'deleted_at' is not null`, ''],
  [SUGGEST, `'version', stored -> 'version'`, `'version', 0`],
  [SUGGEST, 'columns := columns || kind.child;', 'null;'],
  [SUGGEST, 'where e.key = any (columns)', ''],
  [TELL, `or private.told_plans(plan) = '[]'`, ''],
  [AS, `set_config('role', 'authenticated', true)`, `set_config('role', 'service_role', true)`],
  [
    AS,
    `set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true),`,
    '',
  ],
  [AS, `set_config('request.jwt.claim.sub', person::text, true),`, ''],
  [AS, `set_config('request.jwt.claim.role', 'authenticated', true),`, ''],
  [AS, 'if person is null then', 'if false then'],
  [HOOK, `event ->> 'client_id' is null and`, ''],
  [HOOK, `event #>> '{claims,client_id}' is null`, 'true'],
  [HOOK, `'{claims,programs_limited}', 'true'`, `'{claims,programs_limited}', 'false'`],
  [HOOK, `not like 'oauth\\_provider%'`, 'is not null'],
];
