-- The allowance ledger: reserve before the work, commit with the result, refund on failure, sweep what was left. Its
-- tables are written by the functions of this file and the next two, and by nobody else.
-- Lock order, everywhere: accounts, usage accounts by id, reservation, period, credit lot.

-- Whoever has requests to spend. The trial counts by what nobody can invent: the account, or the installation where
-- there is none, and the network address together. A Figma id is what anybody says it is, and is counted nowhere. The
-- row is the mutex of everything below it.
create table app.usage_accounts (
  id bigint generated always as identity primary key,
  user_id uuid unique references public.accounts (user_id) on delete cascade,
  trial_user_id uuid unique, -- no reference: deleting an account must not renew its trial
  installation_id uuid unique references public.installations (id), -- it outlives the account, for the same reason
  address_key text unique check (length(address_key) between 1 and 200), -- hashed by the caller
  anchor timestamptz not null, -- months are counted from here
  plan_id text references app.plans (id),
  seats int not null default 1 check (seats > 0), -- that the plan is paid for
  paid_until timestamptz,   -- the plan grants nothing from here on; the caller adds its days of grace
  paid_through timestamptz, -- periods that begin before it are paid; null: nobody said
  constraint usage_accounts_one_owner check (num_nonnulls(user_id, trial_user_id, installation_id, address_key) = 1),
  constraint usage_accounts_plan check (plan_id is null or (user_id is not null and paid_until is not null))
);

create table app.usage_periods (
  usage_account_id bigint not null references app.usage_accounts (id) on delete cascade,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  allowance int not null check (allowance >= 0),
  used int not null default 0 check (used >= 0),
  reserved int not null default 0 check (reserved >= 0),
  is_paid boolean not null default true,
  owed int not null default 0 check (owed >= 0), -- reviews of periods before it that nobody paid for
  carries int check (carries >= 0),              -- what the next one owes, where it was fixed when this one was cut
  told_near_limit_at timestamptz,                -- whoever has few reviews left of a paid month is told once
  primary key (usage_account_id, period_start)
);
create index usage_periods_open on app.usage_periods (period_end) where told_near_limit_at is null;

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
  is_free boolean not null default false, -- a review without a second opinion costs nothing, and charges nobody
  state text not null default 'reserved' check (state in ('reserved', 'committed', 'refunded', 'expired')),
  lease_ends_at timestamptz not null,
  review_id uuid references public.reviews (id) on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- When the first finding of its second opinion was told: it is spent by then, however the work ends.
  told_at timestamptz,
  screens int not null default 0, -- that a model was to look at
  counted_for bigint[] not null default '{}', -- the usage accounts that they count for while nobody has paid for them
  check ((state = 'reserved') = (settled_at is null))
);
create unique index usage_reservations_one_charge on app.usage_reservations (asked_by, idem_key)
  where state in ('reserved', 'committed');
create index usage_reservations_key on app.usage_reservations (asked_by, idem_key, created_at desc);
create index usage_reservations_lease on app.usage_reservations (lease_ends_at) where state = 'reserved';
create index usage_reservations_given_back on app.usage_reservations (settled_at) where state in ('refunded', 'expired');
create index usage_reservations_user_id on app.usage_reservations (user_id);
create index usage_reservations_review_id on app.usage_reservations (review_id);

