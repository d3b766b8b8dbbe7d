-- Whose mailbox an address is, for caps: however it is spaced and written, and without a tag behind a plus.
create function private.mailbox_hash(email text) returns text
language sql stable set search_path = '' as $$
  select private.source_hash(regexp_replace(lower(btrim(mailbox_hash.email)), '\+[^@]*@', '@'));
$$;

-- Whether the word of a page is right. Twenty wrong ones an hour from one caller and 300 at one address, then null: a right one
-- is no guess, and counts for nothing.
create function private.knows_word(address private.page_addresses, word text, ip_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller constant text := private.source_hash(coalesce(ip_hash, 'unknown') || ' ' || address.name);
  page constant text := private.source_hash(address.name);
begin
  if not (
    private.admit('registration_word', caller, 20, interval '1 hour', 200000)
    and private.admit('registration_words', page, 300, interval '1 hour', 200000)
  ) then
    return null;
  end if;
  if private.page_word_hash(address.plan_id, left(coalesce(word, ''), 100)) <> address.word_hash then
    return false;
  end if;
  -- Those of this transaction: `admit` makes others of this caller wait.
  delete from private.attempts a
  where a.attempted_at = now() and (a.kind, a.source) in (('registration_word', caller), ('registration_words', page));
  return true;
end;
$$;

-- As before; wrong words are capped as at the page, and one mailbox and one owner's mails, however addresses and plans are
-- written. {"capped": true} also beyond 200 a day for an owner of the free tier, 20,000 for others.
create or replace function public.register(page text, word text, ip_hash text, token_hash text, person jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address private.page_addresses;
  plan public.event_plans;
  known boolean := true;
  asked uuid[];
  sent public.registrations;
begin
  if coalesce(person ->> 'website', '') <> '' or coalesce((person ->> 'fill_ms')::int, 0) < 1500 then
    return '{"quiet": true}';
  end if;
  if not private.admit('registration', private.source_hash(coalesce(ip_hash, 'unknown')), 60, interval '1 hour', 200000) then
    return '{"capped": true}';
  end if;
  select a.* into address from private.page_addresses a
  where a.name = lower(coalesce(page, '')) and a.opening <> 'off' and a.taken_down_at is null and a.blocked_at is null;
  select p.* into plan from public.event_plans p where p.id = address.plan_id and p.deleted_at is null;
  if plan.id is null then
    return null;
  end if;
  if address.opening = 'word' then
    known := private.knows_word(address, word, ip_hash);
  end if;
  if known is null then
    return '{"capped": true}';
  elsif not known then
    return null;
  end if;
  asked := array(select distinct p::uuid from jsonb_array_elements_text(person -> 'parts') as p order by 1);
  if asked = '{}' or asked <> array(select e.id from private.registration_parts(plan.id) as e where e.id = any (asked) order by 1)
  then
    return '{"closed": true}';
  end if;
  if not (
    private.admit('registration_email', private.mailbox_hash(person ->> 'email'), 5, interval '1 day', 200000)
    and private.admit('registration_event', private.source_hash(plan.id::text), 3000, interval '1 hour', 200000)
    -- An account sends little more than it could invite: else whoever has many free events could write to anybody.
    and private.admit('registration_owner', private.source_hash(plan.owner_id::text),
      least(20000, 10 * private.guest_limit(private.tier_of(plan.owner_id))), interval '1 day', 200000)
  ) or (select count(*) >= 20000 from public.registrations r where r.plan_id = plan.id and r.confirmed_at is null) then
    return '{"capped": true}';
  end if;
  insert into public.registrations (plan_id, token_hash, name, last_name, email, company, job_title, language, parts)
  values (
    plan.id, register.token_hash, btrim(person ->> 'name'), btrim(person ->> 'last_name'), btrim(person ->> 'email'),
    nullif(btrim(person ->> 'company'), ''), nullif(btrim(person ->> 'job_title'), ''),
    (person ->> 'language')::public.language, asked
  ) returning * into sent;
  return jsonb_build_object('registration', private.registration_document(sent));
exception
  when check_violation or not_null_violation or data_exception then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;
