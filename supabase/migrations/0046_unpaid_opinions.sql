-- A review that was charged is tried again for nothing, a few times.
alter table public.reviews add column opinion_tries int not null default 0;

-- The screens that a model was to look at, and whom they count for while nobody has paid for them.
alter table app.usage_reservations
  add column screens int not null default 0,
  add column counted_for bigint[] not null default '{}';
create index usage_reservations_given_back on app.usage_reservations (settled_at) where state in ('refunded', 'expired');

-- Screens of which second opinions may come to nothing within an hour, for nothing: as many as a trial has at most. An
-- address has its multiple of it, as of the trial.
create function app.unpaid_screens(p_address_key text) returns int
language sql immutable set search_path = '' return 10 * app.trial_reviews_of_address(p_address_key);

-- Notes the screens of a request that was reserved in this transaction, and the review that it tries again. Returns the seconds to wait where as many as are
-- free came to nothing within the last hour: roll it back then. They count for the account or the installation, and for
-- the address where no plan pays: behind one address there may be a whole office that does. The usage accounts are locked.
create function app.note_screens(
  p_reservation_id uuid, p_screens int, p_user_id uuid, p_installation_id uuid, p_address text, p_review_id uuid,
  p_now timestamptz
) returns int language plpgsql security definer set search_path = '' as $$
declare
  v_is_by_plan boolean := exists (
    select from app.usage_charges as charge join app.usage_accounts as payer on payer.id = charge.usage_account_id
    where reservation_id = p_reservation_id and period_start is not null and user_id is not null
  );
  v_accounts bigint[] := array(
    select id from app.usage_accounts where user_id = p_user_id or not v_is_by_plan and (
      installation_id = p_installation_id
      or address_key = any (app.address_keys(p_user_id, p_installation_id, p_address))
    )
  );
begin
  update app.usage_reservations set screens = p_screens, counted_for = v_accounts, review_id = p_review_id
    where id = p_reservation_id;
  return coalesce(max(ceil(extract(epoch from since + interval '1 hour' - p_now))), 0) from (
    select min(settled_at) as since
    from app.usage_accounts as account join app.usage_reservations as reservation on account.id = any (counted_for)
    where account.id = any (v_accounts) and state in ('refunded', 'expired') and settled_at > p_now - interval '1 hour'
    group by account.id, address_key having sum(screens) >= app.unpaid_screens(address_key)
  ) as used_up;
end $$;

revoke execute on function
  app.unpaid_screens(text), app.note_screens(uuid, int, uuid, uuid, text, uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function app.note_screens(uuid, int, uuid, uuid, text, uuid, timestamptz) to service_role;