-- The charges of a reservation: one request of a period or one credit of a lot, from each usage account that pays.
create table app.usage_charges (
  reservation_id uuid not null references app.usage_reservations (id) on delete cascade,
  usage_account_id bigint not null references app.usage_accounts (id) on delete cascade,
  period_start timestamptz,
  lot_id bigint references app.credit_lots (id) on delete cascade,
  team_id uuid, -- the team whose owner pays for a member; no reference: it outlives the team
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
create trigger usage_ledger_append_only before update or delete or truncate on app.usage_ledger
  for each statement execute function app.refuse_change();
create trigger usage_reservations_final before update of state, settled_at on app.usage_reservations
  for each row when (old.state <> 'reserved') execute function app.refuse_change();

grant select on app.usage_accounts, app.usage_periods, app.credit_lots, app.usage_reservations, app.usage_charges,
  app.usage_ledger to service_role;

-- The product's time: the machine's, unless the embedded stand-in for the payment service has moved it. So a plan and
-- its reviews live in one time. Where there is no stand-in, no row is here.
create table app.clock_shift (
  is_only boolean primary key default true check (is_only),
  shift interval not null
);
grant select, insert, update, delete on app.clock_shift to service_role;

create function app.clock() returns timestamptz language sql volatile security definer set search_path = '' as $$
  select clock_timestamp() + coalesce((select shift from app.clock_shift), interval '0')
$$;

-- Under what is counted who asks from an address: with an account the accounts there; without one all those without,
-- and the designer. Null where no address is known. A designer is a Figma id at one address: elsewhere that id counts
-- for nothing, so that nobody can spend what belongs to somebody else.
create function app.address_keys(p_user_id uuid, p_installation_id uuid, p_address text) returns text[]
language sql stable set search_path = ''
return case
  when p_address = '' or p_address is null then null
  when p_user_id is not null then array['account:' || p_address]
  else array['nobody:' || p_address, 'designer:' || p_address || ':' || encode(sha256(convert_to(
    coalesce((select figma_id from public.installations where id = p_installation_id), ''), 'UTF8')), 'hex')]
end;

-- Makes the usage accounts that are missing, locks all that this caller touches, and tells them apart. The accounts are
-- locked first, so that they stay until the end: whoever deletes one locks it before its usage account, and whoever
-- stores a review does so too. In any other order two of them may wait for each other.
create function app.lock_usage_accounts(
  p_user_id uuid, p_installation_id uuid, p_address text, p_now timestamptz, p_owner_user_id uuid default null,
  out person app.usage_accounts, out trial bigint[], out asked_by bigint, out team app.usage_accounts
) language plpgsql set search_path = '' as $$
declare
  v_trial_user_id uuid := case when p_installation_id is not null then p_user_id end;
  v_address_keys text[] := case when p_installation_id is not null
    then app.address_keys(p_user_id, p_installation_id, p_address) end;
begin
  perform from public.accounts where user_id in (p_user_id, p_owner_user_id) order by user_id for key share;

  insert into app.usage_accounts (user_id, anchor) select p_user_id, p_now
    where p_user_id is not null and not exists (select from app.usage_accounts where user_id = p_user_id)
    on conflict do nothing;
  insert into app.usage_accounts (trial_user_id, anchor) select v_trial_user_id, p_now
    where v_trial_user_id is not null
      and not exists (select from app.usage_accounts where trial_user_id = v_trial_user_id)
    on conflict do nothing;
  insert into app.usage_accounts (installation_id, anchor) select p_installation_id, p_now
    where p_installation_id is not null
      and not exists (select from app.usage_accounts where installation_id = p_installation_id)
    on conflict do nothing;
  insert into app.usage_accounts (address_key, anchor) select key, p_now from unnest(v_address_keys) as key
    where not exists (select from app.usage_accounts where address_key = key)
    order by key
    on conflict do nothing;

  perform from app.usage_accounts
    where user_id = p_user_id or trial_user_id = v_trial_user_id or installation_id = p_installation_id
      or address_key = any (v_address_keys) or user_id = p_owner_user_id
    order by id for update;

  select * into person from app.usage_accounts where user_id = p_user_id;
  select * into team from app.usage_accounts where user_id = p_owner_user_id;
  -- All of them pay: a new installation, a new account or a new address alone gains nothing.
  select array_agg(id) into trial from app.usage_accounts
    where trial_user_id = v_trial_user_id or installation_id = p_installation_id or address_key = any (v_address_keys);
  -- A retry comes from the same machine, also when it was linked in between.
  select coalesce(max(id), person.id) into asked_by from app.usage_accounts where installation_id = p_installation_id;
end $$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function app.clock() to service_role;
