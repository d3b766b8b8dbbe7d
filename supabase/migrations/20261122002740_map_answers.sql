-- What the map service answered, for a day: a place and a category asked for once, whoever asks. It holds nothing of
-- people; the key is the hash of the query.
create table private.map_answers (
  query_hash text primary key check (query_hash collate "C" ~ '^[0-9a-f]{64}$'),
  answer jsonb not null check (octet_length(answer::text) <= 200000),
  answered_at timestamptz not null default now()
);
create index map_answers_answered_at_idx on private.map_answers (answered_at);
alter table private.map_answers enable row level security;
grant select, insert, update, delete on private.map_answers to service_role;

-- Thirty searches an hour for a person. What is not kept is asked of the service, 5,000 times a day for all together:
-- the public one is everybody's and asks for 10,000 at most.
create function public.find_on_map(user_id uuid, query_hash text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  known jsonb;
begin
  if not private.admit('map_search', private.source_hash(user_id::text), 30, interval '1 hour', 200000) then
    return '{"capped": true}';
  end if;
  select a.answer into known
  from private.map_answers a
  where a.query_hash = find_on_map.query_hash and a.answered_at > now() - interval '1 day';
  if known is not null then
    return jsonb_build_object('answer', known);
  end if;
  if not private.admit('map_request', private.source_hash('map'), 5000, interval '1 day', 5000) then
    return '{"busy": true}';
  end if;
  return '{}';
end;
$$;

create function public.keep_map_answer(query_hash text, answer jsonb) returns void
language sql security invoker set search_path = '' as $$
  delete from private.map_answers a where a.answered_at < now() - interval '1 day';
  insert into private.map_answers (query_hash, answer)
  values (keep_map_answer.query_hash, keep_map_answer.answer)
  on conflict on constraint map_answers_pkey do update set answer = excluded.answer, answered_at = now();
$$;

grant execute on function public.find_on_map(uuid, text), public.keep_map_answer(text, jsonb) to service_role;
