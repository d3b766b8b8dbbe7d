-- As before, of tables with more than fifty columns too: a function takes a hundred values at most.
create or replace function private.with_defaults(target regclass, columns text[], said jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  given text;
  row jsonb;
begin
  select string_agg(format(
    case when d.oid is null then 'n.%1$I' else 'coalesce(n.%1$I, %2$s) as %1$I' end,
    a.attname, pg_get_expr(d.adbin, d.adrelid)
  ), ', ' order by a.attnum)
  into given
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = target and a.attname = any (columns);
  execute format(
    'select to_jsonb(r) from (select %s from jsonb_populate_record(null::%s, $1) as n) as r', given, target
  ) into row using said;
  return row;
end;
$$;

-- As before, whichever way the API tells who it is: the older one is asked first (`auth.uid()`), and the embedded API has both.
create or replace function public.as_person(person uuid, tool text, arguments jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  reason text;
begin
  if person is null then
    raise exception using errcode = '22023', message = 'nobody is named';
  end if;
  perform
    set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true),
    -- Which older and the embedded API set as well, and `auth.uid()` asks first.
    set_config('request.jwt.claim.sub', person::text, true),
    set_config('request.jwt.claim.role', 'authenticated', true),
    set_config('role', 'authenticated', true);
  return jsonb_build_object('answer', private.tell_program(tool, arguments));
exception
  when others then
    -- What the caller can put right is told; everything else is a failure.
    if sqlstate !~ '^(PT4|22|23|42501)' then
      raise;
    end if;
    get stacked diagnostics reason = pg_exception_detail;
    return jsonb_build_object('refused', jsonb_build_object('code', sqlstate, 'message', sqlerrm, 'detail', nullif(reason, '')));
end;
$$;

-- The sign-in service alone calls it; a project gives the service role every function.
revoke execute on function public.access_token_hook(jsonb) from service_role;
