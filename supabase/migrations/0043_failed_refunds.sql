-- A refund may fail days after it was sent. Until it was paid back by another way the withdrawal is not finished.
alter table app.withdrawals add failed_at timestamptz;
