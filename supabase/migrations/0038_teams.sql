-- Teams: one owner, whose plan all members use, and reviews that their makers share. Whoever writes here asks a function
-- below, and each of them says for itself who may. Lock order, everywhere: team, accounts by their ids, usage accounts. A
-- team is locked so that references to it can still be made: whoever changes an account twice makes one, unasked.

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  owner_user_id uuid not null unique references public.accounts (user_id) on delete cascade,
  heir_user_id uuid references public.accounts (user_id) on delete set null, -- who is offered to become the owner
  created_at timestamptz not null default clock_timestamp()
);
create index teams_heir_user_id on public.teams (heir_user_id);

-- Who is in which team stands with the account, and nowhere else: nobody is in two.
alter table public.accounts
  add constraint accounts_team_id_fkey foreign key (team_id) references public.teams (id) on delete set null;
create index accounts_team_id on public.accounts (team_id);

-- What a team sees of its members. It follows the accounts.
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

alter table public.reviews add column team_id uuid references public.teams (id) on delete set null; -- null: not shared
create index reviews_team_id on public.reviews (team_id, created_at desc, id desc) where team_id is not null;

-- What a member used is charged to the owner's usage account, as the team's.
alter table app.usage_charges add column team_id uuid; -- no reference: it outlives the team
alter table app.usage_accounts add column seats int not null default 1 check (seats > 0); -- that the plan is paid for
alter table public.accounts add column next_seats int check (next_seats > 0); -- from the next period on; null: as now

alter table public.teams enable row level security;
alter table public.team_members enable row level security;
alter table public.team_invites enable row level security;
revoke all on public.teams, public.team_members, public.team_invites from public, anon, authenticated;
grant select (id, name, owner_user_id, heir_user_id, created_at) on public.teams to authenticated;
grant select (user_id, team_id, name, joined_at) on public.team_members to authenticated;
grant select (id, team_id, user_id, email, sent_at, expires_at) on public.team_invites to authenticated;
grant select (team_id) on public.reviews to authenticated;
-- The API reads; what it writes goes through the functions.
grant select on public.teams, public.team_members, public.team_invites to service_role;
grant delete on public.team_invites to service_role; -- for the retention

create policy "a team is read by its members" on public.teams for select to authenticated
  using (id = (select team_id from public.accounts where user_id = (select auth.uid())));
create policy "a member is read by the team" on public.team_members for select to authenticated
  using (team_id = (select team_id from public.accounts where user_id = (select auth.uid())));
create policy "an invitation is read by the owner" on public.team_invites for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "a shared review is read by the team" on public.reviews for select to authenticated
  using (team_id = (select team_id from public.accounts where user_id = (select auth.uid())));

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

-- How many people a team may have: the seats that are paid for, now and from the next period on.
create function app.team_capacity(p_owner_user_id uuid, p_now timestamptz) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select least(usage.seats, account.next_seats)
    from app.usage_accounts as usage join public.accounts as account on account.user_id = usage.user_id
    where usage.user_id = p_owner_user_id and app.has_plan(usage, p_now)
  ), 0)
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

-- The person behind a link joins the team, once. `over`: the link leads nowhere, or not any more; `in_team`: they are in
-- a team already; `full`: no seat is free any more.
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

-- Whoever deletes the account first leaves or dissolves the team; `has_members`: others are in it, and theirs it is, too.
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

-- Who used how many reviews of the owner's period under way; null stands for all who are no members any more.
create function app.team_usage(p_user_id uuid, p_now timestamptz default clock_timestamp())
returns table (user_id uuid, used int) language sql stable security definer set search_path = '' as $$
  select member.user_id, count(*)::int
  from app.usage_accounts as account
  join app.usage_periods as period on period.usage_account_id = account.id and period.period_end > p_now
  join app.usage_charges as charge
    on (charge.usage_account_id, charge.period_start) = (period.usage_account_id, period.period_start)
  join app.usage_reservations as reservation on reservation.id = charge.reservation_id
  left join public.team_members as member on member.user_id = reservation.user_id
    and member.team_id = (select id from public.teams where owner_user_id = p_user_id)
  where account.user_id = p_user_id and reservation.state in ('reserved', 'committed')
  group by member.user_id
$$;

-- The owner of the team that somebody is in; null: of none, or the owner themselves.
create function app.team_owner_of(p_user_id uuid) returns uuid language sql stable set search_path = '' as $$
  select nullif(team.owner_user_id, p_user_id)
  from public.accounts as account join public.teams as team on team.id = account.team_id
  where account.user_id = p_user_id
$$;

