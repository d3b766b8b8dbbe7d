-- What programs read and suggest in a person's name. All of it runs with that person's own rights: the functions below
-- belong to nobody (`security invoker`), and policies and grants decide as for any request of theirs.

-- Columns that programs aren't told: how guests are reached.
alter table private.row_tables add column untold text[] not null default '{}';
update private.row_tables set untold = '{email,phone_number,address}' where name = 'guests';

-- The caller's plans that aren't deleted; with an id, that one, with its categories and its ledger.
create function private.told_plans(plan uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      to_jsonb(p) - array['owner_id', 'deleted_at', 'created_at', 'updated_at', 'version']
      || jsonb_build_object('role', m.role)
      || case when plan is null then '{}' else jsonb_build_object(
        'categories', (
          select jsonb_agg(to_jsonb(c) - 'plan_id' order by c.category) from public.plan_categories c where c.plan_id = p.id
        ),
        'ledger', (select jsonb_agg(to_jsonb(b) order by b.category) from public.budget_ledger(p.id, current_date) as b)
      ) end
      order by p.event_date, p.id
    ),
    '[]')
  from public.event_plans p
  join public.plan_members m on m.plan_id = p.id and m.user_id = (select auth.uid())
  where p.deleted_at is null and (plan is null or p.id = plan);
$$;

-- Of which table rows are read and suggested.
create function private.told_table(name text) returns private.row_tables
language plpgsql stable security invoker set search_path = '' as $$
declare
  kind private.row_tables;
begin
  select k.* into kind from private.row_tables k where k.name = told_table.name and k.suggested;
  if kind.name is null then
    raise exception using errcode = '22023', message = 'such rows are neither told nor suggested',
      detail = coalesce(left(name, 100), '');
  end if;
  return kind;
end;
$$;

