-- What every table of a plan's rows has in common: policies, versions, limits, tombstones, and one function that saves.
-- A table is given all of it by `private.protect`, after its grants: they decide who may set which column.

-- The tables that `save_rows` writes. `scope` is the column that holds the plan; `child` names a table whose rows travel
-- inside a row: `private.save_<child>(plan, lists)` writes a list for each id and answers the ids where something
-- changed, `private.read_<child>(id)` reads it.
create table private.row_tables (
  name text primary key,
  scope text not null default 'plan_id',
  child text
);
alter table private.row_tables enable row level security;
grant select on private.row_tables to authenticated;
create policy "everybody may know the tables" on private.row_tables for select to authenticated using (true);

-- Tombstones: which version of a row was deleted, so that a late repeat of its creation doesn't bring it back and an
-- undo does.
create table private.deleted_rows (
  table_name text not null,
  id uuid not null,
  plan_id uuid not null,
  version bigint not null,
  deleted_at timestamptz not null default now(),
  -- The id first: a plan may have ten thousand, and each row that is written looks for its own.
  primary key (id, table_name, plan_id)
);
create index deleted_rows_deleted_at_idx on private.deleted_rows (deleted_at);
create index deleted_rows_plan_id_idx on private.deleted_rows (plan_id, deleted_at);
alter table private.deleted_rows enable row level security;

-- Optimistic concurrency: a writer sends the version it read. Equal, the row moves on; different, somebody was faster.
-- The moments in which something was done are the server's, whatever a client sends. A row that was deleted and comes
-- back goes on from the version of its tombstone. It is looked for by its id alone, by index: a session keeps the
-- query plan it made while there were no tombstones, and would go through ten thousand of a plan for each row.
create function private.advance_row() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  before jsonb := coalesce(to_jsonb(old), '{}');
begin
  if tg_op = 'INSERT' then
    delete from private.deleted_rows d
    where d.table_name = tg_table_name and d.id = new.id and d.plan_id::text = to_jsonb(new) ->> 'plan_id'
    returning d.version + 1 into new.version;
    new.version := coalesce(new.version, 1);
  else
    if new.version is distinct from old.version then
      perform private.refuse_stale(tg_table_name, old.id, old.version);
    end if;
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return jsonb_populate_record(new, private.server_moments(to_jsonb(new), before));
end;
$$;

-- The moments among `sent` that aren't null: those that stand, or now.
create function private.server_moments(sent jsonb, stored jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(m, coalesce(nullif(stored -> m, 'null'), to_jsonb(now()))), '{}')
  from unnest(array['archived_at', 'completed_at', 'deleted_at', 'started_at']) as m
  where sent -> m <> 'null';
$$;

create function private.refuse_stale(table_name text, row_id uuid, version bigint) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT409',
    message = 'stale_version',
    detail = jsonb_build_object('table', table_name, 'id', row_id, 'version', version)::text;
end;
$$;

-- Where the plan itself goes, nothing is kept.
create function private.record_deleted_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_rows (table_name, id, plan_id, version)
  select tg_table_name, o.id, o.plan_id, o.version + 1
  from old_rows o join public.event_plans p on p.id = o.plan_id;
  return null;
end;
$$;

-- The versions of rows' tombstones, told to members: of all of a call at once, since whose plan it is takes a look each.
create function private.deleted_versions(plan uuid, table_name text, ids uuid[])
returns table (row_id uuid, version bigint) language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select d.id, d.version
    from unnest(ids) as i
    join private.deleted_rows d on d.id = i and d.table_name = deleted_versions.table_name and d.plan_id = plan
    where plan = any (array(select private.my_plans('viewer')));
end;
$$;

-- A trigger: at most so many rows (first argument) of a noun (second) in each plan, or in each value of another column
-- (third), of those that a condition (fourth) counts. Counting alone lets parallel requests pass together, so the
-- plans are locked first, in one order; `for no key update`, because `for update` collides with foreign key checks and
-- deadlocks.
create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  scope text := coalesce(tg_argv[2], 'plan_id');
  too_full boolean;
begin
  perform from public.event_plans e
  where e.id in (select n.plan_id from new_rows n)
  order by e.id for no key update;

  execute format(
    'select exists (
       select from %1$s t where t.%2$I in (select n.%2$I from new_rows n) and %3$s
       group by t.%2$I having count(*) > $1
     )',
    tg_relid::regclass, scope, coalesce(tg_argv[3], 'true')
  ) into too_full using tg_argv[0]::int;
  if too_full then
    raise exception using
      errcode = 'PT402',
      message = tg_argv[1] || '_limit_reached',
      detail = jsonb_build_object('limit', tg_argv[0]::int)::text;
  end if;
  return null;
