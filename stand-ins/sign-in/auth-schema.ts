/**
 * The part of hosted Supabase's schema that the product and its own sign-in use, under the same names
 * (https://github.com/supabase/auth/tree/master/migrations). It may be run again.
 */
export const AUTH_SCHEMA = `
create schema if not exists auth;
create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  raw_app_meta_data jsonb default '{}',
  raw_user_meta_data jsonb default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  deleted_at timestamptz
);
create unique index if not exists users_email_key on auth.users (email);
create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  created_at timestamptz default now(),
  unique (provider, provider_id)
);
create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tag text,
  created_at timestamptz default now(),
  not_after timestamptz
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);
create or replace function auth.uid() returns uuid language sql stable
as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
grant usage on schema auth to anon, authenticated, service_role;
`;
