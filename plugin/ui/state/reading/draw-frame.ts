import { send } from "../../../protocol/bridge.ts";
import type { ToPanel } from "../../../protocol/messages.ts";

/** Nobody waits longer for a picture: it goes without. */
const PATIENCE_MS = 10_000;

interface Wish {
  readonly frameId: string;
  readonly maxSidePx: number;
  readonly patienceMs?: number;
  /** Whoever does not want the picture any more says so: it is not drawn, if it is not being drawn already. */
  readonly signal?: AbortSignal;
}

let lastRequestId = 0;
const waiting = new Map<number, (png: Uint8Array | null) => void>();

/** Takes a picture that the main thread sent; one that nobody waits for any more is dropped. */
export const takePicture: ToPanel["picture-exported"] = ({ requestId, png }) => {
  if (requestId !== undefined) waiting.get(requestId)?.(png);
};

function draw({ frameId, maxSidePx, patienceMs = PATIENCE_MS, signal }: Wish): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    const requestId = ++lastRequestId;
    const end = (png: Uint8Array | null) => {
      clearTimeout(timer);
      waiting.delete(requestId);
      signal?.removeEventListener("abort", giveUp);
      resolve(png);
    };
    const giveUp = () => {
      send("cancel-picture", { requestId });
      end(null);
    };
    const timer = setTimeout(giveUp, patienceMs);
    waiting.set(requestId, end);
    signal?.addEventListener("abort", giveUp);
    send("export-picture", { frameId, maxSidePx, requestId });
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Asks the main thread for a picture as PNG, at most so many px long, when all that were asked for before are there:
 * each holds the editor up for a moment. Null when there is none, or nobody wants it any more.
 */
export function drawFrame(wish: Wish): Promise<Uint8Array | null> {
  const drawn = last.then(() => draw(wish));
  last = drawn;
  return drawn;
}
