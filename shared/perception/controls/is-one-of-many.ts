import { list } from "../../standards/list.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { nameWords } from "../text/language/words.ts";
import type { Role } from "../elements/element.ts";
import { elementByLayer } from "../elements/elements.ts";
import { targetByLayer } from "./targets/targets.ts";

const ONE_OF_MANY: ReadonlySet<Role | undefined> = new Set<Role>(["radio", "tab", "segmented-item"]);
const NAVIGATION_WORDS = list("nav, navigation, tab");

/**
 * True when only one of a control and those beside it can be chosen: radio buttons, tabs, the places of a navigation.
 */
export const isOneOfMany = (layer: Layer, frame: Frame): boolean =>
  ONE_OF_MANY.has(targetByLayer(frame).get(layer)?.role) ||
  ONE_OF_MANY.has(elementByLayer(frame).get(layer)?.role) ||
  nameWords(layer.node.name).some((word) => NAVIGATION_WORDS.has(word));
