-- Uniqueness across tables: who makes a plan chooses its id, and folders of storage bear ids of plans (pictures) and of people
-- (logos), so a plan with a person's id could replace that person's logo. Nor may a plan take the id of a purged one, whose
-- page's name is held for 90 days. PT409 id_not_free.
create index page_addresses_held_for_idx on private.page_addresses (held_for) where plan_id is null;

create function private.refuse_taken_id() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users u where u.id = new.id)
    or exists (select from private.page_addresses a where a.held_for = new.id and a.plan_id is null)
  then
    raise exception using errcode = 'PT409', message = 'id_not_free';
  end if;
  return new;
end;
$$;
create trigger refuse_taken_id before insert on public.event_plans
  for each row execute function private.refuse_taken_id();
