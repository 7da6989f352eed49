-- What somebody has left, as `app.reserve_request` would see it at this instant. It changes nothing.
create function app.read_allowance(
  p_user_id uuid, p_installation_id uuid, p_figma_id text, p_now timestamptz default clock_timestamp(),
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
      where usage_account_id = v_person.id and period_end > p_now order by period_start desc limit 1;
    if found then
      granted := v_period.allowance;
      used := v_period.used;
      remaining := v_period.allowance - v_period.used - v_period.reserved;
      renews_on := v_period.period_end;
    else
      -- Not opened yet: nothing was asked for in this month.
      select requests into granted from app.plans where id = v_person.plan_id;
      used := 0;
      remaining := granted;
      select ends_at into renews_on from app.month_window(v_person.anchor, p_now);
    end if;
  else
    kind := 'trial';
    granted := app.trial_reviews();
    -- The trial of an installation and of a Figma id, whichever has less.
    select coalesce(max(period.used), 0), least(granted, min(period.allowance - period.used - period.reserved))
      into used, remaining
      from app.usage_periods as period join app.usage_accounts as account on account.id = period.usage_account_id
      where account.installation_id = p_installation_id or account.figma_id = p_figma_id;
  end if;
  remaining := greatest(remaining, 0); -- a smaller plan may have come after more was used
end $$;

revoke execute on function app.read_allowance(uuid, uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function app.read_allowance(uuid, uuid, text, timestamptz) to service_role;
