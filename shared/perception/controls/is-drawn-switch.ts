import { list } from "../../standards/list.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { nameWords } from "../text/language/words.ts";
import { elementByLayer } from "../elements/elements.ts";

/** A switch lies on its side; a button that toggles something, such as a sidebar, is square. */
const RATIO = { min: 1.3, max: 3 };
const BUTTON_WORDS = list("button, btn, bouton");

/** True when what is called a switch is drawn like one: 'toggle' and 'switch' are also said of buttons. */
export function isDrawnSwitch(layer: Layer, frame: Frame): boolean {
  if (elementByLayer(frame).get(layer)?.role === "switch") return true;
  const { width, height } = layer.node.box;
  const isCalledButton = nameWords(layer.node.name).some((word) => BUTTON_WORDS.has(word));
  return !isCalledButton && width >= RATIO.min * height && width <= RATIO.max * height;
}
