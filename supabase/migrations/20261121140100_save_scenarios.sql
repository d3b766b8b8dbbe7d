-- Saves scenarios of one plan, all or nothing, with the caller's rights. Each of `changes` is {id, version, scenario}:
-- version 0 for a new one, `scenario` null to remove it. A field that isn't named is kept; overrides are one field.
-- Answers with the scenarios as they stand. A repeat whose first answer got lost succeeds. PT404 plan_not_found, PT403
-- plan_read_only, PT409 stale_version, PT402 scenario_limit_reached, 22023 for a malformed call. What a scenario says
-- is brought into the plan by update_event_plan, in one call, at the plan's own version.
create function public.save_scenarios(plan_id uuid, changes jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := save_scenarios.plan_id;
  one record;
  stored public.scenarios;
  next public.scenarios;
begin
  perform private.check_changes(target, changes, 'scenario');
  for one in
    select (c ->> 'id')::uuid as id, (c ->> 'version')::bigint as version, c -> 'scenario' as scenario
    from jsonb_array_elements(changes) as c order by 1
  loop
    select * into stored from public.scenarios s where s.plan_id = target and s.id = one.id for no key update;
    if jsonb_typeof(one.scenario) = 'null' then
      if stored.version <> one.version then
        perform private.refuse_stale(one.id);
      end if;
      delete from public.scenarios s where s.plan_id = target and s.id = one.id;
      continue;
    end if;

    perform private.check_keys(one.scenario, array['name', 'position', 'overrides']);
    if stored.id is null then
      if one.version <> 0 then
        perform private.refuse_stale(one.id);
      end if;
      next := jsonb_populate_record(stored, one.scenario);
      insert into public.scenarios (id, plan_id, name, position, overrides)
      values (one.id, target, next.name, coalesce(next.position, 0), coalesce(next.overrides, '{}'));
    else
      next := jsonb_populate_record(stored, one.scenario);
      if one.version <> stored.version and next is not distinct from stored then
        continue;
      end if;
      update public.scenarios s
      set name = next.name,
          position = next.position,
          overrides = next.overrides,
          version = one.version
      where s.id = one.id;
    end if;
  end loop;
  return (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.position, s.id), '[]')
    from public.scenarios s
    where s.plan_id = target and s.id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) as c)
  );
end;
$$;
revoke all on function public.save_scenarios(uuid, jsonb) from public, anon;
grant execute on function public.save_scenarios(uuid, jsonb) to authenticated;
