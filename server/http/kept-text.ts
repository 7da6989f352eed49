import type { Context } from "hono";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best level takes ten times as long for two percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

type Encoding = "br" | "gzip" | "identity";

/** A text as it is sent, again and again: packed once in each way that browsers take. */
export interface KeptText {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Packs a text once. */
export async function keepText(text: string, type: string): Promise<KeptText> {
  const [br, gz] = await Promise.all([brotli(text, BROTLI), zip(text, { level: 9 })]);
  return {
    type,
    etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
    bodies: { br: bytesOf(br), gzip: bytesOf(gz), identity: bytesOf(Buffer.from(text)) },
  };
}

/** The shortest encoding that a browser takes; one with a weight of nothing (`q=0`) is refused by it. */
function encodingFor(accepted: string): Encoding {
  const takes = (name: string): boolean =>
    accepted.split(",").some((part) => {
      const [taken, weight = ""] = part.split(";").map((word) => word.trim());
      return taken === name && !/^q=0(?:\.0+)?$/.test(weight);
    });
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** Answers with it; who has it already is told so. */
export function answerKept(
  context: Context,
  { type, etag, bodies }: KeptText,
  status: 200 | 404 = 200,
): Response {
  context.header("ETag", etag);
  context.header("Vary", "Accept-Encoding", { append: true });
  if (status === 200 && context.req.header("If-None-Match") === etag) return context.body(null, 304);
  const encoding = encodingFor(context.req.header("Accept-Encoding") ?? "");
  if (encoding !== "identity") context.header("Content-Encoding", encoding);
  context.header("Content-Type", type);
  return context.body(bodies[encoding], status);
}
