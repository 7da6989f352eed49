import { DIALOG_WORDS } from "../../standards/page-parts.ts";
import { closest, type Layer } from "../frame/frame.ts";
import { nameWords } from "../text/language/words.ts";

const isCalledDialog = ({ node, parent }: Layer): boolean =>
  parent !== null && nameWords(node.name).some((word) => DIALOG_WORDS.has(word));

/** The dialog that a layer lies in, by its name: it lies over the screen and is used alone; undefined outside of all. */
export const dialogAround = (layer: Layer): Layer | undefined => closest(layer, isCalledDialog);
