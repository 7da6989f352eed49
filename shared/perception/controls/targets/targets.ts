import { area, sharedArea } from "../../../scene/geometry.ts";
import { indexBoxes } from "../../frame/box-index.ts";
import { descendants, isText, type Frame, type Layer } from "../../frame/frame.ts";
import type { ControlKind } from "../../../standards/words/control-names.ts";
import { computed } from "../../frame/computed.ts";
import { controlKind } from "../../elements/control-kind.ts";
import { isForeignPart } from "../../parts/foreign-part.ts";
import { type Element, type Role, ROLES } from "../../elements/element.ts";
import { elements } from "../../elements/elements.ts";
import { inputBoxOf } from "../fields/input-box.ts";
import { isDisabled } from "../../elements/is-disabled.ts";
import { holdsText } from "../../text/typography/lone-text.ts";
import { boxPainter } from "../../paint/painted-box.ts";
import { isClick, leadsAnywhere } from "../../structure/prototype.ts";
import { remembered } from "../../frame/remembered.ts";
import { rememberedText } from "../../frame/remembered-text.ts";
import { nameWords } from "../../text/language/words.ts";
import { isInline, isLinkText } from "./inline-target.ts";

/** Something that people click or tap. */
export interface Target {
  /** The layer whose box is clicked: of a field with a label, the box of its input when it can be told. */
  readonly layer: Layer;
  /** How it is known: it reacts to clicks in the prototype, its component or only a layer is called so, or by its looks. */
  readonly how: "reaction" | "component-name" | "layer-name" | "structure";
  /** The kind of control by its name, or else by its looks; absent when neither tells. */
  readonly kind?: ControlKind;
  readonly isDisabled: boolean;
  /** It stands in a line of text: its size is bound to the line. */
  readonly isInline: boolean;
}

/** True of a target that is one only by its looks or by what somebody called a layer: neither is enough to be sure. */
export const isGuessed = ({ how }: Target): boolean => how === "structure" || how === "layer-name";

/** A whole screen that leads on when it is clicked is a shortcut of the prototype, not a control. */
const LARGEST_SHARE_OF_SCREEN = 0.5;
const TALLEST_PX: Partial<Record<ControlKind, number>> = { button: 120, input: 400 };
const TALLEST_OTHER_PX = 96;

const hasClickReaction = ({ node }: Layer): boolean => (node.reactions ?? []).some(isClick);

const reactsToClicks = (layer: Layer, frame: Frame): boolean =>
  hasClickReaction(layer) && area(layer.node.box) < LARGEST_SHARE_OF_SCREEN * area(frame.root.node.box);

/** These are icons of the same name when there are no words in them. */
const NEEDS_WORDS: ReadonlySet<ControlKind> = new Set(["link", "select", "menu-item", "tab", "chip"]);

function namedKind(layer: Layer, frame: Frame): ControlKind | undefined {
  if (isText(layer) || layer.node.type === "COMPONENT_SET" || layer.node.type === "VECTOR") return undefined;
  if (isSearchBox(layer, frame)) return "input";
  const kind = controlKind(layer, frame);
  if (!kind || layer.node.box.height > (TALLEST_PX[kind] ?? TALLEST_OTHER_PX)) return undefined;
  if (NEEDS_WORDS.has(kind) && !holdsText(layer, frame)) return undefined;
  return kind;
}

const FIELDS: ReadonlySet<ControlKind | undefined> = new Set(["input", "select"]);

/** Words in nothing that is painted are the label of a field, and no field, whatever the layer around them is called. */
const isBareLabel = (layer: Layer): boolean =>
  boxPainter(layer) === undefined && layer.children.length > 0 && descendants(layer).every(isText);

/** 'Search' alone is a field when it is a box with words in it, and an icon otherwise. */
const SEARCH_NAMES: ReadonlySet<string> = new Set(["search", "recherche"]);
const SEARCH_BOX = { minWidthPx: 80, maxHeightPx: 64 };

const isCalledSearch = rememberedText((name) => SEARCH_NAMES.has(nameWords(name).join(" ")));

const isSearchBox = (layer: Layer, frame: Frame): boolean =>
  isCalledSearch(layer.node.name) &&
  layer.node.box.width >= SEARCH_BOX.minWidthPx &&
  layer.node.box.height <= SEARCH_BOX.maxHeightPx &&
  boxPainter(layer) !== undefined &&
  holdsText(layer, frame);

const TOGGLES: ReadonlySet<ControlKind> = new Set(["checkbox", "radio", "switch"]);

