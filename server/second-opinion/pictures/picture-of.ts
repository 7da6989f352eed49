import { cutToFrame } from "../../pictures/cut-to-frame.ts";
import type { OpinionRequest } from "../second-opinion.ts";

/** The picture of a screen with nothing around it; null where there is none that can be used. */
export async function pictureOf(
  { scene, pictures }: Pick<OpinionRequest, "scene" | "pictures">,
  screenId: string,
): Promise<Uint8Array | null> {
  const frame = scene.frames.find(({ id }) => id === screenId);
  const picture = pictures.find(({ frameId }) => frameId === screenId);
  return frame && picture ? cutToFrame(picture.bytes, frame) : null;
}
