import { Worker } from "node:worker_threads";
import { ApiError } from "../../../shared/api/errors.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import type { Measuring } from "./measure-request.ts";

export type FromThread =
  | { readonly type: "measured"; readonly report: FrameReport }
  | { readonly type: "log"; readonly message: string }
  | { readonly type: "done" }
  | { readonly type: "failed"; readonly message?: unknown };

/** The most that one review may use. */
export interface ThreadBudget {
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** A review of 5,000 layers takes four seconds. */
export const THREAD_BUDGET: ThreadBudget = { cpuMs: 60_000, memoryMb: 1024 };

const LOOK_EVERY_MS = 250;

/** Threads that measure. One that takes too long or too much is ended, and the next review gets a new one. */
export interface MeasuringThreads {
  /** Throws `too_demanding` beyond the budget, and what the signal says when it comes. */
  readonly measure: (
    requestText: string,
    measuring: Measuring,
    signal: AbortSignal,
  ) => Promise<readonly FrameReport[]>;
  readonly stop: () => Promise<void>;
}

const THREAD = new URL("./measuring-thread.ts", import.meta.url);

const startThread = ({ memoryMb }: ThreadBudget): Worker =>
  new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    // A thread that nobody waits for any more may still fail.
    .on("error", () => {});

const isOutOfMemory = (error: Error): boolean => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Milliseconds of processor that a thread has used so far; 0 before it runs, and after it has ended. */
const cpuMsOf = (thread: Worker): Promise<number> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );

/** Calls back when the thread has used more than the budget from now on. Returns a function that ends the watch. */
function watchCpu(thread: Worker, { cpuMs }: ThreadBudget, onExceeded: () => void): () => void {
  const before = cpuMsOf(thread);
  const look = async (): Promise<void> => {
    if ((await cpuMsOf(thread)) - (await before) > cpuMs) onExceeded();
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** One review on a thread. Rejects when the thread has to be ended, or has ended. */
function measureOn(
  thread: Worker,
  requestText: string,
  { measuring, budget, signal }: { measuring: Measuring; budget: ThreadBudget; signal: AbortSignal },
): Promise<readonly FrameReport[]> {
  const reports: FrameReport[] = [];
  return new Promise<readonly FrameReport[]>((resolve, reject) => {
    const tooMuch = (cause?: unknown): void => reject(new ApiError("too_demanding", { cause }));
    let endWatch = (): void => {};
    const onMessage = (message: FromThread): void => {
      if (message.type === "done") return finish(() => resolve(reports));
      if (message.type === "failed") return finish(() => reject(new Error(String(message.message))));
      if (message.type === "log") return measuring.log(message.message);
      reports.push(message.report);
      measuring.onReport(message.report);
    };
    const onError = (error: Error): void =>
      finish(() => (isOutOfMemory(error) ? tooMuch(error) : reject(error)));
    const onExit = (): void => finish(() => reject(new Error("The thread that measured ended.")));
    const onAbort = (): void => finish(() => reject(signal.reason as Error));
    const finish = (settle: () => void): void => {
      endWatch();
      thread.off("message", onMessage).off("error", onError).off("exit", onExit);
      signal.removeEventListener("abort", onAbort);
      settle();
    };
    endWatch = watchCpu(thread, budget, () => finish(tooMuch));
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
    else thread.postMessage(requestText, []);
  });
}

/** Hands out as many turns at a time. */
function openTurns(count: number): { readonly take: () => Promise<void>; readonly giveBack: () => void } {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    take: async () => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    giveBack: () => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

/** Opens as many threads at most; each is started when it is needed first. */
export function openMeasuringThreads(count: number, budget: ThreadBudget): MeasuringThreads {
  const idle: Worker[] = [];
  const turns = openTurns(count);
  let isStopped = false;
  const measureAnywhere = async (...asked: Parameters<MeasuringThreads["measure"]>) => {
    const [requestText, measuring, signal] = asked;
    signal.throwIfAborted();
    const thread = idle.pop() ?? startThread(budget);
    try {
      const reports = await measureOn(thread, requestText, { measuring, budget, signal });
      keep(thread);
      return reports;
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  };
  const keep = (thread: Worker): unknown => (isStopped ? thread.terminate() : idle.push(thread));
  return {
    measure: async (...asked) => {
      await turns.take();
      return measureAnywhere(...asked).finally(turns.giveBack);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(idle.splice(0).map((thread) => thread.terminate()));
    },
  };
}
