-- A worker noticed that a model does not answer: until then no server begins what would need it.
create table app.model_pauses (
  provider text primary key,
  ends_at timestamptz not null
);
grant select, insert, update, delete on app.model_pauses to service_role;
