-- Accounts, the plans they may have, and what the sign-in service knows of them.

-- Schema `app` holds what no client reads: it is not exposed, and nobody but the API's role may enter it.
create schema if not exists app;
revoke all on schema app from public;
grant usage on schema app to service_role;

-- Hosted Supabase grants everything in `public` to everybody by default. Here rights are named, beside each table: the
-- API's role reads and writes rows; clients have rights on columns that are named, and on no table as a whole, so that
-- a right on a whole table is a fault, whoever gave it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create table app.plans (
  id text primary key,
  name text not null,
  price_eur numeric(10, 2) not null check (price_eur >= 0), -- a month
  seats int not null check (seats > 0),
  requests int not null check (requests >= 0) -- a month, for each seat
);
insert into app.plans (id, name, price_eur, seats, requests) values
  ('regard_plan_starter', 'Starter', 9, 1, 10),
  ('regard_plan_essential', 'Essential', 19, 1, 20),
  ('regard_plan_pro', 'Pro', 59, 1, 85),
  ('regard_plan_studio', 'Studio', 99, 1, 150);
grant select on app.plans to service_role;

-- An account: all that is kept beside the sign-in. Money and link fields are written by the API only: a client may
-- update the profile columns that are granted by name below, and nothing else.
create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null default '' check (length(name) <= 200),
  company text not null default '' check (length(company) <= 200),
  vat_number text not null default '' check (length(vat_number) <= 50),
  address_line1 text not null default '' check (length(address_line1) <= 200),
  address_line2 text not null default '' check (length(address_line2) <= 200),
  zip_code text not null default '' check (length(zip_code) <= 20),
  city text not null default '' check (length(city) <= 200),
  country text not null default '' check (length(country) <= 100),
  language text check (language in ('en', 'fr')), -- in which we write; null: that of the browser they last came with
  newsletter_opt_in boolean not null default false,
  signup_source text not null default 'website' check (signup_source in ('figma', 'website')),
  terms_accepted_at timestamptz,
  figma_id text unique check (length(figma_id) between 1 and 200),
  figma_account_linked boolean not null generated always as (figma_id is not null) stored,
  team_id uuid, -- the team somebody is in stands here and nowhere else: nobody is in two
  plan_id text references app.plans (id),
  plan_interval text check (plan_interval in ('month', 'year')), -- of its payment: reviews are given each month
  next_plan_id text references app.plans (id),
  next_plan_interval text check (next_plan_interval in ('month', 'year')),
  next_seats int check (next_seats > 0), -- from the next period on; null: as now
  next_start_at bigint, -- seconds since 1970, as Stripe says it
  stripe_customer_id text unique,
  stripe_sub_id text unique,
  stripe_last_invoice_url text,
  stripe_billing_portal_url text,
  stripe_cancel_at bigint not null default 0, -- seconds since 1970; 0: no end is planned
  stripe_cancelled boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
create index accounts_team_id on public.accounts (team_id);

alter table public.accounts enable row level security;
create policy "an account is read by its owner" on public.accounts
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "a profile is changed by its owner" on public.accounts
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

grant select (
  user_id, name, company, vat_number, address_line1, address_line2, zip_code, city, country, newsletter_opt_in,
  signup_source, terms_accepted_at, figma_id, figma_account_linked, team_id, plan_id, plan_interval, next_plan_id,
  next_plan_interval, next_start_at, stripe_customer_id, stripe_sub_id, stripe_last_invoice_url,
  stripe_billing_portal_url, stripe_cancel_at, stripe_cancelled, created_at
) on public.accounts to authenticated;
grant update (name, company, vat_number, address_line1, address_line2, zip_code, city, country, newsletter_opt_in)
  on public.accounts to authenticated;
grant select, insert, update, delete on public.accounts to service_role;

