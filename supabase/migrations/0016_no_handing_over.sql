-- A team is not handed over any more: its owner dissolves it, and somebody else founds one.
-- `teams.heir_user_id` and `app.former_customers` stay, as a server of the version before still reads them. To it no team
-- is offered any more, and it asks Stripe for nothing. `app.hand_over_team` stays for one version: one that has told
-- Stripe of the new owner calls it next.
update public.teams set heir_user_id = null where heir_user_id is not null;
drop function app.offer_team(uuid, uuid);

-- Nobody can write these mails any more.
delete from app.mail_outbox where message->>'kind' in ('team-offered', 'team-taken-over') and sent_at is null;
