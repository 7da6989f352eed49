/** The worker that reads `.fig` files: the page stays free while it works, and can end it at any moment. */
import { FigError } from "../../../shared/fig/fig-error.ts";
import { makeDesk } from "./desk.ts";
import type { FigAnswer, FigFailure, FigRequest } from "./messages.ts";
import { thumbnailDrawer } from "./thumbnail.ts";

const answer = (message: FigAnswer): void => postMessage(message);

const desk = makeDesk((step) => answer({ step }), thumbnailDrawer());

const failureOf = (error: unknown): FigFailure => ({
  fault: error instanceof FigError ? error.fault : "crashed",
  detail: error instanceof Error ? error.message : String(error),
});

addEventListener("message", ({ data }: MessageEvent<FigRequest>) => {
  const { requestId, name, args } = data;
  const call = desk[name] as (...args: readonly unknown[]) => Promise<unknown>;
  call(...args).then(
    (value) => answer({ requestId, value }),
    (error: unknown) => answer({ requestId, failure: failureOf(error) }),
  );
});
