-- What a plan could be instead: `overrides` names the facts that a scenario changes, amounts in whole hundredths, and
-- what its costs are reckoned with. The domain reads what it knows of it; here it is bounded and kept to known keys
-- of the right kind.
create table public.scenarios (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  name text not null
    check (char_length(name) between 1 and 100)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  position int not null default 0 check (position between 0 and 1000000),
  overrides jsonb not null default '{}'
    constraint scenarios_overrides_size check (char_length(overrides::text) <= 2000)
    constraint scenarios_overrides_keys check (
      case jsonb_typeof(overrides)
        when 'object' then overrides - array[
          'budget', 'guest_count', 'duration', 'event_date', 'location_type', 'place', 'selected', 'ranking',
          'assumptions'
        ] = '{}'
        else false
      end
    )
    constraint scenarios_overrides_figures check (not jsonb_path_exists(overrides, '$ ? (
      exists(@.budget) && !(@.budget.type() == "number" && @.budget >= 1 && @.budget <= 10000000000)
      || exists(@.guest_count)
        && !(@.guest_count.type() == "number" && @.guest_count >= 1 && @.guest_count <= 10000)
      || exists(@.duration) && !(@.duration.type() == "number" && @.duration >= 1 && @.duration <= 72)
      || exists(@.event_date) && !(
        @.event_date.type() == "string"
        && @.event_date like_regex "^2[01][0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
      )
    )'))
    constraint scenarios_overrides_kinds check (not jsonb_path_exists(overrides, '$ ? (
      exists(@.location_type) && !(
        @.location_type.type() == "string"
        && @.location_type like_regex "^(indoor|outdoor|home|destination)$"
      )
      || exists(@.place) && !(@.place.type() == "object")
      || exists(@.selected) && !(@.selected.type() == "object")
      || exists(@.selected.* ? (@.type() != "boolean"))
      || exists(@.ranking) && !(@.ranking.type() == "array")
      || exists(@.ranking[9])
      || exists(@.assumptions) && !(@.assumptions.type() == "object")
    )')),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index scenarios_plan_id_idx on public.scenarios (plan_id, position);

grant select, delete on public.scenarios to authenticated;
grant insert (id, plan_id, name, position, overrides) on public.scenarios to authenticated;
grant update (name, position, overrides, version) on public.scenarios to authenticated;
select private.protect('scenarios');

create trigger limit_rows after insert on public.scenarios
  referencing new table as new_rows
  for each statement execute function private.limit_rows(20, 'scenario');
