-- As before, and simpler: a plan that exists is found before anything is inserted.
create or replace function private.refuse_taken_id() returns trigger
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
