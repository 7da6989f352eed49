import { descendants, frameOf, isText, type Layer, type TextLayer } from "../../frame/frame.ts";
import type { Role } from "../../elements/element.ts";
import { elementByLayer } from "../../elements/elements.ts";

const LABELLED_INSIDE: ReadonlySet<Role> = new Set<Role>(["button", "link", "chip", "segmented-item", "tab"]);

/** The words over a box that lie beside it in the file. */
function wordsOver(layer: Layer): readonly TextLayer[] {
  const element = elementByLayer(frameOf(layer)).get(layer);
  const label = element && LABELLED_INSIDE.has(element.role) ? element.parts.label : undefined;
  return label ? [label] : [];
}

/**
 * The texts of a layer and of everything in it, in painting order; of a control that is a bare box, those that people
 * see on it.
 */
export function textsOf(layer: Layer): readonly TextLayer[] {
  const own = [layer, ...descendants(layer)].filter(isText);
  return own.length > 0 ? own : wordsOver(layer);
}

const LONGEST_QUOTE = 40;

/** A whole text within quotation marks of its own. */
const QUOTED = /^["“„«]\s*([^"“”„«»]+?)\s*["”“»]?$/u;

/** A text short enough to be quoted in a finding, without quotation marks around all of it: it stands between those of the finding. */
export function quote(characters: string): string {
  const line = characters.trim().replace(/\s+/g, " ").replace(QUOTED, "$1");
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}
