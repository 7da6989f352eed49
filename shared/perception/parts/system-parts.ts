import { contains } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { frameOf, type Frame, type Layer } from "../frame/frame.ts";
import type { Element, Role } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";

const SYSTEM_ROLES: ReadonlySet<Role> = new Set<Role>(["status-bar", "home-indicator", "keyboard"]);
const SURE = 0.6;

interface SystemParts {
  readonly layers: ReadonlySet<Layer>;
  /** The parts of which one layer is the ground: layers that are painted on it may lie beside it in the file. */
  readonly grounds: readonly Element[];
}

const systemParts = computed((frame: Frame): SystemParts => {
  const found = elements(frame).filter(({ role, certainty }) => SYSTEM_ROLES.has(role) && certainty >= SURE);
  return {
    layers: new Set(found.flatMap(({ layers }) => layers)),
    grounds: found.filter(({ layers }) => layers.length === 1),
  };
});

const liesOn = (layer: Layer, { layers: [ground], box }: Element): boolean =>
  layer.order > ground.order && contains(box, layer.node.box, 1);

/** True when the system paints a layer over every app: its bar with the clock, its home indicator, its keyboard. */
export function isSystemPart(layer: Layer): boolean {
  const { layers, grounds } = systemParts(frameOf(layer));
  return layers.has(layer) || grounds.some((ground) => liesOn(layer, ground));
}
