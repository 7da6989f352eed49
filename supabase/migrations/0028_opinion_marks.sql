-- What people say of findings of the second opinion: kept with the review, and read by those who make it better.
create table app.opinion_marks (
  review_id uuid not null references public.reviews (id) on delete cascade,
  finding_id text not null check (length(finding_id) between 1 and 400),
  mark text not null check (mark in ('useful', 'not-useful', 'wrong')),
  marked_at timestamptz not null default clock_timestamp(),
  primary key (review_id, finding_id)
);
grant select, insert, update, delete on app.opinion_marks to service_role;
