-- The allowance ledger: reserve before the work, commit with the result, refund on failure, sweep what was left.
-- Lock order, everywhere: usage accounts by id, reservation, period, credit lot.

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

-- Makes the usage accounts that are missing, locks all that this caller touches, and tells them apart.
create function app.lock_usage_accounts(
  p_user_id uuid, p_installation_id uuid, p_figma_id text, p_now timestamptz,
  out person app.usage_accounts, out trial bigint[], out asked_by bigint
) language plpgsql set search_path = '' as $$
begin
  insert into app.usage_accounts (user_id, anchor) select p_user_id, p_now
    where p_user_id is not null and not exists (select from app.usage_accounts where user_id = p_user_id)
    on conflict do nothing;
  insert into app.usage_accounts (installation_id, anchor) select p_installation_id, p_now
    where p_installation_id is not null
      and not exists (select from app.usage_accounts where installation_id = p_installation_id)
    on conflict do nothing;
  insert into app.usage_accounts (figma_id, anchor) select p_figma_id, p_now
    where p_figma_id is not null and not exists (select from app.usage_accounts where figma_id = p_figma_id)
    on conflict do nothing;

  perform from app.usage_accounts
    where user_id = p_user_id or installation_id = p_installation_id or figma_id = p_figma_id
    order by id for update;

  select * into person from app.usage_accounts where user_id = p_user_id;
  -- A Figma id alone pays for nothing: it can be forged.
  select array_agg(id) into trial from app.usage_accounts
    where p_installation_id is not null and (installation_id = p_installation_id or figma_id = p_figma_id);
  -- A retry comes from the same machine, also when it was linked in between.
  select coalesce(max(id), person.id) into asked_by from app.usage_accounts where installation_id = p_installation_id;
end $$;

create function app.has_plan(p_account app.usage_accounts, p_now timestamptz)
returns boolean language sql immutable set search_path = ''
return coalesce(p_account.paid_until > p_now, false) and p_account.plan_id is not null;

-- The period that holds this instant, opened when there is none. The latest one stays open until its end, so periods
-- never overlap, whatever the anchor or the clock does. The usage account is locked.
create function app.open_period(p_usage_account_id bigint, p_now timestamptz)
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
  end if;

  insert into app.usage_periods (usage_account_id, period_start, period_end, allowance)
    values (p_usage_account_id, greatest(v_starts_at, v_period.period_end), v_ends_at, v_allowance)
    returning * into v_period;
  insert into app.usage_ledger (usage_account_id, period_start, kind, granted, at)
    values (p_usage_account_id, v_period.period_start, 'open', v_allowance, p_now);
  return v_period;
end $$;

-- Whether each of them has a request left in its period. Nobody pays: no.
create function app.have_room(p_payers bigint[], p_now timestamptz)
returns boolean language plpgsql set search_path = '' as $$
declare
  v_payer bigint;
  v_period app.usage_periods;
begin
  foreach v_payer in array coalesce(p_payers, '{}') loop
    v_period := app.open_period(v_payer, p_now);
    if v_period.used + v_period.reserved >= v_period.allowance then
      return false;
    end if;
  end loop;
  return cardinality(p_payers) > 0;
end $$;

-- The credit that is lost first; credits without an end come last.
create function app.next_lot(p_usage_account_id bigint, p_now timestamptz)
returns bigint language sql stable set search_path = '' as $$
  select id from app.credit_lots
  where usage_account_id = p_usage_account_id and used + reserved < granted and (expires_at is null or expires_at > p_now)
  order by expires_at nulls last, id
  limit 1
$$;

-- Puts one request of each payer's period, or one credit of a lot, aside for a reservation.
create function app.hold(p_reservation_id uuid, p_payers bigint[], p_lot_id bigint, p_now timestamptz)
returns void language plpgsql set search_path = '' as $$
begin
  if p_lot_id is not null then
    update app.credit_lots set reserved = reserved + 1 where id = p_lot_id;
    insert into app.usage_charges (reservation_id, usage_account_id, lot_id)
      select p_reservation_id, usage_account_id, id from app.credit_lots where id = p_lot_id;
  else
    insert into app.usage_charges (reservation_id, usage_account_id, period_start)
      select p_reservation_id, payer, (app.open_period(payer, p_now)).period_start from unnest(p_payers) as payer;
    update app.usage_periods as period set reserved = period.reserved + 1 from app.usage_charges as charge
      where charge.reservation_id = p_reservation_id
        and (period.usage_account_id, period.period_start) = (charge.usage_account_id, charge.period_start);
  end if;
  insert into app.usage_ledger (usage_account_id, period_start, lot_id, reservation_id, kind, reserved, at)
    select usage_account_id, period_start, lot_id, reservation_id, 'reserved', 1, p_now
    from app.usage_charges where reservation_id = p_reservation_id;
end $$;

