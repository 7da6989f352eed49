import type { Box } from "../../scene/scene.ts";
import type { Element } from "../elements/element.ts";
import type { Layer } from "../frame/frame.ts";
import type { Thing } from "../things/thing.ts";

/** Something that is seen as one thing before anything is scrolled. */
export interface VisualElement {
  readonly kind: "text" | "control" | "picture" | "icon" | "shape";
  readonly layer: Layer;
  /** The box in which it can be seen, at the place where people see it. */
  readonly box: Box;
  /** The things that it is made of, never none. */
  readonly things: readonly [Thing, ...Thing[]];
  /** The element that people take it for, where that is told. */
  readonly element?: Element;
}
