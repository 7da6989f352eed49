import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { ApiError, type ErrorCode } from "../../../shared/api/errors.ts";
import { heldBytes } from "../../http/body/held-bytes.ts";
import type { Log } from "../../log.ts";
import type { FramePicture } from "../../second-opinion/second-opinion.ts";
import type { KeptReport } from "../kept-report.ts";
import type { ReviewHead } from "../review-head.ts";
import type { CheckedRequest } from "./checked-request.ts";
import { openWaitingLine, type Share } from "./waiting-line.ts";

/** A request that was checked, and what was measured of it. */
export interface MeasuredRequest extends CheckedRequest {
  readonly head: ReviewHead;
  readonly pictures: readonly FramePicture[];
  readonly report: KeptReport;
}

/** Asks a thread to check a request, or to measure its screens as well. */
export interface ToThread {
  readonly text: string;
  readonly wants: "check" | "measure";
  /** After so much of a processor the thread asks whether it may go on. */
  readonly quickMs: number;
}

export type FromThread =
  | { readonly type: "checked"; readonly checked: CheckedRequest | MeasuredRequest }
  | { readonly type: "refused"; readonly code: ErrorCode; readonly where?: string }
  | { readonly type: "failed"; readonly message?: unknown }
  | { readonly type: "log"; readonly message: string }
  /** It takes long, and asks by this whether it may go on: `true` or `false` is the answer. */
  | { readonly type: "long" }
  | { readonly type: "left" };

export interface MeasuringOptions {
  readonly log: Log;
  /** Two at least: one of them is never with what takes long. */
  readonly threads?: number;
  /** The most that one request may use of a processor and of memory. */
  readonly cpuMs?: number;
  readonly memoryMb?: number;
  /** The processor time in which most are measured: what takes longer gives way to them. */
  readonly quickMs?: number;
  readonly longestWaitMs?: number;
}

const LOOK_EVERY_MS = 250;

/** The turn of a request. */
export interface Turn {
  readonly share: Share;
  /** Comes when nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Told, also where it fails, how much of a processor was used. */
  readonly onCpu: (ms: number) => void;
}

/**
 * Threads that check requests and measure their screens, in turn. Both ways reject with the `ApiError` to answer with:
 * `too_demanding` beyond the budget, `unavailable` when there was no turn for long.
 */
export interface Measuring {
  readonly check: (text: string, turn: Turn) => Promise<CheckedRequest>;
  readonly measure: (text: string, turn: Turn) => Promise<MeasuredRequest>;
  readonly stop: () => Promise<void>;
}

interface Task extends Pick<ToThread, "text" | "wants">, Turn {
  readonly resolve: (checked: CheckedRequest | MeasuredRequest) => void;
  readonly reject: (error: unknown) => void;
  isLong: boolean;
}

const THREAD = new URL("./measuring-thread.ts", import.meta.url);

const isOutOfMemory = (error: Error): boolean => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

const noTurn = (): ApiError => new ApiError("unavailable", { retryAfterS: 5 });

/** Milliseconds of processor that a thread has used so far; 0 before it runs, and after it has ended. */
const cpuMsOf = (thread: Worker): Promise<number> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );

/**
 * Opens as many threads at most; each is started when it is needed first. Each share has one turn at a time, payers
 * before others. What takes long goes on while a thread is left for all else, and else is begun anew later.
 */
