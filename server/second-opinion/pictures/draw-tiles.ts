import type { Box } from "../../../shared/scene/scene.ts";
import { drawPart, sizeOfPicture } from "../../vendors/sharp.ts";
import type { QuestionPicture } from "../ask-model.ts";
import type { SeenPart, SeenScreen } from "../screen/seen-screen.ts";
import { handleMarks } from "./handle-marks.ts";
import { partInPicture } from "../../pictures/part-in-picture.ts";
import { planTiles, type Tile } from "./plan-tiles.ts";

const isIn = (part: Box, { box }: SeenPart): boolean =>
  box.y + box.height > part.y && box.y < part.y + part.height;

/** Elements before bare words: where there is no room for all marks, what people use has one. */
const byNeed = (a: SeenPart, b: SeenPart): number => Number(a.role === "text") - Number(b.role === "text");

/** A part at least this large has room for a mark in its corner. */
const LARGE_PX = 64;

function marksOn({ part, widthPx, heightPx }: Tile, { parts }: SeenScreen): string {
  const scale = widthPx / part.width;
  const shown = parts.filter((one) => isIn(part, one));
  const holders = new Set(parts.flatMap(({ inside }) => inside ?? []));
  const place = ({ box }: SeenPart): Box => ({
    x: (box.x - part.x) * scale,
    y: (box.y - part.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  const isBare = ({ handle, role }: SeenPart): boolean =>
    !holders.has(handle) && role !== "picture" && role !== "panel";
  const marked = shown.toSorted(byNeed).map((one) => {
    const box = place(one);
    return { handle: one.handle, box, isLarge: !isBare(one) && Math.min(box.width, box.height) >= LARGE_PX };
  });
  return handleMarks(marked, { widthPx, heightPx, words: shown.filter(isBare).map(place) });
}

/** A piece of the picture of a screen, and which stretch of the screen it shows, in px of the design. */
export interface DrawnTile {
  readonly picture: QuestionPicture;
  readonly part: Box;
}

/** The picture of a screen in readable pieces, with the handles of its parts on it; none where it cannot be read. */
export async function drawTiles(bytes: Uint8Array, screen: SeenScreen): Promise<readonly DrawnTile[]> {
  const size = await sizeOfPicture(bytes);
  if (!size) return [];
  const drawn = await Promise.all(
    planTiles(screen).map(async (tile) => {
      const { part, widthPx, heightPx } = tile;
      const over = marksOn(tile, screen);
      const png = await drawPart(bytes, { part: partInPicture(part, screen, size), widthPx, heightPx, over });
      return png && { picture: { type: "image/png" as const, bytes: png }, part };
    }),
  );
  return drawn.filter((tile) => tile !== null);
}
