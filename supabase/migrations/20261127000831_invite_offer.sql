-- What a link offers is told before sign-in, in the language in which it was made.
alter table public.plan_invites add column language public.language;
grant insert (language) on public.plan_invites to authenticated;

-- For a visitor without an account, who has the link and nothing else: names and no ids. Null for a link that is wrong,
-- used, expired or canceled, all alike; {"capped": true} beyond 100 an hour from one caller, 20,000 from all.
create function public.invite_offer(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source text := private.source_hash(coalesce(private.source_of(private.caller_address()), 'unknown'));
begin
  if not private.admit('invite_offer', source, 100, interval '1 hour', 20000) then
    return '{"capped": true}';
  end if;
  return (
    select jsonb_build_object(
      'plan_name', p.name, 'owner_name', f.full_name, 'role', i.role,
      'language', coalesce(i.language, f.language_preference))
    from public.plan_invites i
    join public.event_plans p on p.id = i.plan_id and p.deleted_at is null
    join public.profiles f on f.id = p.owner_id
    where i.token_hash = encode(sha256(convert_to(invite_offer.token, 'UTF8')), 'hex')
      and i.used_by is null and i.expires_at > now()
  );
end;
$$;
grant execute on function public.invite_offer(text) to anon, authenticated;
