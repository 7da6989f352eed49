import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { leavesRoom } from "./leaves-room.ts";
import { saysField } from "./says-field.ts";
import { asksForEntry } from "./asks-for-entry.ts";
import { isCentredAcross } from "./looks-like-button.ts";

/** The mark of a field that has to be filled in: “Email*”. */
const REQUIRED = /^[*＊]|[*＊]$/u;

/**
 * True for a painted box that says what to write, and leaves room for it behind the words or marks them as required. “Search”
 * in the middle of a box is what a button says.
 */
export function asksToBeWrittenIn(thing: Thing, sight: Sight): boolean {
  const { texts, icons, boxes, first } = sight.contentOf(thing);
  if (!thing.painter || !first || texts !== 1 || boxes > 0) return false;
  const words = first.layer.node.text.characters.trim();
  const isRequired = REQUIRED.test(words) && saysField(first);
  return isRequired || (icons === 0 && asksForEntry(words) && leavesRoom(thing, first, sight));
}

/**
 * True for a painted box whose words stand in its middle and name nothing that could be written: what is written begins at
 * an edge.
 */
export function leavesNothingToWrite(thing: Thing, sight: Sight): boolean {
  const { texts, icons, pictures, boxes, first, inkBox } = sight.contentOf(thing);
  if (!thing.painter || !first || !inkBox || texts !== 1 || icons > 1 || pictures + boxes > 0) return false;
  return (
    isCentredAcross(inkBox, thing.box) && !saysField(first) && !asksForEntry(first.layer.node.text.characters)
  );
}
