-- A message from somebody signed in carries their account and its tier: what Basic and above include is answered first.
alter table public.contact_messages
  add column user_id uuid references auth.users (id) on delete set null,
  add column plan_tier public.plan_tier;
create index contact_messages_user_id_idx on public.contact_messages (user_id);

create or replace function public.payer_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tier', private.tier_of(person),
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
