-- Nobody becomes a guest of nothing: what they registered for may have been deleted before they confirm, or before an editor
-- lets them in. PT409 parts_gone.
create function private.refuse_gone_parts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.event_parts e where e.plan_id = new.plan_id and e.id = any (new.parts)) then
    raise exception using errcode = 'PT409', message = 'parts_gone';
  end if;
  return new;
end;
$$;
create trigger refuse_gone_parts before update of household_id on public.registrations
  for each row when (old.household_id is null and new.household_id is not null)
  execute function private.refuse_gone_parts();

-- A page as it is shown to those whom nobody invited: never an account, nor the link of the gifts.
create function private.without_accounts(page jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_set(page, '{sections}', (
    select coalesce(jsonb_object_agg(s.key, case
      when s.key = 'gifts' then s.value - array['accounts', 'link'] else s.value - 'accounts' end), '{}')
    from jsonb_each(page -> 'sections') as s
  ));
$$;
grant execute on function private.without_accounts(jsonb) to service_role;

-- As in 1100; anybody can register, so whoever did and was not invited besides sees no account, as at the open address.
create or replace function public.read_invitation(token_hash text, ip_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  answer constant jsonb := public.read_rsvp(read_invitation.token_hash, ip_hash);
  home constant public.households := private.household_of_link(read_invitation.token_hash);
  page jsonb;
begin
  if answer is null or answer ? 'capped' then
    return answer;
  end if;
  page := private.household_page(home.plan_id)
    || jsonb_build_object('items', private.items_of_parts(home.plan_id, answer -> 'parts'));
  if home.invited_at is null
    and exists (select from public.registrations r where r.plan_id = home.plan_id and r.household_id = home.id)
  then
    page := private.without_accounts(page);
  end if;
  return private.branded(answer || jsonb_build_object('page', page), home.plan_id);
end;
$$;