const boxCount = remembered(({ children }: Layer): number => children.filter((one) => !isText(one)).length);

/** A click on the label of a checkbox, radio or switch switches it too: a row that holds just both is the target. */
function labelledRow(layer: Layer, kind: ControlKind, frame: Frame): Layer {
  const row = layer.parent;
  if (!row?.parent || !TOGGLES.has(kind) || holdsText(layer, frame)) return layer;
  if (row.node.box.height > TALLEST_OTHER_PX || row.children.length < 2) return layer;
  return boxCount(row) === 1 ? row : layer;
}

function clickedBox(layer: Layer, kind: ControlKind | undefined, frame: Frame): Layer {
  if (!kind) return layer;
  return FIELDS.has(kind) ? inputBoxOf(layer) : labelledRow(layer, kind, frame);
}

/** The kind of control that each role is; roles that nobody clicks have none. */
const KIND_OF_ROLE: Partial<Readonly<Record<Role, ControlKind>>> = {
  button: "button",
  "icon-button": "button",
  link: "link",
  field: "input",
  checkbox: "checkbox",
  radio: "radio",
  switch: "switch",
  chip: "chip",
  "segmented-item": "tab",
  tab: "tab",
};

/** Elements that are less certain are not judged as controls; many a text is set like a link. */
const LEAST_CERTAINTY = { link: 0.88, other: 0.7 };

function seenKind({ role, certainty }: Element): ControlKind | undefined {
  const least = role === "link" ? LEAST_CERTAINTY.link : LEAST_CERTAINTY.other;
  return certainty >= least ? KIND_OF_ROLE[role] : undefined;
}

/**
 * The layer that stands for an element of several pieces, as an icon of lines, which is clicked as one: the largest.
 */
const standingFor = ({ layers: [first, ...others] }: Element): Layer =>
  others.reduce((largest, one) => (area(one.node.box) > area(largest.node.box) ? one : largest), first);

/** A component is named by who made it to be used as that; a group, by whoever drew it or by chance. */
const isComponent = ({ node }: Layer): boolean => node.type === "COMPONENT" || node.type === "INSTANCE";

/** The elements that stand for controls, by the layer that stands for each of them, in painting order. */
const seenControls = computed((frame: Frame): ReadonlyMap<Layer, ControlKind> => {
  const found = elements(frame).flatMap((element) => {
    const kind = seenKind(element);
    return kind ? [[standingFor(element), kind] as const] : [];
  });
  return new Map(found.toSorted(([a], [b]) => a.order - b.order));
});

function howKnown(layer: Layer, frame: Frame, isSeen: boolean, isNamed: boolean): Target["how"] | undefined {
  if (reactsToClicks(layer, frame)) return "reaction";
  if (isNamed && isComponent(layer)) return "component-name";
  if (isSeen || isLinkText(layer)) return "structure";
  return isNamed ? "layer-name" : undefined;
}

function targetOf(layer: Layer, frame: Frame): Target | undefined {
  const seen = seenControls(frame).get(layer);
  const named = namedKind(layer, frame);
  const isNamedBetter = isComponent(layer) || (FIELDS.has(seen) && FIELDS.has(named));
  const kind = isNamedBetter ? (named ?? seen) : (seen ?? named);
  const how = howKnown(layer, frame, seen !== undefined, named !== undefined);
  if (!how || (how === "layer-name" && FIELDS.has(kind) && isBareLabel(layer))) return undefined;
  return {
    layer: how === "reaction" ? layer : clickedBox(layer, kind, frame),
    how,
    ...(kind && { kind }),
    isDisabled: isDisabled(layer),
    isInline: isInline(layer, frame),
  };
}

/** A target larger than this may hold others: a card that leads on, with a button in it. */
const LARGEST_SINGLE_HEIGHT_PX = 72;

const isSingle = ({ layer, kind }: Target): boolean =>
  kind !== undefined || layer.node.box.height <= LARGEST_SINGLE_HEIGHT_PX;

/** The controls that react by themselves in one that does, and those that people see in a field or in a row wired as one. */
function controlsInside(layer: Layer, whole: Target, frame: Frame, found: Target[]): void {
  for (const child of layer.children) {
    const seen = seenControls(frame).get(child);
    const isSeen = FIELDS.has(whole.kind)
      ? seen === "button"
      : whole.kind === undefined && seen !== undefined && !FIELDS.has(seen);
    const isOwn =
      child.visibleBox &&
      (isSeen || reactsToClicks(child, frame)) &&
      area(child.node.box) < area(layer.node.box) / 2;
    const target = isOwn ? targetOf(child, frame) : undefined;
    if (target) found.push(target);
    else controlsInside(child, whole, frame, found);
  }
}

