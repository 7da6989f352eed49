import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { saysField } from "./says-field.ts";
import { asksForEntry } from "./asks-for-entry.ts";
import { isCentredAcross } from "./looks-like-button.ts";

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
