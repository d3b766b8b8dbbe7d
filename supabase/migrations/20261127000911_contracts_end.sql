-- What the clock does about contracts: a mail before a yearly renewal and before Basic ends, and the end of the
-- subscriptions of people who are leaving.

-- Who was written to about which end, once for each.
create table private.contract_emails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- A subscription or a purchase.
  contract text not null,
  ends_on date not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (contract, ends_on)
);
create index contract_emails_user_id_idx on private.contract_emails (user_id);
alter table private.contract_emails enable row level security;

-- The e-mails about contracts, at most `most`: 21 days before a yearly renewal, of which the law wants 15, and 30 days
-- before Basic ends. [{email_id, email, full_name, language, kind, ends_on, amount, currency}]. Each is given out once;
-- whoever calls says afterwards how it went, and one of which nothing was heard for an hour is given out again.
create function public.claim_contract_emails(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  emails jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('contract_emails', 0));
  delete from private.contract_emails d where d.sent_at is null and d.claimed_at < now() - interval '1 hour';
  with wanted as (
    select s.user_id, s.id as contract, 'renewal' as kind, private.day_of(s.until) as ends_on, s.amount, s.currency
    from public.subscriptions s
    where s.period = 'yearly' and s.status = 'active' and not s.ends and s.withdrawn_at is null
      and s.until > now() and s.until < now() + interval '21 days'
    union all
    select p.user_id, p.id, 'basic', e.ends_on, p.amount, p.currency
    from public.purchases p
    cross join lateral (select private.basic_ends(p.user_id) as ends_on) as e
    where p.paid_at < now() - interval '11 months'
      and e.ends_on <= private.day_of(now()) + 30 and e.ends_on = private.purchase_until(p)
      and private.tier_of(p.user_id) = 'basic'
  ),
  told as (
    select w.*, u.email, f.full_name, f.language_preference
    from wanted w
    join public.profiles f on f.id = w.user_id and f.deletes_at is null
    join auth.users u on u.id = w.user_id and u.email_confirmed_at is not null and u.email <> ''
  ),
  claimed as (
    insert into private.contract_emails (user_id, contract, ends_on)
    select t.user_id, t.contract, t.ends_on from told t
    where not exists (
      select from private.contract_emails d where d.contract = t.contract and d.ends_on = t.ends_on
    )
    order by t.ends_on, t.contract limit greatest(1, least(most, 200))
    returning id, contract, ends_on
  )
  select jsonb_agg(jsonb_build_object(
    'email_id', c.id, 'email', t.email, 'full_name', t.full_name, 'language', t.language_preference, 'kind', t.kind,
    'ends_on', t.ends_on, 'amount', t.amount, 'currency', t.currency) order by t.ends_on, c.id)
  into emails
  from claimed c join told t on t.contract = c.contract and t.ends_on = c.ends_on;
  return coalesce(emails, '[]');
end;
$$;

-- Says whether an e-mail went out; one that didn't is given out again.
create function public.settle_contract_email(email_id uuid, sent boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if sent then
    update private.contract_emails d set sent_at = now() where d.id = settle_contract_email.email_id;
  else
    delete from private.contract_emails d where d.id = settle_contract_email.email_id and d.sent_at is null;
  end if;
end;
$$;

-- What the payment service still has to hear of people who are leaving at a moment: which subscriptions are not to be
-- renewed, and which end at once (`at_once`), since their account is to go.
create function public.leaving_subscriptions(moment timestamptz)
returns table (id text, at_once boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, f.deletes_at <= moment
  from public.subscriptions s
  join public.profiles f on f.id = s.user_id and f.deletes_at is not null
  where s.status <> 'canceled' and (not s.ends or f.deletes_at <= moment)
  order by f.deletes_at, s.id limit 50;
$$;

-- Nobody pays for an account that is gone: one with a subscription that the service has not ended stays, and is tried
-- again the next night (`delete_accounts`).
create function private.keep_alive_subscription() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.status <> 'canceled' then
    raise exception using errcode = 'PT409', message = 'subscription_alive';
  end if;
  return old;
end;
$$;
create trigger keep_alive before delete on public.subscriptions
  for each row execute function private.keep_alive_subscription();

-- As before, also while a subscription renews itself: the function `contracts` ends it before the account goes.
create or replace function public.request_deletion() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  moment timestamptz;
begin
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = me and s.created_at > now() - interval '5 minutes'
  ) then
    raise exception using errcode = 'PT403', message = 'sign_in_again';
  end if;
  update public.profiles p set deletes_at = coalesce(p.deletes_at, now() + interval '7 days')
  where p.id = me returning p.deletes_at into moment;
  return moment;
end;
$$;

grant execute on function
  public.claim_contract_emails(int), public.settle_contract_email(uuid, boolean),
  public.leaving_subscriptions(timestamptz)
to service_role;

-- Before the accounts of the night.
do $$
begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    perform cron.schedule('contracts', '37 * * * *', $job$select private.request_function('contracts')$job$);
  end if;
end;
$$;
