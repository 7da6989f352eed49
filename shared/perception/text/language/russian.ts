import { OTHER_CYRILLIC, RUSSIAN_LETTERS } from "../../../standards/copy/russian-slips.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { type TextLanguage, textLanguage } from "./language.ts";

/** True when the texts of a frame that are in Cyrillic are Russian: they have its letters, and none of its neighbours’. */
const isRussian = computed(
  ({ texts }: Frame): boolean =>
    texts.some(({ node }) => RUSSIAN_LETTERS.test(node.text.characters)) &&
    !texts.some(({ node }) => OTHER_CYRILLIC.test(node.text.characters)),
);

const HAS_CYRILLIC = /\p{Script=Cyrillic}{2}/u;

/** The language of a text for who knows a few words of Russian as well. */
export const languageOrRussian = (layer: TextLayer, frame: Frame): TextLanguage | "ru" =>
  isRussian(frame) && HAS_CYRILLIC.test(layer.node.text.characters) ? "ru" : textLanguage(layer, frame);
