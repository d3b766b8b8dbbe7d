-- Vendors: a person's address book, and what those of one plan ask and promise.
create type public.vendor_stage as enum ('idea', 'contacted', 'quoted', 'visited', 'booked', 'refused');
create type public.price_basis as enum ('event', 'guest', 'hour', 'unit');

-- A person's own, whatever plans they are members of. A deleted vendor stays as a mark, so that a late repeat of its
-- creation doesn't bring it back.
create table public.vendors (
  id uuid primary key,
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category public.budget_category not null,
  vendor_name text not null
    check (char_length(vendor_name) between 1 and 100)
    check (vendor_name ~ '[^[:space:]]' and vendor_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  contact_name text
    check (char_length(contact_name) between 1 and 100)
    check (contact_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  email text
    check (char_length(email) between 3 and 254)
    check (email !~ '[\u0001-\u0020\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  phone text
    check (char_length(phone) between 1 and 40)
    check (phone !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  website text
    check (char_length(website) between 1 and 300)
    check (website ~ '^https?://[^[:space:]]+$'),
  place text
    check (char_length(place) between 1 and 100)
    check (place !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  language public.language,
  style int check (style between 1 and 5),
  notes text
    check (char_length(notes) between 1 and 2000)
    check (notes !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  version bigint not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index vendors_owner_id_idx on public.vendors (owner_id, category);
alter table public.vendors enable row level security;

grant select on public.vendors to authenticated;
grant insert (
  id, category, vendor_name, contact_name, email, phone, website, place, language, style, notes
) on public.vendors to authenticated;
grant update (
  category, vendor_name, contact_name, email, phone, website, place, language, style, notes, version, deleted_at
) on public.vendors to authenticated;
grant select, insert, update, delete on public.vendors to service_role;

create policy "people read their own" on public.vendors
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people add their own" on public.vendors
  for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people change their own" on public.vendors
  for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));

create trigger advance_row before insert or update on public.vendors
  for each row execute function private.advance_row();
insert into private.row_tables (name, scope) values ('vendors', 'owner_id');

-- Two thousand a person. Counting alone lets parallel requests pass together, so the owner is locked first.
create function private.limit_vendors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles p
  where p.id in (select n.owner_id from new_rows n)
  order by p.id for no key update;
  if exists (
    select from public.vendors v
    where v.owner_id in (select n.owner_id from new_rows n) and v.deleted_at is null
    group by v.owner_id having count(*) > 2000
  ) then
    raise exception using
      errcode = 'PT402', message = 'vendor_limit_reached', detail = jsonb_build_object('limit', 2000)::text;
  end if;
  return null;
end;
$$;

create trigger limit_vendors after insert on public.vendors
  referencing new table as new_rows
  for each statement execute function private.limit_vendors();
-- A vendor that comes back counts as a new one.
create trigger limit_restored_vendors after update on public.vendors
  referencing new table as new_rows
  for each statement execute function private.limit_vendors();
create trigger keep_latest_deleted after update on public.vendors
  referencing new table as new_rows
  for each statement execute function private.keep_latest_deleted(200, 'owner_id');

-- Of a vendor taken out of an address book only category and name stay, as a mark: how to reach people, and what was
-- noted of them, goes. Who takes it back sends the rest again.
create function private.forget_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.contact_name := null;
  new.email := null;
  new.phone := null;
  new.website := null;
  new.place := null;
  new.language := null;
  new.style := null;
  new.notes := null;
  return new;
end;
$$;
create trigger forget_contact before update on public.vendors
  for each row when (new.deleted_at is not null) execute function private.forget_contact();

-- What a vendor asks for one event. It names the vendor by itself, so that every member of the plan can read it; `item_id`
-- is the item of the ledger that a booking wrote. What a vendor hasn't said is null. Rates are percent.
create table public.vendor_quotes (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  category public.budget_category not null,
  stage public.vendor_stage not null default 'idea',
  vendor_name text not null
    check (char_length(vendor_name) between 1 and 100)
    check (vendor_name ~ '[^[:space:]]' and vendor_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  contact_name text
    check (char_length(contact_name) between 1 and 100)
    check (contact_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  email text
    check (char_length(email) between 3 and 254)
    check (email !~ '[\u0001-\u0020\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  phone text
    check (char_length(phone) between 1 and 40)
    check (phone !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  website text
    check (char_length(website) between 1 and 300)
    check (website ~ '^https?://[^[:space:]]+$'),
  place text
    check (char_length(place) between 1 and 100)
    check (place !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  language public.language,
  notes text
    check (char_length(notes) between 1 and 2000)
    check (notes !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  message text
    check (char_length(message) between 1 and 10000)
    check (message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  basis public.price_basis not null default 'event',
  price numeric(12, 2) check (price >= 0 and price <= 10000000),
  minimum_guests int check (minimum_guests between 1 and 10000),
  unit_capacity int check (unit_capacity between 1 and 10000),
  units int check (units between 1 and 1000),
  hours_included numeric(4, 1) check (hours_included >= 0 and hours_included <= 240),
  extra_hour numeric(12, 2) check (extra_hour >= 0 and extra_hour <= 10000000),
  extra_hour_per_guest boolean not null default false,
  travel numeric(12, 2) check (travel >= 0 and travel <= 10000000),
  extras numeric(12, 2) check (extras >= 0 and extras <= 10000000),
  guarantee numeric(12, 2) check (guarantee >= 0 and guarantee <= 10000000),
  tax_included boolean,
  tax_rate numeric(5, 2) check (tax_rate >= 0 and tax_rate <= 100),
  service_included boolean,
  service_rate numeric(5, 2) check (service_rate >= 0 and service_rate <= 100),
  service_taxed boolean not null default true,
  includes jsonb not null default '[]'
    check (char_length(includes::text) <= 2000)
    check (
      case jsonb_typeof(includes)
        when 'array' then jsonb_array_length(includes) <= 30
          and not jsonb_path_exists(includes, '$[*] ? (!(@.type() == "string" && @ like_regex "^.{1,60}$"))')
        else false
      end
    ),
  deposit numeric(12, 2) check (deposit >= 0 and deposit <= 10000000),
  deposit_rate numeric(5, 2) check (deposit_rate >= 0 and deposit_rate <= 100),
  instalments jsonb not null default '[]'
    check (char_length(instalments::text) <= 1000)
    check (
      case jsonb_typeof(instalments)
        when 'array' then jsonb_array_length(instalments) <= 10
          and not jsonb_path_exists(instalments, '$[*] ? (!(exists(@ ? (
            @.rate > 0 && @.rate <= 100 && @.days_before >= 0 && @.days_before <= 1000
          ))))')
        else false
      end
    ),
  cancellation jsonb not null default '[]'
    check (char_length(cancellation::text) <= 1000)
    check (
      case jsonb_typeof(cancellation)
        when 'array' then jsonb_array_length(cancellation) <= 10
          and not jsonb_path_exists(cancellation, '$[*] ? (!(exists(@ ? (
            @.fee >= 0 && @.fee <= 100 && @.days_before >= 0 && @.days_before <= 1000
          ))))')
        else false
      end
    ),
  date_change boolean,
  insurance boolean,
  substitute boolean,
  valid_until date check (valid_until between '2000-01-01' and '2200-12-31'),
  free_on_date boolean,
  serves_place boolean,
  capacity int check (capacity between 1 and 10000),
  rating numeric(2, 1) check (rating >= 1 and rating <= 5),
  reviews int check (reviews between 0 and 100000),
  style int check (style between 1 and 5),
  asked_on date check (asked_on between '2000-01-01' and '2200-12-31'),
  answered_on date check (answered_on between '2000-01-01' and '2200-12-31'),
  chase_on date check (chase_on between '2000-01-01' and '2200-12-31'),
  item_id uuid,
  -- Lines of a person's own in the comparison ("Drone?"): by name, with what this quote says of it.
  own_lines jsonb not null default '[]'
    check (char_length(own_lines::text) <= 6000)
    check (
      case jsonb_typeof(own_lines)
        when 'array' then jsonb_array_length(own_lines) <= 10
          and not jsonb_path_exists(own_lines, '$[*] ? (!(exists(@ ? (
            @.name.type() == "string" && @.name like_regex "^.{1,60}$"
            && @.text.type() == "string" && @.text like_regex "^.{1,200}$"
          ))))')
        else false
      end
    ),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index vendor_quotes_plan_id_idx on public.vendor_quotes (plan_id, category);
create index vendor_quotes_chase_on_idx on public.vendor_quotes (chase_on) where stage not in ('booked', 'refused');

grant select, delete on public.vendor_quotes to authenticated;
grant insert (
  id, plan_id, category, stage, vendor_name, contact_name, email, phone, website, place, language, notes, message, basis,
  price, minimum_guests, unit_capacity, units, hours_included, extra_hour, extra_hour_per_guest, travel, extras,
  guarantee, tax_included, tax_rate, service_included, service_rate, service_taxed, includes, deposit, deposit_rate,
  instalments, cancellation, date_change, insurance, substitute, valid_until, free_on_date, serves_place, capacity,
  rating, reviews, style, asked_on, answered_on, chase_on, item_id, own_lines
) on public.vendor_quotes to authenticated;
grant update (
  category, stage, vendor_name, contact_name, email, phone, website, place, language, notes, message, basis,
  price, minimum_guests, unit_capacity, units, hours_included, extra_hour, extra_hour_per_guest, travel, extras,
  guarantee, tax_included, tax_rate, service_included, service_rate, service_taxed, includes, deposit, deposit_rate,
  instalments, cancellation, date_change, insurance, substitute, valid_until, free_on_date, serves_place, capacity,
  rating, reviews, style, asked_on, answered_on, chase_on, item_id, own_lines, version
) on public.vendor_quotes to authenticated;
select private.protect('vendor_quotes');

create trigger limit_rows after insert on public.vendor_quotes
  referencing new table as new_rows
  for each statement execute function private.limit_rows(300, 'vendor_quote');