/** Designers wire the icon of a button: where nothing else is in it, its click is the button's. */
function standsForAll({ layer, how }: Target, [only, ...others]: readonly Target[], frame: Frame): boolean {
  return only !== undefined && others.length === 0 && how !== "reaction" && !holdsText(layer, frame);
}

/** The share of a box that its own control fills. */
const OWN_SHARE = 0.5;

/** True of what is only called a control and holds another, or several of the kind: a row with a button in it. */
function holdsOthers({ layer, how, kind }: Target, frame: Frame): boolean {
  if (how === "reaction" || kind === undefined || seenControls(frame).has(layer)) return false;
  const inside = descendants(layer).filter(
    (one) => seenControls(frame).has(one) && (isText(one) || holdsText(one, frame)),
  );
  const own = inside.filter(
    (one) => seenControls(frame).get(one) === kind || area(one.node.box) >= OWN_SHARE * area(layer.node.box),
  );
  return inside.length > 0 && own.length !== 1;
}

function collect(layer: Layer, frame: Frame, found: Target[]): void {
  const isSeen = layer.visibleBox !== null && !layer.node.isMask;
  const told =
    isSeen && (layer.parent || frame.root.node.type !== "FRAME") ? targetOf(layer, frame) : undefined;
  const target = told && !holdsOthers(told, frame) ? told : undefined;
  if (target) found.push(target);
  if (target && isSingle(target)) {
    const inside: Target[] = [];
    controlsInside(layer, target, frame, inside);
    if (!standsForAll(target, inside, frame)) found.push(...inside);
  } else for (const child of layer.children) collect(child, frame, found);
}

/**
 * A key for the deed of a click, equal where the same happens; undefined for a layer that does not react, or
 * whose click leads nobody knows where.
 */
export function deedOf({ node: { reactions = [] } }: Layer): string | undefined {
  const clicks = reactions.filter(isClick);
  return clicks.length === 0 || clicks.some(leadsAnywhere) ? undefined : JSON.stringify(clicks);
}

const PART_SHARE = 0.9;

const liesOn = ({ node: { box: part } }: Layer, { node: { box: whole } }: Layer): boolean =>
  area(part) < area(whole) && sharedArea(part, whole) >= PART_SHARE * area(part);

/** Targets that lie on another one and do the same are parts of it: designers wire every layer of one thing. */
function partsOfOthers(all: readonly Target[]): ReadonlySet<Target> {
  const byDeed = new Map<string, Target[]>();
  for (const target of all) {
    const deed = deedOf(target.layer);
    if (deed === undefined) continue;
    const group = byDeed.get(deed);
    if (group) group.push(target);
    else byDeed.set(deed, [target]);
  }
  return new Set(
    [...byDeed.values()].flatMap((group) => {
      const index = indexBoxes(group.map(({ layer }) => layer));
      return group.filter(
        ({ layer }) => index.touching(layer.node.box, (one) => liesOn(layer, one)).length > 0,
      );
    }),
  );
}

/** True for what somebody said is no such control. */
const isDenied = ({ layer, kind }: Target, frame: Frame): boolean =>
  ROLES.some((role) => KIND_OF_ROLE[role] === kind && kind !== undefined && frame.isDenied?.(layer, role));

/** The interactive parts of a frame, in painting order, each once: the icon in a button is part of the button. */
export const targets = computed((frame: Frame): readonly Target[] => {
  const found: Target[] = [];
  collect(frame.root, frame, found);
  const parts = partsOfOthers(found);
  return found.filter((target) => !parts.has(target) && !isDenied(target, frame));
});

/** The targets of a frame by their layer. */
export const targetByLayer = computed(
  (frame: Frame): ReadonlyMap<Layer, Target> =>
    new Map(targets(frame).map((target) => [target.layer, target])),
);

/** The layers of the targets of some kinds, without those that cannot be used now. */
export const activeTargets = (frame: Frame, ...kinds: readonly ControlKind[]): readonly Layer[] =>
  targets(frame)
    .filter(({ kind, isDisabled: isOff }) => !isOff && kind !== undefined && kinds.includes(kind))
    .map(({ layer }) => layer)
    .filter((layer) => layer.parent !== null && !isForeignPart(layer));
