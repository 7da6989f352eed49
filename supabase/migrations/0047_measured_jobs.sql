-- A review is measured where it is asked for: its report goes along with the job.
alter table app.review_jobs add column report text; -- JSON; null from the end on
alter table app.review_jobs alter column report set storage external;

create or replace function app.tell_review(p_job_id uuid, p_told text, p_data text, p_is_last boolean default false)
returns boolean language plpgsql set search_path = '' as $$
begin
  perform from app.review_jobs where id = p_job_id and ended_at is null for update;
  if not found then
    return false;
  end if;
  insert into app.review_events (job_id, seq, told, data, is_last)
    select p_job_id, 1 + coalesce(max(seq), 0), p_told, p_data, p_is_last from app.review_events where job_id = p_job_id
    on conflict (job_id, told) do nothing;
  if p_is_last then
    update app.review_jobs set ended_at = clock_timestamp(), request = null, report = null where id = p_job_id;
  end if;
  perform pg_notify('review_events', p_job_id::text);
  return true;
end $$;
