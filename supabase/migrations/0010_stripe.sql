-- What Stripe told us. Its subscription is the truth; these rows say how far we have read it.

-- A ticket is drawn before Stripe is asked: of two answers that cross, the one asked for later wins.
create sequence app.stripe_tickets;
grant usage on sequence app.stripe_tickets to service_role;

create table app.stripe_syncs (
  customer_id text primary key check (length(customer_id) between 1 and 255),
  ticket bigint not null default 0,
  state jsonb,              -- what was written with that ticket
  synced_at timestamptz,
  wanted_at timestamptz     -- something changed at Stripe and is not read yet; null: nothing
);
create index stripe_syncs_wanted_at on app.stripe_syncs (wanted_at) where wanted_at is not null;

-- Each event once. What it says is never believed: it only says that something changed.
create table app.stripe_events (
  id text primary key check (length(id) between 1 and 255),
  type text not null check (length(type) between 1 and 255),
  customer_id text,
  received_at timestamptz not null default clock_timestamp()
);
create index stripe_events_received_at on app.stripe_events (received_at);

grant select, insert, update, delete on app.stripe_syncs, app.stripe_events to service_role;

-- Notes an event and that its customer is to be read. Returns false when the event was noted before.
create function app.note_stripe_event(p_id text, p_type text, p_customer_id text)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into app.stripe_events (id, type, customer_id) values (p_id, p_type, p_customer_id)
    on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  insert into app.stripe_syncs as sync (customer_id, wanted_at) values (p_customer_id, clock_timestamp())
    on conflict (customer_id) do update set wanted_at = coalesce(sync.wanted_at, excluded.wanted_at);
  return true;
end $$;

-- Writes what Stripe says of a customer, unless something newer was written before: false then. `p_state` holds
-- planId, anchor, paidUntil (all null: no plan), subId, cancelAt, isCancelled, nextPlanId, nextStartAt, lastInvoiceUrl.
create function app.apply_stripe_snapshot(
  p_customer_id text, p_ticket bigint, p_state jsonb, p_now timestamptz default clock_timestamp()
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_plan_before text;
begin
  insert into app.stripe_syncs (customer_id) values (p_customer_id) on conflict (customer_id) do nothing;
  update app.stripe_syncs set ticket = p_ticket, state = p_state, synced_at = p_now, wanted_at = null
    where customer_id = p_customer_id and ticket < p_ticket;
  if not found then
    return false;
  end if;

  select user_id, plan_id into v_user_id, v_plan_before
    from public.accounts where stripe_customer_id = p_customer_id;
  if not found then
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

revoke execute on function
  app.note_stripe_event(text, text, text),
  app.apply_stripe_snapshot(text, bigint, jsonb, timestamptz)
  from public, anon, authenticated;
grant execute on function
  app.note_stripe_event(text, text, text),
  app.apply_stripe_snapshot(text, bigint, jsonb, timestamptz)
  to service_role;
