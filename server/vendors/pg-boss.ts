import { DAY_S } from "../../shared/time-lengths.ts";
import { createHash } from "node:crypto";
import { getConstructionPlans, PgBoss, type Queue } from "pg-boss";
import { Client } from "pg";
import type { Log } from "../log.ts";
import type { Db } from "./postgres.ts";

/** A queue of ids, kept in Postgres: what is sent is worked on until somebody has done it, or nobody could. */
export interface JobQueue {
  /** Puts an id into the queue, within a transaction: it is there when the rest is. What is urgent comes first. */
  readonly send: (db: Db, id: string, isUrgent: boolean) => Promise<void>;
  /** Works on ids. What throws, or is not heard of for ten seconds, is given to another worker. */
  readonly work: (work: Work) => Promise<void>;
  /** Takes nothing more and waits for what is under way; what is not done by then goes back into the queue. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

export interface Work {
  readonly atOnce: number;
  /** The signal says that the id was given to somebody else. */
  readonly run: (id: string, signal: AbortSignal) => Promise<void>;
  /** Ends a job that nobody could do, however often it was tried. */
  readonly giveUp: (id: string) => Promise<void>;
}

const SCHEMA = "queue";
const REVIEWS = "reviews";
const GIVEN_UP = "reviews-given-up";

/**
 * The seconds that decide how soon the job of a worker that died is elsewhere. One worker looks at a time for all of
 * them: when it is that one who died, the next look may be twice as far away.
 */
export const RHYTHM = {
  /** A worker is missed when it was not heard of for so long. */
  missedAfterS: 10,
  beatEveryS: 3,
  lookEveryS: 1,
  /** Counted from the last time it was looked for: after a job that took longer there is no pause. */
  lookForWorkS: 1,
};

const SAY_EVERY_MS = 30_000;

const HOUR_S = 3600;

const GIVEN_UP_OPTIONS: Omit<Queue, "name"> = {
  heartbeatSeconds: RHYTHM.missedAfterS,
  retryLimit: 100,
  retryDelay: 5,
  deleteAfterSeconds: DAY_S,
};

const REVIEW_OPTIONS: Omit<Queue, "name"> = {
  heartbeatSeconds: RHYTHM.missedAfterS,
  retryLimit: 5,
  expireInSeconds: 600,
  retentionSeconds: DAY_S,
  deleteAfterSeconds: HOUR_S,
  notify: true,
  deadLetter: GIVEN_UP,
};

/** The fingerprint of a setup: another version of the library, or another setting, is another setup. */
const setupOf = (): string =>
  createHash("sha256")
    .update(getConstructionPlans(SCHEMA))
    .update(JSON.stringify([REVIEW_OPTIONS, GIVEN_UP_OPTIONS]))
    .digest("hex");

async function ensureQueue(boss: PgBoss, name: string, options: Omit<Queue, "name">): Promise<void> {
  await ((await boss.getQueue(name)) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
}

async function installTables(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 2,
  });
  boss.on("error", () => {}); // a lost connection also fails the statement under way
  await boss.start();
  await ensureQueue(boss, GIVEN_UP, GIVEN_UP_OPTIONS);
  await ensureQueue(boss, REVIEWS, REVIEW_OPTIONS);
  await boss.stop({ graceful: false });
}

/** The API's role uses the queue and cannot change its tables; nobody else sees them. */
const RIGHTS = `
revoke all on schema ${SCHEMA} from public;
grant usage on schema ${SCHEMA} to service_role;
revoke all on all tables in schema ${SCHEMA} from public, anon, authenticated;
grant select, insert, update, delete on all tables in schema ${SCHEMA} to service_role;
revoke execute on all functions in schema ${SCHEMA} from public, anon, authenticated;
grant execute on all functions in schema ${SCHEMA} to service_role`;

/** Any number, as long as it is always the same: it names the lock. */
const LOCK = 7_301_936;

/** Makes the queue's tables, or brings them up to date. Where that was done it asks one question. */
export async function installQueue(url: string): Promise<void> {
  const client = new Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const setup = setupOf();
    const { rowCount } = await client.query("select from app.queue_setup where setup = $1", [setup]);
    if (rowCount) return;
    await installTables(url);
    await client.query(RIGHTS);
    await client.query("insert into app.queue_setup (setup) values ($1)", [setup]);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Nothing is put off for longer. */
const SOON = "clock_timestamp() + interval '1 minute'";

/** Columns by which the queue decides that something is due. */
const DUE_BY = {
  job_common: ["start_after", "heartbeat_on", "started_on"],
  queue: ["monitor_on", "monitor_claim_on", "maintain_on", "retained_on"],
  version: ["bam_on", "cron_on", "flow_on"],
};

/**
 * After the clock of the database was set back, all that the queue noted lies ahead: jobs would wait for that instant,
 * and nobody would look for workers that died. What lies ahead is noted anew.
 */
export async function mendQueueClock(db: Db): Promise<void> {
  for (const [table, columns] of Object.entries(DUE_BY)) {
    const ahead = columns.map((column) => `${column} > ${SOON}`).join(" or ");
    const mended = columns.map((column) => `${column} = least(${column}, clock_timestamp())`).join(", ");
    const open = table === "job_common" ? " and state < 'completed'" : "";
    await db.query(`update ${SCHEMA}.${table} set ${mended} where (${ahead})${open}`, []);
  }
}

interface QueuePlace {
  readonly url: string;
  readonly log: Log;
}

/** Opens the queue of a database that `installQueue` was run on. */
export async function openQueue({ url, log }: QueuePlace, use: "sender" | "worker"): Promise<JobQueue> {
  const isWorker = use === "worker";
  const boss = new PgBoss({
    connectionString: url,
    options: "-c role=service_role",
    schema: SCHEMA,
    migrate: false,
    schedule: false,
    registerInstance: false,
    reindex: false,
    supervise: isWorker,
    superviseIntervalSeconds: RHYTHM.lookEveryS,
    monitorIntervalSeconds: RHYTHM.lookEveryS,
    useListenNotify: isWorker,
    max: isWorker ? 4 : 1,
  });
  let saidAt = -Infinity;
  boss.on("error", ({ message }) => {
    // Each of its loops says it each second while the database is away.
    if (performance.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = performance.now();
    log("queue_failed", { message });
  });
  await boss.start();
  return {
    send: async (db, id, isUrgent) => {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: [...(await db.query(text, values))],
      });
      await boss.send(REVIEWS, { id }, { db: { executeSql }, priority: isUrgent ? 1 : 0 });
    },
    work: async ({ atOnce, run, giveUp }) => {
      const options = {
        pollingIntervalSeconds: RHYTHM.lookForWorkS,
        // Jobs that come back from a dead worker, or wait for a free one, are not notified.
        notifyPollingIntervalSeconds: RHYTHM.lookForWorkS,
        heartbeatRefreshSeconds: RHYTHM.beatEveryS,
      };
      await boss.work<{ id: string }>(REVIEWS, { ...options, localConcurrency: atOnce }, async (jobs) => {
        for (const { data, signal } of jobs) await run(data.id, signal);
      });
      await boss.work<{ id: string }>(GIVEN_UP, options, async (jobs) => {
        for (const { data } of jobs) await giveUp(data.id);
      });
    },
    stop: (graceMs = 0) => boss.stop({ graceful: graceMs > 0, timeout: graceMs }),
  };
}
