import { selfOrAncestor } from "./self-or-ancestor.ts";

/** True when a layer, or one around it, is turned: its box is then not as large as the layer. */
export const isTurned = selfOrAncestor(({ node }) => node.rotationDeg !== undefined);
