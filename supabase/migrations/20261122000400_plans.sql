create type public.event_type as enum ('wedding', 'birthday', 'anniversary', 'corporate', 'other');
create type public.location_type as enum ('indoor', 'outdoor', 'home', 'destination');
create type public.couple_type as enum ('groom-and-bride', 'groom-and-groom', 'bride-and-bride');
create type public.event_variant as enum ('plain', 'quinceanera', 'children', 'conference');
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
  couple_type public.couple_type
    constraint event_plans_couple_type_check check (couple_type is null or event_type = 'wedding'),
  -- The kind of a birthday that is celebrated in its own way. Null where nobody was asked: then its name may tell.
  variant public.event_variant
    constraint event_plans_variant_check check (
      variant is null
      or event_type = 'birthday' and variant <> 'conference'
      or event_type = 'corporate' and variant in ('plain', 'conference')
    ),
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

alter table private.deleted_rows
  add constraint deleted_rows_of_plan foreign key (plan_id) references public.event_plans (id) on delete cascade;

alter table public.event_plans enable row level security;
alter table public.plan_members enable row level security;

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
grant execute on function private.my_plans(public.member_role) to authenticated;

grant select on public.event_plans, public.plan_members, public.plan_categories to authenticated;
grant insert (
  id, name, event_type, event_date, budget, currency, duration, guest_count, country, region, city,
  location_type, couple_type, variant
) on public.event_plans to authenticated;
grant update (
  name, event_type, event_date, budget, currency, duration, guest_count, country, region, city,
  location_type, couple_type, variant, version, archived_at, deleted_at
) on public.event_plans to authenticated;
grant update (selected, priority, allocated_amount, locked) on public.plan_categories to authenticated;
grant select, insert, update, delete on public.event_plans, public.plan_members to service_role;
select private.protect('plan_categories');

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

-- How many plans a tier may hold; null is no limit. Archived plans count, deleted ones don't.
create function private.plan_limit(tier public.plan_tier) returns int
language sql immutable set search_path = '' as $$
  select case tier when 'free' then 1 when 'basic' then 1 when 'pro' then 10 end;
$$;

-- A plan that arrives, new, restored or from somebody else, must find room; one that was there is kept and edited
-- whatever the tier. Counting alone lets parallel requests pass together, so the owner's entitlement is locked first,
-- owners in one order; `for no key update`, because `for update` collides with foreign key checks and deadlocks.
create function private.limit_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owners uuid[];
  owner uuid;
  tier public.plan_tier;
  allowed int;
  held int;
begin
  if tg_op = 'INSERT' then
    owners := array(select n.owner_id from new_rows n);
  else
    owners := array(
      select n.owner_id
      from new_rows n
      left join old_rows o on o.id = n.id and o.owner_id = n.owner_id and o.deleted_at is null
      where n.deleted_at is null and o.id is null
    );
  end if;

  for owner in select distinct o from unnest(owners) as o order by o loop
    insert into public.entitlements (user_id) values (owner) on conflict (user_id) do nothing;
    select e.plan_tier into tier from public.entitlements e where e.user_id = owner for no key update;

    allowed := private.plan_limit(tier);
    select count(*) into held from public.event_plans p where p.owner_id = owner and p.deleted_at is null;
    if held > allowed then
      raise exception using
        errcode = 'PT402',
        message = 'plan_limit_reached',
        detail = jsonb_build_object('plan_tier', tier, 'limit', allowed)::text;
    end if;
  end loop;
  return null;
end;
$$;

create trigger limit_new_plans after insert on public.event_plans
  referencing new table as new_rows
  for each statement execute function private.limit_plans();
create trigger limit_restored_plans after update on public.event_plans
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.limit_plans();

-- Deleted plans wait to be wanted back, ten a person at most: creating and deleting in turn would otherwise fill the
-- disk within any limit on plans.
create trigger keep_latest_deleted after update on public.event_plans
  referencing new table as new_rows
  for each statement execute function private.keep_latest_deleted(10, 'owner_id');

-- An event may pass; nobody plans one that has. A day more or less, for the database doesn't know people's time zones.
create function private.refuse_past_date() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and new.event_date < current_date - 1
    and (tg_op = 'INSERT' or new.event_date <> old.event_date)
  then
    raise exception using
      errcode = 'check_violation',
      constraint = 'event_plans_event_date_ahead',
      table = 'event_plans',
      message = 'new row for relation "event_plans" violates check constraint "event_plans_event_date_ahead"';
  end if;
  return new;
end;
$$;
create trigger refuse_past_date before insert or update on public.event_plans
  for each row execute function private.refuse_past_date();

create trigger advance_row before insert or update on public.event_plans
  for each row execute function private.advance_row();
insert into private.row_tables (name, scope, child) values ('event_plans', 'id', 'plan_categories');

-- Categories that aren't named keep what they have, and so do the fields of a category that aren't named.
create function private.save_plan_categories(plan uuid, lists jsonb) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  list jsonb := lists -> plan::text;
  changed int;
begin
  if (select count(distinct e ->> 'category') < count(*) from jsonb_array_elements(list) as e) then
    raise exception using errcode = '22023', message = 'each category is named once';
  end if;
  perform private.check_keys(e, array['category', 'selected', 'priority', 'allocated_amount', 'locked'])
  from jsonb_array_elements(list) as e;

  update public.plan_categories c
  set selected = next.selected,
      priority = next.priority,
      allocated_amount = next.allocated_amount,
      locked = next.locked
  from jsonb_array_elements(list) as e
  join public.plan_categories old
    on old.plan_id = plan and old.category = (e ->> 'category')::public.budget_category
  cross join lateral jsonb_populate_record(old, e) as next
  where c.plan_id = old.plan_id and c.category = old.category and next is distinct from old;
  get diagnostics changed = row_count;
  return case when changed > 0 then array[plan] end;
end;
$$;

create function private.read_plan_categories(parent uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'plan_categories',
    (select jsonb_agg(to_jsonb(c) order by c.category) from public.plan_categories c where c.plan_id = parent),
    'plan_members',
    (select jsonb_agg(jsonb_build_object('role', m.role, 'user_id', m.user_id))
     from public.plan_members m where m.plan_id = parent and m.user_id = (select auth.uid()))
  );
$$;
grant execute on function
  private.save_plan_categories(uuid, jsonb), private.read_plan_categories(uuid)
to authenticated;
