-- Messages that people send us by forms, and mails that are sent to them.

create table app.opinions (
  id bigint generated always as identity primary key,
  user_id uuid references public.accounts (user_id) on delete set null,
  rating int not null check (rating between 1 and 5),
  feedback text not null check (length(feedback) between 1 and 10000),
  email text not null check (length(email) between 3 and 320),
  created_at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz, -- null: still to be sent on
  -- Once for each e-mail address, and for few opinions a month from one network address: whoever has a mailbox has as
  -- many addresses as they like.
  earns boolean not null default true,
  address_hash text -- of the network address that it was sent from; forgotten after a month
);
create index opinions_user_id on app.opinions (user_id);
create index opinions_email on app.opinions (lower(email));
create index opinions_address_hash on app.opinions (address_hash) where address_hash is not null;
create index opinions_undelivered on app.opinions (created_at) where delivered_at is null;

create table app.contact_messages (
  id bigint generated always as identity primary key,
  first_name text not null check (length(first_name) between 1 and 200),
  last_name text not null check (length(last_name) between 1 and 200),
  email text not null check (length(email) between 3 and 320),
  company text not null default '' check (length(company) <= 200),
  subject text not null check (length(subject) between 1 and 300),
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz
);
create index contact_messages_undelivered on app.contact_messages (created_at) where delivered_at is null;

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

grant select, insert, update, delete on app.opinions, app.contact_messages, app.mail_outbox to service_role;
