const LINES = 'private.are_lines(jsonb,text[])';
const NOTE = 'private.note_suggested()';
const ADVANCE = 'private.advance_row()';
const RECORD = 'private.record_deleted_rows()';
const MOVED = 'public.moved(public.suggestions)';
const LOCK = 'private.lock_plan_as(uuid,public.member_role)';
const SAVE = 'public.save_rows(uuid,jsonb)';
const NEWS = 'private.news_of(uuid,uuid)';
const CLAIM = 'public.claim_reminders(timestamp with time zone,boolean,integer)';

/** Mutations of the functions for suggestions and news. A test must notice each. */
export const SUGGESTION_BODIES: [signature: string, from: string, to: string][] = [
  [LINES, `jsonb_typeof(changes) = 'array' and`, ''],
  [LINES, '<= 100000', '<= 200000'],
  [LINES, 'between 1 and 50', 'between 0 and 50'],
  [LINES, 'between 1 and 50', 'between 1 and 51'],
  [LINES, 'and jsonb_array_length(changes) = cardinality(states)', ''],
  [LINES, `and states <@ array['open', 'accepted', 'declined']`, ''],
  [LINES, `c - array['table', 'id', 'version', 'row', 'before'] <> '{}'`, 'false'],
  [LINES, `(jsonb_typeof(c -> 'table') = 'string') is not true`, 'false'],
  [LINES, `(jsonb_typeof(c -> 'id') = 'string') is not true`, 'false'],
  [LINES, `(jsonb_typeof(c -> 'version') = 'number') is not true`, 'false'],
  [LINES, `(jsonb_typeof(c -> 'row') in ('object', 'null')) is not true`, 'false'],
  [LINES, `(jsonb_typeof(c -> 'before') in ('object', 'null')) is not true`, 'false'],
  [LINES, 'else true end', 'else false end'],
  [LINES, `distinct (c ->> 'table', c ->> 'id')`, `distinct c ->> 'id'`],
  [LINES, `count(distinct (c ->> 'table', c ->> 'id')) = count(*)`, 'true'],
  [NOTE, 's.plan_id = n.plan_id and s.expires_at <= now()', 's.expires_at <= now()'],
  [NOTE, 's.plan_id = n.plan_id and s.expires_at <= now()', 'false'],
  [NOTE, 'and k.suggested', ''],
  [NOTE, 'where k.name is null', 'where false'],
  [ADVANCE, 's.row_id = new.id and ', ''],
  [ADVANCE, 'and s.table_name = tg_table_name', ''],
  [ADVANCE, `and s.plan_id::text = to_jsonb(new) ->> 'plan_id';\n  end if`, ';\n  end if'],
  [ADVANCE, 'moved_by = (select auth.uid())', 'moved_by = null'],
  [RECORD, 's.row_id = o.id and ', ''],
  [RECORD, 's.table_name = tg_table_name and', ''],
  [RECORD, 'and s.plan_id = o.plan_id', ''],
  [RECORD, 'moved_by = (select auth.uid())', 'moved_by = null'],
  [MOVED, 'r.suggestion_id = suggestion.id and ', ''],
  [MOVED, 'and r.moved', ''],
  [MOVED, `my_plans('editor')`, `my_plans('viewer')`],
  [LOCK, `my_plans('viewer')`, `my_plans('suggester')`],
  [LOCK, 'if plan is null or', 'if'],
  [LOCK, 'if plan <> all (array(select private.my_plans(min_role)))', 'if false'],
  [SAVE, `elsif kind.written_by > 'editor'`, 'elsif false'],
  [SAVE, `elsif kind.written_by > 'editor'`, 'elsif true'],
  [NEWS, `m.role <= 'editor'`, 'true'],
  [NEWS, 's.plan_id = m.plan_id and ', ''],
  [NEWS, `and 'open' = any (s.states)`, ''],
  [NEWS, 'and s.expires_at > now()', ''],
  [NEWS, `m.role = 'owner'`, 'true'],
  [NEWS, `j.plan_id = m.plan_id and `, ''],
  [NEWS, `j.role <> 'owner' and `, ''],
  [NEWS, `interval '3 days'`, `interval '4 days'`],
  [NEWS, `interval '3 days'`, `interval '2 days'`],
  [NEWS, 'm.offered', 'true'],
  [NEWS, ' and p.deleted_at is null', ''],
  [NEWS, ' and m.user_id = reader', ''],
  [CLAIM, 'where m.user_id = c.user_id and n.news is not null', 'where m.user_id = c.user_id'],
];
