-- Holds whatever a job may tell until the transaction ends, in the order of `tell_review`: what is stored then is all that
-- was told, also by a worker that is being replaced.
create function app.hold_telling(p_job_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform from app.usage_reservations
    where id = (select reservation_id from app.review_jobs where id = p_job_id) for update;
  perform from app.review_jobs where id = p_job_id for update;
end $$;
revoke execute on function app.hold_telling(uuid) from public, anon, authenticated;
grant execute on function app.hold_telling(uuid) to service_role;
