-- What is open on each screen of a review: how a screen fared from review to review is told without reading reports,
-- each of which may be megabytes.
create table app.review_screens (
  review_id uuid not null references public.reviews (id) on delete cascade,
  frame_id text not null,
  name text not null,
  counts jsonb not null, -- findings that are no details, by severity
  primary key (review_id, frame_id)
);
grant select, insert, update, delete on app.review_screens to service_role;

-- Notes the screens of a report. What is no report notes none.
create function app.note_review_screens(p_review_id uuid, p_report jsonb) returns void
language sql set search_path = '' as $$
  insert into app.review_screens (review_id, frame_id, name, counts)
  select p_review_id, frame ->> 'id', frame ->> 'name', coalesce((
      select jsonb_object_agg(severity, count) from (
        select finding ->> 'severity' as severity, count(*) as count
        from jsonb_array_elements(frame -> 'findings') as finding
        where finding -> 'isDetail' is null group by 1
      ) as counted
    ), '{}')
  from jsonb_array_elements(case jsonb_typeof(p_report) when 'array' then p_report else '[]' end) as frame
  where frame ->> 'id' is not null and frame ->> 'name' is not null
  on conflict (review_id, frame_id) do update set name = excluded.name, counts = excluded.counts
$$;

create function app.note_screens_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_review_screens(new.id, new.report);
  return new;
end $$;

revoke execute on function app.note_review_screens(uuid, jsonb), app.note_screens_of_review()
  from public, anon, authenticated;

-- Reports are read once, which may take minutes, while reviews go on being stored: the table is locked only after it, for
-- the few that came meanwhile.
select app.note_review_screens(id, report) from public.reviews;
create trigger note_screens_of_review after insert or update of report on public.reviews
  for each row execute function app.note_screens_of_review();
select app.note_review_screens(id, report) from public.reviews
  where not exists (select from app.review_screens where review_id = id);