-- Whether the owner's plan pays for a member: it is in force, and there is a seat for them. Where fewer seats are paid
-- for than are taken, those have them who joined first.
create function app.has_seat(p_owner app.usage_accounts, p_user_id uuid, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(app.has_plan(p_owner, p_now) and (
    select count(*) < p_owner.seats
    from public.team_members as mine join public.team_members as other on other.team_id = mine.team_id
    where mine.user_id = p_user_id and other.user_id <> p_owner.user_id
      and (other.joined_at, other.user_id) <= (mine.joined_at, mine.user_id)
  ), false)
$$;

-- As before, and of a member of a team the owner's, too.
drop function app.lock_usage_accounts(uuid, uuid, text, timestamptz);
create function app.lock_usage_accounts(
  p_user_id uuid, p_installation_id uuid, p_address text, p_now timestamptz, p_owner_user_id uuid default null,
  out person app.usage_accounts, out trial bigint[], out asked_by bigint, out team app.usage_accounts
) language plpgsql set search_path = '' as $$
declare
  v_trial_user_id uuid := case when p_installation_id is not null then p_user_id end;
  v_address_keys text[] := case when p_installation_id is not null
    then app.address_keys(p_user_id, p_installation_id, p_address) end;
begin
  perform from public.accounts where user_id in (p_user_id, p_owner_user_id) order by user_id for key share;

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
      or address_key = any (v_address_keys) or user_id = p_owner_user_id
    order by id for update;

  select * into person from app.usage_accounts where user_id = p_user_id;
  select * into team from app.usage_accounts where user_id = p_owner_user_id;
  -- All of them pay: a new installation, a new account or a new address alone gains nothing.
  select array_agg(id) into trial from app.usage_accounts
    where trial_user_id = v_trial_user_id or installation_id = p_installation_id or address_key = any (v_address_keys);
  -- A retry comes from the same machine, also when it was linked in between.
  select coalesce(max(id), person.id) into asked_by from app.usage_accounts where installation_id = p_installation_id;
end $$;

-- Reserves one request. Of a member of a team the owner's plan pays, while it has a request and a seat; else, and for
-- everybody else, the own plan's allowance, or the trial (the account's, the installation's and the address's, all of
-- them) where there is no plan; then the account's credits. `status` is one of
--   reserved      the work may begin; settle `reservation_id`
--   in_progress   the same request is being worked on
--   done          the same request has its result: `review_id`
--   key_conflict  the key was used for another request
--   none_left     nothing is left until `resets_at` (null: for ever)
--   under_way     `p_at_once` of this caller are being worked on already
--   not_begun     the request is new, and `p_may_begin` is false
-- What is free charges nobody, and is reserved all the same: its key, its lease and how many are under way count alike.
create or replace function app.reserve_request(
  p_user_id uuid, p_installation_id uuid, p_address text, p_key text, p_request_hash text,
  p_lease interval default '10 minutes', p_now timestamptz default clock_timestamp(),
  p_at_once int default null, p_may_begin boolean default true, p_is_free boolean default false,
  out status text, out reservation_id uuid, out review_id uuid, out resets_at timestamptz
) language plpgsql security definer set search_path = '' as $$
declare
  v_locked record;
  v_earlier app.usage_reservations;
  v_team_id uuid;
  v_owner_user_id uuid;
  v_team_period app.usage_periods;
  v_payers bigint[];
  v_lot_id bigint;
begin
  if num_nonnulls(p_user_id, p_installation_id) = 0 then
    raise exception 'a request needs an account or an installation' using errcode = 'invalid_parameter_value';
  end if;
  if not p_is_free then
    -- Before the accounts: whoever hands a team over locks it first, and nobody does while its owner is asked for.
    select id into v_team_id from public.teams
      where id = (select team_id from public.accounts where user_id = p_user_id) for share;
    v_owner_user_id := app.team_owner_of(p_user_id);
  end if;
  -- Of an address nothing is noted for what it does not pay.
  select * into v_locked from app.lock_usage_accounts(
    p_user_id, p_installation_id, case when not p_is_free then p_address end, p_now, v_owner_user_id
  );

  select * into v_earlier from app.usage_reservations as reservation
    where reservation.asked_by = v_locked.asked_by and idem_key = p_key
    order by reservation.state in ('reserved', 'committed') desc, created_at desc limit 1;
  if found then
    -- Somebody else's is not shown, also not to a machine that was disconnected; linking it in between is fine.
    if v_earlier.request_hash <> p_request_hash
      or (v_earlier.user_id is not null and v_earlier.user_id is distinct from p_user_id) then
      status := 'key_conflict';
      return;
    end if;
    if v_earlier.state in ('reserved', 'committed') or v_earlier.review_id is not null then
      status := case v_earlier.state when 'reserved' then 'in_progress' else 'done' end;
      reservation_id := v_earlier.id;
      review_id := v_earlier.review_id;
      return;
    end if;
    -- Refunded or expired, with nothing to show for it: it cost nothing, so it may be tried again.
  end if;

  if not p_may_begin then
    status := 'not_begun';
    return;
  end if;
  if p_at_once <= (
    select count(*) from app.usage_reservations as reservation
    where reservation.asked_by = v_locked.asked_by and state = 'reserved' and lease_ends_at > p_now
  ) then
    status := 'under_way';
    return;
  end if;

  if p_is_free then
    insert into app.usage_reservations
        (asked_by, user_id, idem_key, request_hash, lease_ends_at, created_at, is_free)
      values (v_locked.asked_by, p_user_id, p_key, p_request_hash, p_now + p_lease, p_now, true)
      returning id into reservation_id;
    status := 'reserved';
    return;
  end if;

  if app.has_seat(v_locked.team, p_user_id, p_now) then
    v_team_period := app.open_period((v_locked.team).id, p_now);
    if not app.is_used_up(v_team_period) then
      v_payers := array[(v_locked.team).id];
    end if;
  end if;
  if v_payers is null then
    v_payers := case when app.has_plan(v_locked.person, p_now) then array[(v_locked.person).id] else v_locked.trial end;
    if not coalesce(app.have_room(v_payers, p_now), false) then
      v_lot_id := app.next_lot((v_locked.person).id, p_now);
      if v_lot_id is null then
        status := 'none_left';
        -- What never opens again decides, then what opens last; the team's may open before.
        select max(period_end) into resets_at from app.usage_periods as period
          where usage_account_id = any (v_payers) and period_end > p_now and app.is_used_up(period);
        resets_at := least(nullif(resets_at, 'infinity'), v_team_period.period_end);
        return;
      end if;
    end if;
  end if;

  insert into app.usage_reservations (asked_by, user_id, idem_key, request_hash, lease_ends_at, created_at)
    values (v_locked.asked_by, p_user_id, p_key, p_request_hash, p_now + p_lease, p_now)
    returning id into reservation_id;
  perform app.hold(reservation_id, v_payers, v_lot_id, p_now);
  update app.usage_charges as charge set team_id = v_team_id
    where charge.reservation_id = reserve_request.reservation_id and usage_account_id = (v_locked.team).id;
  status := 'reserved';
