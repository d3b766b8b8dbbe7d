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

grant select on public.tasks to authenticated;
grant insert (
  id, plan_id, task_name, description, recommended_completion_date, task_category, priority_level, assignee, notes,
  started_at, completed_at, origin, origin_name, origin_date, origin_event
) on public.tasks to authenticated;
grant update (
  task_name, description, recommended_completion_date, task_category, priority_level, assignee, notes, started_at,
  completed_at, origin_date, origin_event, version, deleted_at
) on public.tasks to authenticated;
select private.protect('tasks');

create trigger limit_rows after insert on public.tasks
  referencing new table as new_rows
  for each statement execute function private.limit_rows(500, 'task', 'plan_id', 'deleted_at is null');
-- A task that comes back counts as a new one.
create trigger limit_restored_rows after update on public.tasks
  referencing new table as new_rows
  for each statement execute function private.limit_rows(500, 'task', 'plan_id', 'deleted_at is null');
create trigger keep_latest_deleted after update on public.tasks
  referencing new table as new_rows
  for each statement execute function private.keep_latest_deleted(200, 'plan_id');
