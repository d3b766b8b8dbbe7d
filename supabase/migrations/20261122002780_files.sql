-- Files of a plan: what is known of each is a row, its bytes are an object of the bucket `plan-files` at
-- `<plan>/<row>`. The name that a person gave it is data alone, so that no path is made of it.
create table public.attachments (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  -- The quote or the item of the ledger it belongs to; no key, for a deleted row may come back with its files. The plan
  -- itself where it is a floor plan: several rooms may show it.
  subject_id uuid not null,
  file_name text not null
    check (char_length(file_name) between 1 and 150)
    check (file_name ~ '[^[:space:]]' and file_name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
    check (file_name !~ '[/\\\u061c\u200e\u200f]'),
  media_type text not null check (media_type in (
    'application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'text/csv', 'text/plain'
  )),
  size int not null check (size between 1 and 10485760),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint attachments_of_plan unique (plan_id, id)
);
create index attachments_plan_id_idx on public.attachments (plan_id, subject_id, file_name);

grant select, delete on public.attachments to authenticated;
grant insert (id, plan_id, subject_id, file_name, media_type, size) on public.attachments to authenticated;
grant update (subject_id, file_name, media_type, size, version) on public.attachments to authenticated;
select private.protect('attachments');

create trigger limit_rows after insert on public.attachments
  referencing new table as new_rows
  for each statement execute function private.limit_rows(200, 'attachment');

alter table public.seating_charts add constraint seating_charts_floor_of_plan
  foreign key (plan_id, floor_file) references public.attachments (plan_id, id) on delete set null (floor_file);
create index seating_charts_floor_idx on public.seating_charts (plan_id, floor_file);

-- A database without storage (the tests') is left as it is. An object is sent before its row, so that a row never stands
-- without its bytes; it is never overwritten nor moved, and those without a row count as well, so that nobody fills
-- the disk with them.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('plan-files', 'plan-files', false, 10485760, array[
    'application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'text/csv', 'text/plain'
  ])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  create policy "members read the files of their plans" on storage.objects for select to authenticated using (
    bucket_id = 'plan-files'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('viewer') as p))
  );
  create policy "editors add files to their plans" on storage.objects for insert to authenticated with check (
    bucket_id = 'plan-files'
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('editor') as p))
  );
  create policy "editors remove files of their plans" on storage.objects for delete to authenticated using (
    bucket_id = 'plan-files'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('editor') as p))
  );

  -- Two hundred objects a plan, however many arrive at once. Storage asks the policies first and writes with its own rights
  -- later, so a trigger counts, with the plan's folder locked; a policy's count would let parallel uploads pass together.
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
end;
$$;

-- Objects to delete at a moment, at most `most`: those that have had no row for a day, so that an undo finds its file. Rows go a day
-- after what they belonged to; a floor plan goes where no room shows it and no room of its plan has changed for a day.
-- A plan that is purged leaves none.
create function public.unused_files(moment timestamptz, most int) returns setof text
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.attachments a
  using private.deleted_rows d
  where d.table_name in ('vendor_quotes', 'budget_items')
    and d.plan_id = a.plan_id and d.id = a.subject_id and d.deleted_at < moment - interval '1 day';
  delete from public.attachments a
  where a.subject_id = a.plan_id and a.created_at < moment - interval '1 day'
    and not exists (
      select from public.seating_charts c
      where c.plan_id = a.plan_id and (c.floor_file = a.id or c.updated_at >= moment - interval '1 day')
    )
    and not exists (
      select from private.deleted_rows d
      where d.table_name = 'seating_charts' and d.plan_id = a.plan_id and d.deleted_at >= moment - interval '1 day'
    );
  -- Of what was deleted just now there is nothing to undo: its bytes need not wait for one more day.
  delete from private.deleted_rows d where d.table_name = 'attachments' and d.deleted_at = now();
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query
    select o.name
    from storage.objects o
    where o.bucket_id = 'plan-files' and o.created_at < moment - interval '1 day'
      and not exists (select from public.attachments a where a.plan_id || '/' || a.id = o.name)
      and not exists (
        select from private.deleted_rows d
        where d.table_name = 'attachments' and d.plan_id || '/' || d.id = o.name
          and d.deleted_at >= moment - interval '1 day'
      )
    order by o.name
    limit greatest(1, least(most, 1000));
end;
$$;
grant execute on function public.unused_files(timestamptz, int) to service_role;
