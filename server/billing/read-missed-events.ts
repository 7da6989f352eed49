import sql from "sql-template-tag";
import type { Deps } from "../deps.ts";
import { MOST_EVENTS } from "./payments.ts";

/** How far back the first look goes: so long Stripe tries to deliver by itself. */
const FIRST_LOOK_S = 3 * 86_400;

/** How far back Stripe lists events. */
const LISTED_S = 30 * 86_400;

/** Events are not listed in the order in which they can be seen: the last ones are looked at again. */
const OVERLAP_S = 600;

/** Has everybody read who ever bought something: what happened to them is not on the list. */
const wantAll = (db: Deps["db"]): Promise<unknown> =>
  db.rows(sql`
    select app.want_stripe_sync(stripe_customer_id) from public.accounts where stripe_customer_id is not null`);

/** Notes what Stripe lists and never delivered, so that the customers of it are read. */
export async function readMissedEvents({ db, payments }: Deps): Promise<void> {
  const cursor = await db.row<{ read_until: number }>(sql`select read_until from app.stripe_event_cursor`);
  const since = (cursor?.read_until ?? payments.now() - FIRST_LOOK_S) - OVERLAP_S;
  const events = await payments.withinDeadline(() => payments.eventsSince(since));
  for (const { id, type, customerId } of events)
    if (customerId) await db.row(sql`select app.note_stripe_event(${id}, ${type}, ${customerId})`);
  const isWhole = cursor && since >= payments.now() - LISTED_S && events.length < MOST_EVENTS;
  if (!isWhole) await wantAll(db);
  const latest = Math.max(since + OVERLAP_S, ...events.map(({ createdAt }) => createdAt));
  await db.rows(sql`
    insert into app.stripe_event_cursor as cursor (read_until) values (${latest})
    on conflict (is_only) do update set read_until = greatest(cursor.read_until, excluded.read_until)`);
}
