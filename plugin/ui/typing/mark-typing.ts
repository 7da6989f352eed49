import { listen, send } from "../../protocol/bridge.ts";
import { theEngine } from "../when-needed/the-engine.ts";

/** Marks what the main thread asks about, as long as it asks; the answer stops it. */
export function markTyping(): () => void {
  const stop = listen("mark-text", ({ id, text, rulesOff }) => {
    const { markText, RULES } = theEngine();
    send("text-marked", { id, marks: markText(text, { rules: RULES, rulesOff }) });
  });
  send("typing-ready");
  return stop;
}
