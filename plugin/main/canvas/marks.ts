import type { CanvasMarks } from "../../protocol/messages.ts";
import { hasNotes } from "./notes.ts";
import { lastPinsOn, numbersOf } from "./pins-frame.ts";

/** Reads which pins and notes Regard has put onto a page. */
export async function marksOn(page: PageNode): Promise<CanvasMarks> {
  const frame = await lastPinsOn(page);
  return {
    pins: frame ? { numbers: numbersOf(frame), isShown: frame.visible } : null,
    hasNotes: hasNotes(page),
  };
}
