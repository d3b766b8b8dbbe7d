-- The frame of a plan's new table in one call: column grants, policies, triggers for versions, tombstones and live notices
-- (`private.protect(name, child)`), and its limit of rows. Past `max_rows` a plan's insert fails with
-- `<row_name>_limit_reached`. Call it behind `create table`: rights follow from the columns that are there by then.
create function private.protect(name text, max_rows int, row_name text, child text default null) returns void
language plpgsql set search_path = '' as $$
declare
  target regclass := format('public.%I', name);
  typed text;
begin
  -- The database writes version and times itself; an update names the version that it was made from.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into strict typed
  from pg_attribute a
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname not in ('id', 'plan_id', 'version', 'created_at', 'updated_at');

  execute format('grant select, delete on %s to authenticated', target);
  execute format('grant insert (id, plan_id, %s) on %s to authenticated', typed, target);
  execute format('grant update (%s, version) on %s to authenticated', typed, target);
  perform private.protect(name, child);
  execute format(
    'create trigger limit_rows after insert on %s referencing new table as new_rows
     for each statement execute function private.limit_rows(%s, %L)', target, max_rows, row_name);
end;
$$;

revoke execute on function private.protect(text, int, text, text) from public;
