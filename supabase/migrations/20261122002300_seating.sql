-- The room of an event, who sits where, and what people wish for. A chart is one room: a dinner, a ceremony.
create table public.seating_charts (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  name text not null
    check (char_length(name) between 1 and 60)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  width numeric(6, 2) not null default 20 check (width between 3 and 500),
  height numeric(6, 2) not null default 15 check (height between 3 and 500),
  -- Floor plan: a picture under the room, how many metres it is across and where its upper left corner lies, once it is
  -- turned clockwise by so many quarters; its key comes with the table of files.
  floor_file uuid,
  floor_width numeric(6, 2) not null default 20 check (floor_width between 1 and 2000),
  floor_x numeric(6, 2) not null default 0 check (floor_x between -2000 and 2000),
  floor_y numeric(6, 2) not null default 0 check (floor_y between -2000 and 2000),
  floor_turn int not null default 0 check (floor_turn between 0 and 3),
  floor_shown boolean not null default true,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seating_charts_of_plan unique (plan_id, id)
);

-- What stands in a room, in metres from its upper left corner to the middle of the thing; what has no seats is the
-- dance floor, the music, the bar, a door or a pillar.
create table public.seating_tables (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  chart_id uuid not null,
  name text not null
    check (char_length(name) between 1 and 40)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  shape text not null check (shape in (
    'round', 'oval', 'square', 'rectangle', 'imperial', 'half-round', 'head', 'dance-floor', 'music', 'bar', 'door',
    'pillar'
  )),
  seats int not null default 0 check (seats between 0 and 80),
  wheelchair_places int not null default 0 check (wheelchair_places between 0 and 80),
  width numeric(6, 2) not null check (width between 0.2 and 100),
  height numeric(6, 2) not null check (height between 0.2 and 100),
  x numeric(6, 2) not null check (x between 0 and 500),
  y numeric(6, 2) not null check (y between 0 and 500),
  rotation int not null default 0 check (rotation between 0 and 359),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seating_tables_seats_of_shape check (
    (shape in ('dance-floor', 'music', 'bar', 'door', 'pillar')) = (seats = 0) and wheelchair_places <= seats
  ),
  constraint seating_tables_of_chart unique (plan_id, chart_id, id),
  -- At the end of the transaction, since `save_rows` writes tables by their names.
  constraint seating_tables_in_chart foreign key (plan_id, chart_id)
    references public.seating_charts (plan_id, id) on delete cascade deferrable initially deferred
);

-- A guest of a party is known by a number: 0 is who has the name. Nobody sits twice in one chart. Two on one seat may
-- be: one of them is shown without a seat until somebody decides.
create table public.seat_assignments (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  chart_id uuid not null,
  table_id uuid not null,
  guest_id uuid not null,
  person int not null default 0 check (person between 0 and 19),
  seat int not null check (seat between 0 and 79),
  locked boolean not null default false,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seat_assignments_once unique (plan_id, chart_id, guest_id, person),
  constraint seat_assignments_at_table foreign key (plan_id, chart_id, table_id)
    references public.seating_tables (plan_id, chart_id, id) on delete cascade deferrable initially deferred,
  constraint seat_assignments_of_guest foreign key (plan_id, guest_id)
    references public.guests (plan_id, id) on delete cascade deferrable initially deferred
);
create index seat_assignments_table_idx on public.seat_assignments (plan_id, chart_id, table_id);
create index seat_assignments_guest_idx on public.seat_assignments (plan_id, guest_id);

-- Guests and tables are named by id; one that is gone means nothing any more. A rule asked in confidence doesn't say by
-- whom.
create table public.seating_rules (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  kind text not null check (kind in (
    'together', 'side-by-side', 'near', 'apart', 'far-apart', 'at-table', 'at-edge', 'away-from-music', 'wheelchair',
    'children-near-parents', 'acquaintance', 'common-language', 'sides-mixed', 'sides-balanced', 'same-menu',
    'new-company'
  )),
  guests uuid[] not null default '{}' check (cardinality(guests) <= 60 and array_position(guests, null) is null),
  tables uuid[] not null default '{}' check (cardinality(tables) <= 60 and array_position(tables, null) is null),
  hard boolean not null default false,
  weight int not null default 3 check (weight between 1 and 5),
  confidential boolean not null default false,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seating_rules_hard_of_kind check (
    not hard or kind not in ('sides-mixed', 'sides-balanced', 'same-menu', 'new-company')
  )
);
create index seating_rules_plan_id_idx on public.seating_rules (plan_id);

