-- A plugin that somebody approves by signing up is approved with the sign-up itself: by its data, which the sign-in
-- service keeps of the first sign-up alone. Nobody who signs up again with the same address can add a plugin of theirs.
drop function app.is_signing_up(uuid);

-- Approves a code, once and for one account; by the same account again is a success. Else it was a wrong guess: five of
-- them end a code, and so does a clock that is set back, as the code would be good for as much longer.
create function app.approve_link_code(p_code text, p_figma_id text, p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update app.link_codes set approved_by = p_user_id, approved_at = coalesce(approved_at, clock_timestamp())
    where code = p_code and figma_id = p_figma_id and (approved_by = p_user_id or (
      approved_at is null and tries < 5 and expires_at > clock_timestamp()
      and created_at <= clock_timestamp() + interval '1 minute'
    ));
  if not found then
    update app.link_codes set tries = tries + 1 where code = p_code and approved_at is null;
    return false;
  end if;
  return true;
end $$;

-- As before, and the plugin named by the sign-up is approved.
create or replace function app.open_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_said jsonb := coalesce(to_jsonb(new) -> 'raw_user_meta_data', '{}');
begin
  if jsonb_typeof(v_said) = 'string' then
    v_said := (v_said #>> '{}')::jsonb; -- the embedded Supabase writes the object as a text
  end if;
  insert into public.accounts (
    user_id, name, company, vat_number, address_line1, address_line2, zip_code, city, country,
    newsletter_opt_in, signup_source, terms_accepted_at
  ) values (
    new.id,
    left(coalesce(v_said ->> 'name', v_said ->> 'full_name', ''), 200),
    left(coalesce(v_said ->> 'company', ''), 200),
    left(coalesce(v_said ->> 'vat_number', ''), 50),
    left(coalesce(v_said ->> 'address_line1', ''), 200),
    left(coalesce(v_said ->> 'address_line2', ''), 200),
    left(coalesce(v_said ->> 'zip_code', ''), 20),
    left(coalesce(v_said ->> 'city', ''), 200),
    left(coalesce(v_said ->> 'country', ''), 100),
    coalesce(v_said ->> 'newsletter_opt_in' = 'true', false),
    case when v_said ->> 'signup_source' = 'figma' then 'figma' else 'website' end,
    case when v_said ->> 'terms_accepted_at' <> '' then clock_timestamp() end
  ) on conflict (user_id) do nothing;
  if v_said ->> 'link' <> '' then
    perform app.approve_link_code(v_said ->> 'link', v_said ->> 'figma_id', new.id);
  end if;
  return new;
end $$;

-- A new password signs the plugins out, too, and forgets those that were approved and not connected yet: whoever had the
-- old one may have done that. So it is when the owner of an address confirms a sign-up that somebody else began.
create or replace function app.revoke_on_new_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.installations set revoked_at = clock_timestamp() where user_id = new.id and revoked_at is null;
  update app.link_codes set approved_by = null, approved_at = null where approved_by = new.id and used_at is null;
  return new;
end $$;

revoke execute on function app.approve_link_code(text, text, uuid) from public, anon, authenticated;
grant execute on function app.approve_link_code(text, text, uuid) to service_role;
