import type { ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import { pictureTypeOf } from "../../../shared/fig/picture-type.ts";
import type { FramePicture } from "../../second-opinion/second-opinion.ts";

/** The pictures of a request: of its screens, one each at most, and what they say they are. */
export function decodePictures({
  scene,
  pictures,
}: Pick<ReviewRequest, "scene" | "pictures">): readonly FramePicture[] {
  const missing = new Set(scene.frames.map(({ id }) => id));
  return pictures.map(({ frameId, base64 }, index) => {
    if (!missing.delete(frameId))
      throw new ApiError("invalid_input", {
        where: `pictures[${index}].frameId: must be a frame of the scene, once`,
      });
    const bytes = Buffer.from(base64, "base64");
    const type = pictureTypeOf(bytes);
    if (type !== "image/png" && type !== "image/jpeg")
      throw new ApiError("invalid_input", { where: `pictures[${index}].base64: must be a PNG or JPEG` });
    return { frameId, type, bytes };
  });
}
