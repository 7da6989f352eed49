import { listen, send } from "../../protocol/bridge.ts";
import type { ToTypingPage } from "../../protocol/messages.ts";
import { houseInForce } from "../state/kept/settings-in-force.ts";
import type { EngineSource } from "../engine/the-engine.ts";

type Request = Parameters<ToTypingPage["mark-text"]>[0];

/** Marks what the main thread asks about, as long as it asks; the answer stops it. */
export function markTyping(source: EngineSource): () => void {
  const mark = async ({ id, text, around, rules, house: entries }: Request): Promise<void> => {
    const { markText, RULES } = await source();
    const house = houseInForce({ entries, rules }, null);
    send("text-marked", { id, marks: markText(text, { rules: RULES, around, house }) });
  };
  /** Without the engine nothing is marked, and the next text asks for it again. */
  const markNothing = ({ id }: Request, error: unknown): void => {
    console.error(error);
    send("text-marked", { id, marks: [] });
  };
  const stop = listen("mark-text", (request) => {
    mark(request).catch((error: unknown) => markNothing(request, error));
  });
  // Nobody sees this page being drawn. Where this fails, the first text asks again.
  source().catch((error: unknown) => console.error(error));
  send("typing-ready");
  return stop;
}
