import { markText } from "../../../shared/review/mark-text.ts";
import { RULES } from "../../../shared/review/rules/index.ts";
import { listen, send } from "../../protocol/bridge.ts";

/** Marks what the main thread asks about, as long as it asks; the answer stops it. */
export function markTyping(): () => void {
  const stop = listen("mark-text", ({ id, text, rulesOff }) =>
    send("text-marked", { id, marks: markText(text, { rules: RULES, rulesOff }) }),
  );
  send("typing-ready");
  return stop;
}
