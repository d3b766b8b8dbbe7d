-- How a plan's money came into its currency, where its amounts were converted: {from, rate, on}, with the units of the new
-- currency for one of the old, and the day. Kept to be shown.
alter table public.event_plans
  add column conversion jsonb check (
    conversion is null or case jsonb_typeof(conversion)
      when 'object' then conversion - array['from', 'rate', 'on'] = '{}'
        and coalesce(conversion ->> 'from' ~ '^[A-Z]{3}$', false)
        and coalesce(conversion ->> 'on' ~ '^\d{4}-\d{2}-\d{2}$', false)
        and jsonb_path_exists(conversion, '$.rate ? (@.type() == "number" && @ > 0)')
      else false
    end
  );
grant insert (conversion), update (conversion) on public.event_plans to authenticated;
