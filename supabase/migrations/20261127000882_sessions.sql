-- The sessions of an account: which devices are signed in, and an end to each.

-- The caller's sessions, the one that asks first, then by when each was last there.
create function public.my_sessions()
returns table (id uuid, user_agent text, created_at timestamptz, last_seen timestamptz, is_this boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_agent, s.created_at, greatest(s.updated_at, s.refreshed_at at time zone 'UTC', s.created_at),
    coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc, 1;
$$;

-- Ends sessions of the caller by their ids; null for all but the one that asks. Answers how many. What their devices kept goes at
-- their next contact.
create function public.end_sessions(ids uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  ended int;
begin
  with gone as (
    delete from auth.sessions s
    where s.user_id = (select auth.uid())
      and (s.id = any (ids) or ids is null and s.id::text is distinct from auth.jwt() ->> 'session_id')
    returning s.id
  )
  insert into private.ended_sessions (id) select g.id from gone g on conflict do nothing;
  get diagnostics ended = row_count;
  return ended;
end;
$$;
grant execute on function public.my_sessions(), public.end_sessions(uuid[]) to authenticated;

-- Whether a session was ended on purpose, asked by its device, which has no more than the number: 122 random bits.
create function public.session_ended(session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.ended_sessions s where s.id = session_ended.session_id);
$$;
grant execute on function public.session_ended(uuid) to anon, authenticated;
