-- Saves lines of a timeline, many at once, all or nothing, with the caller's rights. Each of `changes` is
-- {id, version, item}: version 0 for a new line, `item` null to remove it. A field that isn't named is kept;
-- `completed` is a boolean; what the templates gave is told with a new line alone, save its day and hour. Answers with
-- the lines as they stand. A repeat whose first answer got lost succeeds. PT404 plan_not_found, PT403 plan_read_only,
-- PT409 stale_version, PT402 timeline_limit_reached, 22023 for a malformed call.
create function public.save_timeline_items(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_timeline_items.plan_id;
  one record;
  stored public.timeline_items;
  next public.timeline_items;
  added jsonb[] := '{}';
  reached uuid[] := '{}';
begin
  perform private.check_changes(target, changes, 'item');
  for one in
    select (c ->> 'id')::uuid as id, (c ->> 'version')::bigint as version, c -> 'item' as item,
      (c -> 'item' ->> 'completed')::boolean as completed
    from jsonb_array_elements(changes) as c order by 1
  loop
    select * into stored from public.timeline_items t where t.plan_id = target and t.id = one.id for no key update;
    if jsonb_typeof(one.item) = 'null' then
      if stored.version <> one.version then
        perform private.refuse_stale(one.id);
      end if;
      delete from public.timeline_items t where t.plan_id = target and t.id = one.id;
      continue;
    end if;

    perform private.check_keys(one.item, array[
      'kind', 'title', 'starts_on', 'reminder_days_before', 'completed', 'starts_at', 'time_zone', 'duration',
      'buffer', 'track', 'locked', 'sun_event', 'sun_offset', 'responsible', 'place', 'notes', 'event_on', 'origin',
      'origin_title', 'origin_on', 'origin_at', 'origin_duration'
    ]);
    if stored.id is null then
      if one.version <> 0 then
        perform private.refuse_stale(one.id);
      end if;
      added := added || (one.item || jsonb_build_object('id', one.id));
      if one.completed then
        reached := reached || one.id;
      end if;
      continue;
    end if;

    next := jsonb_populate_record(stored, one.item - array['kind', 'completed', 'origin', 'origin_title', 'origin_duration']
      - case when stored.origin is null then array['origin_on', 'origin_at'] else '{}' end);
    if one.version <> stored.version
      and next is not distinct from stored
      and coalesce(one.completed = (stored.completed_at is not null), true)
    then
      continue;
    end if;
    update public.timeline_items t
    set title = next.title,
        starts_on = next.starts_on,
        reminder_days_before = next.reminder_days_before,
        completed_at = case coalesce(one.completed, stored.completed_at is not null)
          when true then coalesce(stored.completed_at, now())
        end,
        starts_at = next.starts_at,
        time_zone = next.time_zone,
        duration = next.duration,
        buffer = next.buffer,
        track = next.track,
        locked = next.locked,
        sun_event = next.sun_event,
        sun_offset = next.sun_offset,
        responsible = next.responsible,
        place = next.place,
        notes = next.notes,
        event_on = next.event_on,
        origin_on = next.origin_on,
        origin_at = next.origin_at,
        version = one.version
    where t.id = one.id;
  end loop;

  -- As one: the plan is locked and its lines are counted once, not once a line.
  insert into public.timeline_items (
    id, plan_id, kind, title, starts_on, reminder_days_before, starts_at, time_zone, duration, buffer, track, locked,
    sun_event, sun_offset, responsible, place, notes, event_on, origin, origin_title, origin_on, origin_at,
    origin_duration
  )
  select n.id, target, n.kind, n.title, n.starts_on, n.reminder_days_before, n.starts_at, n.time_zone, n.duration,
    coalesce(n.buffer, 0), coalesce(n.track, 'guests'), coalesce(n.locked, false), n.sun_event, n.sun_offset,
    n.responsible, n.place, n.notes, n.event_on, n.origin, n.origin_title, n.origin_on, n.origin_at, n.origin_duration
  from jsonb_populate_recordset(null::public.timeline_items, to_jsonb(added)) as n
  on conflict on constraint timeline_items_origin do nothing;

  -- A milestone that comes back after it was reached.
  update public.timeline_items t set completed_at = now() where t.plan_id = target and t.id = any (reached);

  return (
    select coalesce(jsonb_agg(to_jsonb(t) order by t.starts_on, t.starts_at, t.id), '[]')
    from public.timeline_items t
    where t.plan_id = target
      and (
        t.id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c)
        or t.origin in (select a ->> 'origin' from unnest(added) as a)
      )
  );
end;
$$;
revoke all on function public.save_timeline_items(uuid, jsonb) from public, anon;
grant execute on function public.save_timeline_items(uuid, jsonb) to authenticated;
