-- An opinion earns credits once for each e-mail address, and for few opinions a month from one network address: whoever
-- has a mailbox has as many addresses as they like.
alter table app.opinions
  add column earns boolean not null default true,
  add column address_hash text; -- of the network address that it was sent from; forgotten after a month
create index opinions_address_hash on app.opinions (address_hash) where address_hash is not null;
