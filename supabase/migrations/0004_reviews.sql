-- Reviews: requests with their results, and what belongs to each.

-- One request and its result. Without an account it belongs to the installation, and no client reads it.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.accounts (user_id) on delete cascade,
  installation_id uuid references public.installations (id) on delete set null,
  team_id uuid references public.teams (id) on delete set null, -- null: not shared
  title text not null default '' check (length(title) <= 500),
  language text not null default 'en' check (language in ('en', 'fr')),
  aspects text[] not null check (cardinality(aspects) > 0 and aspects <@ array['ux', 'ui', 'copy', 'hierarchy']),
  purpose text not null default '' check (length(purpose) <= 1000),
  engine text not null default '' check (length(engine) <= 100), -- name and version
  report jsonb not null,                                         -- what was measured, frame by frame
  second_opinion text not null default 'off' check (second_opinion in ('done', 'off', 'failed')),
  second_findings jsonb not null default '[]',
  second_screens jsonb not null default '[]', -- how the second opinion ended on each screen: one may fail alone
  frame_count int not null default 0 check (frame_count >= 0),
  severity_counts jsonb not null default '{}', -- of all findings: a list need not read the reports
  is_charged boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  opinion_tries int not null default 0 -- for nothing, after it was charged
);
create index reviews_user_id on public.reviews (user_id, created_at desc, id desc);
create index reviews_installation_id on public.reviews (installation_id, created_at desc, id desc);
create index reviews_team_id on public.reviews (team_id, created_at desc, id desc) where team_id is not null;

alter table public.reviews enable row level security;
create policy "a review is read by its owner" on public.reviews
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "a shared review is read by the team" on public.reviews for select to authenticated
  using (team_id = (select team_id from public.accounts where user_id = (select auth.uid())));

-- Without the installation: by which of somebody's plugins a shared review was made is nobody else's.
grant select (
  id, user_id, team_id, title, language, aspects, purpose, engine, report, second_opinion, second_findings, frame_count,
  severity_counts, is_charged, created_at
) on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;

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
create policy "a shared link is read by its owner" on public.shared_links
  for select to authenticated using ((select auth.uid()) = user_id);

grant select (id, review_id, user_id, created_at, expires_at, revoked_at) on public.shared_links to authenticated;
grant select, insert, update, delete on public.shared_links to service_role;

-- The screens as they were reviewed. The pictures lie in a storage, by their keys.
create table app.review_pictures (
  review_id uuid not null references public.reviews (id) on delete cascade,
  frame_id text not null check (length(frame_id) between 1 and 200),
  position int not null check (position >= 0),
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  key text not null,
  sha256 bytea not null check (octet_length(sha256) = 32), -- of what was put: something else in its place is not shown
  primary key (review_id, frame_id)
);

-- Pictures to be removed from the storage: of reviews that are gone, and of those that were never stored.
create table app.picture_removals (
  key text primary key,
  due_at timestamptz not null default clock_timestamp()
);
create index picture_removals_due_at on app.picture_removals (due_at);

-- However a review goes: by hand, with its account, or at the end of its time.
create function app.remove_picture() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.picture_removals (key) values (old.key) on conflict (key) do update set due_at = excluded.due_at;
  return old;
end $$;
create trigger remove_picture after delete on app.review_pictures
  for each row execute function app.remove_picture();

-- Screens of a review, with what is open on each: how a screen fared from review to review is told without reading
-- reports, each of which may be megabytes.
create table app.review_screens (
  review_id uuid not null references public.reviews (id) on delete cascade,
  frame_id text not null,
  name text not null,
  counts jsonb not null, -- findings that are no details, by severity
  primary key (review_id, frame_id)
);

-- Notes the screens of a report. What is no report notes none.
create function app.note_review_screens(p_review_id uuid, p_report jsonb) returns void
language sql set search_path = '' as $$
  insert into app.review_screens (review_id, frame_id, name, counts)
  select p_review_id, frame ->> 'id', frame ->> 'name', coalesce((
      select jsonb_object_agg(severity, count) from (
        select finding ->> 'severity' as severity, count(*) as count
        from jsonb_array_elements(frame -> 'findings') as finding
        where finding -> 'isDetail' is null group by 1
      ) as counted
    ), '{}')
  from jsonb_array_elements(case jsonb_typeof(p_report) when 'array' then p_report else '[]' end) as frame
  where frame ->> 'id' is not null and frame ->> 'name' is not null
  on conflict (review_id, frame_id) do update set name = excluded.name, counts = excluded.counts
$$;

create function app.note_screens_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_review_screens(new.id, new.report);
  return new;
end $$;
create trigger note_screens_of_review after insert or update of report on public.reviews
  for each row execute function app.note_screens_of_review();

-- The cost of a second opinion, to us.
create table app.review_costs (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  model text not null,
  input_tokens bigint not null check (input_tokens >= 0),
  output_tokens bigint not null check (output_tokens >= 0),
  eur numeric(12, 6) not null check (eur >= 0),
  duration_ms int not null check (duration_ms >= 0)
);

-- Verdicts of people on findings of the second opinion: kept with the review, and read by those who make it better.
create table app.opinion_marks (
  review_id uuid not null references public.reviews (id) on delete cascade,
  finding_id text not null check (length(finding_id) between 1 and 400),
  mark text not null check (mark in ('useful', 'not-useful', 'wrong')),
  marked_at timestamptz not null default clock_timestamp(),
  primary key (review_id, finding_id)
);

grant select, insert, update, delete on
  app.review_pictures, app.picture_removals, app.review_screens, app.review_costs, app.opinion_marks
  to service_role;

-- An installation is linked to an account: the reviews that it made without one are the account's from now on.
-- Returns how many.
create function app.claim_reviews(p_installation_id uuid, p_user_id uuid)
returns int language plpgsql security definer set search_path = '' as $$
declare
  v_claimed int;
begin
  update public.reviews set user_id = p_user_id where installation_id = p_installation_id and user_id is null;
  get diagnostics v_claimed = row_count;
  return v_claimed;
end $$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function app.claim_reviews(uuid, uuid) to service_role;
