/** The worker that reads `.fig` files: the page stays free while it works, and can end it at any moment. */
import { errorText } from "../../../shared/error-text.ts";
import type { RestFile } from "../../../shared/scene/rest/rest-file.ts";
import { slicesOf } from "../realm/crossing/slices.ts";
import { FigError } from "../../../shared/fig/fig-error.ts";
import { makeDesk } from "./desk.ts";
import type { FigAnswer, FigFailure, FigRequest } from "./messages.ts";

const answer = (message: FigAnswer): void => postMessage(message);

const desk = makeDesk((step) => answer({ step }));

const failureOf = (error: unknown): FigFailure => ({
  fault: error instanceof FigError ? error.fault : "crashed",
  detail: errorText(error),
});

/** Hands a document over in slices; the file that remains has none. */
function sliced(requestId: number, file: RestFile): RestFile {
  for (const slice of slicesOf(file.document)) answer({ requestId, slice });
  return { ...file, document: { ...file.document, children: [] } };
}

addEventListener("message", ({ data }: MessageEvent<FigRequest>) => {
  const { requestId, name, args } = data;
  const call = desk[name] as (...args: readonly unknown[]) => Promise<unknown>;
  call(...args).then(
    (value) =>
      answer({ requestId, value: name === "readPage" ? sliced(requestId, value as RestFile) : value }),
    (error: unknown) => answer({ requestId, failure: failureOf(error) }),
  );
});
