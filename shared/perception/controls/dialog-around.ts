import { DIALOG_WORDS } from "../../standards/page-parts.ts";
import { contains } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { closest, type Frame, type Layer } from "../frame/frame.ts";
import { nameWords } from "../text/language/words.ts";
import { elements } from "../elements/elements.ts";

const SURE = 0.6;
/** More lie over no screen. */
const MOST = 8;

/** The grounds of the sheets that people see over a screen. */
const sheets = computed((frame: Frame): readonly Layer[] =>
  elements(frame)
    .filter(({ role, certainty }) => role === "sheet" && certainty >= SURE)
    .slice(0, MOST)
    .map(({ layers: [ground] }) => ground),
);

const isCalledDialog = ({ node, parent }: Layer): boolean =>
  parent !== null && nameWords(node.name).some((word) => DIALOG_WORDS.has(word));

/**
 * The dialog that a layer lies in, which lies over the screen and is used alone: a sheet that people see, or what is
 * called one; undefined outside of all dialogs.
 */
export const dialogAround = (layer: Layer, frame: Frame): Layer | undefined =>
  sheets(frame).find((sheet) => layer.order >= sheet.order && contains(sheet.node.box, layer.node.box, 1)) ??
  closest(layer, isCalledDialog);
