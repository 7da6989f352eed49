import type { ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { FramePicture } from "../../second-opinion/second-opinion.ts";

/** The first bytes of a file of each type. */
const SIGNATURES = [
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
] as const;

const typeOf = (picture: Uint8Array): FramePicture["type"] | undefined =>
  SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => picture[index] === byte))?.type;

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
    const type = typeOf(bytes);
    if (!type)
      throw new ApiError("invalid_input", { where: `pictures[${index}].base64: must be a PNG or JPEG` });
    return { frameId, type, bytes };
  });
}
