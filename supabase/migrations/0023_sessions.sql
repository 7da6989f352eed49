-- An access token is good for an hour; its session may end before. Whether it lives still is asked with each request.
create function app.has_session(p_user_id uuid, p_session_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id::text = p_session_id and user_id = p_user_id and (not_after is null or not_after > clock_timestamp())
  )
$$;

-- A new password ends all sessions but the one that set it. Their refresh tokens go with them.
create function app.end_other_sessions(p_user_id uuid, p_session_id text) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions where user_id = p_user_id and id::text is distinct from p_session_id
$$;

revoke execute on function app.has_session(uuid, text), app.end_other_sessions(uuid, text)
  from public, anon, authenticated;
grant execute on function app.has_session(uuid, text), app.end_other_sessions(uuid, text) to service_role;
