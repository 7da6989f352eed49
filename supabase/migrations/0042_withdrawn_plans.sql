-- A review under way counts as one that was had: whoever withdraws meanwhile keeps its result.
create or replace function app.plan_use(
  p_user_id uuid, p_now timestamptz default clock_timestamp(), out granted int, out used int
) language plpgsql stable security definer set search_path = '' as $$
declare
  v_account app.usage_accounts;
  v_period app.usage_periods;
begin
  select * into v_account from app.usage_accounts where user_id = p_user_id;
  if v_account.plan_id is null or not app.has_plan(v_account, p_now) then
    return;
  end if;
  v_period := app.current_period(v_account, p_now);
  granted := v_period.allowance;
  used := v_period.used + v_period.reserved + v_period.owed;
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

-- As before, and a contract from which somebody withdrew gives nothing, also while Stripe still has it.
create or replace function app.apply_stripe_snapshot(
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

revoke execute on function app.end_withdrawn_plan(uuid, int, timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function app.end_withdrawn_plan(uuid, int, timestamptz, timestamptz) to service_role;
