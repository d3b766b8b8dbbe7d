-- Links that people must find again, next week and on another device: of a household's invitation the token lies in a table
-- of its own, which the plan's editors alone can read. What opens an invitation is its hash, as before; links from before, and
-- those in e-mails, have no token here.
create table public.household_tokens (
  -- Filled in by the trigger below.
  token_hash text primary key default '' references public.household_links (token_hash) on delete cascade,
  token text not null check (token collate "C" ~ '^[0-9a-f]{32}$'),
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  household_id uuid not null,
  created_at timestamptz not null default now()
);
create index household_tokens_plan_id_idx on public.household_tokens (plan_id, created_at, token);
alter table public.household_tokens enable row level security;
grant select (token, plan_id, household_id, created_at) on public.household_tokens to authenticated;
grant insert (token, plan_id, household_id) on public.household_tokens to authenticated;
grant select, insert, update, delete on public.household_tokens to service_role;
create policy "editors read" on public.household_tokens
  for select to authenticated using (plan_id = any (array(select private.my_plans('editor'))));
create policy "editors add" on public.household_tokens
  for insert to authenticated with check (plan_id = any (array(select private.my_plans('editor'))));

-- A token makes its link. Whoever adds one waits for the plan and is asked again who they are: a member who is taken out, or
-- whose links end, meanwhile leaves none behind. One that is brought back with its household has its link already.
create function private.make_household_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.event_plans p where p.id = new.plan_id for no key update;
  if (select auth.uid()) is not null and new.plan_id <> all (array(select private.my_plans('editor'))) then
    raise exception using errcode = '42501', message = 'plan_read_only';
  end if;
  new.token_hash := encode(sha256(convert_to(new.token, 'UTF8')), 'hex');
  if not exists (
    select from public.household_links l
    where l.token_hash = new.token_hash and l.plan_id = new.plan_id and l.household_id = new.household_id
  ) then
    insert into public.household_links (token_hash, plan_id, household_id)
    values (new.token_hash, new.plan_id, new.household_id);
  end if;
  return new;
end;
$$;
create trigger make_household_link before insert on public.household_tokens
  for each row execute function private.make_household_link();

-- People make links by their tokens alone.
drop policy "editors add" on public.household_links;
revoke insert (token_hash, plan_id, household_id) on public.household_links from authenticated;

-- A token comes back with its household, after the link: triggers run in the order of their names.
create trigger keep_rows after delete on public.household_tokens
  referencing old table as old_rows
  for each statement execute function private.keep_rows('households', 'household_id');
create trigger bring_back_links_of_tokens after insert on public.households
  referencing new table as new_rows
  for each statement execute function private.bring_back('household_tokens');

-- When people ended the last link of a household that was invited; the service alone writes this. An e-mail that could not be
-- sent takes its link back by itself: nobody has it.
alter table public.households add column link_ended_at timestamptz;
create function private.note_ended_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null then
    update public.households h set link_ended_at = now()
    where h.id in (select o.household_id from old_rows o) and h.invited_at is not null
      and not exists (select from public.household_links l where l.household_id = h.id);
  end if;
  return null;
end;
$$;
create trigger note_ended_links after delete on public.household_links
  referencing old table as old_rows
  for each statement execute function private.note_ended_links();

-- Who holds what ends with `end_links`, told to members: households that were invited and have a link, by name, and how many
-- codes of tables there are.
create function public.link_holders(plan_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'links', (select count(*) from public.household_links l where l.plan_id = link_holders.plan_id),
    'codes', (select count(*) from public.seating_links c where c.plan_id = link_holders.plan_id),
    'households', coalesce((
      select jsonb_agg(h.name order by h.name, h.id) from public.households h
      where h.plan_id = link_holders.plan_id and h.invited_at is not null
        and exists (select from public.household_links l where l.plan_id = h.plan_id and l.household_id = h.id)
    ), '[]')
  );
$$;

-- Ends every link that an editor of a plan could copy: those of households, also of deleted ones that may come back, and the
-- codes of tables. Its owner alone. Answers the households that had one. PT404 plan_not_found.
create function public.end_links(plan_id uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  plan constant uuid := end_links.plan_id;
  ended uuid[];
begin
  if plan is null or plan <> all (array(select private.my_plans('owner'))) then
    raise exception using errcode = 'PT404', message = 'plan_not_found';
  end if;
  perform from public.event_plans p where p.id = plan for no key update;

  with gone as (delete from public.household_links l where l.plan_id = plan returning l.household_id)
  select array_agg(distinct g.household_id) into ended from gone g;
  delete from public.seating_links c where c.plan_id = plan;
  delete from private.kept_rows k
  where k.plan_id = plan and k.table_name in ('household_links', 'household_tokens');
  return coalesce(ended, '{}');
end;
$$;
grant execute on function public.link_holders(uuid), public.end_links(uuid) to authenticated;
