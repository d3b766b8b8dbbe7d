-- Two hundred objects a plan, however many arrive at once. Storage asks the policies first and writes with its own rights
-- later, so a trigger counts, with the plan's folder locked; a policy's count would let parallel uploads pass together.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  create function private.limit_plan_files() returns trigger
  language plpgsql security definer set search_path = '' as $f$
  declare
    folder text := split_part(new.name, '/', 1);
  begin
    perform pg_advisory_xact_lock(hashtextextended('plan-files/' || folder, 0));
    if (
      select count(*) > 200 from storage.objects o
      where o.bucket_id = 'plan-files' and o.name like folder || '/%'
    ) then
      -- Storage answers 403, as for what a policy forbids.
      raise exception using errcode = '42501', message = 'file_limit_reached';
    end if;
    return null;
  end;
  $f$;
  create trigger limit_plan_files after insert on storage.objects
    for each row when (new.bucket_id = 'plan-files') execute function private.limit_plan_files();

  alter policy "editors add files to their plans" on storage.objects with check (
    bucket_id = 'plan-files'
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('editor') as p))
  );
  drop function private.has_room_for_file(text);
end;
$$;
