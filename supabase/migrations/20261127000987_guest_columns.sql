-- What a plan's people want to know of their guests besides: columns of their own, at most 12, which guests never see.
create table public.guest_columns (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  position int not null default 0 check (position between 0 and 1000000),
  name text not null
    check (char_length(name) between 1 and 60)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  kind text not null default 'text' check (kind in ('text', 'choice')),
  options text[] not null default '{}' check (private.are_words(options, 12, 60)),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index guest_columns_plan_id_idx on public.guest_columns (plan_id);
grant select, delete on public.guest_columns to authenticated;
grant insert (id, plan_id, position, name, kind, options) on public.guest_columns to authenticated;
grant update (position, name, kind, options, version) on public.guest_columns to authenticated;
select private.protect('guest_columns');
create trigger limit_rows after insert on public.guest_columns
  referencing new table as new_rows
  for each statement execute function private.limit_rows(12, 'column');

-- What one's own columns say of a guest: {column: text}. Of a column that is gone it stays, for whoever brings it back.
create function private.are_own_values(own jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(own) = 'object'
    and char_length(own::text) <= 12000
    and not exists (
      select from jsonb_each(own) as o
      where o.key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or jsonb_typeof(o.value) <> 'string'
        or char_length(o.value #>> '{}') not between 1 and 200
        or o.value #>> '{}' ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    );
end;
$$;
grant execute on function private.are_own_values(jsonb) to authenticated, service_role;
alter table public.guests
  add column own_values jsonb not null default '{}' constraint guests_own_values_check check (private.are_own_values(own_values));
grant insert (own_values), update (own_values) on public.guests to authenticated;

-- As before, with one's own columns.
create or replace function private.update_guests(plan uuid, changes jsonb) returns void
language sql set search_path = '' as $$
  update public.guests g
  set household_id = n.household_id, name = n.name, last_name = n.last_name, email = n.email,
    phone_number = n.phone_number, age_group = n.age_group, age = n.age, party_size = n.party_size, address = n.address,
    notes = n.notes, side = n.side, tags = n.tags, travels_from = n.travels_from, allergens = n.allergens,
    diets = n.diets, dietary_notes = n.dietary_notes, replies = n.replies,
    requests = n.requests, answers = n.answers, company = n.company, job_title = n.job_title,
    badge_name = n.badge_name, own_values = n.own_values, version = g.version
  from jsonb_array_elements(changes) as e
  join public.guests o on o.id = (e ->> 'id')::uuid and o.plan_id = plan
  cross join lateral jsonb_populate_record(o, e -> 'row') as n
  where g.id = o.id;
$$;
