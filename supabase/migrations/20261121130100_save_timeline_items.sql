-- Saves lines of a timeline, many at once, all or nothing, with the caller's rights. Each of `changes` is
-- {id, version, item}: version 0 for a new line, `item` null to remove it. A field that isn't named is kept;
-- `completed` is a boolean. The run sheet is written as a whole when it is made or shifted, so the lines are taken
-- together and not one by one. Answers with the lines as they stand. A repeat whose first answer got lost succeeds.
-- PT404 plan_not_found, PT403 plan_read_only, PT409 stale_version, PT402 timeline_limit_reached, 22023 for a
-- malformed call.
create function public.save_timeline_items(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_timeline_items.plan_id;
  lost uuid;
begin
  perform private.check_changes(target, changes, 'item');
  perform private.check_keys(c -> 'item', array[
    'kind', 'title', 'starts_on', 'reminder_days_before', 'completed', 'starts_at', 'time_zone', 'duration', 'buffer',
    'track', 'locked', 'sun_event', 'sun_offset', 'responsible', 'place', 'notes', 'event_on', 'origin',
    'origin_title', 'origin_on', 'origin_at', 'origin_duration'
  ])
  from jsonb_array_elements(changes) as c where jsonb_typeof(c -> 'item') is distinct from 'null';

  -- Locked in one order, so that what is compared is what is changed.
  perform from public.timeline_items t
  where t.plan_id = target and t.id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c)
  order by t.id for no key update;

  delete from public.timeline_items t
  using jsonb_array_elements(changes) as c
  where t.plan_id = target and t.id = (c ->> 'id')::uuid and t.version = (c ->> 'version')::bigint
    and jsonb_typeof(c -> 'item') = 'null';

  -- What is asked of a line that stands at another version, or stands no more, and isn't done already.
  select (c ->> 'id')::uuid into lost
  from jsonb_array_elements(changes) as c
  left join public.timeline_items t on t.plan_id = target and t.id = (c ->> 'id')::uuid
  where case
    when jsonb_typeof(c -> 'item') = 'null' then t.id is not null
    when t.id is null then (c ->> 'version')::bigint <> 0
    else (c ->> 'version')::bigint <> t.version
      and (
        jsonb_populate_record(t, (c -> 'item') - 'completed') is distinct from t
        or (c -> 'item' ->> 'completed')::boolean is distinct from
          case when c -> 'item' ? 'completed' then t.completed_at is not null end
      )
  end
  limit 1;
  if found then
    perform private.refuse_stale(lost);
  end if;

  update public.timeline_items t
  set title = next.title,
      starts_on = next.starts_on,
      reminder_days_before = next.reminder_days_before,
      completed_at = case
        when not c -> 'item' ? 'completed' then t.completed_at
        when (c -> 'item' ->> 'completed')::boolean then coalesce(t.completed_at, now())
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
      version = t.version
  from jsonb_array_elements(changes) as c
  join public.timeline_items old on old.plan_id = target and old.id = (c ->> 'id')::uuid
  cross join lateral jsonb_populate_record(old, (c -> 'item') - 'completed') as next
  where t.id = old.id and jsonb_typeof(c -> 'item') = 'object' and (c ->> 'version')::bigint = t.version;

  insert into public.timeline_items (
    id, plan_id, kind, title, starts_on, reminder_days_before, starts_at, time_zone, duration, buffer, track, locked,
    sun_event, sun_offset, responsible, place, notes, event_on, origin, origin_title, origin_on, origin_at,
    origin_duration
  )
  select (c ->> 'id')::uuid, target, n.kind, n.title, n.starts_on, n.reminder_days_before, n.starts_at, n.time_zone,
    n.duration, coalesce(n.buffer, 0), coalesce(n.track, 'guests'), coalesce(n.locked, false), n.sun_event,
    n.sun_offset, n.responsible, n.place, n.notes, n.event_on, n.origin, n.origin_title, n.origin_on, n.origin_at,
    n.origin_duration
  from jsonb_array_elements(changes) as c
  cross join lateral jsonb_populate_record(null::public.timeline_items, (c -> 'item') - 'completed') as n
  where jsonb_typeof(c -> 'item') = 'object'
    and not exists (
      select from public.timeline_items t where t.plan_id = target and t.id = (c ->> 'id')::uuid
    )
  on conflict (plan_id, origin) do nothing;

  -- A milestone that comes back after it was reached.
  update public.timeline_items t
  set completed_at = now(), version = t.version
  from jsonb_array_elements(changes) as c
  where t.plan_id = target and t.id = (c ->> 'id')::uuid and t.completed_at is null
    and (c -> 'item' ->> 'completed')::boolean;

  return (
    select coalesce(jsonb_agg(to_jsonb(t) order by t.starts_on, t.starts_at, t.id), '[]')
    from public.timeline_items t
    where t.plan_id = target
      and (
        t.id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c)
        or t.origin in (
          select c -> 'item' ->> 'origin' from jsonb_array_elements(changes) as c where (c ->> 'version')::bigint = 0
        )
      )
  );
end;
$$;
revoke all on function public.save_timeline_items(uuid, jsonb) from public, anon;
grant execute on function public.save_timeline_items(uuid, jsonb) to authenticated;
