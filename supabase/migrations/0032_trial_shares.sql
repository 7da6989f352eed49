-- Behind one address there may be an office. Of plugins without an account, each designer there has a trial, and the
-- address has three of them: who sets a plugin up anew is the same designer and gains nothing, and who invents designers
-- gains no more than the address has. A designer is a Figma id at one address: elsewhere that id counts for nothing, so
-- that nobody can spend what belongs to somebody else. (A period that is open keeps what it has, thirty days at most.)
create or replace function app.trial_reviews_of_address(p_address_key text) returns int
language sql immutable set search_path = ''
return case split_part(p_address_key, ':', 1) when 'account' then 5 when 'nobody' then 3 else 1 end * app.trial_reviews();

drop function app.address_key(uuid, text);

-- Under what is counted who asks from an address: with an account the accounts there; without one all those without,
-- and the designer. Null where no address is known.
create function app.address_keys(p_user_id uuid, p_installation_id uuid, p_address text) returns text[]
language sql stable set search_path = ''
return case
  when p_address = '' or p_address is null then null
  when p_user_id is not null then array['account:' || p_address]
  else array['nobody:' || p_address, 'designer:' || p_address || ':' || encode(sha256(convert_to(
    coalesce((select figma_id from public.installations where id = p_installation_id), ''), 'UTF8')), 'hex')]
end;

-- As before, with all keys of the address.
create or replace function app.lock_usage_accounts(
  p_user_id uuid, p_installation_id uuid, p_address text, p_now timestamptz,
  out person app.usage_accounts, out trial bigint[], out asked_by bigint
) language plpgsql set search_path = '' as $$
declare
  v_trial_user_id uuid := case when p_installation_id is not null then p_user_id end;
  v_address_keys text[] := case when p_installation_id is not null
    then app.address_keys(p_user_id, p_installation_id, p_address) end;
begin
  perform from public.accounts where user_id = p_user_id for key share;

  insert into app.usage_accounts (user_id, anchor) select p_user_id, p_now
    where p_user_id is not null and not exists (select from app.usage_accounts where user_id = p_user_id)
    on conflict do nothing;
  insert into app.usage_accounts (trial_user_id, anchor) select v_trial_user_id, p_now
    where v_trial_user_id is not null
      and not exists (select from app.usage_accounts where trial_user_id = v_trial_user_id)
    on conflict do nothing;
  insert into app.usage_accounts (installation_id, anchor) select p_installation_id, p_now
    where p_installation_id is not null
      and not exists (select from app.usage_accounts where installation_id = p_installation_id)
    on conflict do nothing;
  insert into app.usage_accounts (address_key, anchor) select key, p_now from unnest(v_address_keys) as key
    where not exists (select from app.usage_accounts where address_key = key)
    order by key
    on conflict do nothing;

  perform from app.usage_accounts
    where user_id = p_user_id or trial_user_id = v_trial_user_id or installation_id = p_installation_id
      or address_key = any (v_address_keys)
    order by id for update;

  select * into person from app.usage_accounts where user_id = p_user_id;
  -- All of them pay: a new installation, a new account or a new address alone gains nothing.
  select array_agg(id) into trial from app.usage_accounts
    where trial_user_id = v_trial_user_id or installation_id = p_installation_id or address_key = any (v_address_keys);
  -- A retry comes from the same machine, also when it was linked in between.
  select coalesce(max(id), person.id) into asked_by from app.usage_accounts where installation_id = p_installation_id;
end $$;

-- As before, with all keys of the address; and what cannot be there is not asked for: it is read with almost every look
-- at the panel.
create or replace function app.read_allowance(
  p_user_id uuid, p_installation_id uuid, p_address text, p_now timestamptz default clock_timestamp(),
  out kind text, out plan_id text, out granted int, out used int, out remaining int, out renews_on timestamptz,
  out credits int
) language plpgsql stable security definer set search_path = '' as $$
declare
  v_person app.usage_accounts;
  v_period app.usage_periods;
  v_address_keys text[];
begin
  credits := 0;
  if p_user_id is not null then
    select * into v_person from app.usage_accounts where user_id = p_user_id;
    select coalesce(sum(lot.granted - lot.used - lot.reserved), 0) into credits from app.credit_lots as lot
      where lot.usage_account_id = v_person.id and (lot.expires_at is null or lot.expires_at > p_now);
  end if;

  if v_person.plan_id is not null and app.has_plan(v_person, p_now) then
    kind := 'plan';
    plan_id := v_person.plan_id;
    select * into v_period from app.usage_periods
      where usage_account_id = v_person.id order by period_start desc limit 1;
    if v_period.period_end > p_now is not true then
      v_period := app.next_period(v_person, v_period, p_now); -- not opened yet: nothing was asked for in this month
    end if;
    granted := v_period.allowance;
    used := v_period.used + v_period.owed;
    remaining := v_period.allowance - used - v_period.reserved;
    renews_on := v_period.period_end;
  else
    kind := 'trial';
    granted := app.trial_reviews();
    v_address_keys := app.address_keys(p_user_id, p_installation_id, p_address);
    -- Of all that count, whichever has least; what others at the address used is not called this one's.
    select coalesce(max(period.used) filter (where account.address_key is null), 0),
        least(granted, min(period.allowance - period.used - period.reserved))
      into used, remaining
      from app.usage_periods as period join app.usage_accounts as account on account.id = period.usage_account_id
      where period.period_end > p_now and (
        account.trial_user_id = p_user_id or account.installation_id = p_installation_id
        or account.address_key = any (v_address_keys)
      );
  end if;
  remaining := greatest(remaining, 0); -- a smaller plan may have come after more was used
end $$;

revoke execute on function app.address_keys(uuid, uuid, text) from public, anon, authenticated;
