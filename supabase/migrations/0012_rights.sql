-- Accounts that were deleted: what is still to be done elsewhere. It names nobody but Stripe's customer.
create table app.deletions (
  id bigint generated always as identity primary key,
  stripe_customer_id text,
  requested_at timestamptz not null default clock_timestamp(),
  stripe_told_at timestamptz
);
create index deletions_to_tell on app.deletions (requested_at)
  where stripe_customer_id is not null and stripe_told_at is null;
grant select, insert, update, delete on app.deletions to service_role;

-- Ends a sign-in and, with it, the account and all that belongs to it.
create function app.delete_user(p_user_id uuid) returns void
language sql security definer set search_path = ''
as $$ delete from auth.users where id = p_user_id $$;

-- The sign-in's record of a person, without its secrets.
create function app.sign_in_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', id, 'email', email, 'confirmed_at', email_confirmed_at, 'created_at', created_at,
    'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data, 'providers', raw_app_meta_data -> 'providers'
  ) from auth.users where id = p_user_id
$$;

revoke execute on function app.delete_user(uuid), app.sign_in_of(uuid) from public, anon, authenticated;
grant execute on function app.delete_user(uuid), app.sign_in_of(uuid) to service_role;

-- What the retention rules remove.
grant delete on app.audit_log to service_role;

create function app.remove_unconfirmed() returns void
language sql security definer set search_path = '' as $$
  delete from auth.users where email_confirmed_at is null and created_at < clock_timestamp() - interval '30 days'
$$;
revoke execute on function app.remove_unconfirmed() from public, anon, authenticated;
grant execute on function app.remove_unconfirmed() to service_role;
