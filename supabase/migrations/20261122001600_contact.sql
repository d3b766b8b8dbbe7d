-- Written by the function `contact` with the service role, read by nobody through the API. The limits are those
-- of the form and of the contact schema together: whichever is stricter.
create table public.contact_messages (
  id uuid primary key,
  first_name text not null
    check (char_length(first_name) between 2 and 100)
    check (first_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
    check (first_name !~ '[0-9<>@#$%^*_=+{}|/\\:;"!?()&\[\]~]'),
  last_name text not null
    check (char_length(last_name) between 2 and 100)
    check (last_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
    check (last_name !~ '[0-9<>@#$%^*_=+{}|/\\:;"!?()&\[\]~]'),
  email text not null
    check (char_length(email) <= 100)
    check (email ~ '^[^[:space:]@<>",;]+@[^[:space:]@<>",;]+\.[^[:space:]@<>",;]+$'),
  company text
    check (char_length(company) between 1 and 100)
    check (company !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  subject text not null
    check (char_length(subject) between 5 and 200)
    check (subject !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  message text not null
    check (char_length(message) between 20 and 2000)
    check (message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  language public.language not null,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  check (char_length(first_name) + 1 + char_length(last_name) <= 100)
);
create index contact_messages_created_at_idx on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
grant select, insert, update, delete on public.contact_messages to service_role;

-- `stored`; `repeated` when this id is there already, as after a lost answer; `ignored` for what filled the field
-- that no person sees, or was faster than any person; `capped` beyond 5 an hour from one address, 3 an hour in
-- one sender's name, or 60 an hour from all. PT400 for what is not valid.
create function public.send_contact_message(
  id uuid, first_name text, last_name text, email text, company text, subject text, message text, language text,
  website text, fill_ms int, ip_hash text
) returns text
language plpgsql security invoker set search_path = '' as $$
begin
  if coalesce(website, '') <> '' or coalesce(fill_ms, 0) < 3000 then
    return 'ignored';
  end if;
  if exists (select from public.contact_messages m where m.id = send_contact_message.id) then
    return 'repeated';
  end if;
  if not private.admit(
      'contact_address', private.source_hash(coalesce(ip_hash, 'unknown')), 5, interval '1 hour', 60)
    or not private.admit(
      'contact_sender', private.source_hash(lower(btrim(coalesce(email, '')))), 3, interval '1 hour', 60)
  then
    return 'capped';
  end if;

  begin
    insert into public.contact_messages (id, first_name, last_name, email, company, subject, message, language)
    values (
      send_contact_message.id,
      btrim(send_contact_message.first_name),
      btrim(send_contact_message.last_name),
      btrim(send_contact_message.email),
      nullif(btrim(send_contact_message.company), ''),
      btrim(send_contact_message.subject),
      btrim(send_contact_message.message, E' \n\r\t'),
      send_contact_message.language::public.language
    )
    on conflict on constraint contact_messages_pkey do nothing;
  exception
    when check_violation or not_null_violation or invalid_text_representation then
      raise exception using errcode = 'PT400', message = 'not_valid';
  end;
  return case when found then 'stored' else 'repeated' end;
end;
$$;
grant execute on function
  public.send_contact_message(uuid, text, text, text, text, text, text, text, text, int, text)
to service_role;
