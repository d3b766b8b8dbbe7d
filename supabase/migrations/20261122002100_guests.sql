-- Who is invited. A household is the unit of invitation; a guest may stand for people who have no name yet: of a party
-- of three one is named. A reply is one guest's for one part of the event.
create type public.age_group as enum ('child', 'adult', 'senior');

create table public.event_parts (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  name text not null
    check (char_length(name) between 1 and 60)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  position int not null default 0 check (position between 0 and 1000000),
  starts_at timestamptz check (starts_at between '2000-01-01' and '2200-12-31'),
  place text
    check (char_length(place) between 1 and 200)
    check (place !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  capacity int check (capacity between 1 and 10000),
  -- Its own clocks: when it begins, and until the end of which day people may answer.
  time_zone text
    check (char_length(time_zone) between 1 and 64 and time_zone collate "C" ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'),
  reply_by date check (reply_by between '2000-01-01' and '2200-12-31'),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_parts_plan_id_idx on public.event_parts (plan_id);

-- `parts` names the parts that a household is invited to; null is all of them.
create table public.households (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  name text not null
    check (char_length(name) between 1 and 110)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  language public.language,
  parts uuid[] check (cardinality(parts) <= 20 and array_position(parts, null) is null),
  invited_at timestamptz,
  -- How far an invitation has come. What the household itself does is written by its link alone.
  channel text check (channel in ('whatsapp', 'email', 'link', 'print', 'other')),
  reminded_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  message text
    check (char_length(message) between 1 and 500)
    check (message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  -- Invited when others can't come, in this order; null is the first list.
  second_list smallint
    check (second_list between 1 and 1000),
  gift text
    check (char_length(gift) between 1 and 200)
    check (gift !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  thanked_at timestamptz check (thanked_at between '2000-01-01' and '2200-12-31'),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint households_of_plan unique (plan_id, id)
);

-- Texts of a list: so many at most, each of them so long, none empty.
create function private.are_words(words text[], most int, longest int) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(words) <= most
    and not exists (
      select from unnest(words) as w
      where w is null or char_length(w) not between 1 and longest or w !~ '[^[:space:]]'
        or w ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    );
$$;

-- Replies: {part: {"status": "accepted", "people": 2}}; without `people` it is all of the party.
create function private.are_replies(replies jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(replies) = 'object'
    and char_length(replies::text) <= 2500
    and not exists (
      select from jsonb_each(replies) as r
      where r.key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or case jsonb_typeof(r.value)
          when 'object' then r.value - array['status', 'people'] <> '{}'
            or coalesce(r.value ->> 'status', '') not in ('accepted', 'declined', 'waiting')
            or not jsonb_path_exists(r.value, '$ ? (
              !exists(@.people) || @.people.type() == "number" && @.people >= 1 && @.people <= 20
              && @.people.floor() == @.people
            )')
          else true
        end
    );
end;
$$;
-- Answers to questions: {question: text}.
create function private.are_answers(answers jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(answers) = 'object'
    and char_length(answers::text) <= 6000
    and not exists (
      select from jsonb_each(answers) as a
      where a.key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or jsonb_typeof(a.value) <> 'string'
        or char_length(a.value #>> '{}') not between 1 and 200
        or a.value #>> '{}' ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    );
end;
$$;
grant execute on function
  private.are_words(text[], int, int), private.are_replies(jsonb), private.are_answers(jsonb)
to authenticated, service_role;

create table public.guests (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  household_id uuid,
  name text not null
    check (char_length(name) between 1 and 50)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  last_name text not null
    check (char_length(last_name) between 1 and 50)
    check (last_name ~ '[^[:space:]]' and last_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  email text
    check (char_length(email) between 3 and 100)
    check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and email !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  phone_number text check (phone_number collate "C" ~ '^[+]?[1-9][0-9]{0,15}$'),
  age_group public.age_group not null default 'adult',
  party_size int not null default 1 check (party_size between 1 and 20),
  address text
    check (char_length(address) between 1 and 200)
    check (address !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  notes text
    check (char_length(notes) between 1 and 500)
    check (notes !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  side text check (side in ('first', 'second', 'both')),
  tags text[] not null default '{}' check (private.are_words(tags, 10, 30)),
  travels_from text check (travels_from in ('local', 'out-of-town', 'abroad')),
  allergens text[] not null default '{}'
    check (allergens <@ array[
      'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
      'sulphites', 'lupin', 'molluscs'
    ])
    check (cardinality(allergens) <= 14),
  diets text[] not null default '{}'
    check (diets <@ array['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher', 'childrens-menu'])
    check (cardinality(diets) <= 6),
  dietary_notes text
    check (char_length(dietary_notes) between 1 and 200)
    check (dietary_notes !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  replies jsonb not null default '{}' check (private.are_replies(replies)),
  -- Replies that came after the deadline: the couple accepts them or declines.
  requests jsonb not null default '{}' check (private.are_replies(requests)),
  answers jsonb not null default '{}' check (private.are_answers(answers)),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint guests_of_plan unique (plan_id, id),
  -- With the plan, so that a guest never belongs to one plan and their household to another; at the end of the
  -- transaction, since `save_rows` writes guests before households.
  constraint guests_of_household foreign key (plan_id, household_id)
    references public.households (plan_id, id) deferrable initially deferred
);
create index guests_household_idx on public.guests (plan_id, household_id);
create index guests_household_id_idx on public.guests (household_id);

grant select, delete on public.event_parts, public.households, public.guests to authenticated;
grant insert (id, plan_id, name, position, starts_at, place, capacity, time_zone, reply_by)
on public.event_parts to authenticated;
grant update (name, position, starts_at, place, capacity, time_zone, reply_by, version) on public.event_parts to authenticated;
grant insert (
  id, plan_id, name, language, parts, invited_at, channel, reminded_at, second_list, gift, thanked_at
) on public.households to authenticated;
grant update (
  name, language, parts, invited_at, channel, reminded_at, second_list, gift, thanked_at, version
) on public.households to authenticated;
grant insert (
  id, plan_id, household_id, name, last_name, email, phone_number, age_group, party_size, address, notes, side, tags,
  travels_from, allergens, diets, dietary_notes, replies, requests, answers
) on public.guests to authenticated;
grant update (
  household_id, name, last_name, email, phone_number, age_group, party_size, address, notes, side, tags, travels_from,
  allergens, diets, dietary_notes, replies, requests, answers, version
) on public.guests to authenticated;
select private.protect('event_parts'), private.protect('households'), private.protect('guests');

create trigger limit_rows after insert on public.event_parts
  referencing new table as new_rows
  for each statement execute function private.limit_rows(20, 'part');
create trigger limit_rows after insert on public.households
  referencing new table as new_rows
  for each statement execute function private.limit_rows(10000, 'household');

-- Rows that went with their guest or household, to come back with it: an undo of the deletion brings back the seat, the
-- arrivals and the links that people hold.
create table private.kept_rows (
  table_name text not null,
  id text not null,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  parent_id uuid not null,
  kept jsonb not null,
  deleted_at timestamptz not null default now(),
  primary key (table_name, id, plan_id)
);
create index kept_rows_parent_idx on private.kept_rows (parent_id, table_name);
create index kept_rows_plan_id_idx on private.kept_rows (plan_id, deleted_at);
create index kept_rows_deleted_at_idx on private.kept_rows (deleted_at);
alter table private.kept_rows enable row level security;
create trigger keep_latest_deleted after insert on private.kept_rows
  referencing new table as new_rows
  for each statement execute function private.keep_latest_deleted(20000, 'plan_id');

-- A trigger of what belongs to a row of the table (first argument) that a column (second) names. Where that row still
-- stands, somebody deleted this one for itself; where the plan goes, nothing is kept.
create function private.keep_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from old_rows) then
    execute format(
      'insert into private.kept_rows (table_name, id, plan_id, parent_id, kept)
       select %L, coalesce(to_jsonb(o) ->> ''id'', to_jsonb(o) ->> ''token_hash''), o.plan_id, o.%I, to_jsonb(o)
       from old_rows o join public.event_plans p on p.id = o.plan_id
       where not exists (select from public.%I r where r.id = o.%2$I)
       on conflict (table_name, id, plan_id) do update set kept = excluded.kept, deleted_at = now()',
      tg_table_name, tg_argv[1], tg_argv[0]
    );
  end if;
  return null;
end;
$$;

-- A trigger of the other table: brings back what is kept of one (first argument) for the rows that are new, as far as it
-- still fits (second, a condition on `b`).
create function private.bring_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from new_rows n join private.kept_rows k on k.parent_id = n.id and k.table_name = tg_argv[0]
  ) then
    execute format(
      'with taken as (
         delete from private.kept_rows k using new_rows n
         where k.parent_id = n.id and k.plan_id = n.plan_id and k.table_name = %L
         returning k.kept
       )
       insert into public.%I
       select b.* from taken cross join lateral jsonb_populate_record(null::public.%2$I, taken.kept) as b where %s
       on conflict do nothing',
      tg_argv[0], tg_argv[0], coalesce(tg_argv[1], 'true')
    );
  end if;
  return null;
end;
$$;

-- How many people a tier may have in a plan's list.
create function private.guest_limit(tier public.plan_tier) returns int
language sql immutable set search_path = '' as $$
  select case tier when 'free' then 20 else 10000 end;
$$;

-- People are counted, not rows; the owner's tier decides, whoever writes. A list that has more already, from a better
-- time, is kept and edited as long as it doesn't grow. A household that names somebody it brings adds nobody: it writes
-- by its link, without an account. The plans are locked before the count, as in `limit_rows`.
create function private.limit_guests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
  plans uuid[];
  allowed int;
begin
  if auth.uid() is null then
    return null;
  elsif tg_op = 'INSERT' then
    plans := array(select distinct n.plan_id from new_rows n);
  else
    plans := array(
      select n.plan_id from new_rows n join old_rows o on o.id = n.id
      group by n.plan_id having sum(n.party_size) > sum(o.party_size)
    );
  end if;
  perform from public.event_plans p where p.id = any (plans) order by p.id for no key update;

  foreach plan in array plans loop
    select private.guest_limit(coalesce(e.plan_tier, 'free')) into allowed
    from public.event_plans p left join public.entitlements e on e.user_id = p.owner_id
    where p.id = plan;
    if (select sum(g.party_size) from public.guests g where g.plan_id = plan) > allowed then
      raise exception using
        errcode = 'PT402', message = 'guest_limit_reached', detail = jsonb_build_object('limit', allowed)::text;
    end if;
  end loop;
  return null;
end;
$$;

create trigger limit_guests after insert on public.guests
  referencing new table as new_rows
  for each statement execute function private.limit_guests();
create trigger limit_grown_guests after update on public.guests
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.limit_guests();

-- A plan's guests and households as fields of the plan: one request reads ten thousand, where a list of rows ends at a
-- thousand.
create function public.guests(plan public.event_plans) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(g) - array['plan_id', 'created_at', 'updated_at']), '[]')
  from public.guests g where g.plan_id = plan.id;
$$;
create function public.households(plan public.event_plans) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(h) - array['plan_id', 'created_at', 'updated_at']), '[]')
  from public.households h where h.plan_id = plan.id;
$$;
grant execute on function public.guests(public.event_plans), public.households(public.event_plans)
to authenticated;
