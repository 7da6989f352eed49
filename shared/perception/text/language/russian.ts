import { OTHER_CYRILLIC, RUSSIAN_LETTERS } from "../../../standards/copy/russian-slips.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";

/**
 * True when the texts of a frame that are in Cyrillic are Russian: they have its letters, and none of its neighbours’.
 */
export const isRussian = computed(
  ({ texts }: Frame): boolean =>
    texts.some(({ node }) => RUSSIAN_LETTERS.test(node.text.characters)) &&
    !texts.some(({ node }) => OTHER_CYRILLIC.test(node.text.characters)),
);
