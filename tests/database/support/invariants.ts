import type { Sql } from "./open-sql.ts";

/** Invariants of every instant, each as a query for rows that break it. */
const QUESTIONS: Readonly<Record<string, string>> = {
  "a period's used and reserved are the sums of its charges": `
    select period.usage_account_id, period.period_start from app.usage_periods as period
    left join app.usage_charges as charge using (usage_account_id, period_start)
    left join app.usage_reservations as reservation on reservation.id = charge.reservation_id
    group by period.usage_account_id, period.period_start
    having period.used <> count(*) filter (where state = 'committed')
      or period.reserved <> count(*) filter (where state = 'reserved')`,
  "a lot's used and reserved are the sums of its charges": `
    select lot.id from app.credit_lots as lot
    left join app.usage_charges as charge on charge.lot_id = lot.id
    left join app.usage_reservations as reservation on reservation.id = charge.reservation_id
    group by lot.id
    having lot.used <> count(*) filter (where state = 'committed')
      or lot.reserved <> count(*) filter (where state = 'reserved')`,
  "a lot gives no more than was granted": `
    select id from app.credit_lots where used + reserved > granted or used < 0 or reserved < 0`,
  "a period gives no more than the highest allowance it ever had": `
    select period.usage_account_id, period.period_start from app.usage_periods as period
    where period.used + period.reserved > (
      select max(running) from (
        select sum(granted) over (order by id) as running from app.usage_ledger as entry
        where (entry.usage_account_id, entry.period_start) = (period.usage_account_id, period.period_start)
      ) as heights)`,
  "the ledger sums to the periods": `
    select period.usage_account_id, period.period_start from app.usage_periods as period
    left join app.usage_ledger as entry using (usage_account_id, period_start)
    group by period.usage_account_id, period.period_start
    having (period.allowance, period.used, period.reserved)
      is distinct from (sum(entry.granted), sum(entry.used), sum(entry.reserved))`,
  "the ledger sums to the lots": `
    select lot.id from app.credit_lots as lot left join app.usage_ledger as entry on entry.lot_id = lot.id
    group by lot.id
    having (lot.granted, lot.used, lot.reserved)
      is distinct from (sum(entry.granted), sum(entry.used), sum(entry.reserved))`,
  "a key is charged once": `
    select asked_by, idem_key from app.usage_reservations where state in ('reserved', 'committed')
    group by asked_by, idem_key having count(*) > 1`,
  "a reservation is settled once": `
    select reservation_id from app.usage_ledger where kind in ('committed', 'refunded', 'expired')
    group by reservation_id, usage_account_id having count(*) > 1`,
  "a reservation is charged to somebody, and a free one to nobody": `
    select id from app.usage_reservations
    where is_free = (id in (select reservation_id from app.usage_charges))`,
  "nobody pays for another person, but an owner for the team": `
    select charge.reservation_id from app.usage_charges as charge
    join app.usage_accounts as account on account.id = charge.usage_account_id
    join app.usage_reservations as reservation on reservation.id = charge.reservation_id
    where account.user_id is not null and account.user_id is distinct from reservation.user_id and charge.team_id is null`,
  "periods never overlap": `
    select one.usage_account_id from app.usage_periods as one join app.usage_periods as other
      on one.usage_account_id = other.usage_account_id and one.period_start < other.period_start
      and one.period_end > other.period_start`,
};

/** The invariants that do not hold, each with how often it is broken. */
export async function findViolations(sql: Sql): Promise<readonly string[]> {
  const violations: string[] = [];
  for (const [invariant, question] of Object.entries(QUESTIONS)) {
    const { length } = await sql.unsafe(question);
    if (length > 0) violations.push(`${invariant}: broken ${length} times`);
  }
  return violations;
}
