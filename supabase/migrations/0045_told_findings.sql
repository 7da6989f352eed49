-- A request is spent with the first finding of its second opinion that is told: however the work ends after it (by a
-- stop, a crash, the end of its lease, or because its review or its account is deleted), it is committed.
alter table app.usage_reservations add column told_at timestamptz;

-- As before, and what a finding was told of is committed, whatever it was to be settled as. What a sweep committed gets
-- its review when that is stored after all.
create or replace function app.settle(p_reservation_id uuid, p_state text, p_review_id uuid, p_now timestamptz)
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

-- As before, and with a finding the request is spent, however it ends; where it was given back meanwhile, none is told.
drop function app.tell_review(uuid, text, text, boolean);
create function app.tell_review(
  p_job_id uuid, p_told text, p_data text, p_is_last boolean default false, p_is_finding boolean default false
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_reservation app.usage_reservations;
begin
  if p_is_finding then
    -- Before the job, as where a review is stored: its request is settled first.
    select * into v_reservation from app.usage_reservations
      where id = (select reservation_id from app.review_jobs where id = p_job_id) for update;
    if v_reservation.state in ('refunded', 'expired') then
      return false;
    end if;
  end if;
  perform from app.review_jobs where id = p_job_id and ended_at is null for update;
  if not found then
    return false;
  end if;
  update app.usage_reservations set told_at = clock_timestamp() where id = v_reservation.id and told_at is null;
  insert into app.review_events (job_id, seq, told, data, is_last)
    select p_job_id, 1 + coalesce(max(seq), 0), p_told, p_data, p_is_last from app.review_events where job_id = p_job_id
    on conflict (job_id, told) do nothing;
  if p_is_last then
    update app.review_jobs set ended_at = clock_timestamp(), request = null where id = p_job_id;
  end if;
  perform pg_notify('review_events', p_job_id::text);
  return true;
end $$;

revoke execute on function app.tell_review(uuid, text, text, boolean, boolean) from public, anon, authenticated;
grant execute on function app.tell_review(uuid, text, text, boolean, boolean) to service_role;
