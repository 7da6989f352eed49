import type { Box } from "../../shared/scene/scene.ts";
import { cropPicture } from "../vendors/sharp.ts";
import type { QuestionPicture } from "./ask-model.ts";
import type { Candidate } from "./candidate.ts";
import type { CondensedFrame } from "./condense-frame.ts";

/** Something of the surroundings, in px of the frame. */
const MARGIN_PX = 48;

/** The box around all of them, with its margin, as a share of the frame. */
function shareOf(boxes: readonly Box[], { widthPx, heightPx }: CondensedFrame): Box {
  const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN_PX;
  const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN_PX;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN_PX;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN_PX;
  return {
    x: left / widthPx,
    y: top / heightPx,
    width: (right - left) / widthPx,
    height: (bottom - top) / heightPx,
  };
}

/** The part of the picture that each candidate speaks of; the whole picture where it cannot be cut. */
export const cropsOf = (
  candidates: readonly Candidate[],
  frame: CondensedFrame,
  picture: QuestionPicture,
): Promise<readonly QuestionPicture[]> =>
  Promise.all(
    candidates.map(async ({ layers }) => {
      const boxes = frame.layers.filter(({ handle }) => layers.includes(handle)).map(({ box }) => box);
      const bytes = await cropPicture(picture.bytes, shareOf(boxes, frame));
      return bytes ? { type: "image/png" as const, bytes } : picture;
    }),
  );
