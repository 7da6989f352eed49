-- What belongs to a review and no client reads from the database.

-- The screens as they were reviewed.
create table app.review_pictures (
  review_id uuid not null references public.reviews (id) on delete cascade,
  frame_id text not null check (length(frame_id) between 1 and 200),
  position int not null check (position >= 0),
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  primary key (review_id, frame_id)
);
alter table app.review_pictures alter column bytes set storage external; -- compressed already

-- What a second opinion cost us.
create table app.review_costs (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  model text not null,
  input_tokens bigint not null check (input_tokens >= 0),
  output_tokens bigint not null check (output_tokens >= 0),
  eur numeric(12, 6) not null check (eur >= 0),
  duration_ms int not null check (duration_ms >= 0)
);

grant select, insert, update, delete on app.review_pictures, app.review_costs to service_role;

-- An installation is linked to an account: the reviews that it made without one are the account's from now on.
-- Returns how many.
create function app.claim_reviews(p_installation_id uuid, p_user_id uuid)
returns int language plpgsql security definer set search_path = '' as $$
declare
  v_claimed int;
begin
  update public.reviews set user_id = p_user_id where installation_id = p_installation_id and user_id is null;
  get diagnostics v_claimed = row_count;
  return v_claimed;
end $$;
revoke execute on function app.claim_reviews(uuid, uuid) from public, anon, authenticated;
grant execute on function app.claim_reviews(uuid, uuid) to service_role;
