-- A team is not handed over any more: its owner dissolves it, and somebody else founds one.
-- `teams.heir_user_id` and `app.former_customers` stay, as a server of the version before still reads them.
drop function app.hand_over_team(uuid, timestamptz);
drop function app.offer_team(uuid, uuid);
