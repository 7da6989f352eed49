// Runs in a thread of its own, which is ended when a review takes more than its budget.
import { parentPort } from "node:worker_threads";
import type { ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import { describeError } from "../../log.ts";
import { measureRequest } from "./measure-request.ts";
import type { FromThread } from "./measuring-threads.ts";

const port = parentPort;
if (!port) throw new Error("This is the thread that measures, and no program.");

const tell = (message: FromThread): void => port.postMessage(message);

async function measure(requestText: string): Promise<void> {
  try {
    await measureRequest(JSON.parse(requestText) as ReviewRequest, {
      onReport: (report) => tell({ type: "measured", report }),
      log: (message) => tell({ type: "log", message }),
    });
    tell({ type: "done" });
  } catch (error) {
    tell({ type: "failed", ...describeError(error) });
  }
}

port.on("message", (requestText: string) => void measure(requestText));
