-- Stripe's word on each customer. Its subscription is the truth; these rows say how far we have read it.

-- A ticket is drawn before Stripe is asked: of two answers that cross, the one asked for later wins.
create sequence app.stripe_tickets;
grant usage on sequence app.stripe_tickets to service_role;

create table app.stripe_syncs (
  customer_id text primary key check (length(customer_id) between 1 and 255),
  ticket bigint not null default 0,
  state jsonb,              -- what was written with that ticket
  synced_at timestamptz,
  wanted_at timestamptz,    -- something changed at Stripe and is not read yet; null: nothing
  -- Of an event that comes while its customer is being read, nobody knows whether the answer shows it already. So each
  -- wish to read has a ticket, too, and only an answer that was asked for later fulfils it.
  wanted_ticket bigint
);
create index stripe_syncs_wanted_at on app.stripe_syncs (wanted_at) where wanted_at is not null;
create index stripe_syncs_by_the_year on app.stripe_syncs ((state ->> 'paidThrough')) where state ->> 'interval' = 'year';

-- Each event once. What it says is never believed: it only says that something changed.
create table app.stripe_events (
  id text primary key check (length(id) between 1 and 255),
  type text not null check (length(type) between 1 and 255),
  customer_id text,
  received_at timestamptz not null default clock_timestamp()
);
create index stripe_events_received_at on app.stripe_events (received_at);

-- How far Stripe's own list of events was read: seconds since 1970, by Stripe's clock. It lists the newest first, a
-- page at a time: how far a walk through it has come is kept with each page, so that a long one is gone on with.
create table app.stripe_event_cursor (
  is_only boolean primary key default true check (is_only),
  read_until bigint,
  walk_since bigint, -- the instant the walk goes back to; null: none is under way
  walk_until bigint, -- the newest event that it has seen
  walk_after text    -- the last event that was read
);

-- Withdrawals from a contract. What is given back is fixed when it is asked for; Stripe is told until all of it is
-- done.
create table app.withdrawals (
  subscription_id text primary key check (length(subscription_id) between 1 and 255),
  customer_id text not null check (length(customer_id) between 1 and 255),
  -- Within 14 days, or because the contract had renewed by a year and nobody was reminded.
  reason text not null default 'withdrawal' check (reason in ('withdrawal', 'unannounced')),
  refund_cents int not null check (refund_cents >= 0),
  currency text not null check (length(currency) = 3),
  refunds jsonb not null, -- paymentId and amount of each
  asked_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  failed_at timestamptz -- a refund failed days after it was sent: it is open until it was paid back by another way
);
create index withdrawals_customer_id on app.withdrawals (customer_id);
create index withdrawals_unfinished on app.withdrawals (asked_at) where finished_at is null;

-- Whoever pays by the year is reminded before it renews. That it was done, when, and whether in time, is kept for as
-- long as it can be asked for; the mail itself is removed a month after it was sent.
create table app.renewal_notices (
  subscription_id text not null check (length(subscription_id) between 1 and 255),
  renews_at timestamptz not null,
  customer_id text not null check (length(customer_id) between 1 and 255),
  language text not null check (language in ('en', 'fr')),
  told_at timestamptz not null,
  is_late boolean not null, -- less than a month before, and a day for the mail to arrive
  mail_id bigint not null,
  sent_at timestamptz,
  primary key (subscription_id, renews_at)
);
create index renewal_notices_customer_id on app.renewal_notices (customer_id);
create index renewal_notices_unsent on app.renewal_notices (mail_id) where sent_at is null;

grant select, insert, update, delete on
  app.stripe_syncs, app.stripe_events, app.stripe_event_cursor, app.withdrawals, app.renewal_notices
  to service_role;

-- Notes that a customer is to be read.
create function app.want_stripe_sync(p_customer_id text)
returns void language sql security definer set search_path = '' as $$
  insert into app.stripe_syncs as sync (customer_id, wanted_at, wanted_ticket)
    values (p_customer_id, clock_timestamp(), nextval('app.stripe_tickets'))
    on conflict (customer_id) do update
      set wanted_at = coalesce(sync.wanted_at, excluded.wanted_at), wanted_ticket = excluded.wanted_ticket
$$;

-- Notes an event and that its customer is to be read. Returns false when the event was noted before.
create function app.note_stripe_event(p_id text, p_type text, p_customer_id text)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into app.stripe_events (id, type, customer_id) values (p_id, p_type, p_customer_id)
    on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  perform app.want_stripe_sync(p_customer_id);
  return true;
end $$;

-- Customers whose paid time is over while we still call them paying: what ended it was never heard of.
create function app.want_overdue_syncs(p_now timestamptz default clock_timestamp())
returns void language sql security definer set search_path = '' as $$
  select app.want_stripe_sync(account.stripe_customer_id)
  from public.accounts as account join app.usage_accounts as usage on usage.user_id = account.user_id
  where account.plan_id is not null and account.stripe_sub_id is not null and usage.paid_until <= p_now
$$;

