-- Schema `app` holds what no client reads: it is not exposed, and nobody but the API's role may enter it.
create schema if not exists app;
revoke all on schema app from public;
grant usage on schema app to service_role;

create table app.plans (
  id text primary key,
  name text not null,
  price_eur numeric(10, 2) not null check (price_eur >= 0),
  seats int not null check (seats > 0),
  requests int not null check (requests >= 0) -- a month
);

insert into app.plans (id, name, price_eur, seats, requests) values
  ('regard_plan_starter', 'Starter', 9, 1, 10),
  ('regard_plan_essential', 'Essential', 19, 1, 20),
  ('regard_plan_pro', 'Pro', 59, 1, 85),
  ('regard_plan_studio', 'Studio', 99, 1, 150);

grant select on app.plans to service_role;
