import type { Host } from "./crossing/host.ts";

function inWords(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}\n${value.stack ?? ""}`;
  if (typeof value !== "object" || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return "[an object that refers to itself]";
  }
}

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
