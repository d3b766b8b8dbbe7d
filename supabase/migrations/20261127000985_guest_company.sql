-- Who a guest comes for, what they are there, and what their badge says where that is not their name.
alter table public.guests
  add column company text
    check (char_length(company) between 1 and 120)
    check (company ~ '[^[:space:]]' and company !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  add column job_title text
    check (char_length(job_title) between 1 and 120)
    check (job_title ~ '[^[:space:]]' and job_title !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  add column badge_name text
    check (char_length(badge_name) between 1 and 120)
    check (badge_name ~ '[^[:space:]]' and badge_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]');
grant insert (company, job_title, badge_name), update (company, job_title, badge_name) on public.guests to authenticated;

-- As before, with what a badge says.
create or replace function private.update_guests(plan uuid, changes jsonb) returns void
language sql set search_path = '' as $$
  update public.guests g
  set household_id = n.household_id, name = n.name, last_name = n.last_name, email = n.email,
    phone_number = n.phone_number, age_group = n.age_group, age = n.age, party_size = n.party_size, address = n.address,
    notes = n.notes, side = n.side, tags = n.tags, travels_from = n.travels_from, allergens = n.allergens,
    diets = n.diets, dietary_notes = n.dietary_notes, replies = n.replies,
    requests = n.requests, answers = n.answers, company = n.company, job_title = n.job_title,
    badge_name = n.badge_name, version = g.version
  from jsonb_array_elements(changes) as e
  join public.guests o on o.id = (e ->> 'id')::uuid and o.plan_id = plan
  cross join lateral jsonb_populate_record(o, e -> 'row') as n
  where g.id = o.id;
$$;
