import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FrameReport } from "../../shared/review/report.ts";
import type { ScreenAmong } from "../../shared/review/testing.ts";

/** A screen that is reviewed, with a name of its own. */
export interface GoldenScreen extends ScreenAmong {
  readonly name: string;
}

/** Which screens are reviewed, and with how much. */
export interface Golden {
  /** `ours`: without designs of other people, of which nothing is committed. */
  readonly screens: "all" | "ours";
  readonly fixes: "with-fixes" | "no-fixes";
}

/** The part of it that one thread does. */
export interface Share extends Golden {
  readonly turn: number;
  readonly of: number;
}

/** A report in which layers are called by their turn in painting (`#3`), and nothing tells the time. */
export interface GoldenReport {
  readonly screen: string;
  readonly report: Omit<FrameReport, "durationMs">;
}

const MOST_THREADS = 4;

const reportsOf = (share: Share): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    new Worker(new URL("report-share.ts", import.meta.url), { workerData: share })
      .once("message", resolve)
      .once("error", reject);
  });

/** The reports on all screens, a line of JSON (`GoldenReport`) each, in the same order and the same words each time. */
export async function goldenReports(golden: Golden): Promise<readonly string[]> {
  const of = Math.min(availableParallelism(), MOST_THREADS);
  const shares = await Promise.all(
    Array.from({ length: of }, (_, turn) => reportsOf({ ...golden, turn, of })),
  );
  const count = shares.reduce((sum, lines) => sum + lines.length, 0);
  return Array.from({ length: count }, (_, index) => shares[index % of]?.[Math.floor(index / of)] ?? "");
}
