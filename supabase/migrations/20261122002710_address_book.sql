-- A person's address book is saved by `save_rows` as a plan's rows are, with its owner's id in the plan's place: what was
-- typed waits on the device for as long as the service doesn't answer. A deleted vendor stays as a mark, so that a late
-- repeat of its creation doesn't bring it back.
alter table public.vendors
  add column version bigint not null default 1,
  add column deleted_at timestamptz;
grant update (version, deleted_at) on public.vendors to authenticated;
drop policy "people remove their own" on public.vendors;
revoke delete on public.vendors from authenticated;
drop trigger touch_updated_at on public.vendors;
create trigger advance_row before insert or update on public.vendors
  for each row execute function private.advance_row();
insert into private.row_tables (name, scope) values ('vendors', 'owner_id');

create or replace function private.limit_vendors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles p
  where p.id in (select n.owner_id from new_rows n)
  order by p.id for no key update;
  if exists (
    select from public.vendors v
    where v.owner_id in (select n.owner_id from new_rows n) and v.deleted_at is null
    group by v.owner_id having count(*) > 2000
  ) then
    raise exception using
      errcode = 'PT402', message = 'vendor_limit_reached', detail = jsonb_build_object('limit', 2000)::text;
  end if;
  return null;
end;
$$;
-- A vendor that comes back counts as a new one.
create trigger limit_restored_vendors after update on public.vendors
  referencing new table as new_rows
  for each statement execute function private.limit_vendors();
create trigger keep_latest_deleted after update on public.vendors
  referencing new table as new_rows
  for each statement execute function private.keep_latest_deleted(200, 'owner_id');

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
grant execute on function private.lock_book(uuid) to authenticated;

-- As before; whose a row of a book is, no caller says: the column's default does.
create or replace function private.insert_rows(plan uuid, kind private.row_tables, changes private.row_change[]) returns uuid[]
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

-- As before; `plan_id` may be the caller's own id, for rows of their address book. PT404 book_not_found.
create or replace function public.save_rows(plan_id uuid, changes jsonb) returns jsonb
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
