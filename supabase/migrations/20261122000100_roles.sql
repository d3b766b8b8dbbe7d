-- Client roles start with nothing: every right they hold is granted by name, in the migration that creates
-- the object. The defaults of a Supabase project give them everything in `public`, so those go first.

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated;
alter default privileges for role postgres in schema public revoke all on sequences from anon, authenticated;
alter default privileges for role postgres in schema public revoke all on functions from anon, authenticated;

-- Without `in schema`: PUBLIC's right to execute is a global default, and the form limited to a schema
-- leaves it in place.
alter default privileges for role postgres revoke execute on functions from public;

-- What policies, triggers and public functions need, out of reach of the API: only `public` is exposed.
create schema if not exists private;
revoke all on schema private from public, anon;
revoke create on schema public from public, anon, authenticated;
grant usage on schema private to authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

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
