-- Who has come on the day. Each arrival is a row of its own, marked by one device: several marks of one guest, made apart
-- and without a connection, stand side by side, and of a party as many have come as the largest of them says. None is
-- changed; one is taken away by whoever takes it back. `part_id` names the part of the event, null all of it; one that is
-- gone means nothing any more.
create table public.arrivals (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  guest_id uuid not null,
  part_id uuid,
  people int not null default 1 check (people between 1 and 20),
  arrived_at timestamptz not null default now() check (arrived_at between '2000-01-01' and '2200-12-31'),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint arrivals_of_guest foreign key (plan_id, guest_id)
    references public.guests (plan_id, id) on delete cascade deferrable initially deferred
);
create index arrivals_guest_idx on public.arrivals (plan_id, guest_id);

grant select, delete on public.arrivals to authenticated;
grant insert (id, plan_id, guest_id, part_id, people, arrived_at) on public.arrivals to authenticated;
grant update (part_id, people, arrived_at, version) on public.arrivals to authenticated;
select private.protect('arrivals');

create trigger limit_rows after insert on public.arrivals
  referencing new table as new_rows
  for each statement execute function private.limit_rows(40000, 'arrival');

create trigger keep_rows after delete on public.arrivals
  referencing old table as old_rows
  for each statement execute function private.keep_rows('guests', 'guest_id');
create trigger bring_back_arrivals after insert on public.guests
  referencing new table as new_rows
  for each statement execute function private.bring_back('arrivals');

-- A field of the plan, as guests are.
create function public.arrivals(plan public.event_plans) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(a) - array['plan_id', 'created_at', 'updated_at']), '[]')
  from public.arrivals a where a.plan_id = plan.id;
$$;
grant execute on function public.arrivals(public.event_plans) to authenticated;
