-- Several allergies with their reasons need more than 200 characters, in what a guest eats and in answers to questions.
alter table public.guests
  drop constraint guests_dietary_notes_check,
  add constraint guests_dietary_notes_check check (char_length(dietary_notes) between 1 and 500);

create or replace function private.are_answers(answers jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(answers) = 'object'
    and char_length(answers::text) <= 12000
    and not exists (
      select from jsonb_each(answers) as a
      where a.key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or jsonb_typeof(a.value) <> 'string'
        or char_length(a.value #>> '{}') not between 1 and 500
        or a.value #>> '{}' ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    );
end;
$$;
