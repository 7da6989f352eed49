import sql, { type Sql } from "sql-template-tag";

/** A figure that is read from the database when somebody asks for the figures. */
export interface Figure {
  readonly help: string;
  /** The label of each row, if there are several. */
  readonly label?: string;
  /** Rows of `label` and `value`. */
  readonly read: Sql;
  /** Turns a value into this server's own; absent: it stays as it is. */
  readonly here?: (value: number) => number;
}

/** Figures of the whole product by their names: every server tells the same. `docs/operations.md` says which of them to be woken by. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  regard_reviews_under_way: {
    help: "Reviews that are being made",
    read: sql`
      select count(*)::int as value from app.usage_reservations
      where state = 'reserved' and lease_ends_at > clock_timestamp()`,
  },
  regard_oldest_review_under_way_seconds: {
    help: "How long the oldest of them has been waited for",
    read: sql`
      select coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float as value
      from app.usage_reservations where state = 'reserved'`,
  },
  regard_reviews_settled_last_hour: {
    help: "Reviews of the last hour by how they ended: committed, refunded, expired (given up by a server that died)",
    label: "state",
    read: sql`
      select kind as label, count(distinct reservation.id)::int as value
      from unnest(array['committed', 'refunded', 'expired']) as kind
      left join app.usage_reservations as reservation
        on state = kind and settled_at > clock_timestamp() - interval '1 hour'
      group by kind`,
  },
  regard_allowance_used_last_day: {
    help: "Requests that were spent in the last day, by who paid: plan, trial or credits",
    label: "payer",
    read: sql`
      select payer as label, coalesce(sum(used), 0)::int as value
      from unnest(array['plan', 'trial', 'credits']) as payer
      left join (
        select used, case when lot_id is not null then 'credits' when account.plan_id is not null then 'plan'
          else 'trial' end as paid_by
        from app.usage_ledger as entry left join app.usage_accounts as account on account.id = usage_account_id
        where entry.kind = 'committed' and entry.at > clock_timestamp() - interval '1 day'
      ) as spent on paid_by = payer
      group by payer`,
  },
  regard_model_cost_last_day_eur: {
    help: "What the model cost in the last day, by its name",
    label: "model",
    read: sql`
      select model as label, sum(eur)::float as value from app.review_costs
      join public.reviews on id = review_id where created_at > clock_timestamp() - interval '1 day' group by model`,
  },
  regard_mails_waiting: {
    help: "Mails that are still to be sent",
    read: sql`
      select count(*)::int as value from app.mail_outbox where sent_at is null and given_up_at is null`,
  },
  regard_oldest_mail_waiting_seconds: {
    help: "How long the oldest of them has waited",
    read: sql`
      select coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float as value
      from app.mail_outbox where sent_at is null and given_up_at is null`,
  },
  regard_mails_given_up_last_day: {
    help: "Mails that nobody took within a day",
    read: sql`
      select count(*)::int as value from app.mail_outbox where given_up_at > clock_timestamp() - interval '1 day'`,
  },
  regard_webhooks_last_hour: {
    help: "Events of the payment provider that were received in the last hour",
    read: sql`
      select count(*)::int as value from app.stripe_events
      where received_at > clock_timestamp() - interval '1 hour'`,
  },
  regard_customers_to_read: {
    help: "Customers of whom something was heard and who are still to be read",
    read: sql`select count(*)::int as value from app.stripe_syncs where wanted_at is not null`,
  },
  regard_oldest_customer_to_read_seconds: {
    help: "How long the oldest of them has waited",
    read: sql`
      select coalesce(extract(epoch from clock_timestamp() - min(wanted_at)), 0)::float as value
      from app.stripe_syncs where wanted_at is not null`,
  },
  regard_open_disputes: {
    help: "Payments that a bank disputes and has not decided",
    read: sql`
      select coalesce(sum(jsonb_array_length(state -> 'told' -> 'disputes')), 0)::int as value
      from app.stripe_syncs where jsonb_typeof(state -> 'told' -> 'disputes') = 'array'`,
  },
  regard_clock_ahead_seconds: {
    help: "How far the clock of this server is ahead of the database's; below zero: behind",
    read: sql`select extract(epoch from clock_timestamp())::float as value`,
    here: (databaseS) => Date.now() / 1000 - databaseS,
  },
};
