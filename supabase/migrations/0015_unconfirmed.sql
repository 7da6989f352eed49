-- Whoever signs up with somebody else's address gets an account that waits for its confirmation. When the owner of the
-- address comes by a provider that has verified it, the sign-in service gives them that account: confirmed, without
-- the password and without the identities it had. What the stranger said and approved goes with them. The hosted
-- service writes the owner's name after it removed the password: so this is done when all is written.
create function app.forget_unconfirmed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_said jsonb;
begin
  select coalesce(to_jsonb(u) -> 'raw_user_meta_data', '{}') into v_said from auth.users u where id = new.id;
  if jsonb_typeof(v_said) = 'string' then
    v_said := (v_said #>> '{}')::jsonb; -- the embedded Supabase writes the object as a text
  end if;
  update public.accounts set
    name = left(coalesce(v_said ->> 'name', v_said ->> 'full_name', ''), 200),
    company = '', vat_number = '', address_line1 = '', address_line2 = '', zip_code = '', city = '', country = '',
    newsletter_opt_in = false, signup_source = 'website', terms_accepted_at = null
  where user_id = new.id;
  update app.link_codes set approved_by = null, approved_at = null where approved_by = new.id and used_at is null;
  return new;
end $$;
create constraint trigger forget_unconfirmed after update of encrypted_password on auth.users
  deferrable initially deferred for each row when (
    old.email_confirmed_at is null
    and coalesce(old.encrypted_password, '') <> '' and coalesce(new.encrypted_password, '') = ''
  )
  execute function app.forget_unconfirmed();
revoke execute on function app.forget_unconfirmed() from public, anon, authenticated;
