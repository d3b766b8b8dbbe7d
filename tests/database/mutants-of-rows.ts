const ADVANCE = 'private.advance_row()';
const MOMENTS = 'private.server_moments(jsonb,jsonb)';
const RECORD = 'private.record_deleted_rows()';
const GONE = 'private.deleted_versions(uuid,text,uuid[])';
const LIMIT = 'private.limit_rows()';
const BYTES = 'private.limit_stored_bytes()';
const KEEP = 'private.keep_latest_deleted()';
const NAMES = 'private.check_names(text[],text[])';
const KEYS = 'private.check_keys(jsonb,text[])';
const SETTABLE = 'private.settable(regclass,text)';
const LOCK = 'private.lock_plan(uuid)';
const BOOK = 'private.lock_book(uuid)';
const BOOK_LIMIT = 'private.limit_vendors()';
const CHECK = 'private.check_changes(uuid,jsonb)';
const READ = 'private.read_changes(uuid,private.row_tables,jsonb)';
const INSERT = 'private.insert_rows(uuid,private.row_tables,private.row_change[])';
const UPDATE = 'private.update_rows(uuid,private.row_tables,private.row_change[],uuid[])';
const EXISTING = 'private.existing_row(uuid,private.row_tables,private.row_change)';
const ANSWER = 'private.read_rows(uuid,private.row_tables,bigint[],uuid[],bigint[])';
const CHILDREN = 'private.save_children(uuid,private.row_tables,private.row_change[])';
const TABLE = 'private.save_table(uuid,private.row_tables,jsonb)';
const SAVE = 'public.save_rows(uuid,jsonb)';
const CATEGORIES = 'private.save_plan_categories(uuid,jsonb)';
const PAYMENTS = 'private.save_budget_payments(uuid,jsonb)';

/**
 * Mutations of the functions that all tables of rows share. The catalogue doesn't show these mutations, so a
 * test must notice each.
 */
