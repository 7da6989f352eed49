-- Teams: one owner, whose plan all members use, and reviews that their makers share. Whoever writes here asks a
-- function below, and each of them says for itself who may. Lock order, everywhere: team, accounts by their ids, usage
-- accounts. A team is locked so that references to it can still be made: whoever changes an account twice makes one,
-- unasked.
create table public.teams (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  owner_user_id uuid not null unique references public.accounts (user_id) on delete cascade,
  heir_user_id uuid references public.accounts (user_id) on delete set null, -- who is offered to become the owner
  created_at timestamptz not null default clock_timestamp()
);
create index teams_heir_user_id on public.teams (heir_user_id);

alter table public.accounts
  add constraint accounts_team_id_fkey foreign key (team_id) references public.teams (id) on delete set null;

-- Members as their team sees them. It follows the accounts.
create table public.team_members (
  user_id uuid primary key references public.accounts (user_id) on delete cascade,
  team_id uuid not null references public.teams (id) on delete cascade,
  name text not null,
  joined_at timestamptz not null default clock_timestamp()
);
create index team_members_team_id on public.team_members (team_id, joined_at);

-- An invitation that was not accepted yet. Accepted or taken back it is gone.
create table public.team_invites (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  user_id uuid not null references public.accounts (user_id) on delete cascade, -- the owner, who alone sees it
  email text not null check (length(email) between 3 and 320 and email = lower(email)),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (team_id, email)
);
create index team_invites_user_id on public.team_invites (user_id);

alter table public.teams enable row level security;
alter table public.team_members enable row level security;
alter table public.team_invites enable row level security;
create policy "a team is read by its members" on public.teams for select to authenticated
  using (id = (select team_id from public.accounts where user_id = (select auth.uid())));
create policy "a member is read by the team" on public.team_members for select to authenticated
  using (team_id = (select team_id from public.accounts where user_id = (select auth.uid())));
create policy "an invitation is read by the owner" on public.team_invites for select to authenticated
  using ((select auth.uid()) = user_id);

-- Without the heir: whom a team is offered to is for the owner and that member to see, as the API tells it.
grant select (id, name, owner_user_id, created_at) on public.teams to authenticated;
grant select (user_id, team_id, name, joined_at) on public.team_members to authenticated;
grant select (id, team_id, user_id, email, sent_at, expires_at) on public.team_invites to authenticated;
-- The API reads; what it writes goes through the functions.
grant select on public.teams, public.team_members, public.team_invites to service_role;
grant delete on public.team_invites to service_role; -- at the end of their time

-- Whoever is no member any more is not seen as one, and shares nothing with the team: their reviews are their own.
create function app.follow_team() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.team_id is distinct from old.team_id then
    delete from public.team_members where user_id = new.user_id;
    update public.reviews set team_id = null where user_id = new.user_id and team_id = old.team_id;
    update public.teams set heir_user_id = null where id = old.team_id and heir_user_id = new.user_id;
  end if;
  if new.team_id is not null then
    insert into public.team_members (user_id, team_id, name) values (new.user_id, new.team_id, new.name)
      on conflict (user_id) do update set name = excluded.name;
  end if;
  return new;
end $$;
create trigger follow_team after update of team_id, name on public.accounts
  for each row when (old.team_id is distinct from new.team_id or (new.team_id is not null and old.name <> new.name))
  execute function app.follow_team();

-- The team that somebody owns, locked; null: none.
create function app.lock_own_team(p_user_id uuid) returns uuid language sql set search_path = '' as $$
  select id from public.teams where owner_user_id = p_user_id for no key update
$$;

-- The owner of the team that somebody is in; null: of none, or the owner themselves.
create function app.team_owner_of(p_user_id uuid) returns uuid language sql stable set search_path = '' as $$
  select nullif(team.owner_user_id, p_user_id)
  from public.accounts as account join public.teams as team on team.id = account.team_id
  where account.user_id = p_user_id
