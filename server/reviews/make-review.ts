import type { ReviewEvent } from "../../shared/api/endpoints/reviews.ts";
import { ApiError, ERRORS, type ErrorCode } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { describeError } from "../log.ts";
import { askOpinion } from "./ask-opinion.ts";
import type { WantedReview } from "./made-review.ts";
import { measureFrames } from "./measure-frames.ts";
import { refundReview } from "./reserve-review.ts";
import { storeReview } from "./store-review.ts";

type Tell = (event: ReviewEvent) => void;

async function makeIt(deps: Deps, wanted: WantedReview, tell: Tell, signal: AbortSignal): Promise<void> {
  const { id, request, pictures, secondOpinion } = wanted;
  const { scene, aspects, purpose, language, level, platform, ...more } = request;
  const { baseGridPx, rulesOff, ignoresLibraries, dismissals } = more;
  tell({ type: "accepted", reviewId: id, secondOpinion: secondOpinion ? "on" : "off" });
  const measured = await measureFrames(
    { scene, pictures },
    {
      aspects,
      language,
      fixesFor: "all",
      ...(level && { level }),
      ...(platform && { platform }),
      ...(baseGridPx && { baseGridPx }),
      ...(rulesOff && { rulesOff }),
      ...(ignoresLibraries && { ignoresLibraries }),
      ...(dismissals && { dismissals }),
      log: (message) => deps.log("rule_failed", { message }),
    },
    (frame) => tell({ type: "measured", frame }),
    signal,
  );
  const opinion = await askOpinion(
    { secondOpinion, log: deps.log },
    { scene, pictures, aspects, purpose, language, measured },
    (finding) => tell({ type: "finding", finding }),
    signal,
  );
  tell({ type: "done", ...(await storeReview(deps, { ...wanted, frames: measured, opinion })) });
}

const codeOf = (error: unknown): ErrorCode => (error instanceof ApiError ? error.code : "internal");

/** What cannot be given back now is given back when its lease ends. */
const giveBack = ({ db, log }: Deps, reservationId: string): Promise<unknown> =>
  refundReview(db, reservationId, null).catch((error: unknown) =>
    log("refund_failed", { reservationId, ...describeError(error) }),
  );

/** Makes and stores a review, telling each step. Whatever fails, the request is given back and the end is told. */
export async function makeReview(
  deps: Deps,
  wanted: WantedReview,
  tell: Tell,
  signal: AbortSignal,
): Promise<void> {
  try {
    await makeIt(deps, wanted, tell, signal);
  } catch (error) {
    deps.log("review_failed", { reviewId: wanted.id, ...describeError(error) });
    await giveBack(deps, wanted.reservationId);
    const code = codeOf(error);
    tell({ type: "failed", error: code, message: ERRORS[code].message });
  }
}
