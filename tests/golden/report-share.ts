import { parentPort as port, workerData } from "node:worker_threads";
import { goldenReport } from "./golden-report.ts";
import type { Share } from "./golden-reports.ts";
import { goldenScreens } from "./golden-screens.ts";

/** Runs in a thread: reviews every so manieth screen. */
const { screens, fixes, turn, of } = workerData as Share;
const all = await goldenScreens(screens);
const lines = all.flatMap((screen, index) => (index % of === turn ? [goldenReport(screen, fixes)] : []));
port?.postMessage(lines);
