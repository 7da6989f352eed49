import type { CanvasMarks } from "../../protocol/messages.ts";
import { hasNotes } from "./notes.ts";
import { lastPinsOn, numbersOf } from "./pins-group.ts";

/** Reads which pins and notes Regard has put onto a page. */
export async function marksOn(page: PageNode): Promise<CanvasMarks> {
  const group = await lastPinsOn(page);
  return {
    pins: group ? { numbers: numbersOf(group), isShown: group.visible } : null,
    hasNotes: hasNotes(page),
  };
}