export function openMeasuring({
  log,
  threads: most = Math.max(2, availableParallelism() - 1),
  cpuMs: mostMs = 60_000, // a review of 5,000 layers takes four seconds
  memoryMb = 1024,
  quickMs = 500,
  longestWaitMs = 45_000, // proxies give up after a minute of silence
}: MeasuringOptions): Measuring {
  const [quick, long] = [openWaitingLine<Task>(), openWaitingLine<Task>()];
  const [running, idle] = [new Set<Task>(), [] as Worker[]];
  const held = heldBytes();
  let isStopped = false;
  const isBusy = (who: string): boolean => [...running].some(({ share }) => share.who === who);
  const mayBeLong = (): boolean => [...running].filter(({ isLong }) => isLong).length < most - 1;

  const startThread = (): Worker =>
    new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
      // One that nobody waits for any more may still fail.
      .on("error", () => {});

  /** Resolves with what the thread says in the end; rejects when the thread has to be ended, or has ended. */
  const runOn = async (thread: Worker, task: Task): Promise<FromThread> => {
    const before = await cpuMsOf(thread);
    let usedMs = 0;
    const look = async (): Promise<number> => (usedMs = Math.max(usedMs, (await cpuMsOf(thread)) - before));
    const over = new AbortController();
    const said = new Promise<FromThread>((resolve, reject) => {
      const watch = async (): Promise<void> => {
        if ((await look()) > mostMs) reject(new ApiError("too_demanding"));
      };
      const timer = setInterval(() => void watch(), LOOK_EVERY_MS);
      const onMessage = (message: FromThread): void => {
        if (message.type === "log") log("rule_failed", { message: message.message });
        else if (message.type === "long") thread.postMessage((task.isLong = mayBeLong()), []);
        else resolve(message);
      };
      const onError = (error: Error): void =>
        reject(isOutOfMemory(error) ? new ApiError("too_demanding") : error);
      const onExit = (): void => reject(new Error("The thread that measured ended."));
      thread.on("message", onMessage).on("error", onError).on("exit", onExit);
      over.signal.addEventListener("abort", () => {
        clearInterval(timer);
        thread.off("message", onMessage).off("error", onError).off("exit", onExit);
      });
    });
    const { text, wants } = task;
    thread.postMessage({ text, wants, quickMs: task.isLong ? Infinity : quickMs } satisfies ToThread, []);
    try {
      return await said;
    } finally {
      over.abort();
      task.onCpu(await look());
    }
  };

  const settle = (task: Task, said: FromThread): void => {
    if (said.type === "checked") task.resolve(said.checked);
    else if (said.type === "refused")
      task.reject(new ApiError(said.code, said.where ? { where: said.where } : {}));
    else if (said.type === "failed") task.reject(new Error(String(said.message)));
    else wait(long, { ...task, isLong: true });
  };

  const run = async (task: Task): Promise<void> => {
    running.add(task);
    const thread = idle.pop() ?? startThread();
    try {
      const said = await runOn(thread, task);
      running.delete(task);
      if (isStopped) await thread.terminate();
      else idle.push(thread);
      settle(task, said);
    } catch (error) {
      running.delete(task);
      task.reject(error);
      await thread.terminate();
    }
    dispatch();
  };

  const dispatch = (): void => {
    if (isStopped) return;
    while (running.size < most) {
      const task = (mayBeLong() ? long.take(isBusy) : undefined) ?? quick.take(isBusy);
      if (!task) return;
      void run(task);
    }
  };

  const wait = (line: typeof quick, task: Task): void => {
    if (task.signal.aborted) return task.reject(noTurn());
    line.add(task);
    const leave = (): void => void (line.leave(task) && task.reject(noTurn()));
    task.signal.addEventListener("abort", leave, { once: true });
    dispatch();
  };

  const ask = async (wants: ToThread["wants"], text: string, turn: Turn) => {
    const { who } = turn.share;
    const bytes = Buffer.byteLength(text);
    held.hold(who, bytes);
    const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(longestWaitMs)]);
    return new Promise<CheckedRequest | MeasuredRequest>((resolve, reject) => {
      wait(quick, { ...turn, text, wants, signal, resolve, reject, isLong: false });
    }).finally(() => held.giveBack(who, bytes));
  };
  return {
    check: (text, turn) => ask("check", text, turn),
    measure: (text, turn) => ask("measure", text, turn) as Promise<MeasuredRequest>,
    stop: async () => {
      isStopped = true;
      await Promise.all(idle.splice(0).map((thread) => thread.terminate()));
    },
  };
}
