-- What a plan pours: how many rows there are is bounded, the app writes one. `choices` names what differs from the
-- usual, amounts in whole hundredths; the domain reads what it knows of it, here it is bounded and kept to known keys of
-- the right kind.
create table public.drinks_preferences (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  alcohol boolean not null default true,
  halal text not null default 'none' check (halal in ('none', 'some', 'all')),
  cash_bar boolean not null default false,
  way_home text not null default 'unknown' check (way_home in ('unknown', 'drive', 'bus')),
  choices jsonb not null default '{}'
    constraint drinks_preferences_choices_size check (char_length(choices::text) <= 6000)
    constraint drinks_preferences_choices_keys check (
      case jsonb_typeof(choices)
        when 'object' then choices - array[
          'adults', 'children', 'abstaining', 'young', 'seniors', 'halal_guests', 'hot', 'outdoors', 'daytime',
          'corkage', 'sure_kept', 'sure_returnable', 'moments', 'prices'
        ] = '{}'
        else false
      end
    )
    constraint drinks_preferences_choices_kinds check (not jsonb_path_exists(choices, '$ ? (
      exists(@.adults) && !(@.adults.type() == "number" && @.adults >= 0 && @.adults <= 10000)
      || exists(@.children) && !(@.children.type() == "number" && @.children >= 0 && @.children <= 10000)
      || exists(@.moments) && !(@.moments.type() == "object")
      || exists(@.prices) && !(@.prices.type() == "object")
    )')),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index drinks_preferences_plan_id_idx on public.drinks_preferences (plan_id);

grant select, delete on public.drinks_preferences to authenticated;
grant insert (id, plan_id, alcohol, halal, cash_bar, way_home, choices)
  on public.drinks_preferences to authenticated;
grant update (alcohol, halal, cash_bar, way_home, choices, version)
  on public.drinks_preferences to authenticated;
select private.protect('drinks_preferences');

create trigger limit_rows after insert on public.drinks_preferences
  referencing new table as new_rows
  for each statement execute function private.limit_rows(20, 'drinks');
