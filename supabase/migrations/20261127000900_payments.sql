-- What is bought, as the payment service says it. Nothing here is added up from events: each makes a function read the
-- purchase or subscription again and write what it says (`keep_purchase`, `keep_subscription`).

-- A tier that people agreed on ends too: null where nobody said when.
alter table public.entitlements add column until timestamptz;

-- Basic: one payment for an account's one plan.
create table public.purchases (
  id text primary key check (char_length(id) between 1 and 255),
  -- Whose Basic it is: it goes along with its plan.
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Who paid, and gets what is refunded.
  buyer_id uuid references auth.users (id) on delete set null,
  for_plan uuid references public.event_plans (id) on delete set null,
  payment_id text not null check (char_length(payment_id) between 1 and 255),
  -- In the service's smallest units.
  amount bigint not null check (amount >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  currency char(3) not null check (currency collate "C" ~ '^[A-Z]{3}$'),
  state text not null check (state in ('paid', 'disputed', 'refunded')),
  paid_at timestamptz not null,
  -- When the buyer asked to begin at once.
  begun_at timestamptz not null,
  withdrawn_at timestamptz,
  -- What the withdrawal returns.
  returned bigint,
  read_no bigint not null
);
create index purchases_user_id_idx on public.purchases (user_id);
create index purchases_buyer_id_idx on public.purchases (buyer_id);
create index purchases_for_plan_idx on public.purchases (for_plan);

-- Pro, by the month or the year.
create table public.subscriptions (
  id text primary key check (char_length(id) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  period text not null check (period in ('monthly', 'yearly')),
  status text not null check (char_length(status) between 1 and 40),
  amount bigint not null check (amount >= 0),
  currency char(3) not null check (currency collate "C" ~ '^[A-Z]{3}$'),
  started_at timestamptz not null,
  -- The end of what is paid.
  until timestamptz not null,
  -- It is not renewed.
  ends boolean not null,
  -- A renewal that fails leaves seven days.
  grace boolean not null,
  begun_at timestamptz not null,
  withdrawn_at timestamptz,
  returned bigint,
  read_no bigint not null
);
create index subscriptions_user_id_idx on public.subscriptions (user_id);

-- An account's customer at the service.
create table private.payers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique
);

-- One attempt an account; `wish` is all that its session is made from, so that making it again gives the same one.
create table private.checkouts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  attempt uuid not null default gen_random_uuid(),
  wish jsonb not null,
  session_id text,
  began_at timestamptz not null default now()
);

create table private.payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now(),
  done_at timestamptz
);

-- Numbers the reads. A change of the service's is told after it happened, so what the latest begun read says is the
-- latest: one that began before it writes nothing.
create sequence private.payment_reads;

alter table public.purchases enable row level security;
alter table public.subscriptions enable row level security;
alter table private.payers enable row level security;
alter table private.checkouts enable row level security;
alter table private.payment_events enable row level security;

grant select on public.purchases, public.subscriptions to authenticated;
grant select, insert, update, delete on public.purchases, public.subscriptions to service_role;

create policy "own purchases are readable" on public.purchases
  for select to authenticated using (buyer_id = (select auth.uid()));
create policy "own subscriptions are readable" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

-- The last day of Basic, by src/domain/basic-term.ts.
create function private.basic_until(paid_on date, event_on date) returns date
language sql immutable set search_path = '' as $$
  select least(
    (paid_on + interval '30 months')::date,
    greatest((paid_on + interval '12 months')::date, (event_on + interval '6 months')::date)
  );
$$;

-- What a withdrawal returns: the days that are not used, of what was paid for all of them; by the same file.
create function private.refund_of(amount bigint, paid_on date, until date, today date) returns bigint
language sql immutable set search_path = '' as $$
  select amount - amount * least(greatest(today - paid_on, 0), until - paid_on) / greatest(until - paid_on, 1);
$$;

