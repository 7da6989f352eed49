import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { describeError, type Log } from "../log.ts";

/**
 * Answers with a text that comes in pieces. What fails before the first of them is answered like any failure; after it,
 * the connection is cut, as the half that was sent would be taken for the whole.
 */
export async function answerPieces(
  context: Context,
  log: Log,
  pieces: AsyncGenerator<string>,
): Promise<Response> {
  const outgoing = (context.env as HttpBindings | undefined)?.outgoing; // none without a connection
  const first = await pieces.next();
  async function* all(): AsyncGenerator<string> {
    try {
      if (!first.done) yield first.value;
      yield* pieces;
    } catch (error) {
      log("request_failed", { path: context.req.routePath, ...describeError(error) });
      if (!outgoing) throw error;
      outgoing.destroy();
    }
  }
  return context.body(ReadableStream.from(all()).pipeThrough(new TextEncoderStream()));
}
