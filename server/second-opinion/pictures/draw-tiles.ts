import type { Box } from "../../../shared/scene/scene.ts";
import { drawPart, sizeOfPicture } from "../../vendors/sharp.ts";
import type { QuestionPicture } from "../ask-model.ts";
import type { SeenPart, SeenScreen } from "../screen/seen-screen.ts";
import { handleMarks } from "./handle-marks.ts";
import { partInPicture } from "../../pictures/part-in-picture.ts";
import { planTiles, type Tile } from "./plan-tiles.ts";

const isIn = (part: Box, box: Box): boolean => box.y + box.height > part.y && box.y < part.y + part.height;

/** Elements before bare words: where there is no room for all marks, what people use has one. */
const byNeed = (a: SeenPart, b: SeenPart): number => Number(a.role === "text") - Number(b.role === "text");

/** A part at least this large has room for a mark in its corner. */
const LARGE_PX = 64;

function marksOn({ part, widthPx, heightPx }: Tile, { parts, letterBoxes }: SeenScreen): string {
  const scale = widthPx / part.width;
  const place = (box: Box): Box => ({
    x: (box.x - part.x) * scale,
    y: (box.y - part.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  const shown = parts.filter(({ box }) => isIn(part, box));
  const icons = shown.filter(({ role }) => role === "icon").map(({ box }) => box);
  const marked = shown.toSorted(byNeed).map(({ handle, box: own }) => {
    const box = place(own);
    return { handle, box, isLarge: Math.min(box.width, box.height) >= LARGE_PX };
  });
  const kept = [...letterBoxes.filter((box) => isIn(part, box)), ...icons].map(place);
  return handleMarks(marked, { widthPx, heightPx, kept });
}

/** A piece of the picture of a screen, and which stretch of the screen it shows, in px of the design. */
export interface DrawnTile {
  readonly picture: QuestionPicture;
  /** The same with the handles of its parts on it. */
  readonly marked: QuestionPicture;
  readonly part: Box;
}

/** The picture of a screen in readable pieces, and these with the handles of its parts; none where it cannot be read. */
export async function drawTiles(bytes: Uint8Array, screen: SeenScreen): Promise<readonly DrawnTile[]> {
  const size = await sizeOfPicture(bytes);
  if (!size) return [];
  const draw = async ({ part: box, ...drawn }: Tile, over?: string): Promise<QuestionPicture | null> => {
    const part = partInPicture(box, screen, size);
    const png = await drawPart(bytes, { part, ...drawn, ...(over && { over }) });
    return png && { type: "image/png", bytes: png };
  };
  const drawn = await Promise.all(
    planTiles(screen).map(async (tile) => {
      const [picture, marked] = [await draw(tile), await draw(tile, marksOn(tile, screen))];
      return picture && marked && { picture, marked, part: tile.part };
    }),
  );
  return drawn.filter((tile) => tile !== null);
}
