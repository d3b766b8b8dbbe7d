-- Whatever a household sends answers: a companion's name or a message alone as well. Nothing of it is taken once the event
-- is over.
create function private.refuse_late_answer() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_over(new.plan_id);
  return new;
end;
$$;
create trigger refuse_late_answer before update of answered_at on public.households
  for each row execute function private.refuse_late_answer();

-- As it was before it had to refuse by itself.
create or replace function private.known_answers(household public.households, sent jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(q.id, a.value), '{}')
  from jsonb_each(case when jsonb_typeof(sent) = 'object' then sent else '{}' end) as a
  join public.event_questions q on q.plan_id = household.plan_id and q.id::text = a.key
    and (q.parts is null or household.parts is null or q.parts && household.parts)
  where jsonb_typeof(a.value) = 'string'
    and (a.value = '""' or case q.kind
      when 'choice' then a.value #>> '{}' = any (q.options)
      when 'yes-no' then a.value #>> '{}' in ('yes', 'no')
      else true
    end);
$$;
