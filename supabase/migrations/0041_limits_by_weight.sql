-- What is limited by its size counts for as much as it weighs.
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
revoke execute on function app.count_hits(text, int, int, interval, timestamptz) from public, anon, authenticated;
grant execute on function app.count_hits(text, int, int, interval, timestamptz) to service_role;

-- A team is offered to one member: whom, is for the owner and that member to see, as the API tells it. By which of
-- somebody's plugins a shared review was made is nobody else's.
revoke select (heir_user_id) on public.teams from authenticated;
revoke select (installation_id) on public.reviews from authenticated;
