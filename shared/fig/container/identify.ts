import { strToU8 } from "fflate";
import type { FigFault } from "../fig-error.ts";

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  strToU8(text).every((byte, index) => bytes[index] === byte);

const OTHERS: readonly (readonly [start: string, fault: FigFault])[] = [
  ["fig-jam.", "figjam"],
  ["fig-deck", "slides"],
  ["fig-", "other-kind"],
  ["#FIG", "xfig"],
  ["MATLAB", "matlab"],
];

/** The kind of a file by its first bytes: a design by itself, a zip, or the fault that names what else it is. */
export function identify(bytes: Uint8Array): "canvas" | "zip" | FigFault {
  if (startsWith(bytes, "fig-kiwi")) return "canvas";
  if (startsWith(bytes, "PK\u0003\u0004") || startsWith(bytes, "PK\u0005\u0006")) return "zip";
  return OTHERS.find(([start]) => startsWith(bytes, start))?.[1] ?? "unknown";
}
