import { type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { ROLE_WORDS } from "../../standards/words/role-words.ts";
import { computed } from "../frame/computed.ts";
import { copyTexts } from "./copy-texts.ts";
import { holdsOneText, isNamedByItself } from "../text/typography/lone-text.ts";
import { countWords } from "../text/language/prose.ts";
import { isSure, type Role } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { fields } from "../controls/fields/fields.ts";
import { textsOf } from "../controls/targets/target-words.ts";
import { type PressedRole, targets } from "../controls/targets/targets.ts";
import { bodyStyle, styleOf } from "../text/typography/text-style.ts";
import { rememberedText } from "../frame/remembered-text.ts";
import { nameWords } from "../text/language/words.ts";

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
const isCalledHeading = (layer: TextLayer, frame: Frame): boolean => namesOf(layer, frame).some(saysHeading);

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

const ROLE_OF_CONTROL: Readonly<Record<PressedRole, TextRole>> = {
  tab: "nav",
  "segmented-item": "nav",
  checkbox: "label",
  radio: "label",
  switch: "label",
  field: "input",
  chip: "badge",
  button: "button",
  "icon-button": "button",
  link: "link",
};

const LOOKS_LIKE_HEADING = { ratio: 1.4, ratioWhenBold: 1.15, boldness: 150 };
const LONGEST_HEADING_WORDS = 15;

const ONE_LABEL: ReadonlySet<TextRole> = new Set(["button", "link", "nav", "badge"]);

/** A button with several texts says which one is its label only to people. */
function controlRoles(frame: Frame): Map<Layer, TextRole> {
  const roles = new Map<Layer, TextRole>();
  for (const target of targets(frame)) {
    const role = target.role ? ROLE_OF_CONTROL[target.role] : "unknown";
    const texts = fields(frame).get(target.layer)?.inside ?? textsOf(target.layer);
    const isSure = texts.length === 1 || !ONE_LABEL.has(role);
    const rest = role === "label" ? "helper" : role;
    for (const [index, text] of texts.entries())
      roles.set(text, isSure ? (index === 0 ? role : rest) : "unknown");
  }
  return roles;
}

/** How far up a name still speaks of the text: its own, its component's. */
const NAMES_ABOVE = 2;

const roleOfName = rememberedText((name) => {
  const words = nameWords(name);
  return ROLE_WORDS.find(([, names]) => words.some((word) => names.has(word)))?.[0];
});

function roleByName(layer: Layer, frame: Frame): TextRole | undefined {
  let next: Layer | null = layer;
  for (let step = 0; next?.parent && step <= NAMES_ABOVE; step++, next = next.parent) {
    if (!holdsOneText(next, frame)) return undefined;
    const found = isNamedByItself(next) ? undefined : roleOfName(next.node.name);
    if (found) return found;
  }
  return undefined;
}

function isSetLarge(layer: TextLayer, frame: Frame): boolean {
  const [own, body] = [styleOf(layer), bodyStyle(frame)];
  const ratio = own.sizePx / body.sizePx;
  const isBolder = own.weight >= body.weight + LOOKS_LIKE_HEADING.boldness;
  return ratio >= (isBolder ? LOOKS_LIKE_HEADING.ratioWhenBold : LOOKS_LIKE_HEADING.ratio);
}

const HEADING_ROLES: ReadonlySet<Role> = new Set<Role>(["screen-title", "section-heading"]);

/** The texts that people take for a heading, by how they are set and where they stand. */
const seenHeadings = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(
      elements(frame)
        .filter((one) => HEADING_ROLES.has(one.role) && isSure(one, "taken"))
        .flatMap(({ parts }) => parts.label ?? []),
    ),
);

function isHeading(layer: TextLayer, frame: Frame): boolean {
  const { characters } = layer.node.text;
  const mayBe = /\p{L}{2}/u.test(characters) && countWords(characters) <= LONGEST_HEADING_WORDS;
  return (
    mayBe && (seenHeadings(frame).has(layer) || isCalledHeading(layer, frame) || isSetLarge(layer, frame))
  );
}

const isParagraph = ({ node }: TextLayer): boolean => countWords(node.text.characters) >= 12;

function roleOf(layer: TextLayer, frame: Frame): TextRole {
  const byName = roleByName(layer, frame);
  if (byName && byName !== "heading") return byName;
  if (isHeading(layer, frame)) return "heading";
  return isParagraph(layer) ? "body" : "unknown";
}

function addFieldRoles(roles: Map<Layer, TextRole>, frame: Frame): void {
  const found = [...fields(frame).values()];
  for (const { label } of found) if (label && !roles.has(label)) roles.set(label, "label");
  for (const { helper } of found)
    if (helper && !roles.has(helper) && roleOf(helper, frame) === "unknown") roles.set(helper, "helper");
}

/**
 * The role of each text of a frame: by the control or the field it belongs to, then by its name, then by how it is set
 * and where it stands.
 */
export const textRoles = computed((frame: Frame): ReadonlyMap<Layer, TextRole> => {
  const roles = controlRoles(frame);
  addFieldRoles(roles, frame);
  for (const text of frame.texts) if (!roles.has(text)) roles.set(text, roleOf(text, frame));
  return roles;
});

const textsByRole = computed((frame: Frame): ReadonlyMap<TextRole, readonly TextLayer[]> => {
  const byRole = new Map<TextRole, TextLayer[]>();
  for (const text of copyTexts(frame)) {
    const role = textRoles(frame).get(text) ?? "unknown";
    const texts = byRole.get(role);
    if (texts) texts.push(text);
    else byRole.set(role, [text]);
  }
  return byRole;
});

/** The texts for people in a frame that have this role. */
export const textsWithRole = (frame: Frame, role: TextRole): readonly TextLayer[] =>
  textsByRole(frame).get(role) ?? [];