end;
$$;

-- A trigger: all plans of an owner, deleted ones among them, hold so many bytes (first argument) of a column (third) as
-- they are stored; rows alone would bound nothing whose values are large. Named to come after `limit_rows`, so that a
-- plan is locked before its owner, as where plans are counted.
create function private.limit_stored_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owners uuid[] := array(
    select distinct e.owner_id from new_rows n join public.event_plans e on e.id = n.plan_id
  );
  too_full boolean;
begin
  perform from public.entitlements u where u.user_id = any (owners) order by u.user_id for no key update;

  execute format(
    'select exists (
       select from %1$s t join public.event_plans e on e.id = t.plan_id
       where e.owner_id = any ($2) group by e.owner_id having sum(pg_column_size(t.%2$I)) > $1
     )',
    tg_relid::regclass, tg_argv[2]
  ) into too_full using tg_argv[0]::bigint, owners;
  if too_full then
    raise exception using
      errcode = 'PT402',
      message = tg_argv[1] || '_limit_reached',
      detail = jsonb_build_object('bytes', tg_argv[0]::bigint)::text;
  end if;
  return null;
end;
$$;

-- A trigger: of the deleted rows of each value of a column (second argument) the latest so many (first) are kept.
create function private.keep_latest_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'delete from %1$s t
     using (
       select d.ctid as place, row_number() over (partition by d.%2$I order by d.deleted_at desc, d.id) as number
       from %1$s d
       where d.deleted_at is not null and d.%2$I in (select n.%2$I from new_rows n where n.deleted_at is not null)
     ) as o
     where t.ctid = o.place and o.number > $1',
    tg_relid::regclass, tg_argv[1]
  ) using tg_argv[0]::int;
  return null;
end;
$$;

create trigger keep_latest_deleted after insert on private.deleted_rows
  referencing new table as new_rows
  for each statement execute function private.keep_latest_deleted(10000, 'plan_id');

-- Members read, editors write, as far as the grants of the table go. A table with versions is one that `save_rows` writes.
create function private.protect(name text, child text default null) returns void
language plpgsql set search_path = '' as $$
declare
  target regclass := format('public.%I', name);
  readers text := 'plan_id = any (array(select private.my_plans(''viewer'')))';
  writers text := 'plan_id = any (array(select private.my_plans(''editor'')))';
