-- Reviews while they are made: jobs that any worker takes up, and what they tell meanwhile.

-- A review that was asked for, with the id that it is stored under; or what the second opinion of a stored one lacks,
-- which costs nothing and has no reservation where the review was charged.
create table app.review_jobs (
  id uuid primary key,
  reservation_id uuid unique references app.usage_reservations (id) on delete cascade,
  review_id uuid references public.reviews (id) on delete cascade, -- null: the review is still to be made
  user_id uuid references public.accounts (user_id) on delete cascade,
  installation_id uuid references public.installations (id) on delete cascade,
  address_hash text, -- what is left of the allowance is told when the review is done, and counts by the address
  provider text, -- whose model gives the second opinion; null: there is none
  request text,  -- the request as it came; null from the end on
  frame_ids text[] not null default '{}', -- of a stored review's screens, those that are asked about
  created_at timestamptz not null default clock_timestamp(),
  stopped_at timestamptz, -- whoever asked wants no more than there is by then
  ended_at timestamptz,
  report text, -- what was measured where it was asked for, as JSON; null from the end on
  constraint review_jobs_known check (num_nonnulls(reservation_id, review_id) > 0)
);
alter table app.review_jobs alter column request set storage external; -- up to 8 MB: packing it costs more than its place
alter table app.review_jobs alter column report set storage external;
create index review_jobs_review_id on app.review_jobs (review_id);
create index review_jobs_user_id on app.review_jobs (user_id);
create index review_jobs_installation_id on app.review_jobs (installation_id);
create index review_jobs_open on app.review_jobs (created_at) where ended_at is null;
create index review_jobs_ended on app.review_jobs (ended_at) where ended_at is not null;

-- Events: what a review told while it was made, for those who listen at any server, from any event on.
create table app.review_events (
  job_id uuid not null references app.review_jobs (id) on delete cascade,
  seq int not null check (seq > 0),
  told text not null, -- what is told once, whichever worker tells it
  data text not null, -- JSON
  is_last boolean not null default false,
  primary key (job_id, seq),
  unique (job_id, told)
);
alter table app.review_events alter column data set storage external;

-- A worker noticed that a model does not answer: until then no server begins what would need it.
create table app.model_pauses (
  provider text primary key,
  ends_at timestamptz not null
);
grant select, insert, update, delete on app.review_jobs, app.review_events, app.model_pauses to service_role;

-- As what the queue's own tables were set up; they are the queue's library's to make and to change.
create table app.queue_setup (
  setup text primary key,
  applied_at timestamptz not null default clock_timestamp()
);

-- Tells an event. One that was told before, by a worker that died, is not told again; after the last one nothing is.
-- With a finding the request is spent, however it ends; where it was given back meanwhile, none is told. Returns whether
-- the job was still open.
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
    update app.review_jobs set ended_at = clock_timestamp(), request = null, report = null where id = p_job_id;
  end if;
  perform pg_notify('review_events', p_job_id::text);
  return true;
end $$;

-- A review that is deleted takes along what was told of it.
create function app.forget_review_job() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.review_jobs where id = old.id;
  return old;
end $$;
create trigger forget_review_job after delete on public.reviews
  for each row execute function app.forget_review_job();

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function app.tell_review(uuid, text, text, boolean, boolean) to service_role;
