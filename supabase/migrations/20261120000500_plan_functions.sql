-- Creating and changing a plan, each with its categories in one transaction. Both run with the caller's
-- rights: policies and column grants decide as they do for a plain request.

create function private.check_keys(value jsonb, allowed text[]) returns void
language plpgsql immutable set search_path = '' as $$
declare
  unknown text;
begin
  if jsonb_typeof(value) is distinct from 'object' then
    raise exception using errcode = '22023', message = 'an object is expected';
  end if;
  select k into unknown from jsonb_object_keys(value) as k where k <> all (allowed) limit 1;
  if unknown is not null then
    raise exception using errcode = '22023', message = 'unknown field', detail = left(unknown, 100);
  end if;
end;
$$;

-- Categories that aren't named keep what they have, and so do the fields of a category that aren't named.
create function private.apply_plan_categories(target uuid, categories jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  expected int;
  applied int;
begin
  if jsonb_typeof(categories) is distinct from 'array' or jsonb_array_length(categories) > 9 then
    raise exception using errcode = '22023', message = 'a list of at most nine categories is expected';
  end if;
  perform private.check_keys(
    e, array['category', 'selected', 'priority', 'allocated_amount', 'locked'])
  from jsonb_array_elements(categories) as e;

  update public.plan_categories c
  set selected = next.selected,
      priority = next.priority,
      allocated_amount = next.allocated_amount,
      locked = next.locked
  from jsonb_array_elements(categories) as e
  join public.plan_categories old
    on old.plan_id = target and old.category = (e ->> 'category')::public.budget_category
  cross join lateral jsonb_populate_record(old, e) as next
  where c.plan_id = old.plan_id and c.category = old.category;

  -- One row short means a category without a name, or named twice.
  get diagnostics applied = row_count;
  expected := jsonb_array_length(categories);
  if applied <> expected then
    raise exception using errcode = '22023', message = 'each category is named once';
  end if;
end;
$$;

create function private.plan_categories_match(target uuid, categories jsonb) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select
    from jsonb_array_elements(case when jsonb_typeof(categories) = 'array' then categories else '[]' end) as e
    left join public.plan_categories c
      on c.plan_id = target and c.category = (e ->> 'category')::public.budget_category
    where jsonb_populate_record(c, e) is distinct from c
  );
$$;

-- The same shape as `select=*,plan_categories(*),plan_members(role,user_id)`.
create function private.plan_document(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p) || jsonb_build_object(
    'plan_categories',
    (select jsonb_agg(to_jsonb(c) order by c.category)
     from public.plan_categories c where c.plan_id = p.id),
    'plan_members',
    (select jsonb_agg(jsonb_build_object('role', m.role, 'user_id', m.user_id) order by m.role, m.user_id)
     from public.plan_members m where m.plan_id = p.id)
  )
  from public.event_plans p
  where p.id = target;
$$;

-- Safe to repeat: an id the caller already has answers with the plan as it stands and changes nothing.
-- PT402 plan_limit_reached; PT409 plan_id_taken when the id is somebody else's; 22023 for a malformed call.
create function public.create_event_plan(plan jsonb, categories jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  new_id uuid;
begin
  perform private.check_keys(plan, array[
    'id', 'name', 'event_type', 'event_date', 'budget', 'currency', 'duration', 'guest_count', 'country',
    'region', 'city', 'location_type', 'couple_type'
  ]);
  new_id := (plan ->> 'id')::uuid;
  if new_id is null then
    raise exception using errcode = '22023', message = 'an id is expected';
  end if;

  insert into public.event_plans (
    id, name, event_type, event_date, budget, currency, duration, guest_count, country, region, city,
    location_type, couple_type
  )
  select new_id, p.name, p.event_type, p.event_date, p.budget, p.currency, p.duration, p.guest_count,
    p.country, p.region, p.city, p.location_type, p.couple_type
  from jsonb_populate_record(null::public.event_plans, plan) as p
  on conflict (id) do nothing;

  if found then
    perform private.apply_plan_categories(new_id, categories);
  elsif new_id <> all (array(select private.my_plans('owner'))) then
    raise exception using errcode = 'PT409', message = 'plan_id_taken';
  end if;
  return private.plan_document(new_id);
end;
$$;

-- `changes` holds any of the plan's facts, and `archived` and `deleted` as booleans. A fact set to null is
-- cleared, one left out is kept. PT404 plan_not_found, for what doesn't exist and for what isn't the
-- caller's; PT403 plan_read_only for a viewer; PT409 stale_version; PT402 when undeleting at the limit.
-- A stale call that asks for what already stands is a repeat whose first answer got lost: it succeeds.
create function public.update_event_plan(
  plan_id uuid, expected_version bigint, changes jsonb, categories jsonb default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  target uuid := update_event_plan.plan_id;
  stored public.event_plans;
  next public.event_plans;
begin
  perform private.check_keys(changes, array[
    'name', 'event_type', 'event_date', 'budget', 'currency', 'duration', 'guest_count', 'country',
    'region', 'city', 'location_type', 'couple_type', 'archived', 'deleted'
  ]);
  if expected_version is null then
    raise exception using errcode = '22023', message = 'the version that was read is expected';
  end if;

  select * into stored from public.event_plans p where p.id = target;
  if not found then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  next := jsonb_populate_record(stored, changes);
  if changes ? 'archived' then
    next.archived_at := case when (changes ->> 'archived')::boolean then coalesce(stored.archived_at, now()) end;
  end if;
  if changes ? 'deleted' then
    next.deleted_at := case when (changes ->> 'deleted')::boolean then coalesce(stored.deleted_at, now()) end;
  end if;

  if stored.version <> expected_version
    and next is not distinct from stored
    and private.plan_categories_match(target, categories)
  then
    return private.plan_document(target);
  end if;

  -- Written even when no fact changes: the version guards the categories too.
  update public.event_plans p
  set name = next.name,
      event_type = next.event_type,
      event_date = next.event_date,
      budget = next.budget,
      currency = next.currency,
      duration = next.duration,
      guest_count = next.guest_count,
      country = next.country,
      region = next.region,
      city = next.city,
      location_type = next.location_type,
      couple_type = next.couple_type,
      archived_at = next.archived_at,
      deleted_at = next.deleted_at,
      version = expected_version
  where p.id = target;
  if not found then
    raise exception using errcode = 'PT403', message = 'plan_read_only';
  end if;

  if categories is not null and jsonb_typeof(categories) <> 'null' then
    perform private.apply_plan_categories(target, categories);
  end if;
  return private.plan_document(target);
end;
$$;

revoke all on function
  private.check_keys(jsonb, text[]),
  private.apply_plan_categories(uuid, jsonb),
  private.plan_categories_match(uuid, jsonb),
  private.plan_document(uuid),
  public.create_event_plan(jsonb, jsonb),
  public.update_event_plan(uuid, bigint, jsonb, jsonb)
from public, anon;
grant execute on function
  private.check_keys(jsonb, text[]),
  private.apply_plan_categories(uuid, jsonb),
  private.plan_categories_match(uuid, jsonb),
  private.plan_document(uuid),
  public.create_event_plan(jsonb, jsonb),
  public.update_event_plan(uuid, bigint, jsonb, jsonb)
to authenticated;
