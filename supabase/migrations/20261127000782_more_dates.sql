-- Money that comes in, and what vendors say of a date, are of the event's date as well: as `event_on` of other rows.
alter table public.contributions
  add column event_on date check (event_on between '2000-01-01' and '2200-12-31');
alter table public.vendor_quotes
  add column event_on date check (event_on between '2000-01-01' and '2200-12-31');
grant insert (event_on), update (event_on) on public.contributions, public.vendor_quotes to authenticated;

-- What stands is taken to fit the date that stands. Nobody wrote these rows: they keep their versions.
alter table public.contributions disable trigger user;
alter table public.vendor_quotes disable trigger user;
update public.contributions r set event_on = p.event_date from public.event_plans p where p.id = r.plan_id;
update public.vendor_quotes r set event_on = p.event_date from public.event_plans p where p.id = r.plan_id;
alter table public.contributions enable trigger user;
alter table public.vendor_quotes enable trigger user;

create trigger reckon_from_event before insert on public.contributions
  for each row execute function private.reckon_from_event();
create trigger reckon_from_event before insert on public.vendor_quotes
  for each row execute function private.reckon_from_event();
