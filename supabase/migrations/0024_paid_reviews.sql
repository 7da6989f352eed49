-- Reviews follow what is paid. Of a period that is not paid yet only the days of grace are given. A larger plan begins a
-- new period, and what of the old one is given back in money cannot have been had in reviews: those count in the new one.

alter table app.usage_accounts add paid_through timestamptz; -- periods that begin before it are paid; null: nobody said

alter table app.usage_periods
  add is_paid boolean not null default true,
  add owed int not null default 0 check (owed >= 0), -- reviews of periods before it that nobody paid for
  add carries int check (carries >= 0);              -- what the next one owes, where it was fixed when this one was cut

-- What a month gives for the seven days of grace.
create function app.grace_reviews(p_requests int, p_starts_at timestamptz, p_ends_at timestamptz)
returns int language sql immutable set search_path = '' as $$
  select floor(p_requests * least(1, 7 * 86400 / extract(epoch from p_ends_at - p_starts_at)))::int
$$;

-- What the next period owes for this one: of an unpaid one all, of a paid one what it did not make good itself.
create function app.owed_after(p_period app.usage_periods)
returns int language sql immutable set search_path = '' as $$
  select coalesce(
    (p_period).carries,
    case when (p_period).is_paid then greatest(0, (p_period).owed - (p_period).allowance)
      else (p_period).used + (p_period).owed end,
    0
  )
$$;

-- The period after the latest one, as it would be opened at this instant. Nothing is written.
create function app.next_period(p_account app.usage_accounts, p_last app.usage_periods, p_now timestamptz)
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
    select requests into strict v_period.allowance from app.plans where id = p_account.plan_id;
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

-- The period that holds this instant, opened when there is none. The latest one stays open until its end, so periods
-- never overlap, whatever the anchor or the clock does. The usage account is locked.
create or replace function app.open_period(p_usage_account_id bigint, p_now timestamptz)
returns app.usage_periods language plpgsql set search_path = '' as $$
declare
  v_account app.usage_accounts;
  v_period app.usage_periods;
begin
  select * into v_period from app.usage_periods where usage_account_id = p_usage_account_id
    order by period_start desc limit 1;
  if v_period.period_end > p_now then
    return v_period;
  end if;

  select * into strict v_account from app.usage_accounts where id = p_usage_account_id;
  v_period := app.next_period(v_account, v_period, p_now);
  insert into app.usage_periods (usage_account_id, period_start, period_end, allowance, is_paid, owed)
    values (p_usage_account_id, v_period.period_start, v_period.period_end, v_period.allowance, v_period.is_paid,
      v_period.owed);
  insert into app.usage_ledger (usage_account_id, period_start, kind, granted, at)
    values (p_usage_account_id, v_period.period_start, 'open', v_period.allowance, p_now);
  return v_period;
end $$;

-- What is owed counts as used.
create or replace function app.is_used_up(p_period app.usage_periods) returns boolean
language sql immutable set search_path = ''
return (p_period).used + (p_period).reserved + (p_period).owed >= (p_period).allowance;

-- Whether each of them has a request left in its period. Nobody pays: no.
create or replace function app.have_room(p_payers bigint[], p_now timestamptz)
returns boolean language plpgsql set search_path = '' as $$
declare
  v_payer bigint;
  v_period app.usage_periods;
begin
  foreach v_payer in array coalesce(p_payers, '{}') loop
    v_period := app.open_period(v_payer, p_now);
    if app.is_used_up(v_period) then
      return false;
    end if;
  end loop;
  return cardinality(p_payers) > 0;
end $$;

-- As before; what is owed counts as used.
create or replace function app.read_allowance(
  p_user_id uuid, p_installation_id uuid, p_address text, p_now timestamptz default clock_timestamp(),
  out kind text, out plan_id text, out granted int, out used int, out remaining int, out renews_on timestamptz,
  out credits int
) language plpgsql stable security definer set search_path = '' as $$
declare
  v_person app.usage_accounts;
  v_period app.usage_periods;
