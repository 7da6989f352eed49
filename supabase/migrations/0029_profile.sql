-- The language in which we write to a person; null: that of the browser they last came with.
alter table public.accounts add column language text check (language in ('en', 'fr'));
