-- Periods of the allowance: months that are counted from an anchor. Reviews follow what is paid: a period that is not
-- paid yet gives the days of grace and no more. A larger plan begins a new period, and what of the old one is given
-- back in money cannot have been had in reviews: those count in the new one.

-- The month that holds an instant. Counted from the anchor and never from the month before, so that an anchor on the
-- 31st gives 31 Jan, 28 Feb, 31 Mar.
create function app.month_window(p_anchor timestamptz, p_now timestamptz, out starts_at timestamptz, out ends_at timestamptz)
language plpgsql immutable set search_path = '' as $$
declare
  v_anchor timestamp := p_anchor at time zone 'UTC';
  v_now timestamp := p_now at time zone 'UTC';
  v_months int := (extract(year from v_now) - extract(year from v_anchor)) * 12
    + extract(month from v_now) - extract(month from v_anchor);
begin
  if v_anchor + make_interval(months => v_months) > v_now then
    v_months := v_months - 1;
  end if;
  v_months := greatest(v_months, 0);
  starts_at := (v_anchor + make_interval(months => v_months)) at time zone 'UTC';
  ends_at := (v_anchor + make_interval(months => v_months + 1)) at time zone 'UTC';
end $$;

-- Reviews without a plan, in total.
create function app.trial_reviews() returns int language sql immutable set search_path = '' return 3;

-- Trial reviews of an address key in thirty days. Behind one address there may be an office. Of plugins without an
-- account, each designer there has a trial, and the address has three of them: who sets a plugin up anew is the same
-- designer and gains nothing, and who invents designers gains no more than the address has.
create function app.trial_reviews_of_address(p_address_key text) returns int
language sql immutable set search_path = ''
return case split_part(p_address_key, ':', 1) when 'account' then 5 when 'nobody' then 3 else 1 end * app.trial_reviews();

create function app.has_plan(p_account app.usage_accounts, p_now timestamptz)
returns boolean language sql immutable set search_path = ''
return coalesce(p_account.paid_until > p_now, false) and p_account.plan_id is not null;

-- The reviews that a month gives for the seven days of grace.
create function app.grace_reviews(p_requests int, p_starts_at timestamptz, p_ends_at timestamptz)
returns int language sql immutable set search_path = '' as $$
  select floor(p_requests * least(1, 7 * 86400 / extract(epoch from p_ends_at - p_starts_at)))::int
$$;

-- True when nothing is left in a period. What is owed counts as used.
create function app.is_used_up(p_period app.usage_periods) returns boolean
language sql immutable set search_path = ''
return (p_period).used + (p_period).reserved + (p_period).owed >= (p_period).allowance;

-- The debt of the next period for this one: of an unpaid one all, of a paid one what it did not make good itself.
create function app.owed_after(p_period app.usage_periods)
returns int language sql immutable set search_path = '' as $$
  select coalesce(
    (p_period).carries,
    case when (p_period).is_paid then greatest(0, (p_period).owed - (p_period).allowance)
      else (p_period).used + (p_period).owed end,
    0
  )
$$;

-- The period after the latest one, as it would be opened at this instant. Nothing is written. A plan gives its reviews
-- once for each seat that is paid for.
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

-- The period of an account with a plan, as it is or would be opened. Nothing is written.
create function app.current_period(p_account app.usage_accounts, p_now timestamptz) returns app.usage_periods
language plpgsql stable set search_path = '' as $$
declare
  v_period app.usage_periods;
begin
  select * into v_period from app.usage_periods where usage_account_id = p_account.id
    order by period_start desc limit 1;
  if v_period.period_end > p_now is not true then
    v_period := app.next_period(p_account, v_period, p_now); -- not opened yet: nothing was asked for in this month
  end if;
  return v_period;
end $$;

-- The period that holds this instant, opened when there is none. The latest one stays open until its end, so periods
-- never overlap, whatever the anchor or the clock does. The usage account is locked.
create function app.open_period(p_usage_account_id bigint, p_now timestamptz)
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

-- The months of what was paid at once are paid together. So when a year's payment goes back, or comes back after all,
-- its months that are over change with it, and what each owes to the next is counted anew.
create function app.recount_months(p_account app.usage_accounts, p_now timestamptz)
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

-- Writes what Stripe says of an account's plan; without one the first three are null. `p_paid_through`: periods that
-- begin before it are paid, also where there is no plan any more (null: nothing new is known). A changed plan, or
-- another number of seats, moves the allowance of the open period, up or down; what was used stays used. A changed
-- anchor ends the open period there; `p_is_credited`: what was left of it by time is given back in money, so reviews
-- had beyond its time are owed. The months of a year that are over are paid or not as the year is.
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

-- Tells what somebody used of their own plan's period, whoever used it with them. Of a member of somebody else's team
-- `app.read_allowance` tells the team's. A review under way counts as one that was had: whoever withdraws meanwhile keeps
-- its result.
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
  used := v_period.used + v_period.reserved + v_period.owed;
end $$;

-- Paid periods of which nine tenths are used, and at least one review; each is returned once.
create function app.take_near_limits(p_now timestamptz default clock_timestamp(), p_limit int default 100)
returns table (email text, customer_id text, remaining int, allowance int, period_end timestamptz)
language sql security definer set search_path = '' as $$
  with near as (
    select period.usage_account_id, period.period_start
    from app.usage_periods as period join app.usage_accounts as account on account.id = period.usage_account_id
    where period.told_near_limit_at is null and period.period_end > p_now and isfinite(period.period_end)
      and account.user_id is not null and app.has_plan(account, p_now) and period.is_paid and period.used > 0
      and (period.used + period.owed) * 10 >= period.allowance * 9
    order by period.period_end limit p_limit
    for update of period skip locked
  ), told as (
    update app.usage_periods as period set told_near_limit_at = p_now from near
    where (period.usage_account_id, period.period_start) = (near.usage_account_id, near.period_start)
    returning period.*
  )
  select app.email_of(account.user_id), accounts.stripe_customer_id,
    greatest(0, told.allowance - told.used - told.owed), told.allowance, told.period_end
  from told join app.usage_accounts as account on account.id = told.usage_account_id
  join public.accounts as accounts on accounts.user_id = account.user_id
$$;

-- Forgets what addresses used, when it counts no longer.
create function app.forget_addresses(p_now timestamptz default clock_timestamp()) returns void
language sql security definer set search_path = '' as $$
  delete from app.usage_accounts as account
  where address_key is not null and anchor < p_now - interval '30 days' and not exists (
    select from app.usage_periods where usage_account_id = account.id and period_end > p_now
  )
$$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.set_plan(uuid, text, timestamptz, timestamptz, timestamptz, timestamptz, boolean, int),
  app.plan_use(uuid, timestamptz), app.take_near_limits(timestamptz, int), app.forget_addresses(timestamptz)
  to service_role;
