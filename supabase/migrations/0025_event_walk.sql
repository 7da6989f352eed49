-- Stripe lists events with the newest first, a page at a time. How far a walk through that list has come is kept with
-- each page, so that a long one is gone on with and not begun anew.
alter table app.stripe_event_cursor
  alter read_until drop not null,
  add walk_since bigint, -- the instant the walk goes back to; null: none is under way
  add walk_until bigint, -- the newest event that it has seen
  add walk_after text;   -- the last event that was read
