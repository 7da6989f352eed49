import { AUTH_SCHEMA } from "../../../stand-ins/sign-in/auth-schema.ts";

/**
 * The database of Supabase before the first migration: users, and the functions that tell who is asking. With
 * the defaults of the hosted one, which grant everything in `public` to everybody: a right that a migration
 * forgets to take back must show in the tests.
 */
export const AUTH_STAND_IN = `
${AUTH_SCHEMA}
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;
