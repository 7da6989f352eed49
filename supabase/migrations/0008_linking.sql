-- Whether somebody has just signed up and still has to confirm the address: the form may speak for them then.
create function app.is_signing_up(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users
    where id = p_user_id and email_confirmed_at is null and created_at > clock_timestamp() - interval '15 minutes'
  )
$$;

-- The address of an account; null when it is gone.
create function app.email_of(p_user_id uuid) returns text language sql stable security definer set search_path = ''
as $$ select email from auth.users where id = p_user_id $$;

-- A new password signs the plugins out, too: whoever had the old one may have connected one.
create function app.revoke_on_new_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.installations set revoked_at = clock_timestamp() where user_id = new.id and revoked_at is null;
  return new;
end $$;
create trigger revoke_on_new_password after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function app.revoke_on_new_password();

revoke execute on function app.is_signing_up(uuid), app.email_of(uuid), app.revoke_on_new_password()
  from public, anon, authenticated;
grant execute on function app.is_signing_up(uuid), app.email_of(uuid) to service_role;