export const ROW_BODIES: [signature: string, from: string, to: string][] = [
  [ADVANCE, 'new.version is distinct from old.version', 'new.version < old.version'],
  [ADVANCE, 'new.version is distinct from old.version', 'false'],
  [ADVANCE, 'old.version + 1', 'old.version'],
  [ADVANCE, 'd.version + 1', 'd.version'],
  [ADVANCE, 'new.updated_at := now();', ''],
  [ADVANCE, 'd.table_name = tg_table_name and ', ''],
  [ADVANCE, 'd.id = new.id and ', ''],
  [ADVANCE, `and d.plan_id::text = to_jsonb(new) ->> 'plan_id'`, ''],
  [ADVANCE, 'jsonb_populate_record(new, private.server_moments(to_jsonb(new), before))', 'new'],
  [MOMENTS, `coalesce(nullif(stored -> m, 'null'), to_jsonb(now()))`, 'to_jsonb(now())'],
  [MOMENTS, `coalesce(nullif(stored -> m, 'null'), to_jsonb(now()))`, 'sent -> m'],
  ...['archived_at', 'completed_at', 'deleted_at', 'started_at'].map((moment): [string, string, string] => [
    MOMENTS,
    `'${moment}'`,
    `'nothing'`,
  ]),
  [RECORD, 'o.version + 1', 'o.version'],
  [RECORD, 'join public.event_plans p on p.id = o.plan_id', ''],
  [GONE, ' and d.plan_id = plan', ''],
  [GONE, ' and d.table_name = deleted_versions.table_name', ''],
  [GONE, 'd.id = i and ', ''],
  [GONE, `where plan = any (array(select private.my_plans('viewer')))`, ''],
  [LIMIT, `coalesce(tg_argv[2], 'plan_id')`, `'plan_id'`],
  [LIMIT, `coalesce(tg_argv[3], 'true')`, `'true'`],
  [LIMIT, 'count(*) > $1', 'count(*) > $1 + 1'],
  [LIMIT, 'count(*) > $1', 'count(*) >= $1'],
  [LIMIT, 'group by t.%2$I', 'group by true'],
  [LIMIT, `tg_argv[1] || '_limit_reached'`, `'limit_reached'`],
  [BYTES, '> $1', '> $1 + 4000'],
  [BYTES, 'group by e.owner_id', 'group by t.plan_id'],
  [BYTES, `where e.owner_id = any ($2)`, 'where e.deleted_at is null and e.owner_id = any ($2)'],
  [KEEP, 'o.number > $1', 'o.number > $1 + 1'],
  [KEEP, 'partition by d.%2$I', ''],
  [KEEP, 'order by d.deleted_at desc', 'order by d.deleted_at'],
  [KEEP, 'where d.deleted_at is not null and', 'where'],
  [NAMES, 'if unknown is not null', 'if false'],
  [NAMES, 'left(unknown, 100)', `''`],
  [KEYS, 'perform private.check_names(array(select jsonb_object_keys(value)), allowed)', 'null'],
  [SETTABLE, `and a.attname not in ('id', 'plan_id', 'version')`, ''],
  [SETTABLE, `'id', 'plan_id', 'version'`, `'id', 'plan_id'`],
  [SETTABLE, 'and has_column_privilege(target, a.attnum, privileges)', ''],
  [LOCK, `my_plans('viewer')`, `my_plans('editor')`],
  [LOCK, 'if not found', 'if false'],
  [LOCK, 'if plan is null or', 'if'],
  [CHECK, 'not between 1 and 10000', 'not between 0 and 10000'],
  [CHECK, 'not between 1 and 10000', 'not between 1 and 20000'],
  [CHECK, 'count(*) > 1000', 'count(*) > 2000'],
  [CHECK, ' where k.in_masses', ''],
  [CHECK, ' where k.in_masses', ' where false'],
  [CHECK, `c ->> 'id' is null or `, ''],
  [CHECK, `or c ->> 'version' is null`, ''],
  [CHECK, `or c -> 'row' is null`, ''],
  [CHECK, `or k.name = 'event_plans' and (c ->> 'id')::uuid is distinct from plan`, ''],
  [CHECK, `count(distinct (c ->> 'table', (c ->> 'id')::uuid)) < count(*)`, 'false'],
  [CHECK, `distinct (c ->> 'table', (c ->> 'id')::uuid)`, `distinct c ->> 'id'`],
  [READ, ' and t.%2$I = $2', ''],
  [READ, 'when t.id is null then d.version', 'when false then d.version'],
  [READ, `when to_jsonb(t) ->> 'deleted_at' is not null then t.version`, ''],
  [READ, ' || private.server_moments(w.sent, to_jsonb(t))', ''],
  [READ, `jsonb_build_object('deleted_at', e.sent = 'null' or null)`, `'{}'::jsonb`],
  [READ, `where c ->> 'table' = $3`, ''],
  [INSERT, `e.value <> 'null' and`, ''],
  [INSERT, 'and e.key is distinct from kind.child', ''],
  [INSERT, `array['id', nullif(`, `array['id', 'version', 'created_at', nullif(`],
  [INSERT, `nullif(kind.scope, 'owner_id')`, 'kind.scope'],
  [INSERT, `else 'coalesce(n.%I, %s)'`, `else 'n.%I'`],
  [INSERT, 'on conflict do nothing', ''],
  [UPDATE, 'where c.next <> c.stored or c.id = any (touched)', 'where c.next <> c.stored'],
  [UPDATE, 'where c.next <> c.stored or c.id = any (touched)', 'where c.id = any (touched)'],
  [UPDATE, 'where c.next <> c.stored or c.id = any (touched)', ''],
  [UPDATE, `if one.version <> (one.stored ->> 'version')::bigint`, 'if false'],
  [UPDATE, 'case when one.deleted is null then', 'case when true then'],
  [UPDATE, 'where e.value <> one.stored -> e.key', 'where false'],
  [UPDATE, ' version = n.version', ' version = t.version + 1'],
  [EXISTING, 't.%I = $1 and ', 't.%I is not null and '],
  [EXISTING, `'t.id = $3'`, `'true'`],
  [EXISTING, `format('t.%I = $2', kind.known_by)`, `'true'`],
  [EXISTING, 'if existing is null', 'if false'],
  [ANSWER, `or to_jsonb(t) ->> 'deleted_at' is not null`, ''],
  [ANSWER, ' and t.%3$I = $1', ''],
  [ANSWER, 't.version, d.version, ', 't.version, '],
  [ANSWER, ', a.version)', ')'],
  [ANSWER, 'when kind.child is not null then', 'when false then'],
  [CHILDREN, 'where c.sent ? kind.child', 'where false'],
  [TABLE, `and c -> 'row' <> 'null'`, ''],
  [TABLE, 'if removing and (one.stored is null or one.deleted is not null)', 'if false'],
  [
    TABLE,
    'if removing and (one.stored is null or one.deleted is not null)',
    'if removing and one.stored is null',
  ],
  [TABLE, 'elsif one.version = 0 and one.deleted is not null', 'elsif false'],
  [TABLE, 'one.version = coalesce(one.deleted, 0)', 'true'],
  [TABLE, 'one.version = coalesce(one.deleted, 0)', 'one.version = 0'],
  [TABLE, 'elsif one.version = 0 and not removing', 'elsif false'],
  [TABLE, 'elsif keeps_deleted or not removing', 'elsif not removing'],
  [TABLE, `elsif one.version <> (one.stored ->> 'version')::bigint`, 'elsif false'],
  [TABLE, 'private.save_children(plan, kind, changed)', 'null'],
  [TABLE, 'where c.id in (select i from unnest(inserted) as i)\n    ))', '))'],
  [TABLE, 'where c.id in (select i from unnest(inserted) as i)\n    ))', 'where false))'],
  [SAVE, `if kind.name <> 'event_plans' or not changes @>`, `if not changes @>`],
  [
    SAVE,
    `if kind.name <> 'event_plans' or not changes @>`,
    `if kind.name <> 'event_plans' and not changes @>`,
  ],
  [SAVE, 'perform private.lock_plan(target)', 'null'],
  [SAVE, 'perform private.lock_book(target)', 'null'],
  [BOOK, 'person is distinct from (select auth.uid())', 'false'],
  [BOOK_LIMIT, ' and v.deleted_at is null', ''],
  [SAVE, 'perform private.check_changes(target, changes)', 'null'],
  [SAVE, `order by k.name <> 'event_plans', k.name`, 'order by k.name desc'],
  [SAVE, 'order by a.key::int', 'order by a.key::int desc'],
  [CATEGORIES, `count(distinct e ->> 'category') < count(*)`, 'false'],
  [CATEGORIES, 'old.plan_id = plan and ', ''],
  [CATEGORIES, 'and next is distinct from old', ''],
  [CATEGORIES, 'case when changed > 0 then array[plan] end', `'{}'`],
  ['private.read_plan_categories(uuid)', 'and m.user_id = (select auth.uid())', ''],
  ['private.read_plan_categories(uuid)', 'order by c.category', 'order by c.category desc'],
  ['private.read_plan_categories(uuid)', 'where c.plan_id = parent', ''],
  [PAYMENTS, 'and not exists (select from asked a where a.id = p.id and a.item = p.item_id)', ''],
  [PAYMENTS, 'and not exists (select from asked a where a.id = p.id and a.item = p.item_id)', 'and false'],
  [PAYMENTS, 'and p.item_id in (select l.key::uuid from jsonb_each(lists) as l)', ''],
  [PAYMENTS, 'p.item_id = excluded.item_id', 'true'],
  [PAYMENTS, `coalesce(a.kind, 'payment')`, 'a.kind'],
  [PAYMENTS, 'where jsonb_array_length(l.value)', 'where false and jsonb_array_length(l.value)'],
  [PAYMENTS, 'table removed union all ', ''],
  [PAYMENTS, ' union all table written', ''],
  ...['kind', 'amount', 'due_date', 'paid_date', 'payer'].map((column): [string, string, string] => [
    PAYMENTS,
    `${column} = excluded.${column}`,
    `${column} = p.${column}`,
  ]),
  ['private.read_budget_payments(uuid)', 'order by p.due_date, p.id', 'order by p.id'],
  [
    'private.read_budget_payments(uuid)',
    'order by p.due_date, p.id',
    'order by p.due_date, p.amount, p.id desc',
  ],
  ['private.read_budget_payments(uuid)', 'where p.item_id = parent', ''],
  ['private.refuse_past_date()', 'auth.uid() is not null and ', ''],
  ['private.refuse_past_date()', 'current_date - 1', 'current_date'],
  ['private.refuse_past_date()', 'current_date - 1', 'current_date - 2'],
  ['private.refuse_past_date()', `tg_op = 'INSERT' or `, ''],
  ['private.refuse_past_date()', 'or new.event_date <> old.event_date', ''],
  ['private.refuse_past_date()', 'or new.event_date <> old.event_date', 'or true'],
];
