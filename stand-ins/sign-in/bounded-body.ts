import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "../../shared/api/errors.ts";
import { parseJson, readBytes } from "../../server/http/body/read-body.ts";
import { signInRefusal } from "./sign-in-refusal.ts";

/** Nothing that the embedded services are asked for is larger. */
const MAX_BYTES = 64 * 1024;

const hasJson = (context: Context): boolean =>
  !/^(application\/x-www-form-urlencoded|multipart\/)/i.test(context.req.header("Content-Type") ?? "");

/** The body as bytes, if it is within its limit and, where it is JSON, one that can be parsed. */
async function readWhole(context: Context): Promise<Uint8Array<ArrayBuffer>> {
  if (context.req.header("Content-Encoding")) throw new ApiError("unsupported_media_type");
  const bytes = await readBytes(context, MAX_BYTES);
  if (bytes.length > 0 && hasJson(context))
    parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  return bytes;
}

const refusalOf = (error: unknown): Response => {
  if (!(error instanceof ApiError)) return signInRefusal(400, "bad_json", "The body is not JSON");
  const tooLarge = error.code === "body_too_large";
  return tooLarge
    ? signInRefusal(413, "validation_failed", "The body is too large")
    : signInRefusal(error.status, "bad_json", "The body is not JSON that can be read");
};

/**
 * Reads the body once, whatever length it says it has, and hands on what was read: the embedded services would take
 * any amount, and each that looks into a body would keep a copy of it.
 */
export const boundedBody = (): MiddlewareHandler => async (context, next) => {
  const { raw } = context.req;
  if (!raw.body) return next();
  try {
    const body = await readWhole(context);
    context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body });
  } catch (error) {
    return refusalOf(error);
  }
  return next();
};
