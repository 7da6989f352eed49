import { Worker } from "node:worker_threads";
import { ApiError, type ErrorCode } from "../../../shared/api/errors.ts";
import { checkRequest, type CheckedRequest } from "./checked-request.ts";

export interface ToChecking {
  readonly id: number;
  readonly text: string;
}

export type FromChecking =
  | { readonly id: number; readonly checked: CheckedRequest }
  | { readonly id: number; readonly code: ErrorCode; readonly where?: string };

/** Checks requests without holding up who asks for something else. */
export interface RequestChecker {
  /** Rejects with the `ApiError` to answer with. */
  readonly check: (text: string) => Promise<CheckedRequest>;
  readonly stop: () => Promise<void>;
}

/** A text of this length is checked in a few milliseconds. */
const SHORT = 50_000;

const THREAD = new URL("./checking-thread.ts", import.meta.url);

interface Waiting {
  readonly resolve: (checked: CheckedRequest) => void;
  readonly reject: (error: ApiError) => void;
}

/** Opens one that checks what is large in a thread, started when it is needed first. */
export function openRequestChecker(): RequestChecker {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;
  const settle = (answer: FromChecking): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("checked" in answer) asked?.resolve(answer.checked);
    else asked?.reject(new ApiError(answer.code, answer.where === undefined ? {} : { where: answer.where }));
  };
  const fail = (): void => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(new ApiError("unavailable", { retryAfterS: 2 }));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(THREAD);
    started.on("message", settle).on("error", fail).on("exit", fail);
    started.unref();
    return started;
  };
  return {
    check: async (text) => {
      if (text.length <= SHORT) return checkRequest(text);
      thread ??= start();
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread?.postMessage({ id, text } satisfies ToChecking, []);
      });
    },
    stop: async () => void (await thread?.terminate()),
  };
}
