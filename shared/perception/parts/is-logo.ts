import { selfOrAncestor } from "../frame/self-or-ancestor.ts";
import { nameWords } from "../text/words.ts";

const LOGO_WORDS: ReadonlySet<string> = new Set(["logo", "logotype", "wordmark", "brandmark"]);

/** Whether a layer is part of a logo, by its name or an ancestor's. */
export const isLogo = selfOrAncestor(({ node }) => nameWords(node.name).some((word) => LOGO_WORDS.has(word)));
