-- As before; the refusal names its check as PostgreSQL does, by which the app tells people of which field it speaks.
create or replace function private.refuse_future_arrival() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.arrived_at > now() + interval '2 days' and new.arrived_at is distinct from old.arrived_at then
    raise exception using
      errcode = '23514', message = 'new row for relation "arrivals" violates check constraint "arrivals_arrived_at_future"',
      constraint = 'arrivals_arrived_at_future', table = 'arrivals';
  end if;
  return new;
end;
$$;
