/** Rules inside the functions of payments, and what would weaken each. */
const HELD = 'private.held_tiers(uuid)';
const BEGIN = 'public.begin_checkout(uuid,jsonb)';
const PURCHASE = 'public.keep_purchase(jsonb,bigint)';
const SUBSCRIPTION = 'public.keep_subscription(jsonb,bigint)';
const WITHDRAW = 'public.withdraw(uuid,text)';
const OFFER = 'public.claim_owner_offer(uuid,uuid)';

export const PAYMENT_BODIES: [signature: string, from: string, to: string][] = [
  ['private.basic_until(date,date)', '30 months', '31 months'],
  ['private.basic_until(date,date)', '12 months', '13 months'],
  ['private.basic_until(date,date)', '6 months', '5 months'],
  ['private.tier_of(uuid)', 'h.lapses > now()', 'true'],
  ['private.tier_of(uuid)', 'h.lapses is null or', ''],
  [HELD, 'where e.user_id = person', ''],
  [HELD, `e.until + interval '7 days'`, 'e.until'],
  [HELD, `s.until + interval '7 days'`, 's.until'],
  [HELD, 'when s.grace then', 'when true then'],
  [HELD, 'where s.user_id = person and', 'where'],
  [HELD, 'and s.withdrawn_at is null', ''],
  [HELD, 'where p.user_id = person and', 'where'],
  [HELD, `and p.state = 'paid'`, ''],
  [HELD, 'and p.withdrawn_at is null', ''],
  [BEGIN, 'mine.wish <> begin_checkout.wish', 'false'],
  [BEGIN, `or mine.began_at < now() - interval '1 hour'`, ''],
  [BEGIN, 'private.tier_of(person) >= tier', 'false'],
  [PURCHASE, 'and p.read_no < keep_purchase.read_no', ''],
  [PURCHASE, `p.state <> 'refunded' and`, ''],
  [SUBSCRIPTION, 'and s.read_no < keep_subscription.read_no', ''],
  [SUBSCRIPTION, `and s.status in ('active', 'past_due')`, ''],
  ['public.note_payment_event(text,text)', 'and e.done_at is not null', ''],
  [WITHDRAW, 'and private.day_of(now()) <= private.withdraw_until(p.paid_at)', ''],
  [WITHDRAW, 'where p.id = withdraw.id and p.buyer_id = person and', 'where p.id = withdraw.id and'],
  [WITHDRAW, 'and s.user_id = person and s.withdrawn_at is null', ''],
  [OFFER, `and m.role = 'editor'`, ''],
  [OFFER, 'm.user_id = author and', ''],
  ['public.answer_handover(uuid,boolean)', 'and private.basic_plan(p.owner_id, b.for_plan) = plan', ''],
  ['public.answer_handover(uuid,boolean)', 'b.user_id = p.owner_id and', ''],
  ['public.own_billing()', 'where p.buyer_id = me.id', ''],
  ['public.own_billing()', 'where s.user_id = me.id', ''],
];
