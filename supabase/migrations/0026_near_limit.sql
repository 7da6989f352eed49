-- Whoever has few reviews left of a paid month is told once.
alter table app.usage_periods add told_near_limit_at timestamptz;
create index usage_periods_open on app.usage_periods (period_end) where told_near_limit_at is null;

-- Those of whom at least nine tenths are used, and at least one review; each period is returned once.
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

revoke execute on function app.take_near_limits(timestamptz, int) from public, anon, authenticated;
grant execute on function app.take_near_limits(timestamptz, int) to service_role;
