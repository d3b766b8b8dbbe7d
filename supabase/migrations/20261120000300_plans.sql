create type public.event_type as enum ('wedding', 'birthday', 'anniversary', 'corporate', 'other');
create type public.location_type as enum ('indoor', 'outdoor', 'home', 'destination');
create type public.couple_type as enum ('groom-and-bride', 'groom-and-groom', 'bride-and-bride');
create type public.budget_category as enum (
  'venue', 'catering', 'drinks', 'photo-and-video', 'music', 'decorations', 'attire', 'transportation',
  'miscellaneous'
);
-- In order of power: `role <= 'editor'` means editor or better.
create type public.member_role as enum ('owner', 'editor', 'viewer');

-- The domain's schema decides which letters a name may have; what is refused here is what no name has.
create table public.event_plans (
  id uuid primary key,
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null
    check (char_length(name) between 1 and 100)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  event_type public.event_type not null,
  event_date date not null check (event_date between '2000-01-01' and '2199-12-31'),
  budget numeric(12, 2) not null check (budget > 0 and budget <= 100000000),
  currency char(3) not null check (currency collate "C" ~ '^[A-Z]{3}$'),
  duration int check (duration between 1 and 72),
  guest_count int not null check (guest_count between 1 and 10000),
  country char(2) not null check (country collate "C" ~ '^[A-Z]{2}$'),
  region text
    check (char_length(region) between 1 and 100)
    check (region ~ '[^[:space:]]' and region !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  city text not null
    check (char_length(city) between 1 and 50)
    check (city ~ '[^[:space:]]' and city !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  location_type public.location_type not null,
  couple_type public.couple_type check (couple_type is null or event_type = 'wedding'),
  version bigint not null default 1,
  archived_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_plans_owner_id_idx on public.event_plans (owner_id);
create index event_plans_deleted_at_idx on public.event_plans (deleted_at) where deleted_at is not null;

create table public.plan_members (
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.member_role not null,
  primary key (plan_id, user_id)
);
create index plan_members_user_id_idx on public.plan_members (user_id, plan_id, role);
create unique index plan_members_one_owner_idx on public.plan_members (plan_id) where role = 'owner';

create table public.plan_categories (
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  category public.budget_category not null,
  selected boolean not null default false,
  priority int check (priority between 1 and 9),
  allocated_amount numeric(12, 2) not null default 0
    check (allocated_amount >= 0 and allocated_amount <= 100000000),
  locked boolean not null default false,
  primary key (plan_id, category)
);

alter table public.event_plans enable row level security;
alter table public.plan_members enable row level security;
alter table public.plan_categories enable row level security;

-- The one place that says who is a member. Policies use it as `= any (array(select …))`, which runs once a
-- statement and not once a row. A deleted plan stays its owner's alone, who may want it back.
create function private.my_plans(min_role public.member_role) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.plan_id
  from public.plan_members m
  join public.event_plans p on p.id = m.plan_id
  where m.user_id = (select auth.uid())
    and m.role <= min_role
    and (p.deleted_at is null or m.role = 'owner');
$$;
revoke all on function private.my_plans(public.member_role) from public;
grant execute on function private.my_plans(public.member_role) to authenticated;

grant select on public.event_plans, public.plan_members, public.plan_categories to authenticated;
grant insert (
  id, name, event_type, event_date, budget, currency, duration, guest_count, country, region, city,
  location_type, couple_type
) on public.event_plans to authenticated;
grant update (
  name, event_type, event_date, budget, currency, duration, guest_count, country, region, city,
  location_type, couple_type, version, archived_at, deleted_at
) on public.event_plans to authenticated;
grant update (selected, priority, allocated_amount, locked) on public.plan_categories to authenticated;
grant select, insert, update, delete
  on public.event_plans, public.plan_members, public.plan_categories to service_role;

-- The owner is named beside the members because a row has none yet while it is being inserted.
create policy "members read their plans" on public.event_plans
  for select to authenticated
  using (owner_id = (select auth.uid()) or id = any (array(select private.my_plans('viewer'))));

create policy "people create plans of their own" on public.event_plans
  for insert to authenticated with check (owner_id = (select auth.uid()));

create policy "editors change plans, owners delete them" on public.event_plans
  for update to authenticated
  using (id = any (array(select private.my_plans('editor'))))
  with check (
    id = any (array(select private.my_plans('editor')))
    and (deleted_at is null or owner_id = (select auth.uid()))
  );

create policy "members see who else is one" on public.plan_members
  for select to authenticated using (plan_id = any (array(select private.my_plans('viewer'))));

create policy "members read categories" on public.plan_categories
  for select to authenticated using (plan_id = any (array(select private.my_plans('viewer'))));

create policy "editors change categories" on public.plan_categories
  for update to authenticated
  using (plan_id = any (array(select private.my_plans('editor'))))
  with check (plan_id = any (array(select private.my_plans('editor'))));

-- A plan always has its owner among the members and all nine categories, so clients insert neither.
create function private.complete_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.plan_members (plan_id, user_id, role) values (new.id, new.owner_id, 'owner');
  insert into public.plan_categories (plan_id, category)
  select new.id, c from unnest(enum_range(null::public.budget_category)) as c;
  return null;
end;
$$;

create trigger complete_plan after insert on public.event_plans
  for each row execute function private.complete_plan();
