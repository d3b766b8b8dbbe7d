-- What somebody who may not change a plan suggests to change of its rows, decided line by line by who may. Accepting is
-- saving those rows with one's own rights (`save_rows`); here it is only noted which lines are decided.

alter table private.row_tables
  -- Who writes such rows, where that is somebody below an editor.
  add column written_by public.member_role not null default 'editor',
  -- Whether a suggestion may name its rows: not a plan itself, nor what is one person's alone, nor what has bytes.
  add column suggested boolean not null default true;

-- Lines are changes as `save_rows` takes them, each with what its columns held (`before`), and what became of each.
create function private.are_lines(changes jsonb, states text[]) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(changes) = 'array' and char_length(changes::text) <= 100000
    then jsonb_array_length(changes) between 1 and 50
      and jsonb_array_length(changes) = cardinality(states)
      and states <@ array['open', 'accepted', 'declined']
      and not exists (
        select from jsonb_array_elements(changes) as c
        where case when jsonb_typeof(c) = 'object'
          then c - array['table', 'id', 'version', 'row', 'before'] <> '{}'
            or (jsonb_typeof(c -> 'table') = 'string') is not true
            or (jsonb_typeof(c -> 'id') = 'string') is not true
            or (jsonb_typeof(c -> 'version') = 'number') is not true
            or (jsonb_typeof(c -> 'row') in ('object', 'null')) is not true
            or (jsonb_typeof(c -> 'before') in ('object', 'null')) is not true
          else true end
      )
      and (select count(distinct (c ->> 'table', c ->> 'id')) = count(*) from jsonb_array_elements(changes) as c)
    else false end;
$$;

