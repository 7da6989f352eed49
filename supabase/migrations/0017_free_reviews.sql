-- A review without a second opinion costs nothing: its reservation is free, and charges nobody.
alter table app.usage_reservations add column is_free boolean not null default false;

-- As before, with `p_is_free`. The old one goes: two of one name could not be told apart.
drop function app.reserve_request(uuid, uuid, text, text, text, interval, timestamptz, int, boolean);

-- Reserves one request. The plan's allowance pays, or the trial (the installation's and the Figma id's, both) where
-- there is no plan; then the account's credits. `status` is one of
--   reserved      the work may begin; settle `reservation_id`
--   in_progress   the same request is being worked on
--   done          the same request has its result: `review_id`
--   key_conflict  the key was used for another request
--   none_left     nothing is left until `resets_at` (null: for ever)
--   under_way     `p_at_once` of this caller are being worked on already
--   not_begun     the request is new, and `p_may_begin` is false
-- What is free charges nobody, and is reserved all the same: its key, its lease and how many are under way count alike.
create function app.reserve_request(
  p_user_id uuid, p_installation_id uuid, p_figma_id text, p_key text, p_request_hash text,
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
  -- Of a Figma id nothing is noted for what it does not pay.
  select * into v_locked from app.lock_usage_accounts(
    p_user_id, p_installation_id, case when not p_is_free then p_figma_id end, p_now
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

revoke execute on function
  app.reserve_request(uuid, uuid, text, text, text, interval, timestamptz, int, boolean, boolean)
  from public, anon, authenticated;
grant execute on function
  app.reserve_request(uuid, uuid, text, text, text, interval, timestamptz, int, boolean, boolean)
  to service_role;