-- A row as programs know it, with its children.
create function private.told_row(kind private.row_tables, stored jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  children jsonb := '{}';
begin
  if stored is not null and kind.child is not null then
    execute format('select private.%I($1)', 'read_' || kind.child) into children using (stored ->> 'id')::uuid;
  end if;
  return stored || children;
end;
$$;

-- Two hundred rows of a table from the one after `first` on, and how many there are.
create function private.told_rows(plan uuid, name text, first int) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  kind private.row_tables := private.told_table(name);
  answer jsonb;
begin
  execute format(
    $sql$
      with live as (
        select t.id, to_jsonb(t) as stored from public.%I t
        where t.plan_id = $1 and to_jsonb(t) ->> 'deleted_at' is null
      )
      select jsonb_build_object(
        'total', (select count(*) from live),
        'rows', coalesce((
          select jsonb_agg(private.told_row($2, l.stored) - array['plan_id', 'created_at', 'updated_at'] - $3 order by l.id)
          from (select * from live order by id offset $4 limit 200) as l
        ), '[]')
      )
    $sql$,
    kind.name
  ) into answer using plan, kind, kind.untold, greatest(coalesce(first, 0), 0);
  return answer;
end;
$$;

-- The columns of a table that the caller's kind of role may write: type, whether a new row needs it, which words it takes.
create function private.told_columns(name text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  kind private.row_tables := private.told_table(name);
  target regclass := format('public.%I', kind.name);
begin
  return (
    select jsonb_object_agg(a.attname, jsonb_build_object(
      'type', format_type(a.atttypid, a.atttypmod),
      'required', a.attnotnull and not a.atthasdef
    ) || case when t.typtype = 'e' then jsonb_build_object('values', (
      select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_catalog.pg_enum e where e.enumtypid = t.oid
    )) else '{}' end)
    from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
    where a.attrelid = target and a.attname = any (private.settable(target, 'insert, update'))
  );
end;
$$;

-- A new row with the defaults of what isn't said.
create function private.with_defaults(target regclass, columns text[], said jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  given text;
  row jsonb;
begin
  select string_agg(format(
    case when d.oid is null then '%1$L, n.%1$I' else '%1$L, coalesce(n.%1$I, %2$s)' end,
    a.attname, pg_get_expr(d.adbin, d.adrelid)
  ), ', ' order by a.attnum)
  into given
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = target and a.attname = any (columns);
  execute format('select jsonb_build_object(%s) from jsonb_populate_record(null::%s, $1) as n', given, target)
  into row using said;
  return row;
end;
$$;

-- Refuses a row that the table would refuse: by its types, by what may not be missing, and by its checks.
create function private.check_row(target regclass, next jsonb) returns void
language plpgsql stable security invoker set search_path = '' as $$
declare
  missing text;
  rule record;
  fails boolean;
begin
  select a.attname into missing
  from pg_catalog.pg_attribute a
  where a.attrelid = target and a.attnotnull and a.attname = any (private.settable(target, 'insert, update'))
    and nullif(next -> a.attname, 'null') is null
  order by a.attnum limit 1;
  if missing is not null then
    raise exception using errcode = '23502', message = 'a value is missing', detail = missing;
  end if;
  for rule in
    select c.conname, pg_get_expr(c.conbin, c.conrelid) as expression
    from pg_catalog.pg_constraint c where c.conrelid = target and c.contype = 'c' order by c.conname
  loop
    execute format('select (%s) is false from jsonb_populate_record(null::%s, $1) as n', rule.expression, target)
    into fails using next;
    if fails then
      raise exception using errcode = '23514', message = 'a value is out of bounds', detail = rule.conname;
    end if;
  end loop;
end;
$$;

-- Leaves a suggestion of 1 to 50 changes, {table, id, row}: without an id a new row, with a null row one that goes, else
-- the columns that change. What the rows hold is read here, and a row that its table would refuse isn't suggested.
create function private.suggest_rows(plan uuid, reason text, changes jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  suggestion uuid := gen_random_uuid();
  one jsonb;
  kind private.row_tables;
  target regclass;
  columns text[];
  stored jsonb;
  line jsonb;
  lines jsonb := '[]';
begin
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 50 then
    raise exception using errcode = '22023', message = 'a list of 1 to 50 changes is expected';
  end if;
  for one in select c from jsonb_array_elements(changes) as c loop
    if (jsonb_typeof(one -> 'row') in ('object', 'null')) is not true then
      raise exception using errcode = '22023', message = 'each change has a row, or null in its place';
    end if;
    kind := private.told_table(one ->> 'table');
    target := format('public.%I', kind.name);
    columns := private.settable(target, 'insert, update');
    if one -> 'row' <> 'null' then
      perform private.check_keys(one -> 'row', columns);
    end if;
    if one ->> 'id' is null then
      line := private.with_defaults(target, columns, coalesce(nullif(one -> 'row', 'null'), '{}'));
      perform private.check_row(target, line);
      line := jsonb_build_object(
        'id', gen_random_uuid(), 'version', 0, 'before', null,
        'row', line || case when kind.child is null then '{}' else jsonb_build_object(kind.child, '[]'::jsonb) end);
    else
      execute format('select to_jsonb(t) from public.%I t where t.id = $1 and t.plan_id = $2', kind.name)
      into stored using (one ->> 'id')::uuid, plan;
      if stored is null or stored ->> 'deleted_at' is not null then
        raise exception using errcode = 'PT404', message = 'row_not_found', detail = one ->> 'id';
      end if;
      if one -> 'row' = 'null' then
        columns := columns || kind.child;
      else
        perform private.check_row(target, stored || (one -> 'row'));
        columns := array(select jsonb_object_keys(one -> 'row'));
      end if;
      line := jsonb_build_object('id', stored -> 'id', 'version', stored -> 'version', 'row', one -> 'row', 'before', (
        select jsonb_object_agg(e.key, e.value)
        from jsonb_each(private.told_row(kind, stored)) as e where e.key = any (columns)
      ));
    end if;
    lines := lines || jsonb_build_array(line || jsonb_build_object('table', kind.name));
  end loop;
  insert into public.suggestions (id, plan_id, reason, changes, states)
  values (suggestion, plan, reason, lines, array_fill('open'::text, array[jsonb_array_length(lines)]));
  return jsonb_build_object('suggestion', suggestion, 'lines', jsonb_array_length(lines));
end;
$$;

-- One call of a tool, with the caller's own rights.
create function private.tell_program(tool text, arguments jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  plan uuid := (arguments ->> 'plan_id')::uuid;
begin
  if tool = 'list_plans' then
    return private.told_plans(null);
  elsif tool = 'list_columns' then
    return private.told_columns(arguments ->> 'table');
  end if;
  if plan is null or private.told_plans(plan) = '[]' then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  case tool
    when 'read_plan' then return private.told_plans(plan) -> 0;
    when 'read_rows' then return private.told_rows(plan, arguments ->> 'table', (arguments ->> 'first')::int);
    when 'suggest' then return private.suggest_rows(plan, arguments ->> 'reason', arguments -> 'changes');
    else raise exception using errcode = '22023', message = 'no such tool', detail = coalesce(left(tool, 100), '');
  end case;
end;
$$;

-- What the function `mcp` calls, and it alone: a tool with the rights of a person whom `program_caller` has named. A token
-- of theirs can't be signed here, so the role of the service is given up for theirs until the transaction ends, as the API
-- does at the beginning of a request of theirs. That is a step down from rights over everything, and none of the
-- functions above has rights of its own. {"answer"} or {"refused": {code, message, detail}}.
create function public.as_person(person uuid, tool text, arguments jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  reason text;
begin
  if person is null then
    raise exception using errcode = '22023', message = 'nobody is named';
  end if;
  perform
    set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true),
    set_config('role', 'authenticated', true);
  return jsonb_build_object('answer', private.tell_program(tool, arguments));
exception
  when others then
    -- What the caller can put right is told; everything else is a failure.
    if sqlstate !~ '^(PT4|22|23|42501)' then
      raise;
    end if;
    get stacked diagnostics reason = pg_exception_detail;
    return jsonb_build_object('refused', jsonb_build_object('code', sqlstate, 'message', sqlerrm, 'detail', nullif(reason, '')));
end;
$$;
revoke execute on function public.as_person(uuid, text, jsonb) from public;
grant execute on function public.as_person(uuid, text, jsonb) to service_role;
grant execute on function
  private.told_plans(uuid),
  private.told_table(text),
  private.told_row(private.row_tables, jsonb),
  private.told_rows(uuid, text, int),
  private.told_columns(text),
  private.with_defaults(regclass, text[], jsonb),
  private.check_row(regclass, jsonb),
  private.suggest_rows(uuid, text, jsonb),
  private.tell_program(text, jsonb)
to authenticated;

-- Sign-in's own server for programs (OAuth) gives them tokens with all rights of their person. This hook, which it calls for
-- each token (config.toml), leaves such a token none at the API, at files and at the live channel: it opens the function
-- `mcp` alone, which asks the sign-in service whose it is. Tokens of sessions are left as they are.
create function public.access_token_hook(event jsonb) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select case
    when event ->> 'client_id' is null and event #>> '{claims,client_id}' is null
      and coalesce(event ->> 'authentication_method', '') not like 'oauth\_provider%'
    then event
    else jsonb_set(event, '{claims,role}', '"anon"')
  end;
$$;
revoke execute on function public.access_token_hook(jsonb) from public;
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.access_token_hook(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
