import { identify } from "../../shared/fig/container/identify.ts";

const HEAD_BYTES = 64;

/** True when bytes begin as text that may be JSON. */
const isJsonLike = (head: Uint8Array): boolean => /^\uFEFF?\s*[[{]/.test(new TextDecoder().decode(head));

/** Tells by the content of a file how to read it; by its name only where the content is of no kind we know. */
export async function kindOfFile(file: Blob, name: string): Promise<"fig" | "json"> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isJsonLike(head)) return "json";
  const isBinary = identify(head) !== "unknown" || head.includes(0);
  return isBinary || /\.fig$/i.test(name) ? "fig" : "json";
}
