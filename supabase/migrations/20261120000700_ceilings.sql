-- A request that runs longer than this serves nobody. Where the migrating role may not alter these roles, the
-- platform's own time-outs stay.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception
  when insufficient_privilege then
    raise notice 'statement time-outs of the client roles were left as they are';
end;
$$;
