-- Limits: hits of one bucket (an address, an account; hashed by the caller) in one window.
create table app.rate_counters (
  bucket text not null check (length(bucket) <= 200),
  window_start timestamptz not null,
  hits int not null default 0 check (hits >= 0),
  primary key (bucket, window_start)
);
create index rate_counters_window_start on app.rate_counters (window_start);
grant select, insert, update, delete on app.rate_counters to service_role;

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

-- Counts what is limited by its size for as much as it weighs.
create function app.count_hits(
  p_bucket text, p_hits int, p_limit int, p_window interval, p_now timestamptz default clock_timestamp()
) returns int language plpgsql security definer set search_path = '' as $$
declare
  v_start timestamptz := date_bin(p_window, p_now, 'epoch');
  v_hits int;
begin
  insert into app.rate_counters as counter (bucket, window_start, hits) values (p_bucket, v_start, p_hits)
    on conflict (bucket, window_start) do update set hits = counter.hits + p_hits
    returning hits into v_hits;
  return case when v_hits > p_limit then ceil(extract(epoch from v_start + p_window - p_now)) else 0 end;
end $$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.count_hit(text, int, interval, timestamptz), app.count_hits(text, int, int, interval, timestamptz)
  to service_role;
