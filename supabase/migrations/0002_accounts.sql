-- What an account has beside its sign-in. Money and link fields are written by the API only: a client may update the
-- profile columns that are granted by name below, and nothing else.
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
  newsletter_opt_in boolean not null default false,
  signup_source text not null default 'website' check (signup_source in ('figma', 'website')),
  terms_accepted_at timestamptz,
  figma_id text unique check (length(figma_id) between 1 and 200),
  figma_account_linked boolean not null generated always as (figma_id is not null) stored,
  team_id uuid,
  plan_id text references app.plans (id),
  next_plan_id text references app.plans (id),
  next_start_at bigint, -- seconds since 1970, as Stripe says it
  stripe_customer_id text unique,
  stripe_sub_id text unique,
  stripe_last_invoice_url text,
  stripe_billing_portal_url text,
  stripe_cancel_at bigint not null default 0, -- seconds since 1970; 0: no end is planned
  stripe_cancelled boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

alter table public.accounts enable row level security;
-- Hosted Supabase grants everything in `public` to everybody by default.
revoke all on public.accounts from anon, authenticated;
grant select on public.accounts to authenticated;
grant update (name, company, vat_number, address_line1, address_line2, zip_code, city, country, newsletter_opt_in)
  on public.accounts to authenticated;
grant select, insert, update, delete on public.accounts to service_role;

create policy "an account is read by its owner" on public.accounts
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "a profile is changed by its owner" on public.accounts
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- A plugin on one machine. It works without an account, on the trial.
create table public.installations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.accounts (user_id) on delete set null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256: the token itself is not kept
  figma_id text check (length(figma_id) between 1 and 200),               -- a hint: it can be forged
  figma_name text not null default '' check (length(figma_name) <= 200),
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index installations_user_id on public.installations (user_id);

alter table public.installations enable row level security;
revoke all on public.installations from anon, authenticated;
-- All but the hash.
grant select (id, user_id, figma_id, figma_name, created_at, last_used_at, revoked_at)
  on public.installations to authenticated;
grant select, insert, update, delete on public.installations to service_role;

create policy "an installation is read by its owner" on public.installations
  for select to authenticated using ((select auth.uid()) = user_id);

-- A code that the panel shows and the site approves, once.
create table app.link_codes (
  code text primary key check (code ~ '^[BCDFGHJKLMNPQRSTVWXZ]{8}$'), -- no vowels: no words, nothing to misread
  installation_id uuid not null references public.installations (id) on delete cascade,
  figma_id text not null,
  figma_name text not null default '',
  tries int not null default 0 check (tries >= 0),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  approved_by uuid references public.accounts (user_id) on delete cascade,
  approved_at timestamptz,
  used_at timestamptz,
  check (num_nonnulls(approved_by, approved_at) in (0, 2)),
  check (used_at is null or approved_at is not null)
);
create index link_codes_installation_id on app.link_codes (installation_id);
create index link_codes_approved_by on app.link_codes (approved_by);
grant select, insert, update, delete on app.link_codes to service_role;
