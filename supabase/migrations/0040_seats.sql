-- A plan is paid for a number of people, and gives its reviews once for each of them.

-- As before, for all seats.
create or replace function app.next_period(p_account app.usage_accounts, p_last app.usage_periods, p_now timestamptz)
returns app.usage_periods language plpgsql stable set search_path = '' as $$
declare
  v_period app.usage_periods;
begin
  v_period.usage_account_id := p_account.id;
  v_period.period_start := p_account.anchor;
  v_period.period_end := 'infinity'; -- a trial is not renewed
  v_period.allowance := app.trial_reviews();
  v_period.used := 0;
  v_period.reserved := 0;
  v_period.is_paid := true;
  v_period.owed := 0;
  if p_account.user_id is not null then
    select starts_at, ends_at into v_period.period_start, v_period.period_end
      from app.month_window(p_account.anchor, p_now);
    select requests * p_account.seats into strict v_period.allowance from app.plans where id = p_account.plan_id;
    v_period.is_paid := coalesce(p_account.paid_through > v_period.period_start, true);
    -- Months in which nothing was asked for were never opened: they make good what is owed, too.
    v_period.owed := greatest(0, app.owed_after(p_last) - v_period.allowance * round(
      greatest(0, extract(epoch from v_period.period_start - greatest(p_account.anchor, p_last.period_end))) / 2629746
    ));
  elsif p_account.address_key is not null then
    v_period.period_start := p_now;
    v_period.period_end := p_now + interval '30 days';
    v_period.allowance := app.trial_reviews_of_address(p_account.address_key);
  end if;
  v_period.period_start := greatest(v_period.period_start, p_last.period_end);
  if not v_period.is_paid then
    v_period.allowance := app.grace_reviews(v_period.allowance, v_period.period_start, v_period.period_end);
  end if;
  return v_period;
end $$;

-- As before, for all seats.
create or replace function app.recount_months(p_account app.usage_accounts, p_now timestamptz)
returns void language plpgsql set search_path = '' as $$
declare
  v_last app.usage_periods;
  v_one app.usage_periods;
  v_requests int;
begin
  if not exists (
    select from app.usage_periods where usage_account_id = p_account.id and period_start >= p_account.anchor
      and period_end <= p_now and is_paid <> (p_account.paid_through > period_start)
  ) then
    return;
  end if;
  select requests * p_account.seats into v_requests from app.plans where id = p_account.plan_id;
  for v_one in
    select * from app.usage_periods where usage_account_id = p_account.id and period_start >= p_account.anchor
      order by period_start
  loop
    v_one.is_paid := p_account.paid_through > v_one.period_start;
    if v_last.period_start is not null then
      v_one.owed := greatest(0, app.owed_after(v_last) - coalesce(v_requests, 0) * round(
        greatest(0, extract(epoch from
          least(v_one.period_start, p_account.paid_through) - greatest(p_account.anchor, v_last.period_end))) / 2629746
      ));
    end if;
    update app.usage_periods set is_paid = v_one.is_paid, owed = v_one.owed
      where usage_account_id = v_one.usage_account_id and period_start = v_one.period_start;
    v_last := v_one;
  end loop;
end $$;

drop function app.set_plan(uuid, text, timestamptz, timestamptz, timestamptz, timestamptz, boolean);

-- What Stripe says of an account's plan; without one the first three are null. `p_paid_through`: periods that begin
-- before it are paid, also where there is no plan any more (null: nothing new is known). A changed plan, or another
-- number of seats, moves the allowance of the open period, up or down; what was used stays used. A changed anchor ends
-- the open period there; `p_is_credited`: what was left of it by time is given back in money, so reviews had beyond its
-- time are owed. The months of a year that are over are paid or not as the year is.
create function app.set_plan(
  p_user_id uuid, p_plan_id text, p_anchor timestamptz, p_paid_until timestamptz,
  p_now timestamptz default clock_timestamp(), p_paid_through timestamptz default 'infinity',
  p_is_credited boolean default false, p_seats int default 1
) returns void language plpgsql security definer set search_path = '' as $$
declare
  v_locked record;
  v_account app.usage_accounts;
  v_requests int;
  v_ends_at timestamptz := least(p_now, coalesce(p_anchor, p_now));
begin
  select * into v_locked from app.lock_usage_accounts(p_user_id, null, null, p_now);
  v_account := v_locked.person;
  if p_anchor <> v_account.anchor then
    update app.usage_periods set
      period_end = greatest(v_ends_at, period_start + interval '1 millisecond'),
      carries = case when p_is_credited then greatest(0, used + reserved + owed - case when is_paid then
        round(allowance * greatest(0, extract(epoch from v_ends_at - period_start))
          / extract(epoch from period_end - period_start)) else 0 end) end
      where usage_account_id = v_account.id and period_start < p_now and period_end > v_ends_at;
  end if;

  update public.accounts set plan_id = p_plan_id where user_id = p_user_id;
  update app.usage_accounts set plan_id = p_plan_id, anchor = coalesce(p_anchor, anchor), paid_until = p_paid_until,
      paid_through = coalesce(p_paid_through, paid_through), seats = p_seats
    where id = v_account.id returning * into v_account;
  if p_paid_through is not null then
    perform app.recount_months(v_account, p_now);
  end if;
  update app.usage_periods set is_paid = p_paid_through > period_start
    where usage_account_id = v_account.id and period_end > p_now and is_paid <> (p_paid_through > period_start);

  select requests * p_seats into v_requests from app.plans where id = p_plan_id;
  with moved as (
    update app.usage_periods as period set allowance = due.allowance
    from (
      select usage_account_id, period_start, allowance as allowance_before,
        case when is_paid then v_requests else app.grace_reviews(v_requests, period_start, period_end) end as allowance
      from app.usage_periods where usage_account_id = v_account.id and period_end > p_now
    ) as due
    where (period.usage_account_id, period.period_start) = (due.usage_account_id, due.period_start)
      and due.allowance <> due.allowance_before
    returning period.usage_account_id, period.period_start, due.allowance - due.allowance_before as granted
  )
  insert into app.usage_ledger (usage_account_id, period_start, kind, granted, at)
    select usage_account_id, period_start, 'plan', granted, p_now from moved;
end $$;

-- As before, with the seats.
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

-- What somebody used of their own plan's period, whoever used it with them. Of a member of somebody else's team
-- `app.read_allowance` tells the team's.
create function app.plan_use(
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
  used := v_period.used + v_period.owed;
end $$;

revoke execute on function
  app.set_plan(uuid, text, timestamptz, timestamptz, timestamptz, timestamptz, boolean, int),
  app.plan_use(uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function
  app.set_plan(uuid, text, timestamptz, timestamptz, timestamptz, timestamptz, boolean, int),
  app.plan_use(uuid, timestamptz)
  to service_role;
