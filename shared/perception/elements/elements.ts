import { LIST_ROW } from "../frame/limits.ts";
import { byPlace } from "../../scene/geometry.ts";
import { supportingTexts } from "./supporting-texts.ts";
import { eyesOf } from "./fields/eyes-of-fields.ts";
import { computedInSteps, computed, type InSteps } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { styleOf } from "../text/typography/text-style.ts";
import type { Element, Role, ElementParts, ElementState, Emphasis } from "./element.ts";
import { sight, type Sight, contrastOfLook, type Look } from "./evidence/sight.ts";
import { companyIn } from "./evidence/company.ts";
import { usesIn } from "./evidence/setting.ts";
import { rowsIn } from "./fields/fields-alike.ts";
import { fieldParts } from "./fields/field-parts.ts";
import { mainActionOf } from "./main-action.ts";
import { recognise } from "./recognise.ts";
import type { Recognised } from "./recognised.ts";
import { SIGNS } from "./signs/all-signs.ts";
import type { Sign } from "./signs/sign.ts";
import { colorfulness } from "../../scene/color.ts";
import type { TextThing, Thing } from "../things/thing.ts";
import { isDisabled } from "./is-disabled.ts";
import { isRed } from "./looks/colors-of-words.ts";
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
  if (one.isSelected) return "selected";
  if (isDisabled(one.things[0].layer)) return "disabled";
  // Red around a box says that something is wrong with it.
  return one.role === "field" && isRed(sight.strokeOf(one.things[0])) ? "error" : undefined;
}

const EMPHATIC: ReadonlySet<string> = new Set(["button", "icon-button", "chip"]);

const wordsOf = ({ label, placeholder, value, words }: ElementParts): string => {
  const layer = label ?? placeholder ?? value ?? words;
  return layer ? charactersOf(layer) : "";
};

const NAMED_BY_A_PART: ReadonlySet<string> = new Set(["field", "checkbox", "radio", "switch"]);

/** Describes an element: its words, its parts, its state and how loudly it is drawn; see `fieldParts`. */
function describe(one: Recognised, role: Element["role"], sight: Sight, ofFields: PartsOfFields): Element {
  const parts = partsOf(one, sight, ofFields);
  const state = stateOf(one, sight);
  return {
    role,
    layers: one.things.map(({ layer }) => layer) as [Layer, ...Layer[]],
    box: one.box,
    label: NAMED_BY_A_PART.has(role) ? wordsOf(parts) : labelFrom(textsIn(one.things)),
    parts,
    ...(state && { state }),
    ...(EMPHATIC.has(role) && { emphasis: emphasisOf(one.things, sight) }),
    certainty: Math.round(one.certainty * 100) / 100,
  };
}

const TITLE_SHARE = 0.5;
const VIEW_PX = 900;

const sizeOf = ({ things }: Recognised): number => {
  const { first } = things[0].content;
  return first && first.layer.node.text.runs.length > 0 ? styleOf(first.layer).sizePx : 0;
};

/** The heading that names the screen: the largest near its top. */
function titleOf(headings: readonly Recognised[], view: Sight): Recognised | undefined {
  const reach = TITLE_SHARE * Math.min(view.box.height, VIEW_PX);
  return headings
    .filter(({ box }) => box.y - view.box.y <= reach)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.box.y - b.box.y)[0];
}

function roleOf(one: Recognised, title: Recognised | undefined, view: Sight): Role {
  if (one.role === "heading") return one === title ? "screen-title" : "section-heading";
  const isRow = one.box.width >= LIST_ROW.share * view.box.width && one.box.height <= LIST_ROW.maxHeightPx;
  return one.role === "card" && isRow ? "list-row" : one.role;
}

/** The finer roles that are only told apart once all is recognised. */
const FINER: Readonly<Partial<Record<Recognised["role"], readonly Role[]>>> = {
  heading: ["screen-title", "section-heading"],
  card: ["card", "list-row"],
};

/** Nobody has to be told twice that something is not what it looks like. */
const withoutDenied = (found: readonly Recognised[], { isDenied }: Frame): readonly Recognised[] =>
  isDenied
    ? found.filter(({ role, things }) => {
        const roles = FINER[role] ?? [role];
        const layers = things.flatMap(({ layer, painter }) => (painter ? [layer, painter] : [layer]));
        return !layers.some((layer) => roles.some((one) => isDenied(layer, one)));
      })
    : found;

/** The roles of the same things before their colours were changed; undefined where some are no longer seen, or newly. */
function recognisedBefore({ former }: Frame, { things }: Sight): readonly Recognised[] | undefined {
  if (!former) return undefined;
  const before = sight(former).things;
  const isSame = before.every(({ layer }, index) => layer.order === things[index]?.layer.order);
  if (before.length !== things.length || !isSame) return undefined;
  const now = ({ order }: Thing): Thing => things[order] as Thing;
  return recognised(former).map((one) => {
    const [first, ...others] = one.things;
    return { ...one, things: [now(first), ...others.map(now)] };
  });
}

/** Facts that the evidence stands on: each takes steps of its own. */
const GROUNDWORK: readonly InSteps<unknown>[] = [companyIn, usesIn, rowsIn];

const recognised: InSteps<readonly Recognised[]> = computedInSteps(function* (frame) {
  const view = yield* sight.inSteps(frame);
  const before = recognisedBefore(frame, view);
  if (before) return before;
  for (const fact of GROUNDWORK) {
    yield* fact.inSteps(frame);
    yield;
  }
  return yield* recognise(view, SIGNS);
});

/** Tells more of all that is recognised, and adds the texts that support it. */
function* elementsOf(frame: Frame, roles: readonly Recognised[]): Generator<void, readonly Element[], void> {
  const view = sight(frame);
  const found = withoutDenied(roles, frame);
  yield;
  const recognised = [...found, ...eyesOf(found, view)];
  yield;
  const title = titleOf(
    recognised.filter(({ role }) => role === "heading"),
    view,
  );
  const ofFields = fieldParts(recognised, view);
  yield;
  const all = [...recognised, ...supportingTexts(recognised, ofFields, view)];
  yield;
  const described = all.map((one) => describe(one, roleOf(one, title, view), view, ofFields));
  yield;
  const main = mainActionOf(described, view);
  return described
    .map((element) => (element === main ? { ...element, isPrimary: true as const } : element))
    .toSorted((a, b) => byPlace(a.box, b.box));
}

/** The elements of a frame as some of the signs and the model tell them: to measure what a sign brings. */
export function* elementsBy(frame: Frame, signs: readonly Sign[]): Generator<void, readonly Element[], void> {
  return yield* elementsOf(frame, yield* recognise(sight(frame), signs));
}

/**
 * The elements of a frame as people see them, from top to bottom and from left to right: what is painted, what it says
 * and where it stands decide; names, components and prototype links are evidence when they are there.
 */
export const elements = computedInSteps(function* (frame: Frame) {
  return yield* elementsOf(frame, yield* recognised.inSteps(frame));
});

/** The elements of a frame by each of their layers. */
export const elementByLayer = computed(
  (frame: Frame): ReadonlyMap<Layer, Element> =>
    new Map(elements(frame).flatMap((element) => element.layers.map((layer) => [layer, element] as const))),
);
