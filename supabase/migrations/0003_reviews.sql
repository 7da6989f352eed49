-- One request and its result. Without an account it belongs to the installation, and no client reads it.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.accounts (user_id) on delete cascade,
  installation_id uuid references public.installations (id) on delete set null,
  title text not null default '' check (length(title) <= 500),
  language text not null default 'en' check (language in ('en', 'fr')),
  aspects text[] not null check (cardinality(aspects) > 0 and aspects <@ array['ux', 'ui', 'copy', 'hierarchy']),
  purpose text not null default '' check (length(purpose) <= 1000),
  engine text not null default '' check (length(engine) <= 100), -- name and version
  report jsonb not null,                                         -- what was measured, frame by frame
  second_opinion text not null default 'off' check (second_opinion in ('done', 'off', 'failed')),
  second_findings jsonb not null default '[]',
  frame_count int not null default 0 check (frame_count >= 0),
  severity_counts jsonb not null default '{}', -- of all findings: a list need not read the reports
  is_charged boolean not null default true,
  created_at timestamptz not null default clock_timestamp()
);
create index reviews_user_id on public.reviews (user_id, created_at desc, id desc);
create index reviews_installation_id on public.reviews (installation_id, created_at desc, id desc);

alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
grant select on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;

create policy "a review is read by its owner" on public.reviews
  for select to authenticated using ((select auth.uid()) = user_id);

-- A review that others may read by its address, until it ends or is taken back.
create table public.shared_links (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  user_id uuid not null references public.accounts (user_id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '30 days',
  revoked_at timestamptz
);
create index shared_links_user_id on public.shared_links (user_id);
create index shared_links_review_id on public.shared_links (review_id);

alter table public.shared_links enable row level security;
revoke all on public.shared_links from anon, authenticated;
grant select (id, review_id, user_id, created_at, expires_at, revoked_at) on public.shared_links to authenticated;
grant select, insert, update, delete on public.shared_links to service_role;

create policy "a shared link is read by its owner" on public.shared_links
  for select to authenticated using ((select auth.uid()) = user_id);
