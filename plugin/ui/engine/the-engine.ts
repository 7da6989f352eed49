import { listen, send } from "../../protocol/bridge.ts";
import { randomKey } from "../state/asked/random-key.ts";
import type * as engine from "./engine.ts";

/** Rules, words and eyes, three quarters of the code. Only its types may be imported: it is a file of its own. */
export type Engine = typeof engine;

/**
 * The way to the engine: asked for at the first call, and the same one for all who call. When it does not come or does
 * not run, the promise is rejected, and the next call tries again.
 */
export type EngineSource = () => Promise<Engine>;

/** The main thread answers between two slices of a reading. */
const PATIENCE_MS = 30_000;

/** A script of the page, as all of the panel's are: where the panel runs, this may run. */
function run(code: string | null): Engine {
  if (code === null) throw new Error("The editor does not have the file of the engine.");
  const script = document.createElement("script");
  script.textContent = code;
  document.head.append(script);
  script.remove();
  const { RegardEngine } = globalThis as { readonly RegardEngine?: Engine };
  if (!RegardEngine) throw new Error("The engine did not run.");
  return RegardEngine;
}

async function ask(): Promise<Engine> {
  const ownKey = randomKey();
  const code = await new Promise<string | null>((resolve, reject) => {
    const stop = listen("engine-sent", (sent) => {
      if (sent.key === ownKey) resolve(sent.code);
    });
    setTimeout(() => {
      stop();
      reject(new Error("The main thread did not send the engine."));
    }, PATIENCE_MS);
    send("send-engine", { key: ownKey });
  });
  return run(code);
}

/** The engine that the main thread has beside the panel. */
export function engineOfMain(): EngineSource {
  let asked: Promise<Engine> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
