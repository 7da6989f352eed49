import type { StartEngine } from "./engine.ts";
import type { FromEngine, ToEngine } from "./engine-messages.ts";

/** A plugin that does not come to an end is ended. */
const LAST_WORDS_MS = 1000;

/** Starts an engine in a worker of its own: what runs in it never holds the page up. */
export const startEngineInWorker: StartEngine = ({ realmCode, onCall, onThrown }) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
    const send = (message: ToEngine): void => worker.postMessage(message);
    const engine = {
      evaluate: (code: string, fileName: string) => send({ type: "evaluate", code, fileName }),
      tell: (call: Extract<ToEngine, { type: "tell" }>["call"]) => send({ type: "tell", call }),
      close() {
        send({ type: "close" });
        setTimeout(() => worker.terminate(), LAST_WORDS_MS);
      },
    };
    worker.addEventListener("message", ({ data }: MessageEvent<FromEngine>) => {
      if (data.type === "started") resolve(engine);
      if (data.type === "call") onCall(data.call);
      if (data.type === "thrown") onThrown(data.text);
    });
    worker.addEventListener("error", ({ message }) => {
      onThrown(message);
      reject(new Error(message));
    });
    send({ type: "start", realmCode });
  });
