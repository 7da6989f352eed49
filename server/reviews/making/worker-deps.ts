import type { Deps } from "../../deps.ts";

/** The part of the outside world that a worker has. */
export interface WorkerDeps extends Pick<Deps, "db" | "log" | "pause" | "pictures" | "secondOpinion"> {
  readonly mailer: Pick<Deps["mailer"], "queue">;
}
