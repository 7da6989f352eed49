-- As before, but the account is locked first, so that it stays until the end: whoever deletes it locks it before its
-- usage account, and whoever stores a review does so too. In any other order two of them may wait for each other.
create or replace function app.lock_usage_accounts(
  p_user_id uuid, p_installation_id uuid, p_figma_id text, p_now timestamptz,
  out person app.usage_accounts, out trial bigint[], out asked_by bigint
) language plpgsql set search_path = '' as $$
begin
  perform from public.accounts where user_id = p_user_id for key share;

  insert into app.usage_accounts (user_id, anchor) select p_user_id, p_now
    where p_user_id is not null and not exists (select from app.usage_accounts where user_id = p_user_id)
    on conflict do nothing;
  insert into app.usage_accounts (installation_id, anchor) select p_installation_id, p_now
    where p_installation_id is not null
      and not exists (select from app.usage_accounts where installation_id = p_installation_id)
    on conflict do nothing;
  insert into app.usage_accounts (figma_id, anchor) select p_figma_id, p_now
    where p_figma_id is not null and not exists (select from app.usage_accounts where figma_id = p_figma_id)
    on conflict do nothing;

  perform from app.usage_accounts
    where user_id = p_user_id or installation_id = p_installation_id or figma_id = p_figma_id
    order by id for update;

  select * into person from app.usage_accounts where user_id = p_user_id;
  -- A Figma id alone pays for nothing: it can be forged.
  select array_agg(id) into trial from app.usage_accounts
    where p_installation_id is not null and (installation_id = p_installation_id or figma_id = p_figma_id);
  -- A retry comes from the same machine, also when it was linked in between.
  select coalesce(max(id), person.id) into asked_by from app.usage_accounts where installation_id = p_installation_id;
end $$;
