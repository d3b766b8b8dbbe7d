-- Words that name no web address: an e-mail of ours leads to the household's page alone.
create function private.names_no_address(words text) returns boolean
language sql immutable set search_path = '' as $$
  select words !~* '(https?:|www[.]|[[:alnum:]][.][[:alpha:]]{2,})';
$$;
grant execute on function private.names_no_address(text) to authenticated, service_role;

-- What an invitation says beside the facts: who invites, and words of their own in each language; null begins with ours. How
-- many rows there are is bounded, the app writes one.
create table public.invitation_words (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  hosts text not null
    check (char_length(hosts) between 1 and 110)
    check (hosts ~ '[^[:space:]]' and hosts !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
    check (private.names_no_address(hosts)),
  words_es text
    check (char_length(words_es) between 1 and 500)
    check (words_es !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
    check (private.names_no_address(words_es)),
  words_en text
    check (char_length(words_en) between 1 and 500)
    check (words_en !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
    check (private.names_no_address(words_en)),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index invitation_words_plan_id_idx on public.invitation_words (plan_id);
grant select, delete on public.invitation_words to authenticated;
grant insert (id, plan_id, hosts, words_es, words_en) on public.invitation_words to authenticated;
grant update (hosts, words_es, words_en, version) on public.invitation_words to authenticated;
select private.protect('invitation_words');
create trigger limit_rows after insert on public.invitation_words
  referencing new table as new_rows
  for each statement execute function private.limit_rows(20, 'words');

-- As before; a household whose links ended since it was last written to gets a new one, whatever it has answered: `renewed`.
create or replace function private.emails_to(plan uuid, ids uuid[])
returns table (household_id uuid, kind text, email text, language public.language, reply_by date, hurdle text)
language sql stable set search_path = '' as $$
  select h.id, m.kind, a.email,
    coalesce(h.language, f.language_preference),
    (
      select min(e.reply_by) from public.event_parts e
      where e.plan_id = plan and e.reply_by between current_date and p.event_date
        and (h.parts is null or e.id = any (h.parts))
    ),
    case
      when p.event_date < current_date then 'past'
      when a.email is null then 'no-address'
      when exists (
        select from private.invitation_emails l
        where l.plan_id = plan and l.address_hash = private.address_hash(a.email) and l.left_at is not null
      ) then 'left'
      when h.second_list is not null then 'second-list'
      when m.kind not in ('moved', 'renewed') and (not private.is_silent(h) or h.invited_at is null and h.answered_at is not null)
        then 'answered'
      when exists (
        select from private.invitation_emails l
        where l.household_id = h.id
          and (l.sent_at > now() - interval '20 hours' and m.kind not in ('moved', 'renewed')
            or l.sent_at is null and l.claimed_at > now() - interval '10 minutes')
      ) then 'already'
      when (select count(*) from public.household_links k where k.household_id = h.id) >= 50 then 'links'
      when exists (
        select from private.invitation_emails l where l.household_id = h.id and l.sent_at is null
      ) then 'unsure'
    end
  from public.households h
  join public.event_plans p on p.id = h.plan_id
  join public.profiles f on f.id = p.owner_id
  cross join lateral (
    select case when h.invited_at is null then 'invitation' when h.event_on <> p.event_date then 'moved'
      when h.link_ended_at > greatest(h.invited_at, h.reminded_at) then 'renewed' else 'reminder' end as kind
  ) as m
  left join lateral (
    select g.email from public.guests g
    where g.plan_id = plan and g.household_id = h.id and g.email is not null
    order by g.age_group = 'child', g.created_at, g.id limit 1
  ) as a on true
  where h.plan_id = plan and h.id = any (ids);
$$;

-- As before, with who invites, their words, and when the first part begins that a household is invited to.
create or replace function public.claim_invitations(author uuid, plan_id uuid, households jsonb, preview boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  plan public.event_plans;
  words public.invitation_words;
  allowed int;
  emails jsonb;
begin
  if jsonb_array_length(households) not between 1 and 50 then
    raise exception using errcode = 'PT400', message = 'not_valid';
  end if;
  select p.* into plan
  from public.event_plans p
  join public.plan_members m on m.plan_id = p.id and m.user_id = author and m.role <= 'editor'
  where p.id = claim_invitations.plan_id and p.deleted_at is null;
  if not found then
    return null;
  end if;
  select w.* into words from public.invitation_words w where w.plan_id = plan.id order by w.id limit 1;
  -- The owner's emails are counted one after another.
  perform pg_advisory_xact_lock(hashtextextended('invitations:' || plan.owner_id, 0));
  select private.guest_limit(private.tier_of(plan.owner_id)) - count(*) into allowed
  from private.invitation_emails l join public.event_plans p on p.id = l.plan_id
  where p.owner_id = plan.owner_id and l.claimed_at > now() - interval '1 day';

  with wanted as (
    select distinct on (id) (h ->> 'id')::uuid as id, h ->> 'token_hash' as token_hash,
      coalesce((h ->> 'again')::boolean, false) as again
    from jsonb_array_elements(households) as h order by id
  ),
  checked as (
    select l.household_id, l.kind, l.email, l.language, l.reply_by, w.token_hash,
      case when l.hurdle = 'unsure' and w.again then null else l.hurdle end as hurdle
    from private.emails_to(plan.id, array(select w.id from wanted w)) as l join wanted w on w.id = l.household_id
  ),
  known as materialized (
    select j.household_id, j.kind, j.email, j.language, j.reply_by, j.token_hash,
      case when j.hurdle is null
        and row_number() over (partition by j.hurdle is null order by j.household_id) > allowed
        then 'capped' else j.hurdle end as hurdle
    from checked j
  ),
  claimed as (
    insert into private.invitation_emails (plan_id, household_id, kind, address_hash, token_hash)
    -- Who gets a new link for one that ended is reminded; who is told a new date alone keeps what they have.
    select plan.id, k.household_id,
      case when k.kind = 'invitation' or k.kind = 'moved' and h.link_ended_at is null then 'invitation' else 'reminder' end,
      private.address_hash(k.email), k.token_hash
    from known k join public.households h on h.id = k.household_id where k.hurdle is null and not preview
    returning id, household_id
  ),
  taken_for_sent as (
    update private.invitation_emails l set sent_at = l.claimed_at
    from known k where k.household_id = l.household_id and k.hurdle is null and l.sent_at is null and not preview
  ),
  linked as (
    insert into public.household_links (token_hash, plan_id, household_id)
    select k.token_hash, plan.id, k.household_id from known k where k.hurdle is null and not preview
  )
  select jsonb_agg(jsonb_build_object(
    'household_id', k.household_id, 'kind', k.kind, 'email', k.email, 'language', k.language,
    'reply_by', k.reply_by, 'hurdle', k.hurdle, 'email_id', c.id,
    'begins', (
      select jsonb_build_object('starts_at', e.starts_at, 'time_zone', e.time_zone, 'place', e.place)
      from public.event_parts e
      where e.plan_id = plan.id and e.event_on = plan.event_date
        and coalesce(private.clock_in(e.starts_at, e.time_zone), e.starts_at at time zone 'UTC')::date = plan.event_date
        and (h.parts is null or e.id = any (h.parts))
      order by e.starts_at, e.id limit 1
    )))
  into emails
  from known k
  join public.households h on h.id = k.household_id
  left join claimed c on c.household_id = k.household_id;
  return jsonb_build_object(
    'event', plan.name, 'event_date', plan.event_date,
    'hosts', coalesce(
      words.hosts,
      (select f.full_name from public.profiles f
       where f.id = plan.owner_id and f.full_name <> '' and private.names_no_address(f.full_name))),
    'words', jsonb_build_object('es', words.words_es, 'en', words.words_en),
    'emails', coalesce(emails, '[]'));
exception
  when check_violation or not_null_violation or unique_violation or data_exception then
    raise exception using errcode = 'PT400', message = 'not_valid';
end;
$$;
