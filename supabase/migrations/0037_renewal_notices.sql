-- Whoever pays by the year is reminded before it renews. That it was done, when, and whether in time, is kept for as long
-- as it can be asked for; the mail itself is removed a month after it was sent.
create table app.renewal_notices (
  subscription_id text not null check (length(subscription_id) between 1 and 255),
  renews_at timestamptz not null,
  customer_id text not null check (length(customer_id) between 1 and 255),
  language text not null check (language in ('en', 'fr')),
  told_at timestamptz not null,
  is_late boolean not null, -- less than a month before, and a day for the mail to arrive
  mail_id bigint not null,
  sent_at timestamptz,
  primary key (subscription_id, renews_at)
);
create index renewal_notices_customer_id on app.renewal_notices (customer_id);
create index renewal_notices_unsent on app.renewal_notices (mail_id) where sent_at is null;
create index stripe_syncs_by_the_year on app.stripe_syncs ((state ->> 'paidThrough'))
  where state ->> 'interval' = 'year';
grant select, insert, update, delete on app.renewal_notices to service_role;

-- Why a contract ended before its time: within 14 days, or because it had renewed by a year and nobody was reminded.
alter table app.withdrawals add reason text not null default 'withdrawal' check (reason in ('withdrawal', 'unannounced'));
