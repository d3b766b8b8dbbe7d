/** Mutations of the functions for templates. A test must notice each. */
const IS = 'private.is_template(jsonb)';
const TOLD = 'private.told_of_template(jsonb)';
const LIMIT = 'private.limit_templates()';

export const TEMPLATE_BODIES: [signature: string, from: string, to: string][] = [
  [IS, '<= 1000000', '<= 1000001'],
  [IS, `content - array['plan_id', 'rows'] = '{}'\n      and`, ''],
  [IS, `and jsonb_typeof(content -> 'plan_id') = 'string'`, ''],
  [IS, `and content #>> '{rows,0,table}' = 'event_plans'`, ''],
  [IS, `r.line - array['table', 'id', 'version', 'row'] <> '{}'\n            or`, ''],
  [IS, 'r.place = 1', `r.line ->> 'table' = 'event_plans'`],
  [IS, `(r.line ->> 'table' = any (private.template_tables()) or r.place = 1) is not true`, 'false'],
  [IS, `or (jsonb_typeof(r.line -> 'id') = 'string') is not true`, ''],
  [IS, `or (jsonb_typeof(r.line -> 'version') = 'number') is not true`, ''],
  [IS, `or (jsonb_typeof(r.line -> 'row') = 'object') is not true`, ''],
  ['private.template_tables()', `'event_parts',`, `'event_parts', 'guests', 'households', 'budget_items',`],
  [TOLD, `when 'timeline_items' then r -> 'row' ->> 'kind'`, ''],
  [TOLD, `r -> 'row' -> 'seats' > '0'`, 'true'],
  [LIMIT, 'where t.owner_id = owner', ''],
  [LIMIT, '> allowed then', '> allowed + 1 then'],
  [LIMIT, ', 200)', ', 201)'],
];
