-- The allowance ledger. Its tables are written by the functions of the next file and by nobody else.

-- Whoever has requests to spend: a person by the plan, an installation and a Figma id by the trial. The row is the
-- mutex of everything below it: rows are locked in the order of their ids, before reservation, period and credit lot.
create table app.usage_accounts (
  id bigint generated always as identity primary key,
  user_id uuid unique references public.accounts (user_id) on delete cascade,
  -- These two outlive an account: deleting it must not renew the trial.
  installation_id uuid unique references public.installations (id),
  figma_id text unique,
  anchor timestamptz not null, -- months are counted from here
  plan_id text references app.plans (id),
  paid_until timestamptz,      -- the plan grants nothing from here on; the caller adds its days of grace
  check (num_nonnulls(user_id, installation_id, figma_id) = 1),
  check (plan_id is null or (user_id is not null and paid_until is not null))
);

create table app.usage_periods (
  usage_account_id bigint not null references app.usage_accounts (id) on delete cascade,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  allowance int not null check (allowance >= 0),
  used int not null default 0 check (used >= 0),
  reserved int not null default 0 check (reserved >= 0),
  primary key (usage_account_id, period_start)
);

create table app.credit_lots (
  id bigint generated always as identity primary key,
  usage_account_id bigint not null references app.usage_accounts (id) on delete cascade,
  source_ref text not null unique, -- where it comes from
  granted int not null check (granted > 0),
  used int not null default 0 check (used >= 0),
  reserved int not null default 0 check (reserved >= 0),
  expires_at timestamptz,          -- null: never
  check (used + reserved <= granted)
);
create index credit_lots_usage_account_id on app.credit_lots (usage_account_id);

-- One attempt at a review. Its key may be tried again only after a refund.
create table app.usage_reservations (
  id uuid primary key default gen_random_uuid(),
  asked_by bigint not null references app.usage_accounts (id) on delete cascade,
  user_id uuid references public.accounts (user_id) on delete set null,
  idem_key text not null check (length(idem_key) between 8 and 200),
  request_hash text not null,
  state text not null default 'reserved' check (state in ('reserved', 'committed', 'refunded', 'expired')),
  lease_ends_at timestamptz not null,
  review_id uuid references public.reviews (id) on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'reserved') = (settled_at is null))
);
create unique index usage_reservations_one_charge on app.usage_reservations (asked_by, idem_key)
  where state in ('reserved', 'committed');
create index usage_reservations_key on app.usage_reservations (asked_by, idem_key, created_at desc);
create index usage_reservations_lease on app.usage_reservations (lease_ends_at) where state = 'reserved';
create index usage_reservations_user_id on app.usage_reservations (user_id);
create index usage_reservations_review_id on app.usage_reservations (review_id);

-- What a reservation takes: one request of a period or one credit of a lot, from each usage account that pays.
create table app.usage_charges (
  reservation_id uuid not null references app.usage_reservations (id) on delete cascade,
  usage_account_id bigint not null references app.usage_accounts (id) on delete cascade,
  period_start timestamptz,
  lot_id bigint references app.credit_lots (id) on delete cascade,
  primary key (reservation_id, usage_account_id),
  foreign key (usage_account_id, period_start) references app.usage_periods on delete cascade,
  check (num_nonnulls(period_start, lot_id) = 1)
);
create index usage_charges_usage_account_id on app.usage_charges (usage_account_id, period_start);
create index usage_charges_lot_id on app.usage_charges (lot_id);

-- Every change of every balance, for ever. No foreign keys: it outlives the accounts, and names nobody.
create table app.usage_ledger (
  id bigint generated always as identity primary key,
  usage_account_id bigint not null,
  period_start timestamptz,
  lot_id bigint,
  reservation_id uuid,
  source_ref text unique, -- of a grant: also after the account is gone, a source is granted once
  kind text not null check (kind in ('open', 'plan', 'grant', 'reserved', 'committed', 'refunded', 'expired')),
  granted int not null default 0,
  reserved int not null default 0,
  used int not null default 0,
  at timestamptz not null,
  check (num_nonnulls(period_start, lot_id) = 1)
);
create index usage_ledger_usage_account_id on app.usage_ledger (usage_account_id);

create function app.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% is final: it is never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
revoke execute on function app.refuse_change() from public, anon, authenticated;

create trigger usage_ledger_append_only before update or delete or truncate on app.usage_ledger
  for each statement execute function app.refuse_change();
create trigger usage_reservations_final before update of state, settled_at on app.usage_reservations
  for each row when (old.state <> 'reserved') execute function app.refuse_change();

grant select on app.usage_accounts, app.usage_periods, app.credit_lots, app.usage_reservations, app.usage_charges,
  app.usage_ledger to service_role;
