import type { RestFile, RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { gatherSlices, type Gathering } from "../realm/crossing/slices.ts";
import type { FigAnswer, FigCalls, FigFailure, FigRequest, FigStep } from "../reader/messages.ts";

/** Why a call of a session failed. */
export class FigCallError extends Error {
  override readonly name = "FigCallError";
  readonly fault: FigFailure["fault"] | "ended";
  constructor(fault: FigFailure["fault"] | "ended", detail = "") {
    super(detail);
    this.fault = fault;
  }
}

/** A `.fig` file being read, or kept at hand, by a worker of its own. Calls fail with a `FigCallError`. */
export interface FigSession extends FigCalls {
  /** Ends the worker at once, whatever it is at; calls that wait fail as `ended`. */
  end(): void;
}

interface Waiting {
  readonly slices: Gathering;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: FigCallError) => void;
}

/** The value of an answer; its document is the one that came before in slices. */
const withDocument = (value: unknown, document: RestNode | undefined): unknown =>
  document ? { ...(value as RestFile), document } : value;

/** The part of a `Worker` that the session needs. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const startWorker = (): WorkerLike => new Worker(new URL("../reader/reader.ts", import.meta.url));

/** Starts a worker for one file. */
export function startFigSession(
  onStep: (step: FigStep) => void,
  worker: WorkerLike = startWorker(),
): FigSession {
  const waiting = new Map<number, Waiting>();
  let lastRequestId = 0;
  let ending: FigCallError | null = null;
  const finish = (error: FigCallError) => {
    ending ??= error;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(ending);
    waiting.clear();
  };
  const receive = (answer: FigAnswer) => {
    if ("step" in answer) return onStep(answer.step);
    const { resolve, reject, slices } = waiting.get(answer.requestId) ?? {};
    if ("slice" in answer) return slices?.add(answer.slice);
    waiting.delete(answer.requestId);
    if ("value" in answer) resolve?.(withDocument(answer.value, slices?.root()));
    else reject?.(new FigCallError(answer.failure.fault, answer.failure.detail));
  };
  const call = (name: keyof FigCalls, ...args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ending) return reject(ending);
      const request: FigRequest = { requestId: ++lastRequestId, name, args };
      waiting.set(request.requestId, { resolve, reject, slices: gatherSlices() });
      worker.postMessage(request, []);
    });
  worker.addEventListener("message", (event) => receive((event as MessageEvent<FigAnswer>).data));
  worker.addEventListener("messageerror", () => finish(new FigCallError("crashed", "unreadable message")));
  // A worker that runs out of memory says so by this event, too.
  worker.addEventListener("error", ({ message }) => finish(new FigCallError("crashed", message)));
  return {
    open: (file) => call("open", file) as ReturnType<FigCalls["open"]>,
    readPage: (pageId) => call("readPage", pageId) as ReturnType<FigCalls["readPage"]>,
    readPicture: (imageRef) => call("readPicture", imageRef) as ReturnType<FigCalls["readPicture"]>,
    end: () => finish(new FigCallError("ended")),
  };
}
