/**
 * The part of Supabase that the migrations lean on: users, and who is asking. With the defaults of the hosted one,
 * which grant everything in `public` to everybody: what a migration forgets to take back must show in the tests.
 */
export const AUTH_STAND_IN = `
create schema auth;
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  raw_user_meta_data jsonb
);
create function auth.uid() returns uuid language sql stable set search_path = ''
  as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;
