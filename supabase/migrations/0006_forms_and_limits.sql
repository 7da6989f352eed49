create table app.opinions (
  id bigint generated always as identity primary key,
  user_id uuid references public.accounts (user_id) on delete set null,
  rating int not null check (rating between 1 and 5),
  feedback text not null check (length(feedback) between 1 and 10000),
  email text not null check (length(email) between 3 and 320),
  created_at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz -- null: still to be sent on
);
create index opinions_user_id on app.opinions (user_id);
create index opinions_email on app.opinions (lower(email));
create index opinions_undelivered on app.opinions (created_at) where delivered_at is null;

create table app.contact_messages (
  id bigint generated always as identity primary key,
  first_name text not null check (length(first_name) between 1 and 200),
  last_name text not null check (length(last_name) between 1 and 200),
  email text not null check (length(email) between 3 and 320),
  company text not null default '' check (length(company) <= 200),
  subject text not null check (length(subject) between 1 and 300),
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz
);
create index contact_messages_undelivered on app.contact_messages (created_at) where delivered_at is null;

-- Hits of one bucket (an address, an account; hashed by the caller) in one window.
create table app.rate_counters (
  bucket text not null check (length(bucket) <= 200),
  window_start timestamptz not null,
  hits int not null default 0 check (hits >= 0),
  primary key (bucket, window_start)
);
create index rate_counters_window_start on app.rate_counters (window_start);

-- Who did what to an account. No foreign key: a deletion is the entry that matters most.
create table app.audit_log (
  id bigint generated always as identity primary key,
  actor_user_id uuid,
  action text not null,
  subject text not null default '',
  details jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index audit_log_actor_user_id on app.audit_log (actor_user_id, at desc);

grant select, insert, update, delete on app.opinions, app.contact_messages, app.rate_counters to service_role;
grant select, insert on app.audit_log to service_role;

-- Counts a hit. Returns the seconds to wait when it was one too many, else 0.
create function app.count_hit(p_bucket text, p_limit int, p_window interval, p_now timestamptz default clock_timestamp())
returns int language plpgsql security definer set search_path = '' as $$
declare
  v_start timestamptz := date_bin(p_window, p_now, 'epoch');
  v_hits int;
begin
  insert into app.rate_counters as counter (bucket, window_start, hits) values (p_bucket, v_start, 1)
    on conflict (bucket, window_start) do update set hits = counter.hits + 1
    returning hits into v_hits;
  return case when v_hits > p_limit then ceil(extract(epoch from v_start + p_window - p_now)) else 0 end;
end $$;
revoke execute on function app.count_hit(text, int, interval, timestamptz) from public, anon, authenticated;
grant execute on function app.count_hit(text, int, interval, timestamptz) to service_role;
