-- What the second opinion of a stored review lacks is asked for by a job, too. Where the review was charged it costs
-- nothing and has no reservation.
alter table app.review_jobs
  add column review_id uuid references public.reviews (id) on delete cascade, -- null: the review is still to be made
  add column frame_ids text[] not null default '{}', -- of the review's screens, those that are asked about
  add column stopped_at timestamptz, -- whoever asked wants no more than there is by then
  alter column reservation_id drop not null,
  add constraint review_jobs_known check (num_nonnulls(reservation_id, review_id) > 0);
create index review_jobs_review_id on app.review_jobs (review_id);
