-- Written by the function `newsletter` with the service role, read by nobody through the API. A row without
-- `confirmed_at` has only been asked for. Who unsubscribes is deleted.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (char_length(email) <= 100 and email = lower(email))
    check (email ~ '^[^[:space:]@<>",;]+@[^[:space:]@<>",;]+\.[^[:space:]@<>",;]+$'),
  language public.language not null,
  confirm_hash text unique check (confirm_hash collate "C" ~ '^[0-9a-f]{64}$'),
  confirm_expires_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((confirm_hash is null) = (confirm_expires_at is null))
);
create index newsletter_subscribers_created_at_idx on public.newsletter_subscribers (created_at)
  where confirmed_at is null;

alter table public.newsletter_subscribers enable row level security;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;

-- What the caller should do: `confirm`, mail the link of this token; `known`, mail that the address is subscribed
-- already; `quiet`, nothing (the honeypot field was filled in, or the address had its three mails today); `capped` beyond ten
-- requests an hour from one caller or 300 from all. The visitor hears the same in the first three cases. PT400 for no address.
create function public.subscribe_to_newsletter(
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
    'newsletter_address', private.source_hash(coalesce(ip_hash, 'unknown')), 10, interval '1 hour', 300)
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

-- The subscriber whose link this is, and whether it was confirmed just now; no row for a link that is wrong,
-- expired, replaced or of somebody who left: all alike. The link works again for as long as it lasts, for an
-- answer may get lost.
create function public.confirm_newsletter(token_hash text)
returns table (subscriber_id uuid, email text, language public.language, first_time boolean)
language plpgsql security invoker set search_path = '' as $$
declare
  known public.newsletter_subscribers;
begin
  select s.* into known
  from public.newsletter_subscribers s
  where s.confirm_hash = confirm_newsletter.token_hash and s.confirm_expires_at > now()
  for no key update;
  if not found then
    return;
  end if;
  update public.newsletter_subscribers s
  set confirmed_at = now()
  where s.id = known.id and s.confirmed_at is null;
  return query select known.id, known.email, known.language, known.confirmed_at is null;
end;
$$;

grant execute on function
  public.subscribe_to_newsletter(text, text, text, text, int, text), public.confirm_newsletter(text)
to service_role;
