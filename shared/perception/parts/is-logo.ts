import { LOGO_WORDS } from "../../standards/words/logo-words.ts";
import { selfOrAncestor } from "../frame/self-or-ancestor.ts";
import { nameWords } from "../text/language/words.ts";

/** True when a layer is part of a logo, by its name or an ancestor's. */
export const isLogo = selfOrAncestor(({ node }) => nameWords(node.name).some((word) => LOGO_WORDS.has(word)));
