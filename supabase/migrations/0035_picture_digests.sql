-- What was put into the storage: an answer that is something else is not shown as the picture. A server of the version
-- before notes none, and its pictures are believed.
alter table app.review_pictures add column sha256 bytea check (octet_length(sha256) = 32);
