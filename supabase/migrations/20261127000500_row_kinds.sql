-- What the functions that save rows must know of one table alone stands beside the table's name, not in their bodies.
alter table private.row_tables
  -- A second key: the column by which a creation finds the row that another was faster with.
  add column known_by text,
  -- Whether a call may hold ten thousand of them, which a large event moves together.
  add column in_masses boolean not null default false;

-- A row of the checklist or of the run sheet is known by where it came from.
update private.row_tables set known_by = 'origin' where name in ('tasks', 'timeline_items');
update private.row_tables set in_masses = true where name = 'seat_assignments';

-- The row of a creation that another was faster with: by its table's second key, or by its id where that is not sent.
create or replace function private.existing_row(plan uuid, kind private.row_tables, change private.row_change) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  known text := change.sent ->> kind.known_by;
  existing uuid;
begin
  execute format(
    'select t.id from public.%I t where t.%I = $1 and %s',
    kind.name, kind.scope, case when known is null then 't.id = $3' else format('t.%I = $2', kind.known_by) end
  ) into existing using plan, known, change.id;
  if existing is null then
    raise exception using
      errcode = 'PT409', message = 'id_taken', detail = jsonb_build_object('table', kind.name, 'id', change.id)::text;
  end if;
  return existing;
end;
$$;

create or replace function private.check_changes(plan uuid, changes jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 10000
    or (
      select count(*) > 1000 from jsonb_array_elements(changes) as c
      where c ->> 'table' not in (select k.name from private.row_tables k where k.in_masses)
    )
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
