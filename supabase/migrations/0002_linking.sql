-- Plugins, and how one is linked to an account.

-- A plugin on one machine. It works without an account, on the trial.
create table public.installations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.accounts (user_id) on delete set null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32), -- SHA-256: the token itself is not kept
  figma_id text check (length(figma_id) between 1 and 200),               -- a hint: it can be forged
  figma_name text not null default '' check (length(figma_name) <= 200),
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index installations_user_id on public.installations (user_id);

alter table public.installations enable row level security;
create policy "an installation is read by its owner" on public.installations
  for select to authenticated using ((select auth.uid()) = user_id);

-- All but the hash.
grant select (id, user_id, figma_id, figma_name, created_at, last_used_at, revoked_at)
  on public.installations to authenticated;
grant select, insert, update, delete on public.installations to service_role;

-- A code that the panel shows and the site approves, once.
create table app.link_codes (
  code text primary key check (code ~ '^[BCDFGHJKLMNPQRSTVWXZ]{8}$'), -- no vowels: no words, nothing to misread
  installation_id uuid not null references public.installations (id) on delete cascade,
  figma_id text not null,
  figma_name text not null default '',
  tries int not null default 0 check (tries >= 0),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  approved_by uuid references public.accounts (user_id) on delete cascade,
  approved_at timestamptz,
  used_at timestamptz,
  check (num_nonnulls(approved_by, approved_at) in (0, 2)),
  check (used_at is null or approved_at is not null)
);
create index link_codes_installation_id on app.link_codes (installation_id);
create index link_codes_approved_by on app.link_codes (approved_by);
grant select, insert, update, delete on app.link_codes to service_role;

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

-- The plugins of a deleted account are signed out.
create function app.revoke_installations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.installations set revoked_at = clock_timestamp() where user_id = old.user_id and revoked_at is null;
  return old;
end $$;
create trigger revoke_installations before delete on public.accounts
  for each row execute function app.revoke_installations();

-- A new password signs the plugins out, too, and forgets those that were approved and not connected yet: whoever had the
-- old one may have done that. So it is when the owner of an address confirms a sign-up that somebody else began.
create function app.revoke_on_new_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.installations set revoked_at = clock_timestamp() where user_id = new.id and revoked_at is null;
  update app.link_codes set approved_by = null, approved_at = null where approved_by = new.id and used_at is null;
  return new;
end $$;
create trigger revoke_on_new_password after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function app.revoke_on_new_password();

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

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function app.approve_link_code(text, text, uuid) to service_role;
