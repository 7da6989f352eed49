import type { ReviewEvent } from "../../../shared/api/endpoints/reviews.ts";
import { describeError } from "../../log.ts";
import { tellEvent } from "./review-job.ts";
import type { Deps } from "../../deps.ts";

/** Tells one event after another, while the work goes on. */
export interface Telling {
  readonly tell: (event: ReviewEvent) => void;
  /** Resolves when all was told, or lost where that failed. */
  readonly all: () => Promise<unknown>;
}

/** Opens the telling of a job. */
export function openTelling({ db, log }: Pick<Deps, "db" | "log">, id: string): Telling {
  let told: Promise<unknown> = Promise.resolve();
  return {
    tell: (event) => {
      told = told
        .then(() => tellEvent(db, id, event))
        .catch((error: unknown) => log("event_lost", { reviewId: id, ...describeError(error) }));
    },
    all: () => told,
  };
}
