import type { ReviewEvent } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { openEventLog, type EventLog } from "./event-log.ts";

/** Makes a review, telling what happens. It must end soon after the signal, and settle its reservation. */
export type Work = (tell: (event: ReviewEvent) => void, signal: AbortSignal) => Promise<void>;

/** The reviews that this process is making: they go on when nobody listens. */
export interface ReviewJobs {
  /** Begins one, under the id of its reservation. */
  readonly begin: (id: string, work: Work) => AsyncIterable<ReviewEvent>;
  /** Everything that one under way told and will tell. */
  readonly find: (id: string) => AsyncIterable<ReviewEvent> | undefined;
  readonly isStopping: () => boolean;
  /** Lets no new one begin; resolves once all have ended. What is not done after the grace is cut off and given back. */
  readonly drain: (graceMs?: number) => Promise<void>;
}

/** Of the twenty seconds that a stop may take; the rest is for storing and giving back. */
const GRACE_MS = 15_000;

/** Shorter than the lease, so that what is slow is given back before it expires. */
const LONGEST_JOB_MS = 8 * 60_000;

interface Job {
  readonly log: EventLog<ReviewEvent>;
  readonly ended: Promise<void>;
}

function openReviewJobs(): ReviewJobs {
  const jobs = new Map<string, Job>();
  const stop = new AbortController();
  let isStopping = false;
  const run = async (id: string, log: EventLog<ReviewEvent>, work: Work): Promise<void> => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(LONGEST_JOB_MS)]);
    await work(log.tell, signal).finally(() => {
      jobs.delete(id);
      log.end();
    });
  };
  return {
    begin: (id, work) => {
      const log = openEventLog<ReviewEvent>();
      jobs.set(id, { log, ended: run(id, log, work) });
      return log.follow();
    },
    find: (id) => jobs.get(id)?.log.follow(),
    isStopping: () => isStopping,
    drain: async (graceMs = GRACE_MS) => {
      isStopping = true;
      const impatient = setTimeout(() => stop.abort(new ApiError("stopping")), graceMs);
      while (jobs.size > 0) await Promise.all([...jobs.values()].map(({ ended }) => ended));
      clearTimeout(impatient);
    },
  };
}

const OPEN = new WeakMap<Deps, ReviewJobs>();

/** The jobs of a server. */
export function reviewJobsOf(deps: Deps): ReviewJobs {
  const jobs = OPEN.get(deps) ?? openReviewJobs();
  OPEN.set(deps, jobs);
  return jobs;
}
