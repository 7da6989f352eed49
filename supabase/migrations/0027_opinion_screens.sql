-- What became of the second opinion on each screen: one may fail where others do not.
alter table public.reviews add column second_screens jsonb not null default '[]';