$$;

-- Founds a team. `in_team`: the person is in one already.
create function app.found_team(p_user_id uuid, p_name text, out status text, out team_id uuid)
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.accounts as account where account.user_id = p_user_id and account.team_id is null for update;
  if not found then
    status := 'in_team';
    return;
  end if;
  insert into public.teams (name, owner_user_id) values (p_name, p_user_id) returning id into team_id;
  update public.accounts as account set team_id = found_team.team_id where account.user_id = p_user_id;
  status := 'done';
end $$;

create function app.rename_team(p_user_id uuid, p_name text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.teams set name = p_name where owner_user_id = p_user_id;
  return case when found then 'done' else 'not_owner' end;
end $$;

-- Invites an address, or once more: the link sent before leads nowhere then. `full`: no seat is free for one more;
-- `unpaid`: the owner has no plan; `wait`: it was sent a moment ago, and may be sent again in `wait_s` seconds.
create function app.invite_to_team(
  p_user_id uuid, p_email text, p_token_hash bytea, p_now timestamptz default clock_timestamp(),
  out status text, out wait_s int, out invite_id uuid
) language plpgsql security definer set search_path = '' as $$
declare
  v_team_id uuid := app.lock_own_team(p_user_id);
  v_capacity int := app.team_capacity(p_user_id, p_now);
  v_sent_at timestamptz;
begin
  if v_team_id is null then
    status := 'not_owner';
    return;
  end if;
  select sent_at into v_sent_at from public.team_invites where team_id = v_team_id and email = p_email;
  if v_sent_at > p_now - interval '5 minutes' then
    status := 'wait';
    wait_s := ceil(extract(epoch from v_sent_at + interval '5 minutes' - p_now));
    return;
  end if;
  if v_capacity <= (select count(*) from public.team_members where team_id = v_team_id) + (
    select count(*) from public.team_invites where team_id = v_team_id and email <> p_email and expires_at > p_now
  ) then
    status := case v_capacity when 0 then 'unpaid' else 'full' end;
    return;
  end if;
  insert into public.team_invites (team_id, user_id, email, token_hash, sent_at, expires_at)
    values (v_team_id, p_user_id, p_email, p_token_hash, p_now, p_now + interval '7 days')
    on conflict (team_id, email) do update set user_id = excluded.user_id, token_hash = excluded.token_hash,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at
    returning id into invite_id;
  status := 'done';
end $$;

create function app.revoke_invite(p_user_id uuid, p_invite_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_invites where id = p_invite_id and user_id = p_user_id;
  return case when found then 'done' else 'not_found' end;
end $$;

-- The person behind a link joins the team, once. `over`: the link leads nowhere, or not any more; `in_team`: they are
-- in a team already; `full`: no seat is free any more.
create function app.accept_invite(p_user_id uuid, p_token_hash bytea, p_now timestamptz default clock_timestamp())
returns text language plpgsql security definer set search_path = '' as $$
declare
  v_team public.teams;
  v_is_open boolean;
  v_team_before uuid;
begin
  select team.* into v_team from public.teams as team
    where id = (select team_id from public.team_invites where token_hash = p_token_hash) for no key update;
  select expires_at > p_now into v_is_open from public.team_invites where token_hash = p_token_hash;
  if v_team.id is null or v_is_open is not true then
    return 'over';
  end if;
  select team_id into v_team_before from public.accounts where user_id = p_user_id for no key update;
  if v_team_before is not null then
    return 'in_team';
  end if;
  if (select count(*) from public.team_members where team_id = v_team.id)
    >= app.team_capacity(v_team.owner_user_id, p_now) then
    return 'full';
  end if;
  delete from public.team_invites where token_hash = p_token_hash;
  update public.accounts set team_id = v_team.id where user_id = p_user_id;
  insert into app.audit_log (actor_user_id, action, subject) values (p_user_id, 'team_joined', v_team.id::text);
  return 'done';
end $$;

-- Takes a member out of the team: themselves, or the owner does. Their seat is free at once, and their reviews are
-- theirs alone. `owner_stays`: the owner hands the team over, or dissolves it.
create function app.end_membership(p_user_id uuid, p_member_user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_team public.teams;
begin
  select team.* into v_team from public.teams as team
    where id = (select team_id from public.accounts where user_id = p_member_user_id) for no key update;
  if v_team.id is null or p_user_id not in (v_team.owner_user_id, p_member_user_id) then
    return 'not_found';
  end if;
  if p_member_user_id = v_team.owner_user_id then
    return 'owner_stays';
  end if;
  update public.accounts set team_id = null where user_id = p_member_user_id and team_id = v_team.id;
  insert into app.audit_log (actor_user_id, action, subject, details)
    values (p_user_id, 'team_left', v_team.id::text, jsonb_build_object('member', p_member_user_id));
  return 'done';
end $$;

-- Ends a team. Its members keep what is theirs.
create function app.dissolve_team(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_team_id uuid := app.lock_own_team(p_user_id);
begin
  if v_team_id is null then
    return 'not_owner';
  end if;
  perform from public.accounts where team_id = v_team_id order by user_id for no key update;
  update public.accounts set team_id = null where team_id = v_team_id;
  delete from public.teams where id = v_team_id;
  insert into app.audit_log (actor_user_id, action, subject) values (p_user_id, 'team_dissolved', v_team_id::text);
  return 'done';
end $$;

-- Whoever deletes the account first leaves or dissolves the team; `has_members`: others are in it, and theirs it is,
-- too.
create function app.part_from_team(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_team_id uuid := app.lock_own_team(p_user_id);
begin
  if v_team_id is null then
    return app.end_membership(p_user_id, p_user_id);
  end if;
  if (select count(*) from public.team_members where team_id = v_team_id) > 1 then
    return 'has_members';
  end if;
  return app.dissolve_team(p_user_id);
end $$;

-- The owner offers the team to a member (null: to nobody any more); the one who is offered it may decline.
create function app.offer_team(p_user_id uuid, p_heir_user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if p_heir_user_id is null then
    update public.teams set heir_user_id = null where p_user_id in (owner_user_id, heir_user_id);
    return case when found then 'done' else 'not_found' end;
  end if;
  update public.teams as team set heir_user_id = p_heir_user_id
    where owner_user_id = p_user_id and p_heir_user_id <> p_user_id
      and exists (select from public.team_members where user_id = p_heir_user_id and team_id = team.id);
  return case when found then 'done' else 'not_found' end;
end $$;

-- Shares a review of one's own with one's team, or no longer.
create function app.share_with_team(p_user_id uuid, p_review_id uuid, p_is_shared boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_team_id uuid;
begin
  if p_is_shared then
    select id into v_team_id from public.teams
      where id = (select team_id from public.accounts where user_id = p_user_id) for share;
    if v_team_id is null then
      return 'no_team';
    end if;
    -- Whoever leaves meanwhile waits, and takes the review along.
    perform from public.accounts where user_id = p_user_id and team_id = v_team_id for share;
    if not found then
      return 'no_team';
    end if;
  end if;
  update public.reviews set team_id = v_team_id where id = p_review_id and user_id = p_user_id;
  return case when found then 'done' else 'not_found' end;
end $$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.found_team(uuid, text), app.rename_team(uuid, text), app.invite_to_team(uuid, text, bytea, timestamptz),
  app.revoke_invite(uuid, uuid), app.accept_invite(uuid, bytea, timestamptz), app.end_membership(uuid, uuid),
  app.dissolve_team(uuid), app.part_from_team(uuid), app.offer_team(uuid, uuid),
  app.share_with_team(uuid, uuid, boolean)
  to service_role;
