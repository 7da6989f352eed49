import { TOOL_WORDS } from "../../standards/copy/placeholder-copy.ts";
import { selfOrAncestor } from "../frame/self-or-ancestor.ts";
import { nameWords } from "../text/language/words.ts";

/** True when a layer is part of a tool to edit with, or of a table, where 'Text' or 'Title' is an honest word. */
export const isInTool = selfOrAncestor(
  ({ node }) => !node.text && nameWords(node.name).some((word) => TOOL_WORDS.has(word)),
);
