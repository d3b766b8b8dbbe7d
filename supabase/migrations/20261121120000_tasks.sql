create type public.task_category as enum (
  'general', 'venue', 'catering', 'drinks', 'photo-and-video', 'music', 'decorations', 'attire', 'transportation',
  'miscellaneous'
);

-- What the checklist gave stands in the origin columns, beside what people make of it. A task that was removed stays
-- as a mark that it is not wanted, so that a task of the checklist isn't offered again.
create table public.tasks (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  task_name text not null
    check (char_length(task_name) between 1 and 100)
    check (task_name ~ '[^[:space:]]' and task_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  description text
    check (char_length(description) between 1 and 500)
    check (description !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  recommended_completion_date date not null
    check (recommended_completion_date between '2000-01-01' and '2200-12-31'),
  task_category public.task_category not null default 'general',
  priority_level int not null default 2 check (priority_level between 1 and 3),
  assignee text
    check (char_length(assignee) between 1 and 100)
    check (assignee ~ '[^[:space:]]' and assignee !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  notes text
    check (char_length(notes) between 1 and 2000)
    check (notes !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  started_at timestamptz,
  completed_at timestamptz,
  origin text check (origin collate "C" ~ '^[A-Za-z0-9-]{1,40}$'),
  origin_name text
    check (char_length(origin_name) between 1 and 100)
    check (origin_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  origin_date date check (origin_date between '2000-01-01' and '2200-12-31'),
  origin_event date check (origin_event between '2000-01-01' and '2199-12-31'),
  version bigint not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tasks_origin_is_whole check (num_nulls(origin, origin_name, origin_date, origin_event) in (0, 4))
);
create index tasks_plan_id_idx on public.tasks (plan_id, recommended_completion_date);
-- Two people who make the checklist at once make it once.
create unique index tasks_origin_idx on public.tasks (plan_id, origin);

alter table public.tasks enable row level security;
grant select on public.tasks to authenticated;
grant insert (
  id, plan_id, task_name, description, recommended_completion_date, task_category, priority_level, assignee, notes,
  origin, origin_name, origin_date, origin_event
) on public.tasks to authenticated;
grant update (
  task_name, description, recommended_completion_date, task_category, priority_level, assignee, notes, started_at,
  completed_at, origin_date, origin_event, version, deleted_at
) on public.tasks to authenticated;
grant select, insert, update, delete on public.tasks to service_role;

create policy "members read tasks" on public.tasks
  for select to authenticated using (plan_id = any (array(select private.my_plans('viewer'))));

create policy "editors add tasks" on public.tasks
  for insert to authenticated with check (plan_id = any (array(select private.my_plans('editor'))));

create policy "editors change tasks" on public.tasks
  for update to authenticated
  using (plan_id = any (array(select private.my_plans('editor'))))
  with check (plan_id = any (array(select private.my_plans('editor'))));

-- As plans do: a stale version is refused, and the moments are the server's.
create function private.advance_task() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.version is distinct from old.version then
    raise exception using
      errcode = 'PT409',
      message = 'stale_version',
      detail = jsonb_build_object('id', old.id, 'version', old.version)::text;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  new.started_at := case when new.started_at is not null then coalesce(old.started_at, now()) end;
  new.completed_at := case when new.completed_at is not null then coalesce(old.completed_at, now()) end;
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end;
$$;

create trigger advance_task before update on public.tasks
  for each row execute function private.advance_task();

-- At most 500 tasks a plan. Counting alone lets parallel requests pass together, so the plans are locked first, in
-- one order; `for no key update`, because `for update` collides with foreign key checks and deadlocks.
create function private.check_task_limit(plans uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
  held int;
begin
  for plan in select distinct p from unnest(plans) as p order by p loop
    perform from public.event_plans e where e.id = plan for no key update;
    select count(*) into held from public.tasks t where t.plan_id = plan and t.deleted_at is null;
    if held > 500 then
      raise exception using
        errcode = 'PT402',
        message = 'task_limit_reached',
        detail = jsonb_build_object('limit', 500)::text;
    end if;
  end loop;
end;
$$;

create function private.limit_new_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_task_limit(array(select n.plan_id from new_tasks n));
  return null;
end;
$$;

-- A task that comes back counts as a new one. Of the removed ones the latest 200 a plan are kept.
create function private.limit_changed_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_task_limit(array(
    select n.plan_id
    from new_tasks n
    left join old_tasks o on o.id = n.id and o.plan_id = n.plan_id and o.deleted_at is null
    where n.deleted_at is null and o.id is null
  ));
  delete from public.tasks t
  using (
    select d.id, row_number() over (partition by d.plan_id order by d.deleted_at desc, d.id) as place
    from public.tasks d
    where d.deleted_at is not null
      and d.plan_id in (select n.plan_id from new_tasks n where n.deleted_at is not null)
  ) as oldest
  where t.id = oldest.id and oldest.place > 200;
  return null;
end;
$$;

create trigger limit_new_tasks after insert on public.tasks
  referencing new table as new_tasks
  for each statement execute function private.limit_new_tasks();

create trigger limit_changed_tasks after update on public.tasks
  referencing old table as old_tasks new table as new_tasks
  for each statement execute function private.limit_changed_tasks();

-- Adds, changes, removes and brings back tasks of one plan, all or nothing, with the caller's rights. Each of
-- `changes` is {id, version, task}: version 0 for a task that is new or comes back, `task` null to remove it. A field
-- that isn't named is kept; `started` and `completed` are booleans. Answers with the tasks as they stand. A repeat
-- whose first answer got lost succeeds. PT404 task_not_found, PT403 plan_read_only, PT409 stale_version, PT402
-- task_limit_reached, 22023 for a malformed call.
create function public.save_tasks(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_tasks.plan_id;
begin
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 500 then
    raise exception using errcode = '22023', message = 'a list of 1 to 500 changes is expected';
  end if;
  perform private.check_keys(c, array['id', 'version', 'task']) from jsonb_array_elements(changes) as c;
  perform private.check_keys(c -> 'task', array[
    'task_name', 'description', 'recommended_completion_date', 'task_category', 'priority_level', 'assignee',
    'notes', 'started', 'completed', 'origin', 'origin_name', 'origin_date', 'origin_event'
  ])
  from jsonb_array_elements(changes) as c where jsonb_typeof(c -> 'task') is distinct from 'null';
  if (
    select count(distinct c ->> 'id') < count(*) or count(c ->> 'version') < count(*)
    from jsonb_array_elements(changes) as c
  )
  then
    raise exception using errcode = '22023', message = 'each task is named once, with the version that was read';
  end if;
  if target <> all (array(select private.my_plans('viewer'))) then
    raise exception using errcode = 'PT404', message = 'task_not_found';
  end if;
  if target <> all (array(select private.my_plans('editor'))) then
    raise exception using errcode = 'PT403', message = 'plan_read_only';
  end if;

  insert into public.tasks (
    id, plan_id, task_name, description, recommended_completion_date, task_category, priority_level, assignee,
    notes, origin, origin_name, origin_date, origin_event
  )
  select (c ->> 'id')::uuid, target, t.task_name, t.description, t.recommended_completion_date,
    coalesce(t.task_category, 'general'), coalesce(t.priority_level, 2), t.assignee, t.notes,
    t.origin, t.origin_name, t.origin_date, t.origin_event
  from jsonb_array_elements(changes) as c
  cross join lateral jsonb_populate_record(null::public.tasks, c -> 'task') as t
  where (c ->> 'version')::bigint = 0 and jsonb_typeof(c -> 'task') = 'object'
  on conflict do nothing;

  -- What was asked for beside what stands. Locked, so that what is compared is what is changed.
  perform from public.tasks t
  where t.plan_id = target
    and t.id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c)
  order by t.id for no key update;

  with asked as (
    select old.id, (c ->> 'version')::bigint as version, old as before,
      next,
      case when removed then coalesce(old.deleted_at, now()) end as deleted_at,
      case
        when c -> 'task' ? 'started' then
          case when (c -> 'task' ->> 'started')::boolean then coalesce(old.started_at, now()) end
        else old.started_at
      end as started_at,
      case
        when c -> 'task' ? 'completed' then
          case when (c -> 'task' ->> 'completed')::boolean then coalesce(old.completed_at, now()) end
        else old.completed_at
      end as completed_at
    from jsonb_array_elements(changes) as c
    join public.tasks old on old.plan_id = target and old.id = (c ->> 'id')::uuid
    cross join lateral (select jsonb_typeof(c -> 'task') is not distinct from 'null' as removed) as _
    cross join lateral jsonb_populate_record(
      old, case when removed then '{}' else (c -> 'task') - array['origin', 'origin_name'] end) as next
  )
  update public.tasks t
  set task_name = (a.next).task_name,
      description = (a.next).description,
      recommended_completion_date = (a.next).recommended_completion_date,
      task_category = (a.next).task_category,
      priority_level = (a.next).priority_level,
      assignee = (a.next).assignee,
      notes = (a.next).notes,
      origin_date = (a.next).origin_date,
      origin_event = (a.next).origin_event,
      started_at = a.started_at,
      completed_at = a.completed_at,
      deleted_at = a.deleted_at,
      version = case when a.version = 0 then t.version else a.version end
  from asked a
  where t.id = a.id
    -- A new task that stands is a repeat of its own creation.
    and not (a.version = 0 and t.deleted_at is null)
    and (
      a.version = t.version
      or a.started_at is distinct from t.started_at
      or a.completed_at is distinct from t.completed_at
      or a.deleted_at is distinct from t.deleted_at
      or a.next is distinct from a.before
    );

  -- An id that is another plan's, or that was never stored.
  if exists (
    select from jsonb_array_elements(changes) as c
    where not exists (
      select from public.tasks t
      where t.plan_id = target
        and (
          t.id = (c ->> 'id')::uuid
          or ((c ->> 'version')::bigint = 0 and t.origin = c -> 'task' ->> 'origin')
        )
    )
  )
  then
    raise exception using errcode = 'PT404', message = 'task_not_found';
  end if;

  return (
    select coalesce(jsonb_agg(to_jsonb(t) order by t.recommended_completion_date, t.id), '[]')
    from public.tasks t
    where t.plan_id = target
      and t.deleted_at is null
      and (
        t.id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c)
        or t.origin in (select c -> 'task' ->> 'origin' from jsonb_array_elements(changes) as c)
      )
  );
end;
$$;
revoke all on function public.save_tasks(uuid, jsonb) from public, anon;
grant execute on function public.save_tasks(uuid, jsonb) to authenticated;
