import type { Context } from "hono";
import { ApiError } from "../../../shared/api/errors.ts";
import { HELD_BYTES } from "./held-bytes.ts";
import { notedAddress } from "../caller/note-address.ts";

export const LONE_SURROGATE = /\p{Cs}/u;

/** Deeper JSON is no request of ours, and recursion over it would end the process. */
const MAX_DEPTH = 300;

/** The body as bytes, counted as they come, whatever length it says it has. Nobody sends all too much at a time. */
export async function readBytes(context: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(context.req.header("Content-Length") ?? 0) > maxBytes) throw new ApiError("body_too_large");
  const who = notedAddress(context);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of context.req.raw.body ?? []) {
      if (size + part.length > maxBytes) throw new ApiError("body_too_large");
      HELD_BYTES.hold(who, part.length);
      size += part.length;
      parts.push(part);
    }
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError("invalid_json", { cause }); // who sent it went away
  } finally {
    HELD_BYTES.giveBack(who, size);
  }
  return Buffer.concat(parts);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts brackets outside of strings. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index);
    if (isInString) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) isInString = false;
    } else if (character === QUOTE) isInString = true;
    else if (OPENING.has(character)) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (CLOSING.has(character)) depth -= 1;
  }
  return false;
}

/** The body as text, within its limit, if it says it is JSON and is not compressed: nothing is unpacked here. */
export async function readJsonText(context: Context, maxBytes: number): Promise<string> {
  const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json" || context.req.header("Content-Encoding"))
    throw new ApiError("unsupported_media_type");
  const bytes = await readBytes(context, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ApiError("invalid_json", { cause });
  }
}

/** Signs in a text of half a surrogate pair, or of the prototype's name: only then is each value looked at. */
const SUSPICIOUS = /\\u[dD][89a-fA-F]|\\u005[fF]|__proto__/;

function refuseSuspicious(key: string, value: unknown): unknown {
  if (key === "__proto__" || (typeof value === "string" && LONE_SURROGATE.test(value)))
    throw new Error("refused");
  return value;
}

/** Parses it; a lone surrogate cannot be kept by Postgres, so it is refused like any other broken text. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new ApiError("invalid_json", { where: "It is nested too deeply." });
  try {
    return SUSPICIOUS.test(text) ? JSON.parse(text, refuseSuspicious) : JSON.parse(text);
  } catch (cause) {
    throw new ApiError("invalid_json", { cause });
  }
}
