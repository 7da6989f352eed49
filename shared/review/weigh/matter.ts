import { textRoles, type TextRole } from "../../perception/copy/text-roles.ts";
import type { Element, Role } from "../../perception/elements/element.ts";
import { elements } from "../../perception/elements/elements.ts";
import { computed } from "../../perception/frame/computed.ts";
import { isText, type Frame, type Layer, type TextLayer } from "../../perception/frame/frame.ts";
import { bodyStyle, styleOf } from "../../perception/text/typography/text-style.ts";
import { DIVIDER_WORDS } from "../../standards/words/divider-words.ts";
import { labelWords } from "../../perception/text/language/label-words.ts";
import { fadesAway } from "../../perception/contrast/fades-away.ts";

/** The steps by which a part of a screen matters to the people who use it, the most first. */
export const MATTERS = ["main", "label", "control", "text", "secondary", "incidental"] as const;
export type Matter = (typeof MATTERS)[number];

/** How much elements matter to people; null says nothing of the layers in them. */
const OF_ROLE: Readonly<Record<Role, Matter | null>> = {
  button: "control",
  "icon-button": "control",
  link: "control",
  field: "control",
  checkbox: "control",
  radio: "control",
  switch: "control",
  slider: "control",
  stepper: "control",
  chip: "control",
  "segmented-item": "control",
  tab: "control",
  "screen-title": "text",
  "section-heading": "text",
  price: "text",
  "error-text": "text",
  "helper-text": "secondary",
  badge: "secondary",
  logo: "incidental",
  picture: "incidental",
  "status-bar": "incidental",
  "home-indicator": "incidental",
  keyboard: "incidental",
  "page-dots": "incidental",
  "tab-bar": null,
  "list-row": null,
  card: null,
  sheet: null,
  progress: null,
};

/**
 * How much a text matters by its role, which may rest on a name: it raises what a text matters, and never lowers it.
 */
const OF_TEXT: Readonly<Partial<Record<TextRole, Matter>>> = {
  heading: "text",
  body: "text",
  error: "text",
  label: "label",
  button: "control",
  link: "control",
  nav: "control",
  input: "control",
};

/**
 * Less is asked of a part that is not there for long, or not for everyone, but only when it is this certain to
 * be one.
 */
const SURE = 0.6;

function ofElement({ role, state, isPrimary, certainty }: Element): Matter | null {
  if (isPrimary) return "main";
  const matter = state === "disabled" ? "incidental" : OF_ROLE[role];
  return matter === "incidental" && certainty < SURE ? null : matter;
}

/** In a field with a label of its own the words inside are a sample. */
function* partsOf(element: Element): Generator<readonly [Layer | undefined, Matter]> {
  const { label, placeholder, value, words, helper } = element.parts;
  const own = ofElement(element);
  if (element.role !== "field") {
    if (own) yield [label, own];
    return;
  }
  const inside = [placeholder, value, words];
  const isNamed = label !== undefined && !inside.includes(label);
  for (const text of inside) yield [text, isNamed ? "incidental" : "label"];
  yield [helper, "secondary"];
  yield [label, "label"];
}

const byElements = (frame: Frame): ReadonlyMap<Layer, Matter> => {
  const found = new Map<Layer, Matter>();
  for (const element of elements(frame)) {
    const own = ofElement(element);
    if (own) for (const layer of element.layers) found.set(layer, own);
  }
  for (const element of elements(frame))
    for (const [layer, matter] of partsOf(element)) if (layer) found.set(layer, matter);
  return found;
};

/** The “or” between two ways to sign in: who misses it still sees both. */
const isDivider = ({ node }: TextLayer): boolean =>
  DIVIDER_WORDS.has(labelWords(node.text.characters).join(" "));

/** A letter by itself is an initial, a key or left over: nobody reads it as a word. */
const isOneLetter = ({ node }: TextLayer): boolean => /^\p{L}$/u.test(node.text.characters.trim());

function ofText(layer: TextLayer, frame: Frame): Matter {
  if (isDivider(layer) || isOneLetter(layer)) return "incidental";
  const known = OF_TEXT[textRoles(frame).get(layer) ?? "unknown"];
  if (known) return known;
  return styleOf(layer).sizePx < bodyStyle(frame).sizePx ? "secondary" : "text";
}

/** For each layer, by its `order`: what lies in a control matters as the control does. */
const matters = computed((frame: Frame): readonly (Matter | undefined)[] => {
  const known = byElements(frame);
  const inherited: (Matter | undefined)[] = [];
  return frame.layers.map((layer) => {
    const above = layer.parent ? inherited[layer.parent.order] : undefined;
    const own = known.get(layer) ?? above;
    inherited.push(own);
    if (!isText(layer) || layer.node.text.runs.length === 0) return own;
    if (own === "main" && textRoles(frame).get(layer) === "input") return "control";
    return own ?? ofText(layer, frame);
  });
});

/**
 * How much a layer matters to the people who use the screen, by what is recognised and how it is set, never by its name
 * alone. Undefined for what is neither text nor part of a control.
 */
function matterOf(layer: Layer, frame: Frame): Matter | undefined {
  const matter = matters(frame)[layer.order];
  return matter !== "main" && isText(layer) && fadesAway(layer, frame) ? "incidental" : matter;
}

/** The one of several layers that matters most; undefined when nothing is known of any. */
export function mostOf(layers: readonly Layer[], frame: Frame): Matter | undefined {
  const found = new Set(layers.map((layer) => matterOf(layer, frame)));
  return MATTERS.find((matter) => found.has(matter));
}
