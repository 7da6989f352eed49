-- A review is measured where it is asked for: its report goes along with the job.
alter table app.review_jobs add column report text; -- JSON; null from the end on
alter table app.review_jobs alter column report set storage external;

-- As before, and at the end it goes.
create or replace function app.tell_review(
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
    update app.review_jobs set ended_at = clock_timestamp(), request = null, report = null where id = p_job_id;
  end if;
  perform pg_notify('review_events', p_job_id::text);
  return true;
end $$;