begin
  execute format('alter table %s enable row level security', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
  execute format('create policy "members read" on %s for select to authenticated using (%s)', target, readers);
  if has_any_column_privilege('authenticated', target, 'insert') then
    execute format('create policy "editors add" on %s for insert to authenticated with check (%s)', target, writers);
  end if;
  if has_any_column_privilege('authenticated', target, 'update') then
    execute format(
      'create policy "editors change" on %s for update to authenticated using (%s) with check (%2$s)', target, writers);
  end if;
  if has_table_privilege('authenticated', target, 'delete') then
    execute format('create policy "editors remove" on %s for delete to authenticated using (%s)', target, writers);
  end if;

  if exists (select from pg_attribute a where a.attrelid = target and a.attname = 'version') then
    execute format(
      'create trigger advance_row before insert or update on %s
       for each row execute function private.advance_row()', target);
    execute format(
      'create trigger record_deleted_rows after delete on %s referencing old table as old_rows
       for each statement execute function private.record_deleted_rows()', target);
    insert into private.row_tables (name, child) values (protect.name, protect.child);
  end if;
end;
$$;

create function private.check_names(names text[], allowed text[]) returns void
language plpgsql immutable set search_path = '' as $$
declare
  unknown text := (select n from unnest(names) as n where n <> all (allowed) limit 1);
begin
  if unknown is not null then
    raise exception using errcode = '22023', message = 'unknown field', detail = left(unknown, 100);
  end if;
end;
$$;

create function private.check_keys(value jsonb, allowed text[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  perform private.check_names(array(select jsonb_object_keys(value)), allowed);
end;
$$;

-- The columns that the caller may set, by a grant for the given privileges.
create function private.settable(target regclass, privileges text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(a.attname::text), '{}')
  from pg_attribute a
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'plan_id', 'version')
    and has_column_privilege(target, a.attnum, privileges);
$$;

-- The caller must be an editor. All saves of a plan wait for one another, so that they lock rows in one order.
create function private.lock_plan(plan uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if plan is null or plan <> all (array(select private.my_plans('viewer'))) then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  perform from public.event_plans p where p.id = plan for no key update;
  if not found then
    raise exception using errcode = 'PT403', message = 'plan_read_only';
  end if;
end;
$$;

-- Only the caller's own. All saves of a book wait for one another.
create function private.lock_book(person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if person is distinct from (select auth.uid()) then
    raise exception using errcode = 'PT404', message = 'book_not_found';
  end if;
  perform from public.profiles p where p.id = person for no key update;
end;
$$;

-- A change beside what stands: the row, the version of its deletion if it was deleted, and what the row would become.
create type private.row_change as (
  place bigint, id uuid, version bigint, sent jsonb, stored jsonb, deleted bigint, next jsonb
);

create function private.read_changes(plan uuid, kind private.row_tables, changes jsonb) returns setof private.row_change
language plpgsql stable set search_path = '' as $$
begin
  -- A soft-deleted row has `deleted_at`; any later change clears it. `offset 0` keeps the id out of the planner's sight as
  -- an expression: row security lets only a plain value use the index before its own checks have run.
  return query execute format(
    $sql$
      select e.place, e.id, e.version, e.sent, to_jsonb(t),
        case
          when t.id is null then d.version
          when to_jsonb(t) ->> 'deleted_at' is not null then t.version
        end,
        to_jsonb(jsonb_populate_record(t, w.sent || private.server_moments(w.sent, to_jsonb(t))))
      from (
        select place, (c ->> 'id')::uuid as id, (c ->> 'version')::bigint as version, c -> 'row' as sent
        from jsonb_array_elements($1) with ordinality as a (c, place)
        where c ->> 'table' = $3
        offset 0
      ) as e
      cross join lateral (
        select jsonb_build_object('deleted_at', e.sent = 'null' or null) || coalesce(nullif(e.sent, 'null'), '{}') as sent
      ) as w
      left join public.%1$I t on t.id = e.id and t.%2$I = $2
      left join private.deleted_versions($2, $3, $4) d on d.row_id = e.id
    $sql$,
    kind.name, kind.scope
  ) using changes, plan, kind.name, array(
    select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c where c ->> 'table' = kind.name
  );
end;
$$;

-- Writes the lists of children that are sent. Answers the rows whose children changed.
create function private.save_children(plan uuid, kind private.row_tables, changes private.row_change[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  lists jsonb;
  touched uuid[];
begin
  select jsonb_object_agg(c.id, c.sent -> kind.child) into lists from unnest(changes) as c where c.sent ? kind.child;
  if lists is not null then
    execute format('select private.%I($1, $2)', 'save_' || kind.child) into touched using plan, lists;
  end if;
  return touched;
end;
$$;

-- Creates rows, and brings back ones that were deleted; what is null gets its column's default, as does whose a row of an
-- address book is: no caller says it. Answers which of them stand now.
create function private.insert_rows(plan uuid, kind private.row_tables, changes private.row_change[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  target regclass := format('public.%I', kind.name);
  settable text[] := private.settable(target, 'insert');
  columns text;
  given text;
  inserted uuid[];
begin
  perform private.check_names(
    array(select e.key from jsonb_each(c.sent) as e where e.value <> 'null' and e.key is distinct from kind.child),
    settable)
  from unnest(changes) as c;

  select
    string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(format(
      case when d.oid is null then 'n.%I' else 'coalesce(n.%I, %s)' end, a.attname, pg_get_expr(d.adbin, d.adrelid)
    ), ', ' order by a.attnum)
  into columns, given
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = target and a.attname = any (settable || array['id', nullif(kind.scope, 'owner_id')]);
  execute format(
    $sql$
      with inserted as (
        insert into %1$s (%2$s) select %3$s from jsonb_populate_recordset(null::%1$s, $1) as n
        on conflict do nothing
        returning id
      )
      select coalesce(array_agg(id), '{}') from inserted
    $sql$,
    target, columns, given
  ) into inserted using (
    select jsonb_agg(c.next || jsonb_build_object(kind.scope, plan, 'id', c.id)) from unnest(changes) as c
  );
  return inserted;
end;
$$;

-- Changes rows where something is asked that doesn't stand yet, in the row or in its children (`touched`): the version
-- guards both.
create function private.update_rows(plan uuid, kind private.row_tables, changes private.row_change[], touched uuid[])
returns void language plpgsql set search_path = '' as $$
declare
  target regclass := format('public.%I', kind.name);
  settable text[] := private.settable(target, 'update');
  asked private.row_change[] := array(
    select c from unnest(changes) as c where c.next <> c.stored or c.id = any (touched)
  );
  one private.row_change;
  updated uuid[];
begin
  if asked = '{}' then
    return;
  end if;
  foreach one in array asked loop
    if one.version <> (one.stored ->> 'version')::bigint then
      perform private.refuse_stale(
        kind.name, one.id, case when one.deleted is null then (one.stored ->> 'version')::bigint end);
    end if;
    perform private.check_names(
      array(select e.key from jsonb_each(one.next) as e where e.value <> one.stored -> e.key), settable);
  end loop;

  execute format(
    $sql$
      with updated as (
        update %1$s t set %2$s version = n.version
        from jsonb_populate_recordset(null::%1$s, $1) as n where t.id = n.id
        returning t.id
      )
      select coalesce(array_agg(id), '{}') from updated
    $sql$,
    target, (select string_agg(format('%1$I = n.%1$I, ', k), '') from unnest(settable) as k)
  ) into updated using (select jsonb_agg(c.next) from unnest(asked) as c);
  -- Somebody deleted it in the meantime.
  perform private.refuse_stale(kind.name, c.id, null) from unnest(asked) as c
  where c.id not in (select u from unnest(updated) as u);
end;
$$;

-- The row of a creation that another was faster with: a row of the checklist or of the run sheet is known by where it
-- came from, a plan that was created twice at once by its id.
create function private.existing_row(plan uuid, kind private.row_tables, change private.row_change) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  origin text := change.sent ->> 'origin';
  existing uuid;
begin
  execute format(
    'select t.id from public.%I t where t.%I = $1 and %s',
    kind.name, kind.scope, case when origin is null then 't.id = $3' else 't.origin = $2' end
  ) into existing using plan, origin, change.id;
  if existing is null then
    raise exception using
      errcode = 'PT409', message = 'id_taken', detail = jsonb_build_object('table', kind.name, 'id', change.id)::text;
  end if;
  return existing;
end;
$$;

-- Rows as they stand, with their children; null in the place of one that is deleted.
create function private.read_rows(plan uuid, kind private.row_tables, places bigint[], ids uuid[], versions bigint[])
returns table (place bigint, answer jsonb) language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    $sql$
      select a.place, jsonb_build_object('table', $2, 'id', a.id) || case
        when t.id is null or to_jsonb(t) ->> 'deleted_at' is not null then jsonb_build_object(
          'row', null, 'version', coalesce(t.version, d.version, a.version))
        else jsonb_build_object('version', t.version, 'row', to_jsonb(t) %1$s)
      end
      from unnest($3, $4, $5) as a (place, id, version)
      left join public.%2$I t on t.id = a.id and t.%3$I = $1
      left join private.deleted_versions($1, $2, $4) d on d.row_id = a.id
    $sql$,
    case when kind.child is not null then format('|| private.%I(t.id)', 'read_' || kind.child) end,
    kind.name, kind.scope
  ) using plan, kind.name, places, ids, versions;
end;
$$;

create function private.save_table(plan uuid, kind private.row_tables, changes jsonb)
returns table (place bigint, answer jsonb) language plpgsql set search_path = '' as $$
declare
  target regclass := format('public.%I', kind.name);
  known text[] := array_remove(private.settable(target, 'insert, update') || kind.child, null);
  keeps_deleted boolean := exists (select from pg_attribute a where a.attrelid = target and a.attname = 'deleted_at');
  asked private.row_change[];
  created private.row_change[] := '{}';
  changed private.row_change[] := '{}';
  deleted uuid[] := '{}';
  inserted uuid[] := '{}';
  one private.row_change;
  removing boolean;
begin
  perform private.check_keys(c -> 'row', known)
  from jsonb_array_elements(changes) as c where c ->> 'table' = kind.name and c -> 'row' <> 'null';

  asked := array(select c from private.read_changes(plan, kind, changes) as c);
  foreach one in array asked loop
    removing := one.sent = 'null';
    if removing and (one.stored is null or one.deleted is not null) then
      null; -- It is deleted already.
    elsif one.version = 0 and one.deleted is not null then
      raise exception using
        errcode = 'PT410', message = 'row_deleted', detail = jsonb_build_object('table', kind.name, 'id', one.id)::text;
    elsif one.stored is null and one.version = coalesce(one.deleted, 0) then
      created := created || one;
    elsif one.stored is null then
      perform private.refuse_stale(kind.name, one.id, null);
    elsif one.version = 0 and not removing then
      null; -- A repeat of its creation.
    elsif keeps_deleted or not removing then
      changed := changed || one;
    elsif one.version <> (one.stored ->> 'version')::bigint then
      perform private.refuse_stale(kind.name, one.id, (one.stored ->> 'version')::bigint);
    else
      deleted := deleted || one.id;
    end if;
  end loop;

  -- Deletions first: they make room, and free what is unique.
  if deleted <> '{}' then
    execute format('delete from %s t where t.id = any ($1)', target) using deleted;
  end if;
  if changed <> '{}' then
    perform private.update_rows(plan, kind, changed, private.save_children(plan, kind, changed));
  end if;
  if created <> '{}' then
    inserted := private.insert_rows(plan, kind, created);
    perform private.save_children(plan, kind, array(
      select c from unnest(created) as c where c.id in (select i from unnest(inserted) as i)
    ));
  end if;

  return query select r.* from private.read_rows(
    plan, kind, array(select c.place from unnest(asked) as c),
    array(
      select case
        when c.stored is null and c.sent <> 'null' and c.id not in (select i from unnest(inserted) as i)
        then private.existing_row(plan, kind, c) else c.id end
      from unnest(asked) as c
    ),
    array(select c.version from unnest(asked) as c)
  ) as r;
end;
$$;

create function private.check_changes(plan uuid, changes jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 10000
    or (select count(*) > 1000 from jsonb_array_elements(changes) as c where c ->> 'table' <> 'seat_assignments')
  then
    raise exception using errcode = '22023', message = 'a list of 1 to 1,000 changes is expected, or of 10,000 seats';
  end if;
  perform private.check_keys(c, array['table', 'id', 'version', 'row']) from jsonb_array_elements(changes) as c;
  if exists (
    select from jsonb_array_elements(changes) as c
    left join private.row_tables k on k.name = c ->> 'table'
    where k.name is null or c ->> 'id' is null or c ->> 'version' is null
      or c -> 'row' is null
      or k.name = 'event_plans' and (c ->> 'id')::uuid is distinct from plan
  )
  or (select count(distinct (c ->> 'table', (c ->> 'id')::uuid)) < count(*) from jsonb_array_elements(changes) as c)
  then
    raise exception using
      errcode = '22023', message = 'each change names a table, an id, the version that was read and a row, once a row';
  end if;
end;
$$;

-- Saves rows of one plan, of several tables if need be, all or nothing, with the caller's rights: policies and column
-- grants decide as they do for a plain request. `plan_id` may be the caller's own id, for rows of their address book: what
-- was typed there waits on the device too, for as long as the service doesn't answer. Each of `changes` is {table, id, version, row}: version 0 creates a row,
-- `row` null deletes it, and a row named with the version of its tombstone comes back. A key that isn't named keeps its
-- value. Answers {table, id, version, row} as they stand, in the order of the changes. A repeat whose first answer got
-- lost succeeds; that of a plan's creation writes none of the rows that came with it. PT404 plan_not_found, PT403
-- plan_read_only, PT404 book_not_found, PT409 stale_version, PT410 row_deleted, PT402 <noun>_limit_reached, 22023 for a malformed call.
create function public.save_rows(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_rows.plan_id;
  kind private.row_tables;
  answers jsonb := '{}';
begin
  perform private.check_changes(target, changes);
  for kind in
    select k.* from private.row_tables k
    where k.name in (select c ->> 'table' from jsonb_array_elements(changes) as c)
    order by k.name <> 'event_plans', k.name
  loop
    if kind.scope = 'owner_id' then
      perform private.lock_book(target);
    -- A new plan is nobody's yet.
    elsif kind.name <> 'event_plans' or not changes @> '[{"table": "event_plans", "version": 0}]' then
      perform private.lock_plan(target);
    end if;
    answers := answers || (
      select jsonb_object_agg(s.place, s.answer) from private.save_table(target, kind, changes) as s
    );
  end loop;
  return (select jsonb_agg(a.value order by a.key::int) from jsonb_each(answers) as a);
end;
$$;

grant execute on function
  private.server_moments(jsonb, jsonb),
  private.refuse_stale(text, uuid, bigint),
  private.deleted_versions(uuid, text, uuid[]),
  private.check_names(text[], text[]),
  private.check_keys(jsonb, text[]),
  private.settable(regclass, text),
  private.lock_plan(uuid),
  private.lock_book(uuid),
  private.read_changes(uuid, private.row_tables, jsonb),
  private.save_children(uuid, private.row_tables, private.row_change[]),
  private.insert_rows(uuid, private.row_tables, private.row_change[]),
  private.update_rows(uuid, private.row_tables, private.row_change[], uuid[]),
  private.existing_row(uuid, private.row_tables, private.row_change),
  private.read_rows(uuid, private.row_tables, bigint[], uuid[], bigint[]),
  private.save_table(uuid, private.row_tables, jsonb),
  private.check_changes(uuid, jsonb),
  public.save_rows(uuid, jsonb)
to authenticated;