-- Reserves one request. The plan's allowance pays, or the trial (the installation's and the Figma id's, both) where
-- there is no plan; then the account's credits. `status` is one of
--   reserved      the work may begin; settle `reservation_id`
--   in_progress   the same request is being worked on
--   done          the same request has its result: `review_id`
--   key_conflict  the key was used for another request
--   none_left     nothing is left until `resets_at` (null: for ever)
--   under_way     `p_at_once` of this caller are being worked on already
--   not_begun     the request is new, and `p_may_begin` is false
create function app.reserve_request(
  p_user_id uuid, p_installation_id uuid, p_figma_id text, p_key text, p_request_hash text,
  p_lease interval default '10 minutes', p_now timestamptz default clock_timestamp(),
  p_at_once int default null, p_may_begin boolean default true,
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
  select * into v_locked from app.lock_usage_accounts(p_user_id, p_installation_id, p_figma_id, p_now);

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

  v_payers := case when app.has_plan(v_locked.person, p_now) then array[(v_locked.person).id] else v_locked.trial end;
  if not coalesce(app.have_room(v_payers, p_now), false) then
    v_lot_id := app.next_lot((v_locked.person).id, p_now);
    if v_lot_id is null then
      status := 'none_left';
      select max(period_end) into resets_at from app.usage_periods
        where usage_account_id = any (v_payers) and period_end > p_now and isfinite(period_end);
      return;
    end if;
  end if;

  insert into app.usage_reservations (asked_by, user_id, idem_key, request_hash, lease_ends_at, created_at)
    values (v_locked.asked_by, p_user_id, p_key, p_request_hash, p_now + p_lease, p_now)
    returning id into reservation_id;
  perform app.hold(reservation_id, v_payers, v_lot_id, p_now);
  status := 'reserved';
end $$;

-- Ends a reservation, once. Returns the state it is in afterwards: another one than asked for when it was settled
-- before; null when there is none.
create function app.settle(p_reservation_id uuid, p_state text, p_review_id uuid, p_now timestamptz)
returns text language plpgsql set search_path = '' as $$
declare
  v_state text;
  v_used int := case when p_state = 'committed' then 1 else 0 end;
begin
  perform from app.usage_accounts
    where id in (select usage_account_id from app.usage_charges where reservation_id = p_reservation_id)
    order by id for update;
  select state into v_state from app.usage_reservations where id = p_reservation_id for update;
  if v_state is distinct from 'reserved' then
    return v_state;
  end if;

  update app.usage_reservations set state = p_state, review_id = p_review_id, settled_at = p_now
    where id = p_reservation_id;
  update app.usage_periods as period set reserved = period.reserved - 1, used = period.used + v_used
    from app.usage_charges as charge
    where charge.reservation_id = p_reservation_id
      and (period.usage_account_id, period.period_start) = (charge.usage_account_id, charge.period_start);
  update app.credit_lots as lot set reserved = lot.reserved - 1, used = lot.used + v_used
    from app.usage_charges as charge where charge.reservation_id = p_reservation_id and lot.id = charge.lot_id;
  insert into app.usage_ledger (usage_account_id, period_start, lot_id, reservation_id, kind, reserved, used, at)
    select usage_account_id, period_start, lot_id, reservation_id, p_state, -1, v_used, p_now
    from app.usage_charges where reservation_id = p_reservation_id;
  return p_state;
end $$;

-- The result is stored: the request is spent. Call it in the transaction that stores the review, and roll that back
-- unless it answers 'committed'.
create function app.commit_request(p_reservation_id uuid, p_review_id uuid default null, p_now timestamptz default clock_timestamp())
returns text language sql security definer set search_path = ''
as $$ select app.settle(p_reservation_id, 'committed', p_review_id, p_now) $$;

-- The work failed: the request is given back. A part of it may be stored nonetheless, as `p_review_id`: the same key
-- finds it then. Call it in the transaction that stores it, and roll that back unless it answers 'refunded'.
create function app.refund_request(p_reservation_id uuid, p_review_id uuid default null, p_now timestamptz default clock_timestamp())
returns text language sql security definer set search_path = ''
as $$ select app.settle(p_reservation_id, 'refunded', p_review_id, p_now) $$;

-- Gives back what crashed between reserve and commit. Returns how many it gave back.
create function app.sweep_requests(p_now timestamptz default clock_timestamp(), p_limit int default 500)
returns int language plpgsql security definer set search_path = '' as $$
declare
  v_expired uuid[];
  v_swept int;
begin
  select array_agg(id) into v_expired from (
    select id from app.usage_reservations where state = 'reserved' and lease_ends_at <= p_now
    order by lease_ends_at limit p_limit
  ) as oldest;
  -- All of them first and in order: one reservation after another would lock against the order.
  perform from app.usage_accounts
    where id in (select usage_account_id from app.usage_charges where reservation_id = any (v_expired))
    order by id for update;
  -- Whoever committed in the meantime keeps the result.
  select count(*) into v_swept from app.usage_reservations as reservation
    where id = any (v_expired) and state = 'reserved'
      and app.settle(id, 'expired', null, p_now) = 'expired';
  return v_swept;
end $$;

-- What Stripe says of an account's plan; without one all three are null. A changed plan moves the allowance of the
-- open period, up or down; what was used stays used. A changed anchor ends the open period at this instant.
create function app.set_plan(
  p_user_id uuid, p_plan_id text, p_anchor timestamptz, p_paid_until timestamptz, p_now timestamptz default clock_timestamp()
) returns void language plpgsql security definer set search_path = '' as $$
declare
  v_locked record;
  v_account app.usage_accounts;
  v_requests int;
begin
  select * into v_locked from app.lock_usage_accounts(p_user_id, null, null, p_now);
  v_account := v_locked.person;
  if p_anchor <> v_account.anchor then
    update app.usage_periods set period_end = p_now
      where usage_account_id = v_account.id and period_start < p_now and period_end > p_now;
  end if;

  update public.accounts set plan_id = p_plan_id where user_id = p_user_id;
  update app.usage_accounts set plan_id = p_plan_id, anchor = coalesce(p_anchor, anchor), paid_until = p_paid_until
    where id = v_account.id;

  select requests into v_requests from app.plans where id = p_plan_id;
  insert into app.usage_ledger (usage_account_id, period_start, kind, granted, at)
    select usage_account_id, period_start, 'plan', v_requests - allowance, p_now from app.usage_periods
    where usage_account_id = v_account.id and period_end > p_now and allowance <> v_requests;
  update app.usage_periods set allowance = v_requests
    where usage_account_id = v_account.id and period_end > p_now and allowance <> v_requests;
end $$;

-- Gives credits, once for each source, also when the account it went to is gone. Returns whether it gave any.
create function app.grant_credits(
  p_user_id uuid, p_source_ref text, p_amount int, p_expires_at timestamptz default null,
  p_now timestamptz default clock_timestamp()
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_locked record;
  v_lot_id bigint;
begin
  select * into v_locked from app.lock_usage_accounts(p_user_id, null, null, p_now);
  if exists (select from app.usage_ledger where source_ref = p_source_ref) then
    return false;
  end if;
  insert into app.credit_lots (usage_account_id, source_ref, granted, expires_at)
    values ((v_locked.person).id, p_source_ref, p_amount, p_expires_at)
    on conflict (source_ref) do nothing returning id into v_lot_id;
  if v_lot_id is null then
    return false; -- given at the same moment, to another account
  end if;
  insert into app.usage_ledger (usage_account_id, lot_id, source_ref, kind, granted, at)
    values ((v_locked.person).id, v_lot_id, p_source_ref, 'grant', p_amount, p_now);
  return true;
end $$;

-- A sign-up makes the account, in the same transaction. The metadata comes from the client: it fills the profile and
-- nothing that costs or links. Its own time of consent is not believed: the database's clock is.
create function app.open_account() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_said jsonb := coalesce(to_jsonb(new) -> 'raw_user_meta_data', '{}');
begin
  if jsonb_typeof(v_said) = 'string' then
    v_said := (v_said #>> '{}')::jsonb; -- the embedded Supabase writes the object as a text
  end if;
  insert into public.accounts (
    user_id, name, company, vat_number, address_line1, address_line2, zip_code, city, country,
    newsletter_opt_in, signup_source, terms_accepted_at
  ) values (
    new.id,
    left(coalesce(v_said ->> 'name', v_said ->> 'full_name', ''), 200),
    left(coalesce(v_said ->> 'company', ''), 200),
    left(coalesce(v_said ->> 'vat_number', ''), 50),
    left(coalesce(v_said ->> 'address_line1', ''), 200),
    left(coalesce(v_said ->> 'address_line2', ''), 200),
    left(coalesce(v_said ->> 'zip_code', ''), 20),
    left(coalesce(v_said ->> 'city', ''), 200),
    left(coalesce(v_said ->> 'country', ''), 100),
    coalesce(v_said ->> 'newsletter_opt_in' = 'true', false),
    case when v_said ->> 'signup_source' = 'figma' then 'figma' else 'website' end,
    case when v_said ->> 'terms_accepted_at' <> '' then clock_timestamp() end
  ) on conflict (user_id) do nothing;
  return new;
end $$;
create trigger open_account after insert on auth.users for each row execute function app.open_account();

-- The plugins of a deleted account are signed out.
create function app.revoke_installations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.installations set revoked_at = clock_timestamp() where user_id = old.user_id and revoked_at is null;
  return old;
end $$;
create trigger revoke_installations before delete on public.accounts
  for each row execute function app.revoke_installations();

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.reserve_request(uuid, uuid, text, text, text, interval, timestamptz, int, boolean),
  app.commit_request(uuid, uuid, timestamptz),
  app.refund_request(uuid, uuid, timestamptz),
  app.sweep_requests(timestamptz, int),
  app.set_plan(uuid, text, timestamptz, timestamptz, timestamptz),
  app.grant_credits(uuid, text, int, timestamptz, timestamptz)
  to service_role;
