-- Live changes. Each plan has a private channel, `plan:<id>`: its members hear what changed, and that others are there.
-- A message names who changed it, the table and at most a hundred rows by id and version, never what stands in them: who
-- listens reads the rows as always, and is asked for their rights as always.

-- A trigger on every statement that writes rows of a plan; the first argument is the column that holds the plan, the
-- second, where rows are told, that of their versions. A deleted row is told with its tombstone's version. Where the
-- plan itself goes, nobody is told; nor does a project without the service refuse a change.
create function private.tell_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  scope text := tg_argv[0];
  plan uuid;
  number bigint;
  told jsonb;
begin
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null then
    return null;
  end if;
  for plan, number in execute format(
    'select p.id, count(*) from told_rows t join public.event_plans p on p.id = t.%I group by p.id', scope)
  loop
    told := null;
    if tg_nargs = 2 and number <= 100 then
      execute format('select jsonb_agg(jsonb_build_array(t.id, t.%I + $2)) from told_rows t where t.%I = $1', tg_argv[1], scope)
      into told using plan, (tg_op = 'DELETE')::int;
    end if;
    perform realtime.send(
      jsonb_build_object('by', auth.uid(), 'table', tg_table_name, 'rows', told), 'changed', 'plan:' || plan, true);
  end loop;
  return null;
end;
$$;

-- Tells of a table's rows.
create function private.tell(name text, scope text, variadic columns text[] default '{}') returns void
language plpgsql set search_path = '' as $$
declare
  arguments text := (select string_agg(quote_literal(a), ', ') from unnest(scope || columns) as a);
  operation text;
begin
  foreach operation in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger tell_rows_%1$s after %1$s on public.%2$I referencing %3$s table as told_rows
       for each statement execute function private.tell_rows(%4$s)',
      operation, name, case operation when 'delete' then 'old' else 'new' end, arguments);
  end loop;
end;
$$;

-- As before, and told.
create or replace function private.protect(name text, child text default null) returns void
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
    perform private.tell(protect.name, 'plan_id', 'version');
  end if;
end;
$$;

-- Every table that was protected before, and the plan itself. Children travel inside a row, whose version they move.
select private.tell(t.name, t.scope, 'version') from private.row_tables t where t.scope <> 'owner_id';
-- Who comes, goes or may do something else: that it happened is enough.
select private.tell('plan_members', 'plan_id');

-- The messages' table is the service's own: nothing of it but policies is ours.
do $$
begin
  if to_regprocedure('realtime.topic()') is null then
    return;
  end if;
  create policy "members listen to their plans" on realtime.messages for select to authenticated using (
    extension in ('broadcast', 'presence')
    and realtime.topic() = any (array(select 'plan:' || p from private.my_plans('viewer') as p))
  );
  create policy "members are present in their plans" on realtime.messages for insert to authenticated with check (
    extension = 'presence'
    and realtime.topic() = any (array(select 'plan:' || p from private.my_plans('viewer') as p))
  );
end;
$$;

-- Whether the caller has used another device within the last two hours: a token lives for one. Where sessions can't be
-- read, none is known.
create function private.has_other_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  other boolean := false;
begin
  if has_table_privilege(to_regclass('auth.sessions'), 'select') then
    execute $s$
      select exists (
        select from auth.sessions s
        where s.user_id = auth.uid() and s.id::text is distinct from auth.jwt() ->> 'session_id'
          and coalesce(s.refreshed_at::timestamptz, s.created_at) > now() - interval '2 hours'
      )
    $s$ into other;
  end if;
  return other;
end;
$$;
grant execute on function private.has_other_session() to authenticated;

-- Whether a plan may change elsewhere while its reader looks at it: it has other members, or its reader another device.
create function public.is_shared(plan public.event_plans) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.plan_members m where m.plan_id = plan.id and m.user_id <> (select auth.uid()))
    or private.has_other_session();
$$;
grant execute on function public.is_shared(public.event_plans) to authenticated;
