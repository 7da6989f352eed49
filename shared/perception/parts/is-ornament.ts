import { list } from "../../standards/list.ts";
import { selfOrAncestor } from "../frame/self-or-ancestor.ts";
import { nameWords } from "../text/language/words.ts";

const ORNAMENT_WORDS = list(
  "background, backdrop, bg, wave, waves, curve, divider, separator, ornament, decoration, fond, vague, vagues",
  "courbe, separateur",
);

/**
 * True when a layer is a ground or an ornament, which may be stretched on purpose. A photograph and a ground look
 * alike: only its name tells.
 */
export const isOrnament = selfOrAncestor(({ node }) =>
  nameWords(node.name).some((word) => ORNAMENT_WORDS.has(word)),
);
