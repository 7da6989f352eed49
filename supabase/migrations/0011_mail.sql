-- Mails that wait to be sent, or were sent a short while ago. They are queued in the transaction that causes them.
create table app.mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null check (length(recipient) between 3 and 320),
  language text not null check (language in ('en', 'fr')),
  message jsonb,                -- taken out soon after it was sent
  attempts int not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  given_up_at timestamptz,
  check (num_nonnulls(sent_at, given_up_at) < 2)
);
create index mail_outbox_waiting on app.mail_outbox (next_try_at) where sent_at is null and given_up_at is null;
create index mail_outbox_recipient on app.mail_outbox (lower(recipient));
grant select, insert, update, delete on app.mail_outbox to service_role;

-- The account of a confirmed address; null when there is none.
create function app.user_with_email(p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from auth.users
  where lower(email) = lower(p_email) and email_confirmed_at is not null and deleted_at is null
  limit 1
$$;
revoke execute on function app.user_with_email(text) from public, anon, authenticated;
grant execute on function app.user_with_email(text) to service_role;
