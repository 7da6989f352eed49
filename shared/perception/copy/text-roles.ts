import { groupBy } from "../../group-by.ts";
import type { Frame, Layer, TextLayer } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { copyTexts } from "./copy-texts.ts";
import { countWords } from "../text/language/prose.ts";
import { isSure, type Element, type Role } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { textsOf } from "../controls/targets/target-words.ts";
import { bodyStyle, styleOf } from "../text/typography/text-style.ts";

/** The part that a text plays. `unknown` when nothing tells: a rule that needs the role stays silent then. */
export type TextRole =
  | "heading"
  | "body"
  | "label"
  | "button"
  | "link"
  | "nav"
  | "input"
  | "helper"
  | "error"
  | "badge"
  | "unknown";

/** The role of the texts of an element; of a control that is named beside it, of the first of them; null: it says nothing of them. */
const ROLE_IN: Readonly<Record<Role, TextRole | null>> = {
  button: "button",
  "icon-button": "button",
  link: "link",
  field: "input",
  checkbox: "label",
  radio: "label",
  switch: "label",
  slider: null,
  stepper: null,
  chip: "badge",
  "segmented-item": "nav",
  "tab-bar": null,
  tab: "nav",
  "list-row": null,
  card: null,
  "screen-title": "heading",
  "section-heading": "heading",
  "status-bar": null,
  "home-indicator": null,
  keyboard: null,
  logo: null,
  picture: null,
  badge: "badge",
  price: null,
  "error-text": "error",
  "helper-text": "helper",
  "page-dots": null,
  progress: null,
};

/** Headings are told by how they are set, too: less is asked of them. */
const isTold = (one: Element): boolean => isSure(one, ROLE_IN[one.role] === "heading" ? "taken" : "judged");

const ONE_LABEL: ReadonlySet<TextRole> = new Set(["button", "link", "nav", "badge"]);

/** The texts of an element with their roles: a button with several texts says which one is its label only to people. */
function* rolesIn(element: Element): Generator<readonly [TextLayer, TextRole]> {
  const role = ROLE_IN[element.role];
  if (!role || !isTold(element)) return;
  const { label, placeholder, value, words } = element.parts;
  const texts = new Set(element.layers.flatMap(textsOf));
  if (role === "input") {
    for (const text of [placeholder, value, words]) if (text) texts.add(text);
    for (const text of texts) yield [text, role];
    if (label) yield [label, "label"];
    return;
  }
  if (label) texts.add(label);
  const isOne = texts.size === 1 || !ONE_LABEL.has(role);
  const first = texts.values().next().value;
  const rest = role === "label" ? "helper" : role;
  for (const text of texts) yield [text, isOne ? (text === first ? role : rest) : "unknown"];
}

const LOOKS_LIKE_HEADING = { ratio: 1.4, ratioWhenBold: 1.15, boldness: 150 };
const LONGEST_HEADING_WORDS = 15;

function isSetLarge(layer: TextLayer, frame: Frame): boolean {
  const [own, body] = [styleOf(layer), bodyStyle(frame)];
  const ratio = own.sizePx / body.sizePx;
  const isBolder = own.weight >= body.weight + LOOKS_LIKE_HEADING.boldness;
  return ratio >= (isBolder ? LOOKS_LIKE_HEADING.ratioWhenBold : LOOKS_LIKE_HEADING.ratio);
}

const mayBeHeading = ({ node }: TextLayer): boolean =>
  /\p{L}{2}/u.test(node.text.characters) && countWords(node.text.characters) <= LONGEST_HEADING_WORDS;

const isParagraph = ({ node }: TextLayer): boolean => countWords(node.text.characters) >= 12;

/** The role of a text of no element, by how it is set. */
function roleAlone(layer: TextLayer, frame: Frame): TextRole {
  if (isSetLarge(layer, frame) && mayBeHeading(layer)) return "heading";
  return isParagraph(layer) ? "body" : "unknown";
}

/** The role of each text of a frame: by the element that it is of and where it stands in it, or else by how it is set. */
export const textRoles = computed((frame: Frame): ReadonlyMap<Layer, TextRole> => {
  const roles = new Map<Layer, TextRole>();
  for (const element of elements(frame))
    for (const [text, role] of rolesIn(element))
      if (!roles.has(text) && (role !== "heading" || mayBeHeading(text))) roles.set(text, role);
  for (const text of frame.texts) if (!roles.has(text)) roles.set(text, roleAlone(text, frame));
  return roles;
});

const textsByRole = computed((frame: Frame) =>
  groupBy(copyTexts(frame), (text) => textRoles(frame).get(text) ?? "unknown"),
);

/** The texts for people in a frame that have this role. */
export const textsWithRole = (frame: Frame, role: TextRole): readonly TextLayer[] =>
  textsByRole(frame).get(role) ?? [];
