import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { brokenFile } from "../broken-file.ts";
import { replaceFile } from "../replace-file.ts";
import type { Answered } from "./calls/idempotency.ts";
import type { SavedStore } from "./store.ts";
import type { Undelivered } from "./webhooks/deliveries.ts";

/** Everything that outlives a restart. */
export interface SavedState {
  readonly version: 1;
  readonly offsetMs: number;
  readonly store: SavedStore;
  readonly keys: Readonly<Record<string, Answered>>;
  readonly undelivered: readonly Undelivered[];
}

/** Reads the state that was saved; undefined when none was. */
export function readSavedState(file: string): SavedState | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as SavedState;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error instanceof SyntaxError ? brokenFile(file, error) : error;
  }
}

/** Saves a state. While one writing runs, further calls share the next one. */
export function createSaver(file: string, state: () => SavedState): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        const text = JSON.stringify(state());
        running = mkdir(path.dirname(file), { recursive: true }).then(() => replaceFile(file, text));
        return running;
      });
    return next;
  };
}
