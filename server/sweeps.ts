import { applyRetention } from "./account/retention.ts";
import { sweepBilling } from "./billing/sync/sweep-billing.ts";
import { rewardOpinions } from "./forms/opinion-credits.ts";
import sql from "sql-template-tag";
import type { Deps } from "./deps.ts";
import { describeError } from "./log.ts";
import { removePictures } from "./pictures/sweep-pictures.ts";
import { endLostReviews } from "./reviews/making/end-lost-reviews.ts";
import { mendMailClock } from "./mail/open-mailer.ts";
import { mendQueueClock } from "./vendors/pg-boss.ts";

/**
 * Looks whether the clock of the database was set back: what was to be done soon would wait for as long as it jumped,
 * and nobody would know why.
 */
async function mendClock({ db }: Pick<Deps, "db">): Promise<void> {
  await mendQueueClock(db);
  await mendMailClock(db);
}

export interface Sweeps {
  /** Starts no more, and waits for the one under way. */
  readonly stop: () => Promise<void>;
}

/** A job that is done again and again. */
export interface Sweep {
  readonly name: string;
  readonly everyS: number;
  readonly run: (deps: Deps) => Promise<unknown>;
}

/** The jobs that are done again and again, from the start on. Each may run on several servers at once. */
export const SWEEPS: readonly Sweep[] = [
  { name: "clock", everyS: 5, run: mendClock },
  { name: "requests", everyS: 30, run: ({ db }) => db.row(sql`select app.sweep_requests(app.clock())`) },
  { name: "reviews", everyS: 30, run: endLostReviews },
  { name: "pictures", everyS: 5, run: removePictures },
  { name: "mails", everyS: 2, run: ({ mailer }) => mailer.flush() },
  { name: "opinions", everyS: 60, run: rewardOpinions },
  { name: "billing", everyS: 60, run: sweepBilling },
  { name: "retention", everyS: 3600, run: ({ db }) => applyRetention(db) },
];

/** Starts one sweep. It never runs twice at a time; a failure is said once, not every few seconds. */
function startSweep(deps: Deps, { name, everyS, run }: Sweep): Sweeps {
  let running: Promise<void> | null = null;
  let isFailing = false;
  const runOnce = async (): Promise<void> => {
    try {
      await run(deps);
      isFailing = false;
    } catch (error) {
      if (!isFailing) deps.log("sweep_failed", { sweep: name, ...describeError(error) });
      isFailing = true;
    }
  };
  const tick = (): void => {
    running ??= runOnce().finally(() => {
      running = null;
    });
  };
  tick();
  const timer = setInterval(tick, everyS * 1000);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Runs every sweep at once and then in its rhythm; one that fails is tried again at its next time. */
export function startSweeps(deps: Deps, sweeps: readonly Sweep[]): Sweeps {
  const started = sweeps.map((sweep) => startSweep(deps, sweep));
  return { stop: async () => void (await Promise.all(started.map(({ stop }) => stop()))) };
}
