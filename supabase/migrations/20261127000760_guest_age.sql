-- A guest's age in years, empty where nobody has said it. The group stays what people are counted by; the years say who
-- is a baby and needs no menu.
alter table public.guests add column age int check (age between 0 and 120);
grant insert (age), update (age) on public.guests to authenticated;

-- As before, with the age.
create or replace function private.update_guests(plan uuid, changes jsonb) returns void
language sql set search_path = '' as $$
  update public.guests g
  set household_id = n.household_id, name = n.name, last_name = n.last_name, email = n.email,
    phone_number = n.phone_number, age_group = n.age_group, age = n.age, party_size = n.party_size, address = n.address,
    notes = n.notes, side = n.side, tags = n.tags, travels_from = n.travels_from, allergens = n.allergens,
    diets = n.diets, dietary_notes = n.dietary_notes, replies = n.replies,
    requests = n.requests, answers = n.answers, version = g.version
  from jsonb_array_elements(changes) as e
  join public.guests o on o.id = (e ->> 'id')::uuid and o.plan_id = plan
  cross join lateral jsonb_populate_record(o, e -> 'row') as n
  where g.id = o.id;
$$;
