-- Ceilings that one sender cannot use up for everybody: attempts count once they are accepted, and what protects the
-- mail service delays or bounds mails by their owner.

-- True where every one of the caps has room; then all of them count the attempt, otherwise none does. Each cap has the
-- arguments of `private.admit`, in one order, so that two callers with the same caps don't wait for each other.
create function private.admit_all(caps jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  cap record;
begin
  for cap in
    select * from jsonb_to_recordset(caps) as c(kind text, source text, allowed int, period interval, ceiling int)
    order by c.kind, c.source
  loop
    if not private.admit(cap.kind, cap.source, cap.allowed, cap.period, cap.ceiling) then
      raise exception using errcode = 'PT429';
    end if;
  end loop;
  return true;
exception
  when sqlstate 'PT429' then
    return false;
end;
$$;
grant execute on function private.admit_all(jsonb) to service_role;

-- As before, but a message that is refused counts for nobody, and the messages of others are no reason to refuse one:
-- beyond 5,000 an hour from all, which is a flood, none is stored. How many of them are mailed is `contact_mail`.
create or replace function public.send_contact_message(
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
  if not private.admit_all(jsonb_build_array(
    jsonb_build_object(
      'kind', 'contact_address', 'source', private.source_hash(coalesce(ip_hash, 'unknown')),
      'allowed', 5, 'period', '1 hour', 'ceiling', 5000),
    jsonb_build_object(
      'kind', 'contact_sender', 'source', private.source_hash(lower(btrim(coalesce(email, '')))),
      'allowed', 3, 'period', '1 hour', 'ceiling', 5000)
  )) then
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

-- Whether one more message may be mailed to the team now: 60 an hour. What is not mailed stays, and goes with a later one.
create function public.may_mail_team() returns boolean
language sql security invoker set search_path = '' as $$
  select private.admit('contact_mail', private.source_hash('team'), 60, interval '1 hour', 60);
$$;
revoke execute on function public.may_mail_team() from public;
grant execute on function public.may_mail_team() to service_role;

-- An answer's copy counts with its owner's, as many a day as their list may hold, so that an account cannot send more
-- than it could invite. A household without guests has no answer to copy. To an address that is none of the household's
-- guests goes what was answered and no text that anybody wrote: {"partial": true}.
create or replace function public.copy_rsvp(token_hash text, ip_hash text, email text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  household public.households;
  owner uuid;
  document jsonb;
begin
  if not private.admit_rsvp(copy_rsvp.token_hash, ip_hash) then
    return '{"capped": true}';
  end if;
  household := private.household_of_link(copy_rsvp.token_hash);
  if household.id is null
    or not exists (select from public.guests g where g.plan_id = household.plan_id and g.household_id = household.id)
  then
    return null;
  end if;
  select p.owner_id into owner from public.event_plans p where p.id = household.plan_id;
  if not private.admit_all(jsonb_build_array(
    jsonb_build_object(
      'kind', 'rsvp_copy', 'source', private.source_hash(household.id::text),
      'allowed', 3, 'period', '1 day', 'ceiling', 200000),
    jsonb_build_object(
      'kind', 'rsvp_copy_to', 'source', private.source_hash(lower(copy_rsvp.email)),
      'allowed', 3, 'period', '1 day', 'ceiling', 200000),
    jsonb_build_object(
      'kind', 'rsvp_copy_owner', 'source', private.source_hash(owner::text),
      'allowed', private.guest_limit(private.tier_of(owner)), 'period', '1 day', 'ceiling', 200000)
  )) then
    return '{"capped": true}';
  end if;
  document := private.rsvp_document(household);
  if exists (
    select from public.guests g
    where g.plan_id = household.plan_id and g.household_id = household.id
      and lower(g.email) = lower(btrim(copy_rsvp.email))
  ) then
    return document;
  end if;
  return document || jsonb_build_object(
    'partial', true,
    'message', null,
    'questions', '[]'::jsonb,
    'parts', (
      select coalesce(jsonb_agg(part || '{"place": null}' order by at), '[]')
      from jsonb_array_elements(document -> 'parts') with ordinality as e(part, at)),
    'guests', (
      select coalesce(jsonb_agg(guest || '{"dietary_notes": null, "answers": {}}' order by at), '[]')
      from jsonb_array_elements(document -> 'guests') with ordinality as e(guest, at)));
end;
$$;

grant execute on function private.guest_limit(public.plan_tier), private.tier_of(uuid) to service_role;

-- As before with room for 3,000 attempts an hour from all; each address has its own ten.
create or replace function public.subscribe_to_newsletter(
  email text, language text, token_hash text, website text, fill_ms int, ip_hash text
) returns table (outcome text, subscriber_id uuid)
language plpgsql security invoker set search_path = '' as $$
declare
  address text := lower(btrim(subscribe_to_newsletter.email));
  known public.newsletter_subscribers;
begin
  if coalesce(website, '') <> '' or coalesce(fill_ms, 0) < 1500 then
    return query select 'quiet', null::uuid;
    return;
  end if;
  if not private.admit(
    'newsletter_address', private.source_hash(coalesce(ip_hash, 'unknown')), 10, interval '1 hour', 3000)
  then
    return query select 'capped', null::uuid;
    return;
  end if;

  begin
    insert into public.newsletter_subscribers as s (email, language)
    values (address, subscribe_to_newsletter.language::public.language)
    on conflict on constraint newsletter_subscribers_email_key do nothing;
  exception
    when check_violation or not_null_violation or invalid_text_representation then
      raise exception using errcode = 'PT400', message = 'not_valid';
  end;
  select s.* into known from public.newsletter_subscribers s where s.email = address for no key update;

  if not private.admit('newsletter_mail', private.source_hash(address), 3, interval '1 day', 3000) then
    return query select 'quiet', null::uuid;
    return;
  end if;
  if known.confirmed_at is not null then
    return query select 'known', known.id;
    return;
  end if;
  update public.newsletter_subscribers s
  set language = subscribe_to_newsletter.language::public.language,
      confirm_hash = subscribe_to_newsletter.token_hash,
      confirm_expires_at = now() + interval '2 days'
  where s.id = known.id;
  return query select 'confirm', known.id;
end;
$$;

-- As before, but a code has room for 50,000 calls an hour: with 5,000 nine callers at their own cap shut it for a party.
create or replace function public.find_table(token_hash text, ip_hash text, name text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chart public.seating_charts;
begin
  if not (
    private.admit('find_table', private.source_hash(coalesce(ip_hash, 'unknown')), 600, interval '1 hour', 200000)
    and private.admit('find_table_link', private.source_hash(find_table.token_hash), 50000, interval '1 hour', 200000)
  ) then
    return '{"capped": true}';
  end if;
  select c.* into chart
  from public.seating_links l
  join public.seating_charts c on c.id = l.chart_id
  join public.event_plans p on p.id = l.plan_id
  where l.token_hash = find_table.token_hash and p.deleted_at is null and p.event_date > current_date - 7;
  if chart.id is null then
    return null;
  end if;
  return private.table_document(chart, find_table.name);
end;
$$;
