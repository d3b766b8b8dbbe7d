-- Basic may be bought again before it ends: what is bought then goes on where the one before it ends.

-- The day from which its term counts; null for the day of paying.
alter table public.purchases add column begins_on date;

-- The last day of Basic, by src/domain/basic-term.ts.
create function private.basic_until(paid_on date, event_on date, begins_on date) returns date
language sql immutable set search_path = '' as $$
  select least(
    (paid_on + interval '30 months')::date,
    greatest((coalesce(begins_on, paid_on) + interval '12 months')::date, (event_on + interval '6 months')::date)
  );
$$;

create or replace function private.purchase_until(purchase public.purchases) returns date
language sql stable security definer set search_path = '' as $$
  select private.basic_until(
    private.day_of(purchase.paid_at),
    (select p.event_date from public.event_plans p
     where p.id = private.basic_plan(purchase.user_id, purchase.for_plan)),
    purchase.begins_on
  );
$$;
drop function private.basic_until(date, date);

-- What withdrawing from it today returns.
create function private.purchase_returns(purchase public.purchases) returns bigint
language sql stable security definer set search_path = '' as $$
  select private.refund_of(
    purchase.amount, coalesce(purchase.begins_on, private.day_of(purchase.paid_at)), private.purchase_until(purchase),
    private.day_of(now())
  );
$$;

-- The last day of the Basic that somebody holds; null for none.
create function private.basic_ends(person uuid) returns date
language sql stable security definer set search_path = '' as $$
  select max(private.purchase_until(p)) from public.purchases p
  where p.user_id = person and p.state = 'paid' and p.withdrawn_at is null
    and private.purchase_until(p) >= private.day_of(now());
$$;

-- Until when Basic lasts if it is extended today: in its last sixty days, while nothing better counts. Null otherwise.
create function private.extended_until(person uuid) returns date
language sql stable security definer set search_path = '' as $$
  select private.basic_until(
    private.day_of(now()),
    (select p.event_date from public.event_plans p where p.id = private.basic_plan(person, null)),
    e.last_day
  )
  from (select private.basic_ends(person) as last_day) as e
  where e.last_day <= private.day_of(now()) + 60 and private.tier_of(person) = 'basic';
$$;

-- As before; Basic in its last days may be extended, and who is leaving buys nothing (`leaving`).
create or replace function public.begin_checkout(person uuid, wish jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  tier constant public.plan_tier := wish ->> 'tier';
  mine private.checkouts;
begin
  insert into public.entitlements (user_id) values (person) on conflict (user_id) do nothing;
  perform from public.entitlements e where e.user_id = person for update;
  if exists (select from public.profiles f where f.id = person and f.deletes_at is not null) then
    return jsonb_build_object('leaving', true);
  end if;
  if private.tier_of(person) >= tier and private.extended_until(person) is null then
    return jsonb_build_object('held', true);
  end if;
  insert into private.checkouts as c (user_id, wish) values (person, begin_checkout.wish)
  on conflict (user_id) do nothing;
  select c.* into mine from private.checkouts c where c.user_id = person;
  return jsonb_build_object(
    'attempt', mine.attempt, 'session_id', mine.session_id, 'wish', mine.wish, 'began_at', mine.began_at,
    'other', mine.wish <> begin_checkout.wish or mine.began_at < now() - interval '1 hour',
    'customer_id', (select p.customer_id from private.payers p where p.user_id = person),
    'email', (select u.email from auth.users u where u.id = person)
  );
end;
$$;

-- As before; one that is paid in the last sixty days of another extends it.
create or replace function public.keep_purchase(purchase jsonb, read_no bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  one public.purchases := jsonb_populate_record(null::public.purchases, purchase);
  held_until date;
begin
  perform from public.entitlements e where e.user_id = one.user_id for update;
  if not found then
    return 'gone';
  end if;
  update public.purchases p
  set state = one.state, refunded = one.refunded, payment_id = one.payment_id, read_no = keep_purchase.read_no
  where p.id = one.id and p.read_no < keep_purchase.read_no;
  if found or exists (select from public.purchases p where p.id = one.id) then
    return 'kept';
  end if;
  held_until := (
    select max(private.purchase_until(p)) from public.purchases p
    where p.user_id = one.user_id and p.state <> 'refunded' and p.withdrawn_at is null
      and private.purchase_until(p) >= private.day_of(now())
  );
  if one.state = 'paid' and held_until > private.day_of(now()) + 60 then
    return 'second';
  end if;
  insert into public.purchases (
    id, user_id, buyer_id, for_plan, payment_id, amount, refunded, currency, state, paid_at, begun_at, begins_on,
    read_no)
  values (
    one.id, one.user_id, one.user_id, private.basic_plan(one.user_id, null), one.payment_id, one.amount, one.refunded,
    one.currency, one.state, one.paid_at, one.begun_at, held_until, keep_purchase.read_no);
  return 'kept';
end;
$$;

-- As before; until when Basic would last is told while it may be extended.
create or replace function public.own_billing() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tier', private.tier_of(me.id),
    'until', (
      select h.until from private.held_tiers(me.id) h
      where h.tier = private.tier_of(me.id) and (h.lapses is null or h.lapses > now())
      order by h.lapses desc nulls first limit 1),
    'extended_until', private.extended_until(me.id),
    'purchases', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'held', p.user_id = me.id, 'state', p.state, 'amount', p.amount, 'currency', p.currency,
        'paid_at', p.paid_at, 'until', private.purchase_until(p),
        'withdraw_until', private.withdraw_until(p.paid_at), 'withdrawn_at', p.withdrawn_at,
        'returns', coalesce(p.returned, private.purchase_returns(p))
      ) order by p.paid_at desc)
      from public.purchases p where p.buyer_id = me.id), '[]'),
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.id, 'status', s.status, 'period', s.period, 'amount', s.amount, 'currency', s.currency,
        'started_at', s.started_at, 'until', s.until, 'ends', s.ends, 'grace', s.grace,
        'withdraw_until', private.withdraw_until(s.started_at), 'withdrawn_at', s.withdrawn_at,
        'returns', coalesce(s.returned, private.refund_of(
          s.amount, private.day_of(s.started_at), private.day_of(s.until), private.day_of(now())))
      ) order by s.started_at desc)
      from public.subscriptions s where s.user_id = me.id), '[]')
  )
  from (select (select auth.uid()) as id) as me;
$$;

-- As before; of an extension whose term has not begun all days are unused.
create or replace function public.withdraw(person uuid, id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.entitlements e where e.user_id = person for update;
  update public.purchases p
  set withdrawn_at = now(), returned = private.purchase_returns(p)
  where p.id = withdraw.id and p.buyer_id = person and p.withdrawn_at is null and p.state = 'paid'
    and private.day_of(now()) <= private.withdraw_until(p.paid_at);
  update public.subscriptions s
  set withdrawn_at = now(), returned = private.refund_of(
    s.amount, private.day_of(s.started_at), private.day_of(s.until), private.day_of(now()))
  where s.id = withdraw.id and s.user_id = person and s.withdrawn_at is null
    and private.day_of(now()) <= private.withdraw_until(s.started_at);
  return (
    select to_jsonb(w) from (
      select p.id, 'basic' as tier, p.payment_id, p.returned, p.amount, p.currency, p.withdrawn_at
      from public.purchases p where p.buyer_id = person
      union all
      select s.id, 'pro', null, s.returned, s.amount, s.currency, s.withdrawn_at
      from public.subscriptions s where s.user_id = person
    ) as w
    where w.id = withdraw.id and w.withdrawn_at is not null
  );
end;
$$;
