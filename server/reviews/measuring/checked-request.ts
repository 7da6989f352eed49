import { createHash } from "node:crypto";
import { createReview, type ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import { checkBody } from "../../http/body/check-body.ts";
import { canonicalJson } from "../canonical-json.ts";
import { decodePictures } from "./decode-pictures.ts";

/** A request for a review that has nothing wrong with it, and what has to be known of it before it is made. */
export interface CheckedRequest {
  /** The same for requests that say the same, however they are written. */
  readonly requestHash: string;
  /** The number of its screens. */
  readonly screens: number;
  /** As in the request. */
  readonly secondOpinionBy?: string | null | undefined;
}

function failIfUnusable({ scene }: ReviewRequest): void {
  if (scene.frames.every(({ box }) => box.width === 0 || box.height === 0))
    throw new ApiError("scene_unusable", { where: "scene.frames: have no size" });
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Checks the JSON of a request. Throws the `ApiError` to answer with. */
export function checkRequest(text: string): CheckedRequest {
  const body = checkBody(createReview.body, text) as ReviewRequest;
  decodePictures(body);
  failIfUnusable(body);
  const { secondOpinionBy, scene } = body;
  return { requestHash: hashOf(canonicalJson(body)), screens: scene.frames.length, secondOpinionBy };
}
