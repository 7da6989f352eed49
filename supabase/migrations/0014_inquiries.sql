-- Questions that somebody asks about a review, with the replies to them.

-- Under the id of the job that replies. One without a reply whose job has ended came to nothing, and does not count.
create table app.review_inquiries (
  id uuid primary key,
  review_id uuid not null references public.reviews (id) on delete cascade,
  request_hash text not null check (length(request_hash) = 64), -- the same key asks the same
  inquiry jsonb not null,                                       -- the question, and the screen or finding that it is about
  points jsonb not null default '[]',
  state text not null default 'asked' check (state in ('asked', 'done', 'partly')),
  asked_at timestamptz not null default clock_timestamp()
);
create index review_inquiries_review_id on app.review_inquiries (review_id, asked_at);
grant select, insert, update, delete on app.review_inquiries to service_role;
