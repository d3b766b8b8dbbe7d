-- Files of a plan: what is known of each is a row, its bytes are an object of the bucket `plan-files` at
-- `<plan>/<row>`. The name that a person gave it is data alone, so that no path is made of it.
create table public.attachments (
  id uuid primary key,
  plan_id uuid not null references public.event_plans (id) on delete cascade,
  -- The quote or the item of the ledger it belongs to; no key, for a deleted row may come back with its files.
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
  updated_at timestamptz not null default now()
);
create index attachments_plan_id_idx on public.attachments (plan_id, subject_id, file_name);

grant select, delete on public.attachments to authenticated;
grant insert (id, plan_id, subject_id, file_name, media_type, size) on public.attachments to authenticated;
grant update (subject_id, file_name, media_type, size, version) on public.attachments to authenticated;
select private.protect('attachments');

create trigger limit_rows after insert on public.attachments
  referencing new table as new_rows
  for each statement execute function private.limit_rows(200, 'attachment');

-- A database without storage (the tests') is left as it is. An object goes only where a row of the plan says so, once:
-- it is never overwritten nor moved. Rows deleted before their objects count until these are gone as well, so that
-- nobody fills the disk by deleting rows alone.
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

  create function private.has_room_for_file(plan text) returns boolean
  language sql stable security definer set search_path = '' as $f$
    select count(*) < 200 from storage.objects o where o.bucket_id = 'plan-files' and o.name like plan || '/%';
  $f$;
  grant execute on function private.has_room_for_file(text) to authenticated;

  create policy "members read the files of their plans" on storage.objects for select to authenticated using (
    bucket_id = 'plan-files'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('viewer') as p))
  );
  create policy "editors add the files that rows name" on storage.objects for insert to authenticated with check (
    bucket_id = 'plan-files'
    and name in (
      select a.plan_id || '/' || a.id from public.attachments a
      where a.plan_id = any (array(select private.my_plans('editor')))
    )
    and private.has_room_for_file(split_part(name, '/', 1))
  );
  create policy "editors remove files of their plans" on storage.objects for delete to authenticated using (
    bucket_id = 'plan-files'
    and split_part(name, '/', 1) = any (array(select p::text from private.my_plans('editor') as p))
  );
end;
$$;
