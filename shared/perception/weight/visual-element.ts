import type { Box } from "../../scene/scene.ts";
import type { Element } from "../elements/element.ts";
import type { Layer } from "../frame/frame.ts";
import type { Thing } from "../things/thing.ts";

/** Something that is seen as one thing before anything is scrolled. */
export interface VisualElement {
  readonly kind: "text" | "control" | "picture" | "icon" | "shape";
  readonly layer: Layer;
  /** What can be seen of it, where people see it. */
  readonly box: Box;
  /** What it is made of, never none. */
  readonly things: readonly [Thing, ...Thing[]];
  /** What people take it for, where that is told. */
  readonly element?: Element;
}
