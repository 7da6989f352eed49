import type { CanvasMarks } from "../../protocol/messages.ts";
import { hasNotes } from "./notes.ts";
import { numbersOf, pinsOn } from "./pins-frame.ts";

/** Reads which pins and notes Regard has put onto a page. */
export function marksOn(page: PageNode): CanvasMarks {
  const [frame] = pinsOn(page);
  return {
    pins: frame ? { numbers: numbersOf(frame), isShown: frame.visible } : null,
    hasNotes: hasNotes(page),
  };
}
