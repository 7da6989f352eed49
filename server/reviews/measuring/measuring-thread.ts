// Runs in a thread of its own: it reads a request once, checks it, and measures its screens.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import { describeError } from "../../log.ts";
import { keptReport } from "../kept-report.ts";
import { headOf } from "../review-head.ts";
import { checkedOf, readRequest, type CheckedRequest } from "./checked-request.ts";
import { measureFrames } from "./measure-frames.ts";
import type { FromThread, MeasuredRequest, ToThread } from "./measuring.ts";

const port = parentPort;
if (!port) throw new Error("This is the thread that measures, and no program.");

const tell = (message: FromThread): void => port.postMessage(message, []);

/** Requests that are answered on the same machine come first. Elsewhere than on Linux this would slow down the process. */
if (process.platform === "linux") setPriority(5);

/** Thrown where a review that takes long has to wait: it is begun anew later. */
const LEFT = new Error("It takes long, and has to wait.");

let onAnswer = (_mayGoOn: boolean): void => {};

const mayGoOn = (): Promise<boolean> =>
  new Promise((resolve) => {
    onAnswer = resolve;
    tell({ type: "long" });
  });

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Asks once whether it may go on, after so many milliseconds of a processor. */
function askAfter(quickMs: number): () => Promise<void> {
  const endMs = cpuMs() + quickMs;
  let isAllowed = false;
  return async () => {
    if (isAllowed || cpuMs() < endMs) return;
    isAllowed = await mayGoOn();
    if (!isAllowed) throw LEFT;
  };
}

const optionsOf = ({
  aspects,
  language,
  level,
  platform,
  house,
  ignoresLibraries,
  dismissals,
}: ReviewRequest) => ({
  aspects,
  language,
  fixesFor: "all" as const,
  ...(level && { level }),
  ...(platform && { platform }),
  ...(house && { house }),
  ...(ignoresLibraries && { ignoresLibraries }),
  ...(dismissals && { dismissals }),
});

async function check({ text, wants, quickMs }: ToThread): Promise<CheckedRequest | MeasuredRequest> {
  const betweenRules = askAfter(quickMs);
  const read = readRequest(text);
  if (wants === "check") return checkedOf(read);
  const { request, pictures } = read;
  const options = { ...optionsOf(request), log: (message: string) => tell({ type: "log", message }) };
  const frames = await measureFrames({ scene: request.scene, pictures }, options, betweenRules);
  return {
    ...checkedOf(read),
    head: headOf(request, frames),
    pictures,
    report: keptReport(frames, request.scene, []),
  };
}

async function answerTo(asked: ToThread): Promise<FromThread> {
  try {
    return { type: "checked", checked: await check(asked) };
  } catch (error) {
    if (error === LEFT) return { type: "left" };
    return error instanceof ApiError
      ? { type: "refused", code: error.code, ...(error.where !== undefined && { where: error.where }) }
      : { type: "failed", ...describeError(error) };
  }
}

port.on("message", (message: ToThread | boolean) => {
  if (typeof message === "boolean") onAnswer(message);
  else void answerTo(message).then(tell);
});
