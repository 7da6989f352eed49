import sql from "sql-template-tag";
import type { Deps } from "../../deps.ts";
import { customerOfEvent } from "./customer-of-event.ts";
import { PaymentsRefused, type PaymentEvent } from "../payments.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

/** How far back the first look goes: so long Stripe tries to deliver by itself. */
const FIRST_LOOK_S = 3 * DAY_S;

/** How far back Stripe lists events. */
const LISTED_S = 30 * DAY_S;

/** Events are not listed in the order in which they can be seen: the last ones are looked at again. */
const OVERLAP_S = 600;

/** So many are read in one go; the next one goes on behind them. */
const PAGES = 20;

type WalkDeps = Pick<Deps, "db" | "payments">;

/** A walk from the newest event back to an instant. */
interface Walk {
  readonly since: number;
  readonly until: number;
  /** Null: it has not begun. */
  readonly after: string | null;
}

interface Cursor {
  readonly readUntil: number | null;
  readonly walk: Walk | null;
}

/** Has everybody read who ever bought something: the list does not go back far enough to tell what happened to them. */
const wantAll = (db: Deps["db"]): Promise<unknown> =>
  db.rows(sql`
    select app.want_stripe_sync(stripe_customer_id) from public.accounts where stripe_customer_id is not null`);

async function readCursor({ db }: WalkDeps): Promise<Cursor> {
  const row = await db.row<{
    readUntil: number | null;
    since: number | null;
    until: number;
    after: string;
  }>(sql`
    select read_until as "readUntil", walk_since as since, walk_until as until, walk_after as after
    from app.stripe_event_cursor`);
  const walk = row && row.since !== null ? { since: row.since, until: row.until, after: row.after } : null;
  return { readUntil: row?.readUntil ?? null, walk };
}

const keep = ({ db }: WalkDeps, { readUntil, walk }: Cursor): Promise<unknown> =>
  db.rows(sql`
    insert into app.stripe_event_cursor as cursor (read_until, walk_since, walk_until, walk_after)
    values (${readUntil}, ${walk?.since ?? null}, ${walk?.until ?? null}, ${walk?.after ?? null})
    on conflict (is_only) do update set
      read_until = greatest(cursor.read_until, excluded.read_until),
      walk_since = excluded.walk_since, walk_until = excluded.walk_until, walk_after = excluded.walk_after`);

async function beginWalk({ db, payments }: WalkDeps, readUntil: number | null): Promise<Walk> {
  const since = (readUntil ?? payments.now() - FIRST_LOOK_S) - OVERLAP_S;
  if (readUntil === null || since < payments.now() - LISTED_S) await wantAll(db);
  return { since, until: since + OVERLAP_S, after: null };
}

/** Notes events, each by itself: several would wait for a delivery that waits for them. */
async function note({ db, payments }: WalkDeps, events: readonly PaymentEvent[]): Promise<void> {
  for (const event of events) {
    // Of those that name a charge alone, the customer is asked for.
    const customer = await customerOfEvent(payments, event);
    if (customer) await db.row(sql`select app.note_stripe_event(${event.id}, ${event.type}, ${customer})`);
  }
}

/** Reads the next page of a walk. Returns where it stands then; null: it is at its end. */
async function step(deps: WalkDeps, walk: Walk): Promise<Walk | null> {
  const { payments } = deps;
  const { events, isLast } = await payments.withinDeadline(() => payments.eventsPage(walk));
  await note(deps, events);
  const until = Math.max(walk.until, ...events.map(({ createdAt }) => createdAt));
  const last = events.at(-1);
  if (last && !isLast) return { ...walk, until, after: last.id };
  await keep(deps, { readUntil: until, walk: null });
  return null;
}

/** Notes what Stripe lists and never delivered, so that the customers of it are read. */
export async function readMissedEvents(deps: WalkDeps): Promise<void> {
  const { readUntil, walk: underWay } = await readCursor(deps);
  let walk: Walk | null = underWay ?? (await beginWalk(deps, readUntil));
  try {
    for (let page = 0; walk && page < PAGES; page += 1) {
      walk = await step(deps, walk);
      if (walk) await keep(deps, { readUntil: null, walk });
    }
  } catch (error) {
    // The event behind which it went on is not listed any more: everybody is read, and a new walk is begun.
    if (!(error instanceof PaymentsRefused)) throw error;
    await wantAll(deps.db);
    await keep(deps, { readUntil: null, walk: null });
  }
}
