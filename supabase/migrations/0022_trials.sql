-- The trial counts by what nobody can invent: the account, or the installation where there is none, and the network
-- address together. A Figma id is what anybody says it is: it gave new reviews to whoever made one up, and let others
-- spend those of somebody whose id they knew. It counts no longer, and what it counted is forgotten.
delete from app.usage_accounts where figma_id is not null;
alter table app.usage_accounts drop column figma_id; -- and with it the check that it is one of three

alter table app.usage_accounts
  add column trial_user_id uuid unique, -- no reference: deleting an account must not renew its trial
  add column address_key text unique check (length(address_key) between 1 and 200), -- hashed by the caller
  add constraint usage_accounts_one_owner
    check (num_nonnulls(user_id, trial_user_id, installation_id, address_key) = 1);

-- What is told of the allowance when a review is done needs the address it was asked from. (The Figma id beside it is
-- left until no server of before writes it.)
alter table app.review_jobs add column address_hash text;

-- Trial reviews of one address in thirty days. Without an account as many as one installation has, so that a new one
-- gains nothing; signed in, as many as a small team has: behind one address there may be an office.
create function app.trial_reviews_of_address(p_address_key text) returns int
language sql immutable set search_path = ''
return case when p_address_key like 'account:%' then 5 else 1 end * app.trial_reviews();

-- Under what an address is counted, by whether an account asks; null: it is not counted.
create function app.address_key(p_user_id uuid, p_address text) returns text
language sql immutable set search_path = ''
return case when p_user_id is null then 'nobody:' else 'account:' end || nullif(p_address, '');

-- Makes the usage accounts that are missing, locks all that this caller touches, and tells them apart.
drop function app.lock_usage_accounts(uuid, uuid, text, timestamptz);
create function app.lock_usage_accounts(
  p_user_id uuid, p_installation_id uuid, p_address text, p_now timestamptz,
  out person app.usage_accounts, out trial bigint[], out asked_by bigint
) language plpgsql set search_path = '' as $$
declare
  v_trial_user_id uuid := case when p_installation_id is not null then p_user_id end;
  v_address_key text := case when p_installation_id is not null then app.address_key(p_user_id, p_address) end;
begin
  perform from public.accounts where user_id = p_user_id for key share;

  insert into app.usage_accounts (user_id, anchor) select p_user_id, p_now
    where p_user_id is not null and not exists (select from app.usage_accounts where user_id = p_user_id)
    on conflict do nothing;
  insert into app.usage_accounts (trial_user_id, anchor) select v_trial_user_id, p_now
    where v_trial_user_id is not null
      and not exists (select from app.usage_accounts where trial_user_id = v_trial_user_id)
    on conflict do nothing;
  insert into app.usage_accounts (installation_id, anchor) select p_installation_id, p_now
    where p_installation_id is not null
      and not exists (select from app.usage_accounts where installation_id = p_installation_id)
    on conflict do nothing;
  insert into app.usage_accounts (address_key, anchor) select v_address_key, p_now
    where v_address_key is not null
      and not exists (select from app.usage_accounts where address_key = v_address_key)
    on conflict do nothing;

  perform from app.usage_accounts
    where user_id = p_user_id or trial_user_id = v_trial_user_id or installation_id = p_installation_id
      or address_key = v_address_key
    order by id for update;

  select * into person from app.usage_accounts where user_id = p_user_id;
  -- All of them pay: a new installation, a new account or a new address alone gains nothing.
  select array_agg(id) into trial from app.usage_accounts
    where trial_user_id = v_trial_user_id or installation_id = p_installation_id or address_key = v_address_key;
  -- A retry comes from the same machine, also when it was linked in between.
  select coalesce(max(id), person.id) into asked_by from app.usage_accounts where installation_id = p_installation_id;
end $$;

-- As before, and an address has its trial for thirty days at a time.
create or replace function app.open_period(p_usage_account_id bigint, p_now timestamptz)
returns app.usage_periods language plpgsql set search_path = '' as $$
declare
  v_account app.usage_accounts;
  v_period app.usage_periods;
  v_starts_at timestamptz;
  v_ends_at timestamptz := 'infinity'; -- a trial is not renewed
  v_allowance int := app.trial_reviews();
begin
  select * into v_period from app.usage_periods where usage_account_id = p_usage_account_id
    order by period_start desc limit 1;
  if v_period.period_end > p_now then
    return v_period;
  end if;

  select * into strict v_account from app.usage_accounts where id = p_usage_account_id;
  v_starts_at := v_account.anchor;
  if v_account.user_id is not null then
    select starts_at, ends_at into v_starts_at, v_ends_at from app.month_window(v_account.anchor, p_now);
    select requests into strict v_allowance from app.plans where id = v_account.plan_id;
  elsif v_account.address_key is not null then
    v_starts_at := p_now;
    v_ends_at := p_now + interval '30 days';
    v_allowance := app.trial_reviews_of_address(v_account.address_key);
  end if;

  insert into app.usage_periods (usage_account_id, period_start, period_end, allowance)
    values (p_usage_account_id, greatest(v_starts_at, v_period.period_end), v_ends_at, v_allowance)
    returning * into v_period;
  insert into app.usage_ledger (usage_account_id, period_start, kind, granted, at)
    values (p_usage_account_id, v_period.period_start, 'open', v_allowance, p_now);
  return v_period;
end $$;

-- Whether nothing is left in a period.
create function app.is_used_up(p_period app.usage_periods) returns boolean
language sql immutable set search_path = ''
return (p_period).used + (p_period).reserved >= (p_period).allowance;

