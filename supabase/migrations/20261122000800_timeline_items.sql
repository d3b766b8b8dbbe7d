-- Milestones on the way to an event, and the run sheet of its day. A milestone is a day; a line of the run sheet is an
-- instant with the zone in which its clock is read, as calendars keep them (RFC 5545, DTSTART;TZID): the clock is then
-- right across daylight saving, and the zone of an event is that of its run sheet.
create type public.timeline_kind as enum ('milestone', 'schedule');
-- What guests live through, one thing after another; and what the people who work on it do beside.
create type public.timeline_track as enum ('guests', 'team');
create type public.sun_event as enum ('sunrise', 'golden-hour', 'sunset', 'dusk');

create table public.timeline_items (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  kind public.timeline_kind not null,
  title text not null
    check (char_length(title) between 1 and 100)
    check (title ~ '[^[:space:]]' and title !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  -- Of a milestone.
  starts_on date check (starts_on between '2000-01-01' and '2200-12-31'),
  reminder_days_before int check (reminder_days_before between 0 and 365),
  completed_at timestamptz,
  -- Of a line of the run sheet: whole minutes.
  starts_at timestamptz
    check (starts_at >= '2000-01-01T00:00Z' and starts_at < '2201-01-01T00:00Z')
    check (mod(extract(epoch from starts_at), 60) = 0),
  time_zone text check (char_length(time_zone) between 1 and 64)
    check (time_zone collate "C" ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'),
  duration int check (duration between 0 and 4320),
  -- Minutes after the end that may be used up by what runs late.
  buffer int not null default 0 check (buffer between 0 and 480),
  track public.timeline_track not null default 'guests',
  -- Stays where it is when what comes before it moves.
  locked boolean not null default false,
  sun_event public.sun_event,
  -- Minutes after it; negative before.
  sun_offset int check (sun_offset between -720 and 720),
  responsible text
    check (char_length(responsible) between 1 and 100)
    check (responsible ~ '[^[:space:]]'
      and responsible !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  place text
    check (char_length(place) between 1 and 100)
    check (place ~ '[^[:space:]]' and place !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  notes text
    check (char_length(notes) between 1 and 2000)
    check (notes !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  -- The day of the event that it was reckoned from.
  event_on date not null check (event_on between '2000-01-01' and '2199-12-31'),
  -- What the templates gave stands beside what people make of it.
  origin text check (origin collate "C" ~ '^[A-Za-z0-9-]{1,40}$'),
  origin_title text
    check (char_length(origin_title) between 1 and 100)
    check (origin_title !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  origin_on date check (origin_on between '2000-01-01' and '2200-12-31'),
  origin_at timestamptz check (origin_at >= '2000-01-01T00:00Z' and origin_at < '2201-01-01T00:00Z'),
  origin_duration int check (origin_duration between 0 and 4320),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Two people who make the run sheet at once make it once.
  constraint timeline_items_origin unique (plan_id, origin),
  constraint timeline_items_kind_has_its_fields check (
    case kind
      when 'milestone' then starts_on is not null and num_nonnulls(starts_at, time_zone, duration) = 0
        and buffer = 0 and track = 'guests' and not locked
      else starts_on is null and num_nulls(starts_at, time_zone, duration) = 0
        and num_nonnulls(reminder_days_before, completed_at) = 0
    end
  ),
  constraint timeline_items_sun_event_is_whole check (
    num_nulls(sun_event, sun_offset) in (0, 2) and (sun_event is null or kind = 'schedule')
  ),
  constraint timeline_items_origin_is_whole check (
    case
      when origin is null then num_nonnulls(origin_title, origin_on, origin_at, origin_duration) = 0
      when kind = 'milestone' then num_nulls(origin_title, origin_on) = 0 and num_nonnulls(origin_at, origin_duration) = 0
      else num_nulls(origin_title, origin_at, origin_duration) = 0 and origin_on is null
    end
  )
);
create index timeline_items_plan_id_idx on public.timeline_items (plan_id);

grant select, delete on public.timeline_items to authenticated;
grant insert (
  id, plan_id, kind, title, starts_on, reminder_days_before, completed_at, starts_at, time_zone, duration, buffer, track,
  locked, sun_event, sun_offset, responsible, place, notes, event_on, origin, origin_title, origin_on, origin_at,
  origin_duration
) on public.timeline_items to authenticated;
grant update (
  title, starts_on, reminder_days_before, completed_at, starts_at, time_zone, duration, buffer, track, locked,
  sun_event, sun_offset, responsible, place, notes, event_on, origin_on, origin_at, version
) on public.timeline_items to authenticated;
select private.protect('timeline_items');

create trigger limit_rows after insert on public.timeline_items
  referencing new table as new_rows
  for each statement execute function private.limit_rows(500, 'timeline');
