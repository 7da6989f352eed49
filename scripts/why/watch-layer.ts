import { readFileSync } from "node:fs";
import path from "node:path";
import type { Layer } from "../../shared/perception/frame/frame.ts";
import { ROOT } from "../run/run-tool.ts";

/** A line of code from which a layer was looked at. */
export interface LineOfCode {
  /** From the root of the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The code of that line. */
  readonly code: string;
}

const WATCHED = ["node", "order", "visibleBox", "children", "parent"] as const;
const PLACE = /(?:\(|at )(?:file:\/\/)?(\/\S+):(\d+):\d+\)?$/;
const DEEPEST = 40;

function lookAt(frame: string): LineOfCode | undefined {
  const [, file = "", line = ""] = PLACE.exec(frame) ?? [];
  if (file === "") return undefined;
  const code = readFileSync(file, "utf8").split("\n")[Number(line) - 1] ?? "";
  return { file: path.relative(ROOT, file), line: Number(line), code: code.trim() };
}

/**
 * Watches a layer while something runs: the lines of files of which the name begins so, in the order in which each looked
 * at the layer last. The last one is where the layer was let go.
 */
export function watchLayer(layer: Layer, start: string, run: () => void): readonly LineOfCode[] {
  const stacks = new Set<string>();
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = DEEPEST;
  const own = Object.getOwnPropertyDescriptors(layer);
  for (const name of WATCHED)
    Object.defineProperty(layer, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const place = (new Error().stack ?? "").split("\n").find((frame) => frame.includes(`/${start}`));
        if (place !== undefined) {
          stacks.delete(place);
          stacks.add(place);
        }
        return own[name].value as unknown;
      },
    });
  try {
    run();
  } finally {
    Object.defineProperties(layer, own);
    Error.stackTraceLimit = stackTraceLimit;
  }
  return [...stacks].flatMap((frame) => lookAt(frame) ?? []);
}
