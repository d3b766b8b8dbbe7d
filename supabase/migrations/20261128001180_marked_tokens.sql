-- The hook marks each token that it has seen, those of sessions too. A project whose sign-in server is on without the hook
-- would give programs the whole account; by the missing mark in their person's own token the page that asks for consent
-- sees it, and lets none in.
create or replace function public.access_token_hook(event jsonb) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select case
    when event ->> 'client_id' is null and event #>> '{claims,client_id}' is null
      and coalesce(event ->> 'authentication_method', '') not like 'oauth\_provider%'
    then marked.token
    else jsonb_set(marked.token, '{claims,role}', '"anon"')
  end
  from (select jsonb_set(event, '{claims,programs_limited}', 'true') as token) as marked;
$$;