end $$;

-- As before, and of a member of a team what its owner's plan has, while it pays. `team_name`: the team somebody is in;
-- `team_pays`: the next review is of its allowance, which these figures are of.
drop function app.read_allowance(uuid, uuid, text, timestamptz);
create function app.read_allowance(
  p_user_id uuid, p_installation_id uuid, p_address text, p_now timestamptz default clock_timestamp(),
  out kind text, out plan_id text, out granted int, out used int, out remaining int, out renews_on timestamptz,
  out credits int, out team_name text, out team_pays boolean
) language plpgsql stable security definer set search_path = '' as $$
declare
  v_person app.usage_accounts;
  v_owner_user_id uuid;
  v_owner app.usage_accounts;
  v_payer app.usage_accounts;
  v_period app.usage_periods;
  v_address_keys text[];
begin
  credits := 0;
  if p_user_id is not null then
    select * into v_person from app.usage_accounts where user_id = p_user_id;
    select coalesce(sum(lot.granted - lot.used - lot.reserved), 0) into credits from app.credit_lots as lot
      where lot.usage_account_id = v_person.id and (lot.expires_at is null or lot.expires_at > p_now);
    select team.name into team_name from public.accounts as account
      join public.teams as team on team.id = account.team_id where account.user_id = p_user_id;
  end if;

  if team_name is not null then
    v_owner_user_id := app.team_owner_of(p_user_id);
    if v_owner_user_id is null then
      team_pays := v_person.plan_id is not null and app.has_plan(v_person, p_now);
    else
      select * into v_owner from app.usage_accounts where user_id = v_owner_user_id;
      team_pays := app.has_seat(v_owner, p_user_id, p_now);
      if team_pays then
        v_period := app.current_period(v_owner, p_now);
        team_pays := not app.is_used_up(v_period);
      end if;
      if team_pays then
        v_payer := v_owner;
      end if;
    end if;
  end if;
  if v_payer.id is null and v_person.plan_id is not null and app.has_plan(v_person, p_now) then
    v_payer := v_person;
    v_period := app.current_period(v_person, p_now);
  end if;

  if v_payer.id is not null then
    kind := 'plan';
    plan_id := v_payer.plan_id;
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

-- The period of an account with a plan, as it is or would be opened. Nothing is written.
create function app.current_period(p_account app.usage_accounts, p_now timestamptz) returns app.usage_periods
language plpgsql stable set search_path = '' as $$
declare
  v_period app.usage_periods;
begin
  select * into v_period from app.usage_periods where usage_account_id = p_account.id
    order by period_start desc limit 1;
  if v_period.period_end > p_now is not true then
    v_period := app.next_period(p_account, v_period, p_now); -- not opened yet: nothing was asked for in this month
  end if;
  return v_period;
end $$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.found_team(uuid, text), app.rename_team(uuid, text),
  app.invite_to_team(uuid, text, bytea, timestamptz), app.revoke_invite(uuid, uuid),
  app.accept_invite(uuid, bytea, timestamptz), app.end_membership(uuid, uuid), app.dissolve_team(uuid),
  app.part_from_team(uuid), app.offer_team(uuid, uuid), app.share_with_team(uuid, uuid, boolean),
  app.team_usage(uuid, timestamptz), app.team_capacity(uuid, timestamptz),
  app.read_allowance(uuid, uuid, text, timestamptz)
  to service_role;