begin
  select * into v_person from app.usage_accounts where user_id = p_user_id;
  select coalesce(sum(lot.granted - lot.used - lot.reserved), 0) into credits from app.credit_lots as lot
    where lot.usage_account_id = v_person.id and (lot.expires_at is null or lot.expires_at > p_now);

  if app.has_plan(v_person, p_now) then
    kind := 'plan';
    plan_id := v_person.plan_id;
    select * into v_period from app.usage_periods
      where usage_account_id = v_person.id order by period_start desc limit 1;
    if v_period.period_end > p_now is not true then
      v_period := app.next_period(v_person, v_period, p_now); -- not opened yet: nothing was asked for in this month
    end if;
    granted := v_period.allowance;
    used := v_period.used + v_period.owed;
    remaining := v_period.allowance - used - v_period.reserved;
    renews_on := v_period.period_end;
  else
    kind := 'trial';
    granted := app.trial_reviews();
    -- Of all that count, whichever has least; what others at the address used is not called this one's.
    select coalesce(max(period.used) filter (where account.address_key is null), 0),
        least(granted, min(period.allowance - period.used - period.reserved))
      into used, remaining
      from app.usage_periods as period join app.usage_accounts as account on account.id = period.usage_account_id
      where period.period_end > p_now and (
        account.trial_user_id = p_user_id or account.installation_id = p_installation_id
        or account.address_key = app.address_key(p_user_id, p_address)
      );
  end if;
  remaining := greatest(remaining, 0); -- a smaller plan may have come after more was used
end $$;

drop function app.set_plan(uuid, text, timestamptz, timestamptz, timestamptz);

-- What Stripe says of an account's plan; without one the first three are null. `p_paid_through`: periods that begin
-- before it are paid, also where there is no plan any more (null: nothing new is known). A changed plan moves the
-- allowance of the open period, up or down; what was used stays used. A changed anchor ends the open period there;
-- `p_is_credited`: what was left of it by time is given back in money, so reviews had beyond its time are owed.
create function app.set_plan(
  p_user_id uuid, p_plan_id text, p_anchor timestamptz, p_paid_until timestamptz,
  p_now timestamptz default clock_timestamp(), p_paid_through timestamptz default 'infinity',
  p_is_credited boolean default false
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
      paid_through = coalesce(p_paid_through, paid_through)
    where id = v_account.id;
  update app.usage_periods set is_paid = p_paid_through > period_start
    where usage_account_id = v_account.id and period_end > p_now and is_paid <> (p_paid_through > period_start);

  select requests into v_requests from app.plans where id = p_plan_id;
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

-- As before, with what is paid, and whether the new period follows an old one of the same subscription.
create or replace function app.apply_stripe_snapshot(
  p_customer_id text, p_ticket bigint, p_state jsonb, p_now timestamptz default clock_timestamp()
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_plan_before text;
  v_sub_before text;
begin
  -- The account first, as everybody else locks it: deleting it takes its sync along.
  select user_id, plan_id, stripe_sub_id into v_user_id, v_plan_before, v_sub_before
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
    v_user_id, p_state ->> 'planId', (p_state ->> 'anchor')::timestamptz, (p_state ->> 'paidUntil')::timestamptz, p_now,
    (p_state ->> 'paidThrough')::timestamptz, coalesce(v_sub_before = p_state ->> 'subId', false)
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
  app.grace_reviews(int, timestamptz, timestamptz),
  app.owed_after(app.usage_periods),
  app.next_period(app.usage_accounts, app.usage_periods, timestamptz),
  app.set_plan(uuid, text, timestamptz, timestamptz, timestamptz, timestamptz, boolean)
  from public, anon, authenticated;
grant execute on function app.set_plan(uuid, text, timestamptz, timestamptz, timestamptz, timestamptz, boolean)
  to service_role;