-- Writes what Stripe says of a customer, unless something newer was written before: false then. `p_state` holds planId,
-- anchor, paidUntil (all null: no plan), paidThrough, interval, seats, subId, cancelAt, isCancelled, nextPlanId,
-- nextInterval, nextSeats, nextStartAt, lastInvoiceUrl. A contract from which somebody withdrew gives nothing, also while
-- Stripe still has it. The account is locked as strongly as the writing of a unique
-- column needs it, at once: who asks for a review in between holds a share of the account and waits for its usage
-- account, and a lock that became stronger later would wait for that share.
create function app.apply_stripe_snapshot(
  p_customer_id text, p_ticket bigint, p_state jsonb, p_now timestamptz default clock_timestamp()
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_plan_before text;
  v_interval_before text;
  v_sub_before text;
  v_seats_before int;
begin
  -- The account first, as everybody else locks it: deleting it takes its sync along.
  select user_id, plan_id, plan_interval, stripe_sub_id into v_user_id, v_plan_before, v_interval_before, v_sub_before
    from public.accounts where stripe_customer_id = p_customer_id for update;
  if exists (select from app.withdrawals where subscription_id = p_state ->> 'subId') then
    p_state := p_state || '{"planId": null, "interval": null, "seats": 1, "anchor": null, "paidUntil": null}';
  end if;

  insert into app.stripe_syncs (customer_id) values (p_customer_id) on conflict (customer_id) do nothing;
  update app.stripe_syncs set ticket = p_ticket, state = p_state, synced_at = p_now,
      wanted_at = case when wanted_ticket > p_ticket then wanted_at end
    where customer_id = p_customer_id and ticket < p_ticket;
  if not found then
    return false;
  end if;
  if v_user_id is null then
    return true; -- the account is gone: there is nobody to grant anything to
  end if;

  select coalesce((select seats from app.usage_accounts where user_id = v_user_id), 1) into v_seats_before;
  perform app.set_plan(
    v_user_id, p_state ->> 'planId', (p_state ->> 'anchor')::timestamptz, (p_state ->> 'paidUntil')::timestamptz, p_now,
    (p_state ->> 'paidThrough')::timestamptz, coalesce(v_sub_before = p_state ->> 'subId', false),
    coalesce((p_state ->> 'seats')::int, 1)
  );
  update public.accounts set
    plan_interval = p_state ->> 'interval',
    stripe_sub_id = p_state ->> 'subId',
    stripe_cancel_at = coalesce((p_state ->> 'cancelAt')::bigint, 0),
    stripe_cancelled = coalesce((p_state ->> 'isCancelled')::boolean, false),
    next_plan_id = p_state ->> 'nextPlanId',
    next_plan_interval = p_state ->> 'nextInterval',
    next_seats = (p_state ->> 'nextSeats')::int,
    next_start_at = (p_state ->> 'nextStartAt')::bigint,
    stripe_last_invoice_url = p_state ->> 'lastInvoiceUrl'
    where user_id = v_user_id;
  if v_plan_before is distinct from p_state ->> 'planId'
    or v_interval_before is distinct from p_state ->> 'interval'
    or v_seats_before is distinct from coalesce((p_state ->> 'seats')::int, 1) then
    insert into app.audit_log (actor_user_id, action, subject, details) values (
      null, 'plan_changed', v_user_id::text,
      jsonb_build_object('from', v_plan_before, 'to', p_state ->> 'planId', 'interval', p_state ->> 'interval',
        'seats', p_state -> 'seats', 'ticket', p_ticket)
    );
  end if;
  return true;
end $$;

-- Ends the plan of somebody who withdraws, in the transaction that promises what is paid back. `p_used`: the reviews
-- that this was computed from, as of `p_at`; null: none were counted. Returns false, and does nothing, where others
-- were asked for since.
create function app.end_withdrawn_plan(
  p_user_id uuid, p_used int, p_at timestamptz, p_now timestamptz default clock_timestamp()
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from public.accounts where user_id = p_user_id for update;
  perform app.lock_usage_accounts(p_user_id, null, null, p_now);
  if p_used <> coalesce((select used from app.plan_use(p_user_id, p_at)), 0) then
    return false;
  end if;
  perform app.set_plan(p_user_id, null, null, null, p_now, null);
  return true;
end $$;

-- Keeps what a buyer typed at the checkout: company, VAT number and address, as the invoices say them. It comes with a
-- reading of Stripe, and only the latest reading may write it.
create function app.keep_buyer(p_customer_id text, p_ticket bigint, p_buyer jsonb)
returns void language sql security definer set search_path = '' as $$
  update public.accounts set
    company = left(p_buyer ->> 'company', 200),
    vat_number = left(p_buyer ->> 'vatNumber', 50),
    address_line1 = left(p_buyer ->> 'addressLine1', 200),
    address_line2 = left(p_buyer ->> 'addressLine2', 200),
    zip_code = left(p_buyer ->> 'zipCode', 20),
    city = left(p_buyer ->> 'city', 200),
    country = left(p_buyer ->> 'country', 100)
  where stripe_customer_id = p_customer_id
    and exists (select from app.stripe_syncs where customer_id = p_customer_id and ticket = p_ticket)
$$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.want_stripe_sync(text), app.note_stripe_event(text, text, text), app.want_overdue_syncs(timestamptz),
  app.apply_stripe_snapshot(text, bigint, jsonb, timestamptz), app.keep_buyer(text, bigint, jsonb),
  app.end_withdrawn_plan(uuid, int, timestamptz, timestamptz)
  to service_role;
