import { colorfulness } from "../../scene/color.ts";
import type { TextThing, Thing } from "../things/thing.ts";
import type { Element, ElementParts, ElementState, Emphasis } from "./element.ts";
import { contrastOfLook, type Look, type Sight } from "./evidence/sight.ts";
import { isDisabled } from "./is-disabled.ts";
import { isRed } from "./looks/is-red.ts";
import type { Recognised } from "./recognised.ts";
import { charactersOf, textsIn } from "./texts-in.ts";

const LONGEST_LABEL = 200;
const MOST_ICONS = 24;

function iconsIn(things: readonly Thing[]): readonly Thing[] {
  const found: Thing[] = [];
  const collect = (thing: Thing): void => {
    if (found.length >= MOST_ICONS) return;
    if (thing.kind === "icon") found.push(thing);
    else thing.children.forEach(collect);
  };
  things.forEach(collect);
  return found;
}

const labelFrom = (texts: readonly TextThing[]): string =>
  texts
    .map(({ layer }) => charactersOf(layer))
    .join(" ")
    .slice(0, LONGEST_LABEL);

const BESIDE_PX = 160;

/** The nearest words in the line of a box to tick or a switch. */
function labelBeside({ box }: Recognised, sight: Sight): TextThing | undefined {
  const line = { x: box.x - BESIDE_PX, y: box.y, width: box.width + 2 * BESIDE_PX, height: box.height };
  const gap = (text: TextThing): number =>
    Math.max(text.box.x - box.x - box.width, box.x - text.box.x - text.box.width);
  return sight.texts
    .touching(line)
    .map((layer) => sight.textThings.get(layer))
    .filter((text): text is TextThing => text !== undefined && gap(text) >= -1)
    .toSorted((a, b) => gap(a) - gap(b) || a.order - b.order)[0];
}

const LABELLED_BESIDE: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);

type PartsOfFields = ReadonlyMap<Recognised, ElementParts>;

function partsOf(one: Recognised, sight: Sight, ofFields: PartsOfFields): ElementParts {
  const icons = iconsIn(one.things).map(({ layer }) => layer);
  const withIcons = icons.length > 0 ? { icons } : {};
  if (one.role === "field") return { ...ofFields.get(one), ...withIcons };
  const label = LABELLED_BESIDE.has(one.role) ? labelBeside(one, sight) : textsIn(one.things)[0];
  return { ...(label && { label: label.layer }), ...withIcons };
}

const STRONG = 1.8;
const SEEN = 1.04;
/** A bright yellow hardly differs from white by contrast, and is as loud on it as white is on bright yellow. */
const LEAST_APART = 0.4;

const isLoud = (look: Look | undefined): boolean =>
  look !== undefined &&
  (contrastOfLook(look) >= STRONG ||
    Math.abs(colorfulness(look.color) - colorfulness(look.ground)) >= LEAST_APART);

function emphasisOf([thing]: Recognised["things"], sight: Sight): Emphasis {
  const fill = sight.fillOf(thing);
  if (thing.painter && isLoud(fill)) return "filled";
  if (thing.painter && contrastOfLook(fill) >= SEEN) return "tinted";
  return contrastOfLook(sight.strokeOf(thing)) >= SEEN ? "outlined" : "text";
}

function stateOf(one: Recognised, sight: Sight): ElementState | undefined {
  const [thing] = one.things;
  if (one.isSelected) return "selected";
  if (isDisabled(thing.layer)) return "disabled";
  // Red around a box says that something is wrong with it.
  return one.role === "field" && isRed(sight.strokeOf(thing)) ? "error" : undefined;
}

const EMPHATIC: ReadonlySet<string> = new Set(["button", "icon-button", "chip"]);

const wordsOf = ({ label, placeholder, value, words }: ElementParts): string => {
  const layer = label ?? placeholder ?? value ?? words;
  return layer ? charactersOf(layer) : "";
};

const NAMED_BY_A_PART: ReadonlySet<string> = new Set(["field", "checkbox", "radio", "switch"]);

/** Describes an element: its words, its parts, its state and how loudly it is drawn; see `fieldParts`. */
export function describe(
  one: Recognised,
  role: Element["role"],
  sight: Sight,
  ofFields: PartsOfFields,
): Element {
  const parts = partsOf(one, sight, ofFields);
  const state = stateOf(one, sight);
  const [first, ...others] = one.things.map(({ layer }) => layer);
  return {
    role,
    layers: [first as Element["layers"][0], ...others],
    box: one.box,
    label: NAMED_BY_A_PART.has(role) ? wordsOf(parts) : labelFrom(textsIn(one.things)),
    parts,
    ...(state && { state }),
    ...(EMPHATIC.has(role) && { emphasis: emphasisOf(one.things, sight) }),
    certainty: Math.round(one.certainty * 100) / 100,
  };
}