-- Who asked for a rule in confidence, and why: for their author alone, the plan's owner excluded.
create table public.seating_wishes (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  rule_id uuid not null references public.seating_rules (id) on delete cascade deferrable initially deferred,
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  reason text
    check (char_length(reason) between 1 and 500)
    check (reason !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index seating_wishes_plan_id_idx on public.seating_wishes (plan_id);
create index seating_wishes_rule_id_idx on public.seating_wishes (rule_id);
create index seating_wishes_author_id_idx on public.seating_wishes (author_id);

grant select, delete on public.seating_charts, public.seating_tables, public.seat_assignments, public.seating_rules,
  public.seating_wishes
to authenticated;
grant insert (
  id, plan_id, name, width, height, floor_file, floor_width, floor_x, floor_y, floor_turn, floor_shown
) on public.seating_charts to authenticated;
grant update (
  name, width, height, floor_file, floor_width, floor_x, floor_y, floor_turn, floor_shown, version
) on public.seating_charts to authenticated;
grant insert (
  id, plan_id, chart_id, name, shape, seats, wheelchair_places, width, height, x, y, rotation
) on public.seating_tables to authenticated;
grant update (
  name, shape, seats, wheelchair_places, width, height, x, y, rotation, version
) on public.seating_tables to authenticated;
grant insert (id, plan_id, chart_id, table_id, guest_id, person, seat, locked) on public.seat_assignments
to authenticated;
grant update (table_id, seat, locked, version) on public.seat_assignments to authenticated;
grant insert (id, plan_id, kind, guests, tables, hard, weight, confidential) on public.seating_rules to authenticated;
grant update (kind, guests, tables, hard, weight, version) on public.seating_rules to authenticated;
grant insert (id, plan_id, rule_id, reason) on public.seating_wishes to authenticated;
grant update (reason, version) on public.seating_wishes to authenticated;
select private.protect('seating_charts'), private.protect('seating_tables'), private.protect('seat_assignments'),
  private.protect('seating_rules'), private.protect('seating_wishes');

-- Over and above being a member: only the author.
alter policy "members read" on public.seating_wishes
  using (author_id = (select auth.uid()) and plan_id = any (array(select private.my_plans('viewer'))));
alter policy "editors add" on public.seating_wishes
  with check (author_id = (select auth.uid()) and plan_id = any (array(select private.my_plans('editor'))));
alter policy "editors change" on public.seating_wishes
  using (author_id = (select auth.uid()) and plan_id = any (array(select private.my_plans('editor'))))
  with check (author_id = (select auth.uid()) and plan_id = any (array(select private.my_plans('editor'))));
alter policy "editors remove" on public.seating_wishes
  using (author_id = (select auth.uid()) and plan_id = any (array(select private.my_plans('editor'))));

create trigger limit_rows after insert on public.seating_charts
  referencing new table as new_rows
  for each statement execute function private.limit_rows(10, 'chart');
create trigger limit_rows after insert on public.seating_tables
  referencing new table as new_rows
  for each statement execute function private.limit_rows(2000, 'table');
create trigger limit_rows after insert on public.seat_assignments
  referencing new table as new_rows
  for each statement execute function private.limit_rows(20000, 'seat');
create trigger limit_rows after insert on public.seating_rules
  referencing new table as new_rows
  for each statement execute function private.limit_rows(500, 'rule');
create trigger limit_rows after insert on public.seating_wishes
  referencing new table as new_rows
  for each statement execute function private.limit_rows(500, 'wish');

create trigger keep_rows after delete on public.seat_assignments
  referencing old table as old_rows
  for each statement execute function private.keep_rows('guests', 'guest_id');
-- Where the table still stands and nobody else has the seat.
create trigger bring_back_seats after insert on public.guests
  referencing new table as new_rows
  for each statement execute function private.bring_back('seat_assignments', $fits$
    exists (select from public.seating_tables t where t.id = b.table_id and t.seats > b.seat) and not exists (
      select from public.seat_assignments s
      where s.plan_id = b.plan_id and s.chart_id = b.chart_id and s.table_id = b.table_id and s.seat = b.seat
    )
  $fits$);

-- As fields of the plan: one request reads ten thousand, where a list of rows ends at a thousand.
create function public.seating_tables(plan public.event_plans) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(t) - array['plan_id', 'created_at', 'updated_at']), '[]')
  from public.seating_tables t where t.plan_id = plan.id;
$$;
create function public.seat_assignments(plan public.event_plans) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(a) - array['plan_id', 'created_at', 'updated_at']), '[]')
  from public.seat_assignments a where a.plan_id = plan.id;
$$;
grant execute on function public.seating_tables(public.event_plans), public.seat_assignments(public.event_plans)
to authenticated;
