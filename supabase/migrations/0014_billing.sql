-- Of an event that comes while its customer is being read, nobody knows whether the answer shows it already. So each
-- wish to read has a ticket, too, and only an answer that was asked for later fulfils it.
alter table app.stripe_syncs add wanted_ticket bigint;

create or replace function app.note_stripe_event(p_id text, p_type text, p_customer_id text)
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

-- Notes that a customer is to be read.
create function app.want_stripe_sync(p_customer_id text)
returns void language sql security definer set search_path = '' as $$
  insert into app.stripe_syncs as sync (customer_id, wanted_at, wanted_ticket)
    values (p_customer_id, clock_timestamp(), nextval('app.stripe_tickets'))
    on conflict (customer_id) do update
      set wanted_at = coalesce(sync.wanted_at, excluded.wanted_at), wanted_ticket = excluded.wanted_ticket
$$;

create or replace function app.apply_stripe_snapshot(
  p_customer_id text, p_ticket bigint, p_state jsonb, p_now timestamptz default clock_timestamp()
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_plan_before text;
begin
  -- The account first, as everybody else locks it: deleting it takes its sync along.
  select user_id, plan_id into v_user_id, v_plan_before
    from public.accounts where stripe_customer_id = p_customer_id for no key update;

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

  perform app.set_plan(
    v_user_id, p_state ->> 'planId', (p_state ->> 'anchor')::timestamptz, (p_state ->> 'paidUntil')::timestamptz, p_now
  );
  update public.accounts set
    stripe_sub_id = p_state ->> 'subId',
    stripe_cancel_at = coalesce((p_state ->> 'cancelAt')::bigint, 0),
    stripe_cancelled = coalesce((p_state ->> 'isCancelled')::boolean, false),
    next_plan_id = p_state ->> 'nextPlanId',
    next_start_at = (p_state ->> 'nextStartAt')::bigint,
    stripe_last_invoice_url = p_state ->> 'lastInvoiceUrl'
    where user_id = v_user_id;
  if v_plan_before is distinct from p_state ->> 'planId' then
    insert into app.audit_log (actor_user_id, action, subject, details) values (
      null, 'plan_changed', v_user_id::text,
      jsonb_build_object('from', v_plan_before, 'to', p_state ->> 'planId', 'ticket', p_ticket)
    );
  end if;
  return true;
end $$;

-- Customers whose paid time is over while we still call them paying: what ended it was never heard of.
create function app.want_overdue_syncs(p_now timestamptz default clock_timestamp())
returns void language sql security definer set search_path = '' as $$
  select app.want_stripe_sync(account.stripe_customer_id)
  from public.accounts as account join app.usage_accounts as usage on usage.user_id = account.user_id
  where account.plan_id is not null and account.stripe_sub_id is not null and usage.paid_until <= p_now
$$;

-- How far Stripe's own list of events was read: seconds since 1970, by Stripe's clock.
create table app.stripe_event_cursor (
  is_only boolean primary key default true check (is_only),
  read_until bigint not null
);

-- Withdrawals from a contract. What is given back is fixed when it is asked for; Stripe is told until all of it is done.
create table app.withdrawals (
  subscription_id text primary key check (length(subscription_id) between 1 and 255),
  customer_id text not null check (length(customer_id) between 1 and 255),
  refund_cents int not null check (refund_cents >= 0),
  currency text not null check (length(currency) = 3),
  refunds jsonb not null, -- paymentId and amount of each
  asked_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);
create index withdrawals_customer_id on app.withdrawals (customer_id);
create index withdrawals_unfinished on app.withdrawals (asked_at) where finished_at is null;

grant select, insert, update, delete on app.stripe_event_cursor, app.withdrawals to service_role;
revoke execute on function app.want_stripe_sync(text), app.want_overdue_syncs(timestamptz)
  from public, anon, authenticated;
grant execute on function app.want_stripe_sync(text), app.want_overdue_syncs(timestamptz) to service_role;
