-- Seats: a plan is paid for a number of people, and the members of a team use that of its owner.

-- How many people a team may have: the seats that are paid for, now and from the next period on.
create function app.team_capacity(p_owner_user_id uuid, p_now timestamptz) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select least(usage.seats, account.next_seats)
    from app.usage_accounts as usage join public.accounts as account on account.user_id = usage.user_id
    where usage.user_id = p_owner_user_id and app.has_plan(usage, p_now)
  ), 0)
$$;

-- True when the owner's plan pays for a member: it is in force, and there is a seat for them. Where fewer seats are
-- paid for than are taken, those have them who joined first.
create function app.has_seat(p_owner app.usage_accounts, p_user_id uuid, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(app.has_plan(p_owner, p_now) and (
    select count(*) < p_owner.seats
    from public.team_members as mine join public.team_members as other on other.team_id = mine.team_id
    where mine.user_id = p_user_id and other.user_id <> p_owner.user_id
      and (other.joined_at, other.user_id) <= (mine.joined_at, mine.user_id)
  ), false)
$$;

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

-- Customers that an account has no more: its own, from before it took over a team with the owner's (its invoices stay
-- with whom they are of, and it is deleted with the account), or one that went along with a team.
create table app.former_customers (
  customer_id text not null check (length(customer_id) between 1 and 255),
  user_id uuid not null references public.accounts (user_id) on delete cascade,
  is_handed_over boolean not null default false,
  at timestamptz not null default clock_timestamp(),
  primary key (customer_id, user_id)
);
create index former_customers_user_id on app.former_customers (user_id);
grant select, insert, delete on app.former_customers to service_role;

-- The member who was offered a team becomes its owner. Subscription, customer and what is left of its period go along;
-- credits stay with whom they were given to. What the new owner still owes for reviews that were never paid is owed by
-- the plan that they have now. `own_plan`: they have one of their own; `no_offer`: nobody offered them a team.
create function app.hand_over_team(p_heir_user_id uuid, p_now timestamptz default clock_timestamp())
returns text language plpgsql security definer set search_path = '' as $$
declare
  v_team public.teams;
  v_from public.accounts;
  v_to public.accounts;
  v_plan app.usage_accounts; -- of the owner until now
  v_own app.usage_accounts;  -- of the new one
  v_period app.usage_periods;
  v_debt int;
begin
  select team.* into v_team from public.teams as team where heir_user_id = p_heir_user_id for no key update;
  if not found then
    return 'no_offer';
  end if;
  perform from public.accounts where user_id in (v_team.owner_user_id, p_heir_user_id) order by user_id for update;
  select * into v_from from public.accounts where user_id = v_team.owner_user_id;
  select * into v_to from public.accounts where user_id = p_heir_user_id;
  if v_to.team_id is distinct from v_team.id then
    return 'no_offer';
  end if;
  if v_to.stripe_sub_id is not null or v_to.plan_id is not null then
    return 'own_plan';
  end if;

  insert into app.usage_accounts (user_id, anchor)
    select person.user_id, p_now from unnest(array[v_from.user_id, v_to.user_id]) as person (user_id)
    where not exists (select from app.usage_accounts as account where account.user_id = person.user_id)
    on conflict do nothing;
  perform from app.usage_accounts where user_id in (v_from.user_id, v_to.user_id) order by id for update;
  select * into v_plan from app.usage_accounts where user_id = v_from.user_id;
  select * into v_own from app.usage_accounts where user_id = v_to.user_id;

  select coalesce(app.owed_after(period), 0) into v_debt from app.usage_periods as period
    where usage_account_id = v_own.id order by period_start desc limit 1;
  if v_debt > 0 and app.has_plan(v_plan, p_now) then
    v_period := app.open_period(v_plan.id, p_now);
    update app.usage_periods set owed = owed + v_debt
      where usage_account_id = v_plan.id and period_start = v_period.period_start;
    update app.usage_periods set carries = 0
      where usage_account_id = v_own.id
        and period_start = (select max(period_start) from app.usage_periods where usage_account_id = v_own.id);
  end if;

  -- The two change places: nobody has two, and nobody's key is charged twice.
  update app.usage_accounts set user_id = null, plan_id = null, address_key = 'handed over:' || v_team.id
    where id = v_own.id;
  update app.usage_accounts set user_id = v_to.user_id where id = v_plan.id;
  update app.usage_accounts set user_id = v_from.user_id, address_key = null, seats = 1 where id = v_own.id;
  update app.credit_lots set usage_account_id = case usage_account_id when v_own.id then v_plan.id else v_own.id end
    where usage_account_id in (v_own.id, v_plan.id);
  update app.usage_reservations set asked_by = case asked_by when v_own.id then v_plan.id else v_own.id end
    where asked_by in (v_own.id, v_plan.id);

  -- Charges to either were charges to whom it belonged to then: they are the team's to them now.
  update app.usage_charges set team_id = v_team.id
    where usage_account_id in (v_own.id, v_plan.id) and team_id is null;

  insert into app.former_customers (customer_id, user_id)
    select v_to.stripe_customer_id, v_to.user_id where v_to.stripe_customer_id is not null
    on conflict do nothing;
  insert into app.former_customers (customer_id, user_id, is_handed_over)
    select v_from.stripe_customer_id, v_from.user_id, true where v_from.stripe_customer_id is not null
    on conflict (customer_id, user_id) do update set is_handed_over = true, at = excluded.at;
  delete from app.former_customers where customer_id = v_from.stripe_customer_id and user_id = v_to.user_id;
  update public.accounts set plan_id = null, plan_interval = null, next_plan_id = null, next_plan_interval = null,
      next_start_at = null, next_seats = null,
      stripe_customer_id = null, stripe_sub_id = null, stripe_last_invoice_url = null,
      stripe_billing_portal_url = null, stripe_cancel_at = 0, stripe_cancelled = false
    where user_id = v_from.user_id;
  update public.accounts set plan_id = v_from.plan_id, plan_interval = v_from.plan_interval,
      next_plan_id = v_from.next_plan_id, next_plan_interval = v_from.next_plan_interval,
      next_start_at = v_from.next_start_at, next_seats = v_from.next_seats,
      stripe_customer_id = v_from.stripe_customer_id, stripe_sub_id = v_from.stripe_sub_id,
      stripe_last_invoice_url = v_from.stripe_last_invoice_url,
      stripe_billing_portal_url = v_from.stripe_billing_portal_url,
      stripe_cancel_at = v_from.stripe_cancel_at, stripe_cancelled = v_from.stripe_cancelled
    where user_id = v_to.user_id;

  update public.teams set owner_user_id = v_to.user_id, heir_user_id = null where id = v_team.id;
  update public.team_invites set user_id = v_to.user_id where team_id = v_team.id;
  insert into app.audit_log (actor_user_id, action, subject, details) values (
    v_to.user_id, 'team_taken_over', v_team.id::text,
    jsonb_build_object('from', v_from.user_id, 'customer', v_from.stripe_customer_id)
  );
  return 'done';
end $$;

revoke execute on all functions in schema app from public, anon, authenticated;
grant execute on function
  app.team_capacity(uuid, timestamptz), app.team_usage(uuid, timestamptz), app.hand_over_team(uuid, timestamptz)
  to service_role;
