-- Pictures lie in a storage, by their keys. Those that lie here already are moved by the servers, one by one; a server
-- of the version before, still connected, goes on putting them here.
alter table app.review_pictures alter column bytes drop not null;
alter table app.review_pictures add column key text;
alter table app.review_pictures add constraint review_pictures_one_place check (num_nonnulls(bytes, key) = 1);
create index review_pictures_to_move on app.review_pictures (review_id) where key is null;

-- What is to be removed from the storage: of reviews that are gone, and of those that were never stored.
create table app.picture_removals (
  key text primary key,
  due_at timestamptz not null default clock_timestamp()
);
create index picture_removals_due_at on app.picture_removals (due_at);
grant select, insert, update, delete on app.picture_removals to service_role;

-- However a review goes: by hand, with its account, or at the end of its time.
create function app.remove_picture() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.picture_removals (key) values (old.key) on conflict (key) do update set due_at = excluded.due_at;
  return old;
end $$;
create trigger remove_picture after delete on app.review_pictures
  for each row when (old.key is not null) execute function app.remove_picture();
revoke execute on function app.remove_picture() from public, anon, authenticated;