create table public.suggestions (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  author uuid not null default auth.uid() references auth.users (id) on delete cascade,
  reason text
    check (char_length(reason) between 1 and 500)
    check (reason ~ '[^[:space:]]' and reason !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  changes jsonb not null,
  states text[] not null,
  version bigint not null default 1,
  expires_at timestamptz not null default now() + interval '30 days',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint suggestions_changes_check check (private.are_lines(changes, states))
);
create index suggestions_plan_id_idx on public.suggestions (plan_id);
create index suggestions_author_idx on public.suggestions (author);

grant select, delete on public.suggestions to authenticated;
grant insert (id, plan_id, reason, changes, states) on public.suggestions to authenticated;
grant update (states, version) on public.suggestions to authenticated;
grant execute on function private.are_lines(jsonb, text[]) to authenticated, service_role;
select private.protect('suggestions');
update private.row_tables set written_by = 'suggester' where name = 'suggestions';
update private.row_tables set suggested = false
where name in ('suggestions', 'event_plans', 'vendors', 'attachments', 'seating_wishes');

-- Not those of `protect`: editors decide, and whoever has suggested something takes it back.
drop policy "members read" on public.suggestions;
drop policy "editors add" on public.suggestions;
drop policy "editors change" on public.suggestions;
drop policy "editors remove" on public.suggestions;
create policy "editors read, others what they suggest" on public.suggestions
  for select to authenticated
  using (
    expires_at > now()
    and (
      plan_id = any (array(select private.my_plans('editor')))
      or (author = (select auth.uid()) and plan_id = any (array(select private.my_plans('viewer'))))
    )
  );
create policy "suggesters suggest" on public.suggestions
  for insert to authenticated
  with check (
    author = (select auth.uid())
    and plan_id = any (array(select private.my_plans('suggester')))
    and 'open' = all (states)
  );
create policy "editors decide" on public.suggestions
  for update to authenticated
  using (plan_id = any (array(select private.my_plans('editor'))))
  with check (plan_id = any (array(select private.my_plans('editor'))));
create policy "people take back what they suggest" on public.suggestions
  for delete to authenticated
  using (author = (select auth.uid()) and plan_id = any (array(select private.my_plans('viewer'))));

create trigger limit_rows after insert on public.suggestions
  referencing new table as new_rows
  for each statement execute function private.limit_rows(
    200, 'suggestion', 'plan_id', '''open'' = any (t.states) and t.expires_at > now()'
  );

-- The rows that suggestions name, and who has changed them since.
create table private.suggested_rows (
  row_id uuid not null,
  table_name text not null,
  suggestion_id uuid not null references public.suggestions (id) on delete cascade,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  moved boolean not null default false,
  moved_by uuid,
  primary key (row_id, table_name, suggestion_id)
);
create index suggested_rows_suggestion_id_idx on private.suggested_rows (suggestion_id);
create index suggested_rows_plan_id_idx on private.suggested_rows (plan_id);
alter table private.suggested_rows enable row level security;

-- Notes the rows that are named, of tables that may be. What has expired goes: nobody sees it any more.
create function private.note_suggested() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.suggestions s using new_rows n where s.plan_id = n.plan_id and s.expires_at <= now();
  if exists (
    select from new_rows n
    cross join lateral jsonb_array_elements(n.changes) as c
    left join private.row_tables k on k.name = c ->> 'table' and k.suggested
    where k.name is null
  ) then
    raise exception using errcode = '22023', message = 'such rows are not suggested';
  end if;
  insert into private.suggested_rows (row_id, table_name, suggestion_id, plan_id)
  select (c ->> 'id')::uuid, c ->> 'table', n.id, n.plan_id
  from new_rows n cross join lateral jsonb_array_elements(n.changes) as c;
  return null;
end;
$$;
-- By its name it comes after `limit_rows`, which has locked the plans.
create trigger note_suggested after insert on public.suggestions
  referencing new table as new_rows
  for each statement execute function private.note_suggested();

-- As before, and who changes a row that a suggestion names is noted.
create or replace function private.advance_row() returns trigger
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
    update private.suggested_rows s set moved = true, moved_by = (select auth.uid())
    where s.row_id = new.id and s.table_name = tg_table_name and s.plan_id::text = to_jsonb(new) ->> 'plan_id';
  end if;
  return jsonb_populate_record(new, private.server_moments(to_jsonb(new), before));
end;
$$;

-- As before, and who deletes a row that a suggestion names is noted.
create or replace function private.record_deleted_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_rows (table_name, id, plan_id, version)
  select tg_table_name, o.id, o.plan_id, o.version + 1
  from old_rows o join public.event_plans p on p.id = o.plan_id;
  update private.suggested_rows s set moved = true, moved_by = (select auth.uid())
  from old_rows o join public.event_plans p on p.id = o.plan_id
  where s.row_id = o.id and s.table_name = tg_table_name and s.plan_id = o.plan_id;
  return null;
end;
$$;

-- A field of a suggestion, for whoever decides: by the ids of its rows who has changed them since; null where that was
-- nobody with an account. The row is looked up again, since a caller may send any.
create function public.moved(suggestion public.suggestions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(r.row_id, r.moved_by)
  from private.suggested_rows r
  where r.suggestion_id = suggestion.id and r.moved and r.plan_id = any (array(select private.my_plans('editor')));
$$;
grant execute on function public.moved(public.suggestions) to authenticated;

-- A plan's lock for who writes rows of their own there and may not change the plan.
create function private.lock_plan_as(plan uuid, min_role public.member_role) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if plan is null or plan <> all (array(select private.my_plans('viewer'))) then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  if plan <> all (array(select private.my_plans(min_role))) then
    raise exception using errcode = 'PT403', message = 'plan_read_only';
  end if;
  perform from public.event_plans p where p.id = plan for no key update;
end;
$$;
grant execute on function private.lock_plan_as(uuid, public.member_role) to authenticated;

-- As before, and who may suggest saves suggestions.
create or replace function public.save_rows(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_rows.plan_id;
  kind private.row_tables;
  answers jsonb := '{}';
  moved uuid[];
  rows_moved jsonb := '{}';
begin
  perform private.check_changes(target, changes);
  for kind in
    select k.* from private.row_tables k
    where k.name in (select c ->> 'table' from jsonb_array_elements(changes) as c)
    order by k.name <> 'event_plans', k.name
  loop
    if kind.scope = 'owner_id' then
      perform private.lock_book(target);
    elsif kind.written_by > 'editor' then
      perform private.lock_plan_as(target, kind.written_by);
    -- A new plan is nobody's yet.
    elsif kind.name <> 'event_plans' or not changes @> '[{"table": "event_plans", "version": 0}]' then
      perform private.lock_plan(target);
    end if;
    answers := answers || (
      select jsonb_object_agg(s.place, s.answer) from private.save_table(target, kind, changes) as s
    );
  end loop;

  moved := private.settle_room();
  if moved <> '{}' then
    select jsonb_object_agg(r.answer ->> 'id', r.answer) into rows_moved
    from private.row_tables k
    cross join lateral private.read_rows(target, k, null, array(
      select g.id from public.guests g
      where k.name = 'guests' and g.plan_id = target and coalesce(g.household_id, g.id) = any (moved)
      union all
      select h.id from public.households h where k.name = 'households' and h.plan_id = target and h.id = any (moved)
    ), null) as r
    where k.name in ('guests', 'households');
  end if;
  return (
    select jsonb_agg(coalesce(rows_moved -> (a.value ->> 'id'), a.value) order by a.key::int) from jsonb_each(answers) as a
  ) || coalesce((
    select jsonb_agg(m.value order by m.key) from jsonb_each(rows_moved) as m
    where not exists (select from jsonb_each(answers) as a where a.value -> 'id' = m.value -> 'id')
  ), '[]');
end;
$$;
