-- A message of the chat in the app: who is signed in says where they are, and need not say who they are.
alter table public.contact_messages
  alter column first_name drop not null,
  alter column last_name drop not null,
  drop constraint contact_messages_message_check,
  add column for_plan uuid references public.event_plans (id) on delete set null,
  -- The page it was written on; null for one of the contact page.
  add column page text
    check (char_length(page) between 1 and 300)
    check (page !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  add constraint contact_messages_message_check check (char_length(message) between 1 and 2000),
  add constraint contact_messages_page_check2 check (
    page is not null or first_name is not null and last_name is not null and char_length(message) >= 20
  );
create index contact_messages_for_plan_idx on public.contact_messages (for_plan);

-- `stored`; `repeated` when this id is there already, as after a lost answer; `capped` beyond twenty an hour from one
-- account or 5,000 from all. The plan is kept where they are a member of it. PT400 for what is not valid.
create function public.send_chat_message(
  id uuid, person uuid, message text, plan_id uuid, page text, language text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  plan constant uuid := (
    select m.plan_id from public.plan_members m
    where m.plan_id = send_chat_message.plan_id and m.user_id = person
  );
begin
  if exists (select from public.contact_messages m where m.id = send_chat_message.id) then
    return 'repeated';
  end if;
  if not private.admit('chat', private.source_hash(person::text), 20, interval '1 hour', 5000) then
    return 'capped';
  end if;
  begin
    insert into public.contact_messages (id, email, subject, message, language, user_id, plan_tier, for_plan, page)
    select send_chat_message.id, u.email, 'Chat: ' || send_chat_message.page,
      btrim(send_chat_message.message, E' \n\r\t'), send_chat_message.language::public.language, u.id,
      private.tier_of(u.id), plan, send_chat_message.page
    from auth.users u where u.id = person
    on conflict on constraint contact_messages_pkey do nothing;
  exception
    when check_violation or not_null_violation or invalid_text_representation then
      raise exception using errcode = 'PT400', message = 'not_valid';
  end;
  return case when found then 'stored' else 'repeated' end;
end;
$$;
grant execute on function public.send_chat_message(uuid, uuid, text, uuid, text, text) to service_role;
