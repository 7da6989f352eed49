import { createHash } from "node:crypto";
import { anyOrder, type ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import type { Inquiry } from "../../../shared/api/review-shapes.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import { checkBody } from "../../http/body/check-body.ts";
import type { FramePicture } from "../../second-opinion/second-opinion.ts";
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
  /** As in the request: a question about one of its screens. */
  readonly inquiry?: Inquiry | undefined;
}

function failIfUnusable({ scene }: ReviewRequest): void {
  if (scene.frames.every(({ box }) => box.width === 0 || box.height === 0))
    throw new ApiError("scene_unusable", { where: "scene.frames: have no size" });
}

interface ReadRequest {
  readonly request: ReviewRequest & Pick<CheckedRequest, "inquiry">;
  readonly pictures: readonly FramePicture[];
}

/** Reads the JSON of a request. Throws the `ApiError` to answer with. */
export function readRequest(text: string): ReadRequest {
  const request = checkBody(anyOrder, text) as ReadRequest["request"];
  const pictures = decodePictures(request);
  failIfUnusable(request);
  return { request, pictures };
}

/** A request that was read, as what has to be known of it. */
export const checkedOf = ({ request }: ReadRequest): CheckedRequest => ({
  requestHash: createHash("sha256").update(canonicalJson(request)).digest("hex"),
  screens: request.scene.frames.length,
  secondOpinionBy: request.secondOpinionBy,
  inquiry: request.inquiry,
});
