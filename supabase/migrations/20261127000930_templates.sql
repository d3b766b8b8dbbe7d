-- Templates: what a person keeps of an event to begin others from. Theirs alone, whoever's the event was; nothing of it
-- points to a row of the event. It is an event as a download holds it (`celebra.json`), without its people.

-- Of which tables a template holds rows, the event itself apart.
create function private.template_tables() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'event_parts', 'event_questions', 'invitation_words', 'tasks', 'timeline_items', 'drinks_preferences', 'seating_charts',
    'seating_tables', 'vendor_quotes'
  ];
$$;

create function private.is_template(content jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select (case when jsonb_typeof(content -> 'rows') = 'array' and char_length(content::text) <= 1000000
    then content - array['plan_id', 'rows'] = '{}'
      and jsonb_typeof(content -> 'plan_id') = 'string'
      and content #>> '{rows,0,table}' = 'event_plans'
      and not exists (
        select from jsonb_array_elements(content -> 'rows') with ordinality as r (line, place)
        where case when jsonb_typeof(r.line) = 'object'
          then r.line - array['table', 'id', 'version', 'row'] <> '{}'
            or (r.line ->> 'table' = any (private.template_tables()) or r.place = 1) is not true
            or (jsonb_typeof(r.line -> 'id') = 'string') is not true
            or (jsonb_typeof(r.line -> 'version') = 'number') is not true
            or (jsonb_typeof(r.line -> 'row') = 'object') is not true
          else true end
      )
    else false end) is true;
$$;

-- What a list tells of a template without reading it: what it was, and how many rows of each table it holds; a milestone and
-- an activity are of one table, a table without seats is none.
create function private.told_of_template(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'event_type', content #> '{rows,0,row,event_type}',
    'country', content #> '{rows,0,row,country}',
    'held', coalesce((
      select jsonb_object_agg(h.kind, h.held)
      from (
        select case r ->> 'table'
          when 'timeline_items' then r -> 'row' ->> 'kind'
          when 'seating_tables' then case when r -> 'row' -> 'seats' > '0' then 'seating_tables' else 'room' end
          else r ->> 'table' end as kind,
          count(*) as held
        from jsonb_array_elements(case when jsonb_typeof(content -> 'rows') = 'array' then content -> 'rows' else '[]' end) as r
        group by 1
      ) as h
      where h.kind is not null
    ), '{}')
  );
$$;

create table public.templates (
  id uuid primary key,
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null
    check (char_length(name) between 1 and 100)
    check (name ~ '[^[:space:]]' and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  content jsonb not null,
  told jsonb generated always as (private.told_of_template(content)) stored,
  created_at timestamptz not null default now(),
  constraint templates_content_check check (private.is_template(content))
);
create index templates_owner_id_idx on public.templates (owner_id);
alter table public.templates enable row level security;

grant select, delete on public.templates to authenticated;
grant insert (id, name, content) on public.templates to authenticated;
-- Its content stays as it was saved; another one is saved beside it.
grant update (name) on public.templates to authenticated;
grant select, insert, update, delete on public.templates to service_role;
grant execute on function
  private.template_tables(), private.is_template(jsonb), private.told_of_template(jsonb)
to authenticated, service_role;

create policy "people read their own" on public.templates
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people add their own" on public.templates
  for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people rename their own" on public.templates
  for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "people remove their own" on public.templates
  for delete to authenticated using (owner_id = (select auth.uid()));

-- As many as plans (`private.plan_limit`), and two hundred where those have no end. Counting alone lets parallel requests pass
-- together, so the owner is locked first.
create function private.limit_templates() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  tier public.plan_tier;
  allowed int;
begin
  for owner in select distinct n.owner_id from new_rows n order by n.owner_id loop
    perform from public.profiles p where p.id = owner for no key update;
    tier := private.tier_of(owner);
    allowed := coalesce(private.plan_limit(tier), 200);
    if (select count(*) from public.templates t where t.owner_id = owner) > allowed then
      raise exception using
        errcode = 'PT402',
        message = 'template_limit_reached',
        detail = jsonb_build_object('plan_tier', tier, 'limit', allowed)::text;
    end if;
  end loop;
  return null;
end;
$$;
create trigger limit_templates after insert on public.templates
  referencing new table as new_rows
  for each statement execute function private.limit_templates();

-- As before, and one's own suggestions too wait for who may answer them: an event that was begun from a template has some.
create or replace function private.news_of(plan uuid, reader uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'suggestions', case when m.role <= 'editor' then (
      select nullif(count(*), 0) from public.suggestions s
      where s.plan_id = m.plan_id and 'open' = any (s.states) and s.expires_at > now()
    ) end,
    'joined', case when m.role = 'owner' then (
      select jsonb_agg(r.full_name order by j.joined_at, r.full_name)
      from public.plan_members j join public.profiles r on r.id = j.user_id
      where j.plan_id = m.plan_id and j.role <> 'owner' and j.joined_at > now() - interval '3 days'
    ) end,
    'offered', case when m.offered then true end
  )), '{}')
  from public.plan_members m
  join public.event_plans p on p.id = m.plan_id and p.deleted_at is null
  where m.plan_id = plan and m.user_id = reader;
$$;
