import type { Deps } from "../../deps.ts";
import type { MeasuringThreads } from "../measuring/measuring-threads.ts";

/** What a worker has of the outside world. */
export interface WorkerDeps extends Pick<Deps, "db" | "log" | "pause" | "pictures" | "secondOpinion"> {
  readonly mailer: Pick<Deps["mailer"], "queue">;
  readonly threads: MeasuringThreads;
}
