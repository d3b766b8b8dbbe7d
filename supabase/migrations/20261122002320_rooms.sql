-- Rooms that are no rectangles, a stage, and lengths in feet.
create function private.is_outline(outline jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(outline) = 'array' and jsonb_array_length(outline) between 3 and 20 and not exists (
    select from jsonb_array_elements(outline) as p
    where jsonb_typeof(p) <> 'array' or jsonb_array_length(p) <> 2
      or jsonb_typeof(p -> 0) <> 'number' or jsonb_typeof(p -> 1) <> 'number'
      or (p ->> 0)::numeric not between 0 and 500 or (p ->> 1)::numeric not between 0 and 500
  );
$$;
grant execute on function private.is_outline(jsonb) to authenticated, service_role;

-- The corners in metres, [[x, y]], one after the other; null is the rectangle of the room's width and height.
alter table public.seating_charts add column outline jsonb
  check (octet_length(outline::text) <= 1000 and private.is_outline(outline));
-- In which a room's lengths are shown and typed; they are stored in metres.
alter table public.seating_charts add column length_unit text not null default 'm' check (length_unit in ('m', 'ft'));
grant insert (outline, length_unit) on public.seating_charts to authenticated;
grant update (outline, length_unit) on public.seating_charts to authenticated;

alter table public.seating_tables
  drop constraint seating_tables_shape_check,
  drop constraint seating_tables_seats_of_shape,
  add constraint seating_tables_shape_check check (shape in (
    'round', 'oval', 'square', 'rectangle', 'imperial', 'half-round', 'head', 'dance-floor', 'stage', 'music', 'bar',
    'door', 'pillar'
  )),
  add constraint seating_tables_seats_of_shape check (
    (shape in ('dance-floor', 'stage', 'music', 'bar', 'door', 'pillar')) = (seats = 0) and wheelchair_places <= seats
  );
