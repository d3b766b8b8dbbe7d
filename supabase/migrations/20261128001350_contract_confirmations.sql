-- The confirmation of a contract in a durable form (Directive 2011/83/EU, article 8(7)): what was bought, for how much,
-- when beginning at once was asked for, and until when it can be withdrawn from.

-- The contracts of the last three days whose buyers have had no confirmation, at most `most`: [{email_id, email,
-- full_name, language, kind, contract, amount, currency, made_at, begun_at, begins_on, ends_on, withdraw_until}]. Each is
-- given out once, as `claim_contract_emails` gives out; `settle_contract_email` is told how it went. In
-- `private.contract_emails` a confirmation has the day of the contract in place of an end.
create function public.claim_contract_confirmations(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  emails jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('contract_emails', 0));
  delete from private.contract_emails d where d.sent_at is null and d.claimed_at < now() - interval '1 hour';
  with made as (
    select p.buyer_id as user_id, p.id as contract, 'basic' as kind, p.amount, p.currency, p.paid_at as made_at, p.begun_at,
      p.begins_on, private.purchase_until(p) as ends_on
    from public.purchases p
    where p.state = 'paid' and p.withdrawn_at is null
    union all
    select s.user_id, s.id, s.period, s.amount, s.currency, s.started_at, s.begun_at, null, private.day_of(s.until)
    from public.subscriptions s
    where s.status = 'active' and s.withdrawn_at is null
  ),
  told as (
    select m.*, u.email, f.full_name, f.language_preference
    from made m
    join public.profiles f on f.id = m.user_id
    join auth.users u on u.id = m.user_id and u.email_confirmed_at is not null and u.email <> ''
    where m.made_at > now() - interval '3 days'
  ),
  claimed as (
    insert into private.contract_emails (user_id, contract, ends_on)
    select t.user_id, t.contract, private.day_of(t.made_at) from told t
    where not exists (
      select from private.contract_emails d where d.contract = t.contract and d.ends_on = private.day_of(t.made_at)
    )
    order by t.made_at, t.contract limit greatest(1, least(most, 200))
    returning id, contract
  )
  select jsonb_agg(jsonb_build_object(
    'email_id', c.id, 'email', t.email, 'full_name', t.full_name, 'language', t.language_preference, 'kind', t.kind,
    'contract', t.contract, 'amount', t.amount, 'currency', t.currency, 'made_at', t.made_at, 'begun_at', t.begun_at,
    'begins_on', t.begins_on, 'ends_on', t.ends_on, 'withdraw_until', private.withdraw_until(t.made_at))
    order by t.made_at, c.id)
  into emails
  from claimed c join told t on t.contract = c.contract;
  return coalesce(emails, '[]');
end;
$$;

grant execute on function public.claim_contract_confirmations(int) to service_role;