-- As before, with the address instead of the Figma id. The old one goes: a parameter cannot be renamed.
drop function app.reserve_request(uuid, uuid, text, text, text, interval, timestamptz, int, boolean, boolean);

-- Reserves one request. The plan's allowance pays, or the trial (the account's, the installation's and the address's,
-- all of them) where there is no plan; then the account's credits. `status` is one of
--   reserved      the work may begin; settle `reservation_id`
--   in_progress   the same request is being worked on
--   done          the same request has its result: `review_id`
--   key_conflict  the key was used for another request
--   none_left     nothing is left until `resets_at` (null: for ever)
--   under_way     `p_at_once` of this caller are being worked on already
--   not_begun     the request is new, and `p_may_begin` is false
-- What is free charges nobody, and is reserved all the same: its key, its lease and how many are under way count alike.
create function app.reserve_request(
  p_user_id uuid, p_installation_id uuid, p_address text, p_key text, p_request_hash text,
  p_lease interval default '10 minutes', p_now timestamptz default clock_timestamp(),
  p_at_once int default null, p_may_begin boolean default true, p_is_free boolean default false,
  out status text, out reservation_id uuid, out review_id uuid, out resets_at timestamptz
) language plpgsql security definer set search_path = '' as $$
declare
  v_locked record;
  v_earlier app.usage_reservations;
  v_payers bigint[];
  v_lot_id bigint;
begin
  if num_nonnulls(p_user_id, p_installation_id) = 0 then
    raise exception 'a request needs an account or an installation' using errcode = 'invalid_parameter_value';
  end if;
  -- Of an address nothing is noted for what it does not pay.
  select * into v_locked from app.lock_usage_accounts(
    p_user_id, p_installation_id, case when not p_is_free then p_address end, p_now
  );

  select * into v_earlier from app.usage_reservations as reservation
    where reservation.asked_by = v_locked.asked_by and idem_key = p_key
    order by reservation.state in ('reserved', 'committed') desc, created_at desc limit 1;
  if found then
    -- Somebody else's is not shown, also not to a machine that was disconnected; linking it in between is fine.
    if v_earlier.request_hash <> p_request_hash
      or (v_earlier.user_id is not null and v_earlier.user_id is distinct from p_user_id) then
      status := 'key_conflict';
      return;
    end if;
    if v_earlier.state in ('reserved', 'committed') or v_earlier.review_id is not null then
      status := case v_earlier.state when 'reserved' then 'in_progress' else 'done' end;
      reservation_id := v_earlier.id;
      review_id := v_earlier.review_id;
      return;
    end if;
    -- Refunded or expired, with nothing to show for it: it cost nothing, so it may be tried again.
  end if;

  if not p_may_begin then
    status := 'not_begun';
    return;
  end if;
  if p_at_once <= (
    select count(*) from app.usage_reservations as reservation
    where reservation.asked_by = v_locked.asked_by and state = 'reserved' and lease_ends_at > p_now
  ) then
    status := 'under_way';
    return;
  end if;

  if p_is_free then
    insert into app.usage_reservations
        (asked_by, user_id, idem_key, request_hash, lease_ends_at, created_at, is_free)
      values (v_locked.asked_by, p_user_id, p_key, p_request_hash, p_now + p_lease, p_now, true)
      returning id into reservation_id;
    status := 'reserved';
    return;
  end if;

  v_payers := case when app.has_plan(v_locked.person, p_now) then array[(v_locked.person).id] else v_locked.trial end;
  if not coalesce(app.have_room(v_payers, p_now), false) then
    v_lot_id := app.next_lot((v_locked.person).id, p_now);
    if v_lot_id is null then
      status := 'none_left';
      -- What never opens again decides, then what opens last.
      select max(period_end) into resets_at from app.usage_periods as period
        where usage_account_id = any (v_payers) and period_end > p_now and app.is_used_up(period);
      resets_at := nullif(resets_at, 'infinity');
      return;
    end if;
  end if;

  insert into app.usage_reservations (asked_by, user_id, idem_key, request_hash, lease_ends_at, created_at)
    values (v_locked.asked_by, p_user_id, p_key, p_request_hash, p_now + p_lease, p_now)
    returning id into reservation_id;
  perform app.hold(reservation_id, v_payers, v_lot_id, p_now);
  status := 'reserved';
end $$;

-- What somebody has left, as `app.reserve_request` would see it at this instant. It changes nothing.
drop function app.read_allowance(uuid, uuid, text, timestamptz);
create function app.read_allowance(
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

-- What addresses used is forgotten when it counts no longer.
create function app.forget_addresses(p_now timestamptz default clock_timestamp()) returns void
language sql security definer set search_path = '' as $$
  delete from app.usage_accounts as account
  where address_key is not null and anchor < p_now - interval '30 days' and not exists (
    select from app.usage_periods where usage_account_id = account.id and period_end > p_now
  )
$$;

revoke execute on function
  app.trial_reviews_of_address(text), app.address_key(uuid, text), app.is_used_up(app.usage_periods),
  app.lock_usage_accounts(uuid, uuid, text, timestamptz),
  app.reserve_request(uuid, uuid, text, text, text, interval, timestamptz, int, boolean, boolean),
  app.read_allowance(uuid, uuid, text, timestamptz), app.forget_addresses(timestamptz)
  from public, anon, authenticated;
grant execute on function
  app.reserve_request(uuid, uuid, text, text, text, interval, timestamptz, int, boolean, boolean),
  app.read_allowance(uuid, uuid, text, timestamptz), app.forget_addresses(timestamptz)
  to service_role;