create function private.day_of(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select (moment at time zone 'UTC')::date;
$$;

-- The plan that somebody's Basic is for: the one it was bought for, or the oldest that is kept.
create function private.basic_plan(holder uuid, bought_for uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.event_plans p
  where p.owner_id = holder and p.deleted_at is null
  order by (p.id is not distinct from bought_for) desc, p.created_at, p.id limit 1;
$$;

create function private.purchase_until(purchase public.purchases) returns date
language sql stable security definer set search_path = '' as $$
  select private.basic_until(
    private.day_of(purchase.paid_at),
    (select p.event_date from public.event_plans p
     where p.id = private.basic_plan(purchase.user_id, purchase.for_plan))
  );
$$;

-- Every tier that a person has, until when it is paid, and when it lapses.
create function private.held_tiers(person uuid)
returns table (tier public.plan_tier, until timestamptz, lapses timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.plan_tier, e.until, e.until + interval '7 days' from public.entitlements e where e.user_id = person
  union all
  select 'basic', b.ends, b.ends
  from (
    select (private.purchase_until(p) + 1)::timestamp at time zone 'UTC' as ends
    from public.purchases p where p.user_id = person and p.state = 'paid' and p.withdrawn_at is null
  ) as b
  union all
  select 'pro', s.until, case when s.grace then s.until + interval '7 days' else s.until end
  from public.subscriptions s where s.user_id = person and s.withdrawn_at is null;
$$;

-- The better one counts; what it rests on goes on when it ends.
create or replace function private.tier_of(person uuid) returns public.plan_tier
language sql stable security definer set search_path = '' as $$
  select coalesce(max(h.tier), 'free') from private.held_tiers(person) h where h.lapses is null or h.lapses > now();
$$;

create function private.withdraw_until(since timestamptz) returns date
language sql immutable set search_path = '' as $$
  select private.day_of(since) + 14;
$$;

-- The caller's tier and what it rests on: its Basic, its Pro, and what withdrawing today would return.
create function public.own_billing() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tier', private.tier_of(me.id),
    'until', (
      select h.until from private.held_tiers(me.id) h
      where h.tier = private.tier_of(me.id) and (h.lapses is null or h.lapses > now())
      order by h.lapses desc nulls first limit 1),
    'purchases', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'held', p.user_id = me.id, 'state', p.state, 'amount', p.amount, 'currency', p.currency,
        'paid_at', p.paid_at, 'until', private.purchase_until(p),
        'withdraw_until', private.withdraw_until(p.paid_at), 'withdrawn_at', p.withdrawn_at,
        'returns', coalesce(p.returned, private.refund_of(
          p.amount, private.day_of(p.paid_at), private.purchase_until(p), private.day_of(now())))
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

-- What somebody wants to buy. Requests of one account wait for one another here, and all of them get one attempt, whose
-- id is the key under which its session is made. An attempt for something else is told as `other`, to be closed first.
-- `held`: they have it already.
create function public.begin_checkout(person uuid, wish jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  tier constant public.plan_tier := wish ->> 'tier';
  mine private.checkouts;
begin
  insert into public.entitlements (user_id) values (person) on conflict (user_id) do nothing;
  perform from public.entitlements e where e.user_id = person for update;
  if private.tier_of(person) >= tier then
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

-- The first customer stays.
create function public.keep_customer(person uuid, customer_id text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.payers (user_id, customer_id) values (person, keep_customer.customer_id)
  on conflict (user_id) do nothing;
  return (select p.customer_id from private.payers p where p.user_id = person);
end;
$$;

-- Whether the attempt is still the one that counts.
create function public.keep_checkout(attempt uuid, session_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.checkouts c set session_id = keep_checkout.session_id where c.attempt = keep_checkout.attempt;
  return found;
end;
$$;

create function public.end_checkout(attempt uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.checkouts c where c.attempt = end_checkout.attempt;
$$;

create function public.payer_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'customer_id', (select p.customer_id from private.payers p where p.user_id = person),
    'session_id', (select c.session_id from private.checkouts c where c.user_id = person),
    'email', (select u.email from auth.users u where u.id = person),
    'language', (select p.language_preference from public.profiles p where p.id = person),
    'subscription_id', (
      select s.id from public.subscriptions s
      where s.user_id = person and s.withdrawn_at is null and s.until > now() - interval '7 days'
      order by s.started_at desc limit 1)
  );
$$;

-- Keeps that an event arrived and numbers the read that it asks for; null for one that is done.
create function public.note_payment_event(id text, type text) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.payment_events as e (id, type) values (note_payment_event.id, note_payment_event.type)
  on conflict do nothing;
  if exists (select from private.payment_events e where e.id = note_payment_event.id and e.done_at is not null) then
    return null;
  end if;
  return nextval('private.payment_reads');
end;
$$;

create function public.settle_payment_event(id text) returns void
language sql security definer set search_path = '' as $$
  update private.payment_events e set done_at = now() where e.id = settle_payment_event.id;
$$;

create function public.next_payment_read() returns bigint
language sql security definer set search_path = '' as $$
  select nextval('private.payment_reads');
$$;

-- What the service says of a purchase. `second`: they have Basic from another one, so that this is paid back; `gone`: of
-- nobody any more.
create function public.keep_purchase(purchase jsonb, read_no bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  one public.purchases := jsonb_populate_record(null::public.purchases, purchase);
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
  if one.state = 'paid' and exists (
    select from public.purchases p
    where p.user_id = one.user_id and p.state <> 'refunded' and p.withdrawn_at is null
      and private.purchase_until(p) >= private.day_of(now())
  )
  then
    return 'second';
  end if;
  insert into public.purchases (
    id, user_id, buyer_id, for_plan, payment_id, amount, refunded, currency, state, paid_at, begun_at, read_no)
  values (
    one.id, one.user_id, one.user_id, private.basic_plan(one.user_id, null), one.payment_id, one.amount, one.refunded,
    one.currency, one.state, one.paid_at, one.begun_at, keep_purchase.read_no);
  return 'kept';
end;
$$;

create function public.keep_subscription(subscription jsonb, read_no bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  one public.subscriptions := jsonb_populate_record(null::public.subscriptions, subscription);
begin
  perform from public.entitlements e where e.user_id = one.user_id for update;
  if not found then
    return 'gone';
  end if;
  update public.subscriptions s
  set period = one.period, status = one.status, amount = one.amount, currency = one.currency, until = one.until,
    ends = one.ends, grace = one.grace, read_no = keep_subscription.read_no
  where s.id = one.id and s.read_no < keep_subscription.read_no;
  if found or exists (select from public.subscriptions s where s.id = one.id) then
    return 'kept';
  end if;
  if one.status = 'active' and exists (
    select from public.subscriptions s
    where s.user_id = one.user_id and s.status in ('active', 'past_due') and s.withdrawn_at is null
  )
  then
    return 'second';
  end if;
  insert into public.subscriptions (
    id, user_id, period, status, amount, currency, started_at, until, ends, grace, begun_at, read_no)
  values (
    one.id, one.user_id, one.period, one.status, one.amount, one.currency, one.started_at, one.until, one.ends,
    one.grace, one.begun_at, keep_subscription.read_no);
  return 'kept';
end;
$$;

-- A withdrawal counts from its declaration: what it returns is fixed then, and a repeat after a lost answer says the
-- same. Null for what is not theirs, or fourteen days old.
create function public.withdraw(person uuid, id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.entitlements e where e.user_id = person for update;
  update public.purchases p
  set withdrawn_at = now(), returned = private.refund_of(
    p.amount, private.day_of(p.paid_at), private.purchase_until(p), private.day_of(now()))
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

-- What an editor who meets the owner's limit asks for: whom to mail, once a day for a plan. Null for who is no member.
create function public.claim_owner_offer(author uuid, plan_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb;
begin
  select jsonb_build_object(
    'email', u.email, 'language', o.language_preference, 'author', a.full_name, 'plan', p.name, 'plan_id', p.id)
  into told
  from public.event_plans p
  join public.plan_members m on m.plan_id = p.id and m.user_id = author and m.role = 'editor'
  join auth.users u on u.id = p.owner_id
  join public.profiles o on o.id = p.owner_id
  join public.profiles a on a.id = author
  where p.id = claim_owner_offer.plan_id and p.deleted_at is null;
  if told is not null and not private.admit(
    'owner_offer', private.source_hash(claim_owner_offer.plan_id::text), 1, '1 day', 10000)
  then
    return jsonb_build_object('capped', true);
  end if;
  return told;
end;
$$;

-- As before, and the plan's Basic goes along with it: its new owner's tier, which must have room, includes it.
create or replace function public.answer_handover(plan_id uuid, accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  plan constant uuid := answer_handover.plan_id;
  allowed int;
begin
  -- It waits for whoever joins, saves or answers at once.
  perform from public.event_plans p where p.id = plan and p.deleted_at is null for no key update;
  if not found or accepts is null then
    raise exception using errcode = 'PT404', message = 'offer_not_found';
  end if;
  update public.plan_members m set offered = false where m.plan_id = plan and m.user_id = me and m.offered;
  if not found then
    perform from public.plan_members m
    where m.plan_id = plan and m.user_id = me and (m.role = 'owner') = accepts;
    if not found then
      raise exception using errcode = 'PT404', message = 'offer_not_found';
    end if;
    return;
  end if;
  if not accepts then
    return;
  end if;

  update public.purchases b set user_id = me, for_plan = plan
  from public.event_plans p
  where p.id = plan and b.user_id = p.owner_id and private.basic_plan(p.owner_id, b.for_plan) = plan;
  update public.plan_members m set role = 'editor' where m.plan_id = plan and m.role = 'owner';
  update public.plan_members m set role = 'owner' where m.plan_id = plan and m.user_id = me;
  update public.event_plans p set owner_id = me where p.id = plan;
  allowed := private.guest_limit(private.tier_of(me));
  if (select sum(g.party_size) from public.guests g where g.plan_id = plan) > allowed then
    raise exception using
      errcode = 'PT402', message = 'guest_limit_reached', detail = jsonb_build_object('limit', allowed)::text;
  end if;
end;
$$;

grant execute on function public.own_billing() to authenticated;
grant execute on function
  public.begin_checkout(uuid, jsonb), public.keep_customer(uuid, text), public.keep_checkout(uuid, text),
  public.end_checkout(uuid), public.payer_of(uuid), public.note_payment_event(text, text),
  public.settle_payment_event(text), public.next_payment_read(), public.keep_purchase(jsonb, bigint),
  public.keep_subscription(jsonb, bigint), public.withdraw(uuid, text), public.claim_owner_offer(uuid, uuid)
  to service_role;
