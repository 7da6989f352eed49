-- Requests: each is reserved, and settled once.

-- Tells if each of them has a request left in its period. Nobody pays: no.
create function app.have_room(p_payers bigint[], p_now timestamptz)
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

-- Reserves one request. Of a member of a team the owner's plan pays, while it has a request and a seat; else, and for
-- everybody else, the own plan's allowance, or the trial (the account's, the installation's and the address's, all of
-- them) where there is no plan; then the account's credits. `status` is one of
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
  v_team_id uuid;
  v_owner_user_id uuid;
  v_team_period app.usage_periods;
  v_payers bigint[];
  v_lot_id bigint;
begin
  if num_nonnulls(p_user_id, p_installation_id) = 0 then
    raise exception 'a request needs an account or an installation' using errcode = 'invalid_parameter_value';
  end if;
  if not p_is_free then
    -- Before the accounts: whoever hands a team over locks it first, and nobody does while its owner is asked for.
    select id into v_team_id from public.teams
      where id = (select team_id from public.accounts where user_id = p_user_id) for share;
    v_owner_user_id := app.team_owner_of(p_user_id);
  end if;
  -- Of an address nothing is noted for what it does not pay.
  select * into v_locked from app.lock_usage_accounts(
    p_user_id, p_installation_id, case when not p_is_free then p_address end, p_now, v_owner_user_id
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

  if app.has_seat(v_locked.team, p_user_id, p_now) then
    v_team_period := app.open_period((v_locked.team).id, p_now);
    if not app.is_used_up(v_team_period) then
      v_payers := array[(v_locked.team).id];
    end if;
  end if;
  if v_payers is null then
    v_payers := case when app.has_plan(v_locked.person, p_now) then array[(v_locked.person).id] else v_locked.trial end;
    if not coalesce(app.have_room(v_payers, p_now), false) then
      v_lot_id := app.next_lot((v_locked.person).id, p_now);
      if v_lot_id is null then
        status := 'none_left';
        -- A period that never opens again decides, then the one that opens last; the team's may open before.
        select max(period_end) into resets_at from app.usage_periods as period
          where usage_account_id = any (v_payers) and period_end > p_now and app.is_used_up(period);
        resets_at := least(nullif(resets_at, 'infinity'), v_team_period.period_end);
        return;
      end if;
    end if;
  end if;

  insert into app.usage_reservations (asked_by, user_id, idem_key, request_hash, lease_ends_at, created_at)
    values (v_locked.asked_by, p_user_id, p_key, p_request_hash, p_now + p_lease, p_now)
    returning id into reservation_id;
  perform app.hold(reservation_id, v_payers, v_lot_id, p_now);
  update app.usage_charges as charge set team_id = v_team_id
    where charge.reservation_id = reserve_request.reservation_id and usage_account_id = (v_locked.team).id;
  status := 'reserved';
end $$;

-- Ends a reservation, once; one of which a finding was told is committed, whatever is asked for. Returns the state it is in
-- afterwards: another one than asked for when it was settled before; null when there is none.
create function app.settle(p_reservation_id uuid, p_state text, p_review_id uuid, p_now timestamptz)
returns text language plpgsql set search_path = '' as $$
declare
  v_state text;
  v_end text;
  v_used int;
begin
  perform from app.usage_accounts
    where id in (select usage_account_id from app.usage_charges where reservation_id = p_reservation_id)
    order by id for update;
  select state, case when told_at is null then p_state else 'committed' end into v_state, v_end
    from app.usage_reservations where id = p_reservation_id for update;
  if v_state is distinct from 'reserved' then
    if v_state = 'committed' and p_state = 'committed' then
      update app.usage_reservations set review_id = coalesce(review_id, p_review_id) where id = p_reservation_id;
    end if;
    return v_state;
  end if;

  v_used := case when v_end = 'committed' then 1 else 0 end;
  update app.usage_reservations set state = v_end, review_id = coalesce(p_review_id, review_id), settled_at = p_now
    where id = p_reservation_id;
  update app.usage_periods as period set reserved = period.reserved - 1, used = period.used + v_used
    from app.usage_charges as charge
    where charge.reservation_id = p_reservation_id
      and (period.usage_account_id, period.period_start) = (charge.usage_account_id, charge.period_start);
  update app.credit_lots as lot set reserved = lot.reserved - 1, used = lot.used + v_used
    from app.usage_charges as charge where charge.reservation_id = p_reservation_id and lot.id = charge.lot_id;
  insert into app.usage_ledger (usage_account_id, period_start, lot_id, reservation_id, kind, reserved, used, at)
    select usage_account_id, period_start, lot_id, reservation_id, v_end, -1, v_used, p_now
    from app.usage_charges where reservation_id = p_reservation_id;
  return v_end;
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

-- Tells what somebody has left, as `app.reserve_request` would see it at this instant; of a member of a team what its
-- owner's plan has, while it pays. `team_name`: the team somebody is in; `team_pays`: the next review is of its
-- allowance, which these figures are of. Nothing is written, and it is read with almost every look at the panel.
create function app.read_allowance(
  p_user_id uuid, p_installation_id uuid, p_address text, p_now timestamptz default clock_timestamp(),
  out kind text, out plan_id text, out granted int, out used int, out remaining int, out renews_on timestamptz,
  out credits int, out team_name text, out team_pays boolean
) language plpgsql stable security definer set search_path = '' as $$
declare
  v_person app.usage_accounts;
  v_owner_user_id uuid;
  v_owner app.usage_accounts;
  v_payer app.usage_accounts;
  v_period app.usage_periods;
  v_address_keys text[];
begin
  credits := 0;
  if p_user_id is not null then
    select * into v_person from app.usage_accounts where user_id = p_user_id;
    select coalesce(sum(lot.granted - lot.used - lot.reserved), 0) into credits from app.credit_lots as lot
      where lot.usage_account_id = v_person.id and (lot.expires_at is null or lot.expires_at > p_now);
    select team.name into team_name from public.accounts as account
      join public.teams as team on team.id = account.team_id where account.user_id = p_user_id;
  end if;

  if team_name is not null then
    v_owner_user_id := app.team_owner_of(p_user_id);
    if v_owner_user_id is null then
      team_pays := v_person.plan_id is not null and app.has_plan(v_person, p_now);
    else
      select * into v_owner from app.usage_accounts where user_id = v_owner_user_id;
      team_pays := app.has_seat(v_owner, p_user_id, p_now);
      if team_pays then
        v_period := app.current_period(v_owner, p_now);
        team_pays := not app.is_used_up(v_period);
      end if;
      if team_pays then
        v_payer := v_owner;
      end if;
    end if;
  end if;
  if v_payer.id is null and v_person.plan_id is not null and app.has_plan(v_person, p_now) then
    v_payer := v_person;
    v_period := app.current_period(v_person, p_now);
  end if;

  if v_payer.id is not null then
    kind := 'plan';
    plan_id := v_payer.plan_id;
    granted := v_period.allowance;
    used := v_period.used + v_period.owed;
    remaining := v_period.allowance - used - v_period.reserved;
    renews_on := v_period.period_end;
  else
    kind := 'trial';
    granted := app.trial_reviews();
    v_address_keys := app.address_keys(p_user_id, p_installation_id, p_address);
    -- Of all that count, whichever has least; what others at the address used is not called this one's.
    select coalesce(max(period.used) filter (where account.address_key is null), 0),
        least(granted, min(period.allowance - period.used - period.reserved))
      into used, remaining
      from app.usage_periods as period join app.usage_accounts as account on account.id = period.usage_account_id
      where period.period_end > p_now and (
        account.trial_user_id = p_user_id or account.installation_id = p_installation_id
        or account.address_key = any (v_address_keys)
      );
  end if;
  remaining := greatest(remaining, 0); -- a smaller plan may have come after more was used
end $$;

-- Screens of which second opinions may come to nothing within an hour, for nothing: as many as a trial has at most. An
-- address has its multiple of it, as of the trial.
create function app.unpaid_screens(p_address_key text) returns int
language sql immutable set search_path = '' return 10 * app.trial_reviews_of_address(p_address_key);

-- Notes the screens of a request that was reserved in this transaction, and the review that it tries again. Returns the seconds to wait where as many as are
-- free came to nothing within the last hour: roll it back then. They count for the account or the installation, and for
-- the address where no plan pays: behind one address there may be a whole office that does. The usage accounts are locked.
create function app.note_screens(
  p_reservation_id uuid, p_screens int, p_user_id uuid, p_installation_id uuid, p_address text, p_review_id uuid,
  p_now timestamptz
) returns int language plpgsql security definer set search_path = '' as $$
declare
  v_is_by_plan boolean := exists (
    select from app.usage_charges as charge join app.usage_accounts as payer on payer.id = charge.usage_account_id
    where reservation_id = p_reservation_id and period_start is not null and user_id is not null
  );
  v_accounts bigint[] := array(
    select id from app.usage_accounts where user_id = p_user_id or not v_is_by_plan and (
      installation_id = p_installation_id
      or address_key = any (app.address_keys(p_user_id, p_installation_id, p_address))
    )
  );
begin
  update app.usage_reservations set screens = p_screens, counted_for = v_accounts, review_id = p_review_id
    where id = p_reservation_id;
  return coalesce(max(ceil(extract(epoch from since + interval '1 hour' - p_now))), 0) from (
    select min(settled_at) as since
    from app.usage_accounts as account join app.usage_reservations as reservation on account.id = any (counted_for)
    where account.id = any (v_accounts) and state in ('refunded', 'expired') and settled_at > p_now - interval '1 hour'
    group by account.id, address_key having sum(screens) >= app.unpaid_screens(address_key)
  ) as used_up;
end $$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.reserve_request(uuid, uuid, text, text, text, interval, timestamptz, int, boolean, boolean),
  app.commit_request(uuid, uuid, timestamptz), app.refund_request(uuid, uuid, timestamptz),
  app.sweep_requests(timestamptz, int), app.grant_credits(uuid, text, int, timestamptz, timestamptz),
  app.read_allowance(uuid, uuid, text, timestamptz),
  app.note_screens(uuid, int, uuid, uuid, text, uuid, timestamptz)
  to service_role;
