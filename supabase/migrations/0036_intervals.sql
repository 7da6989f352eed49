-- A plan is paid by the month or by the year; reviews are given each month all the same.
alter table public.accounts
  add plan_interval text check (plan_interval in ('month', 'year')),
  add next_plan_interval text check (next_plan_interval in ('month', 'year'));
update public.accounts set plan_interval = 'month' where plan_id is not null and stripe_sub_id is not null;
update public.accounts set next_plan_interval = 'month' where next_plan_id is not null;
grant select (plan_interval, next_plan_interval) on public.accounts to authenticated;

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
revoke execute on function app.clock() from public, anon, authenticated;
grant execute on function app.clock() to service_role;

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
  select requests into v_requests from app.plans where id = p_account.plan_id;
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

-- As before, and the months of a year that are over are paid or not as the year is.
create or replace function app.set_plan(
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
    where id = v_account.id returning * into v_account;
  if p_paid_through is not null then
    perform app.recount_months(v_account, p_now);
  end if;
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

-- As before, with how often the plan is paid.
create or replace function app.apply_stripe_snapshot(
  p_customer_id text, p_ticket bigint, p_state jsonb, p_now timestamptz default clock_timestamp()
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_plan_before text;
  v_interval_before text;
  v_sub_before text;
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

  perform app.set_plan(
    v_user_id, p_state ->> 'planId', (p_state ->> 'anchor')::timestamptz, (p_state ->> 'paidUntil')::timestamptz, p_now,
    (p_state ->> 'paidThrough')::timestamptz, coalesce(v_sub_before = p_state ->> 'subId', false)
  );
  update public.accounts set
    plan_interval = p_state ->> 'interval',
    stripe_sub_id = p_state ->> 'subId',
    stripe_cancel_at = coalesce((p_state ->> 'cancelAt')::bigint, 0),
    stripe_cancelled = coalesce((p_state ->> 'isCancelled')::boolean, false),
    next_plan_id = p_state ->> 'nextPlanId',
    next_plan_interval = p_state ->> 'nextInterval',
    next_start_at = (p_state ->> 'nextStartAt')::bigint,
    stripe_last_invoice_url = p_state ->> 'lastInvoiceUrl'
    where user_id = v_user_id;
  if v_plan_before is distinct from p_state ->> 'planId'
    or v_interval_before is distinct from p_state ->> 'interval' then
    insert into app.audit_log (actor_user_id, action, subject, details) values (
      null, 'plan_changed', v_user_id::text,
      jsonb_build_object('from', v_plan_before, 'to', p_state ->> 'planId', 'interval', p_state ->> 'interval',
        'ticket', p_ticket)
    );
  end if;
  return true;
end $$;

revoke execute on function app.recount_months(app.usage_accounts, timestamptz) from public, anon, authenticated;
