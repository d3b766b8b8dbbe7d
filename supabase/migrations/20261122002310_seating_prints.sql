-- What has been put on paper of a room: a version is who sat where when it was printed, with the papers that show it, so
-- that the stationer and the kitchen can be told what has changed since. No names and no diets: `seats` is
-- [[guest_id, person, table's name, seat, mark of the name, mark of the food]]. `printed_at` is what the paper says.
create table public.seating_prints (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  chart_id uuid not null,
  number int not null check (number between 1 and 9999),
  papers text[] not null
    check (
      papers <@ array['place-cards', 'table-cards', 'poster-tables', 'poster-names', 'kitchen', 'door', 'room']
      and cardinality(papers) between 1 and 7 and array_position(papers, null) is null
    ),
  seats jsonb not null check (jsonb_typeof(seats) = 'array' and octet_length(seats::text) <= 4000000),
  printed_at timestamptz not null,
  printed_by uuid default auth.uid() references auth.users (id) on delete set null,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- At the end of the transaction, since `save_rows` writes tables by their names.
  constraint seating_prints_in_chart foreign key (plan_id, chart_id)
    references public.seating_charts (plan_id, id) on delete cascade deferrable initially deferred
);
create index seating_prints_chart_idx on public.seating_prints (plan_id, chart_id);
create index seating_prints_printed_by_idx on public.seating_prints (printed_by);

grant select, delete on public.seating_prints to authenticated;
grant insert (id, plan_id, chart_id, number, papers, seats, printed_at) on public.seating_prints to authenticated;
grant update (papers, version) on public.seating_prints to authenticated;
select private.protect('seating_prints');

create trigger limit_rows after insert on public.seating_prints
  referencing new table as new_rows
  for each statement execute function private.limit_rows(100, 'print');
create trigger limit_stored_bytes after insert on public.seating_prints
  referencing new table as new_rows
  for each statement execute function private.limit_stored_bytes(50000000, 'print', 'seats');

-- As a field of the plan, with what its members are called. Who sat where is told of a version that is the last for one
-- of its papers; of the others, that they were.
create function public.seating_prints(plan public.event_plans) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(
    to_jsonb(t) - array['plan_id', 'created_at', 'updated_at', 'seats']
    || jsonb_build_object('printed_by_name', m.full_name, 'seats', case when exists (
      select from unnest(t.papers) as p
      where not exists (
        select from public.seating_prints o
        where o.plan_id = t.plan_id and o.chart_id = t.chart_id and o.number > t.number and p = any (o.papers))
    ) then t.seats else '[]' end)), '[]')
  from public.seating_prints t
  left join private.members_by_name(plan.id) m on m.id = t.printed_by
  where t.plan_id = plan.id;
$$;
grant execute on function public.seating_prints(public.event_plans) to authenticated;
