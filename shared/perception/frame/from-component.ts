import type { Layer } from "./frame.ts";
import { rememberedFlag } from "./remembered.ts";

/** A slot takes over what the component says of it, without the variables that say so. */
const GIVEN: ReadonlySet<string> = new Set(["INSTANCE", "SLOT"]);

/** True when a layer is or lies in an instance or a slot: what it is like was decided in the component. */
export const isFromComponent: (layer: Layer) => boolean = rememberedFlag(
  ({ node, parent }: Layer) => GIVEN.has(node.type) || (parent !== null && isFromComponent(parent)),
);
