-- As before, with the words; of a party without the field.
create or replace function public.shared(token text, again boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source text := private.source_hash(coalesce(private.source_of(private.caller_address()), 'unknown'));
  link public.shared_links;
  answer jsonb;
begin
  if not (
    private.admit('shared', source, 3000, interval '1 hour', 200000)
    and private.admit('shared_link', private.source_hash(coalesce(shared.token, '')), 3000, interval '1 hour', 200000)
  ) then
    return '{"capped": true}';
  end if;
  select l.* into link
  from public.shared_links l
  join public.event_plans p on p.id = l.plan_id and p.deleted_at is null
  where l.token_hash = encode(sha256(convert_to(shared.token, 'UTF8')), 'hex')
    and private.clock_in(now(), private.zone_of(null, p.id))::date <= coalesce(p.event_end_date, p.event_date) + l.days_after;
  if link.id is null then
    return null;
  end if;
  if again is not true then
    update public.shared_links l set opened = l.opened + 1, opened_at = now() where l.id = link.id;
  end if;

  select jsonb_build_object(
    'scope', link.scope, 'language', link.language, 'event', p.name, 'event_date', p.event_date,
    'event_end_date', p.event_end_date, 'country', p.country, 'city', p.city
  ) || jsonb_strip_nulls(jsonb_build_object('words', private.event_words(p))) || case link.scope
    when 'day' then private.shared_day(link)
    when 'kitchen' then private.shared_kitchen(link)
    else private.shared_family(link)
  end
  into answer
  from public.event_plans p where p.id = link.plan_id;
  -- The same content has the same version, on screen and on paper.
  return private.branded(answer, link.plan_id) || jsonb_build_object('version', upper(left(md5(answer::text), 6)), 'read_at', now());
end;
$$;
