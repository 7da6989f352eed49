import type { Host } from "./crossing/host.ts";
import { inWords } from "./in-words.ts";

/** The plugin's console: what it says goes to the editor's log. */
export function makeConsole(host: Host) {
  const say =
    (level: "log" | "warn" | "error") =>
    (...values: readonly unknown[]): void =>
      host.tell("log", level, values.map(inWords).join(" "));
  return {
    log: say("log"),
    info: say("log"),
    warn: say("warn"),
    error: say("error"),
  };
}
