import type { Frame, TextLayer } from "../../frame/frame.ts";
import { holdsOneText, isNamedByItself } from "../typography/lone-text.ts";
import { rememberedText } from "../../frame/remembered-text.ts";
import { nameWords } from "./words.ts";

const HEADING_WORDS: ReadonlySet<string> = new Set(["heading", "headline", "titre"]);
const LEVEL = /\b(?:h|heading |titre )[1-6]\b/;

const ownName = (layer: TextLayer): string => (isNamedByItself(layer) ? "" : layer.node.name);

const parentName = ({ parent }: TextLayer, frame: Frame): string =>
  parent?.parent && holdsOneText(parent, frame) ? parent.node.name : "";

const styleName = ({ node }: TextLayer, { scene }: Frame): string =>
  scene.styles[node.styles?.["text"] ?? ""]?.name ?? "";

const namesOf = (layer: TextLayer, frame: Frame): readonly string[] => [
  ownName(layer),
  parentName(layer, frame),
  styleName(layer, frame),
];

const saysHeading = rememberedText((name) => {
  const words = nameWords(name);
  return words.some((word) => HEADING_WORDS.has(word)) || LEVEL.test(words.join(" "));
});

/** True when a text is called a heading by its name, its component's or its text style's. */
export const isCalledHeading = (layer: TextLayer, frame: Frame): boolean =>
  namesOf(layer, frame).some(saysHeading);
