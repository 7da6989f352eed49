-- House rules of a team: each change is a version of its own, whole, with who made it. Clients read none of it: the API
-- asks for them, and tells members what is their team's.
create table app.house_rules (
  team_id uuid not null references public.teams (id) on delete cascade,
  version int not null check (version > 0),
  rules jsonb not null,
  changes jsonb not null,                                                       -- what it changed of the version before
  changed_by uuid references public.accounts (user_id) on delete set null,     -- null: they deleted their account
  changed_at timestamptz not null default clock_timestamp(),
  primary key (team_id, version)
);
create index house_rules_changed_by on app.house_rules (changed_by);
grant select on app.house_rules to service_role; -- what is written goes through the function

-- Saves the house rules of the team that somebody owns, over the version that they saw. `changed`: somebody saved
-- another one since; `unpaid`: the owner has no plan. The last fifty versions are kept.
create function app.save_house_rules(
  p_user_id uuid, p_version int, p_rules jsonb, p_changes jsonb, p_now timestamptz default clock_timestamp()
) returns text language plpgsql security definer set search_path = '' as $$
declare
  v_team_id uuid := app.lock_own_team(p_user_id);
begin
  if v_team_id is null then
    return 'not_owner';
  end if;
  if app.team_capacity(p_user_id, p_now) = 0 then
    return 'unpaid';
  end if;
  if p_version <> (select coalesce(max(version), 0) from app.house_rules where team_id = v_team_id) then
    return 'changed';
  end if;
  insert into app.house_rules (team_id, version, rules, changes, changed_by, changed_at)
    values (v_team_id, p_version + 1, p_rules, p_changes, p_user_id, p_now);
  delete from app.house_rules where team_id = v_team_id and version <= p_version - 49;
  return 'done';
end $$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function app.save_house_rules(uuid, int, jsonb, jsonb, timestamptz) to service_role;
