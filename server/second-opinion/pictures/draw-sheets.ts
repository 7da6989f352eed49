import { drawSheet } from "../../vendors/sharp.ts";
import type { QuestionPicture } from "../ask-model.ts";
import type { DrawnCloseUp } from "./draw-close-ups.ts";
import { drawMarks, numberMark } from "./handle-marks.ts";

/** The number of a part stands above it, on a strip of its own. */
const STRIP_PX = 22;
const MARK_PX = 4;

/** Higher, a picture would be made smaller by who looks at it. */
const HIGHEST_PX = 1536;

/** A part on a sheet, with its number. */
interface Placed {
  readonly closeUp: DrawnCloseUp;
  readonly number: number;
  /** Where its strip begins. */
  readonly y: number;
}

/** The parts below each other, on as many sheets as they take. */
function sheetsOf(closeUps: readonly DrawnCloseUp[]): readonly (readonly Placed[])[] {
  const sheets: Placed[][] = [];
  for (const [index, closeUp] of closeUps.entries()) {
    const last = sheets.at(-1)?.at(-1);
    const y = last ? last.y + STRIP_PX + last.closeUp.heightPx : 0;
    const isFull = !last || y + STRIP_PX + closeUp.heightPx > HIGHEST_PX;
    const placed = { closeUp, number: index + 1, y: isFull ? 0 : y };
    if (isFull) sheets.push([placed]);
    else sheets.at(-1)?.push(placed);
  }
  return sheets;
}

async function draw(placed: readonly Placed[]): Promise<QuestionPicture | null> {
  const widthPx = Math.max(...placed.map(({ closeUp }) => closeUp.widthPx));
  const heightPx = Math.max(...placed.map(({ closeUp, y }) => y + STRIP_PX + closeUp.heightPx));
  const bytes = await drawSheet({
    widthPx,
    heightPx,
    pictures: placed.map(({ closeUp, y }) => ({ bytes: closeUp.bytes, x: 0, y: y + STRIP_PX })),
    over: drawMarks(
      placed.map(({ number, y }) => numberMark(number, 0, y + MARK_PX)),
      { widthPx, heightPx },
    ),
  });
  return bytes && { type: "image/png", bytes };
}

/** Enlarged parts on as few pictures as they take, numbered from 1: many small pictures cost more than one. */
export async function drawSheets(closeUps: readonly DrawnCloseUp[]): Promise<readonly QuestionPicture[]> {
  const sheets = await Promise.all(sheetsOf(closeUps).map(draw));
  return sheets.filter((sheet) => sheet !== null);
}
