-- Of a vendor taken out of an address book only category and name stay, as a mark: how to reach people, and what was
-- noted of them, goes. Who takes it back sends the rest again.
create function private.forget_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.contact_name := null;
  new.email := null;
  new.phone := null;
  new.website := null;
  new.place := null;
  new.language := null;
  new.style := null;
  new.notes := null;
  return new;
end;
$$;
create trigger forget_contact before update on public.vendors
  for each row when (new.deleted_at is not null) execute function private.forget_contact();