-- Who did what to an account. No foreign key: a deletion is the entry that matters most.
create table app.audit_log (
  id bigint generated always as identity primary key,
  actor_user_id uuid,
  action text not null,
  subject text not null default '',
  details jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index audit_log_actor_user_id on app.audit_log (actor_user_id, at desc);
grant select, insert, delete on app.audit_log to service_role; -- entries are removed at the end of their time

-- Accounts that were deleted: what is still to be done elsewhere. It names nobody but Stripe's customer.
create table app.deletions (
  id bigint generated always as identity primary key,
  stripe_customer_id text,
  requested_at timestamptz not null default clock_timestamp(),
  stripe_told_at timestamptz
);
create index deletions_to_tell on app.deletions (requested_at)
  where stripe_customer_id is not null and stripe_told_at is null;
grant select, insert, update, delete on app.deletions to service_role;

-- A sign-up makes the account, in the same transaction. The metadata comes from the client: it fills the profile and
-- nothing that costs or links. Its own time of consent is not believed: the database's clock is.
create function app.open_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_said jsonb := coalesce(to_jsonb(new) -> 'raw_user_meta_data', '{}');
begin
  insert into public.accounts (
    user_id, name, company, vat_number, address_line1, address_line2, zip_code, city, country,
    newsletter_opt_in, signup_source, terms_accepted_at
  ) values (
    new.id,
    left(coalesce(v_said ->> 'name', v_said ->> 'full_name', ''), 200),
    left(coalesce(v_said ->> 'company', ''), 200),
    left(coalesce(v_said ->> 'vat_number', ''), 50),
    left(coalesce(v_said ->> 'address_line1', ''), 200),
    left(coalesce(v_said ->> 'address_line2', ''), 200),
    left(coalesce(v_said ->> 'zip_code', ''), 20),
    left(coalesce(v_said ->> 'city', ''), 200),
    left(coalesce(v_said ->> 'country', ''), 100),
    coalesce(v_said ->> 'newsletter_opt_in' = 'true', false),
    case when v_said ->> 'signup_source' = 'figma' then 'figma' else 'website' end,
    case when v_said ->> 'terms_accepted_at' <> '' then clock_timestamp() end
  ) on conflict (user_id) do nothing;
  if v_said ->> 'link' <> '' then
    perform app.approve_link_code(v_said ->> 'link', v_said ->> 'figma_id', new.id);
  end if;
  return new;
end $$;
create trigger open_account after insert on auth.users for each row execute function app.open_account();

-- The address of an account; null when it is gone.
create function app.email_of(p_user_id uuid) returns text language sql stable security definer set search_path = ''
as $$ select email from auth.users where id = p_user_id $$;

-- The account of a confirmed address; null when there is none.
create function app.user_with_email(p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from auth.users
  where lower(email) = lower(p_email) and email_confirmed_at is not null and deleted_at is null
  limit 1
$$;

-- The sign-in's record of a person, without its secrets.
create function app.sign_in_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', id, 'email', email, 'confirmed_at', email_confirmed_at, 'created_at', created_at,
    'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data, 'providers', raw_app_meta_data -> 'providers'
  ) from auth.users where id = p_user_id
$$;

-- Ends a sign-in and, with it, the account and all that belongs to it.
create function app.delete_user(p_user_id uuid) returns void
language sql security definer set search_path = ''
as $$ delete from auth.users where id = p_user_id $$;

-- Sign-ups that nobody confirmed in thirty days.
create function app.remove_unconfirmed() returns void
language sql security definer set search_path = '' as $$
  delete from auth.users where email_confirmed_at is null and created_at < clock_timestamp() - interval '30 days'
$$;

-- An access token is good for an hour; its session may end before. Each request asks whether it lives still.
create function app.has_session(p_user_id uuid, p_session_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id::text = p_session_id and user_id = p_user_id and (not_after is null or not_after > clock_timestamp())
  )
$$;

-- A new password ends all sessions but the one that set it. Their refresh tokens go with them.
create function app.end_other_sessions(p_user_id uuid, p_session_id text) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions where user_id = p_user_id and id::text is distinct from p_session_id
$$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.email_of(uuid), app.user_with_email(text), app.sign_in_of(uuid), app.delete_user(uuid), app.remove_unconfirmed(),
  app.has_session(uuid, text), app.end_other_sessions(uuid, text)
  to service_role;
