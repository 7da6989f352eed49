import { area, sharedArea } from "../../../scene/geometry.ts";
import { indexBoxes } from "../../frame/box-index.ts";
import { descendants, isText, type Frame, type Layer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";
import { calledRole, rolesCalled } from "../../elements/role-of-name.ts";
import { isForeignPart } from "../../parts/foreign-part.ts";
import type { Element, Role } from "../../elements/element.ts";
import { elements } from "../../elements/elements.ts";
import { inputBoxOf } from "../fields/input-box.ts";
import { isDisabled } from "../../elements/is-disabled.ts";
import { holdsText } from "../../text/typography/lone-text.ts";
import { boxPainter, isPainted } from "../../paint/painted-box.ts";
import { isClick, leadsAnywhere } from "../../structure/prototype.ts";
import { remembered } from "../../frame/remembered.ts";
import { rememberedText } from "../../frame/remembered-text.ts";
import { nameWords } from "../../text/language/words.ts";
import { isInline, isLinkText } from "./inline-target.ts";

/** The roles of what people click or tap. */
const PRESSED = [
  "button",
  "icon-button",
  "link",
  "field",
  "checkbox",
  "radio",
  "switch",
  "chip",
  "segmented-item",
  "tab",
] as const satisfies readonly Role[];
export type PressedRole = (typeof PRESSED)[number];

const isPressed = (role: Role): role is PressedRole => (PRESSED as readonly Role[]).includes(role);

/** Something that people click or tap. */
export interface Target {
  /** The layer whose box is clicked: of a field with a label, the box of its input when it can be told. */
  readonly layer: Layer;
  /** How it is known: it reacts to clicks in the prototype, its component or only a layer is called so, or by its looks. */
  readonly how: "reaction" | "component-name" | "layer-name" | "structure";
  /** By its name, or else by its looks; absent when neither tells. */
  readonly role?: PressedRole;
  readonly isDisabled: boolean;
  /** It stands in a line of text: its size is bound to the line. */
  readonly isInline: boolean;
}

/** True of a target that is one only by its looks or by what somebody called a layer: neither is enough to be sure. */
export const isGuessed = ({ how }: Target): boolean => how === "structure" || how === "layer-name";

/** A whole screen that leads on when it is clicked is a shortcut of the prototype, not a control. */
const LARGEST_SHARE_OF_SCREEN = 0.5;
const TALLEST_PX: Partial<Record<PressedRole, number>> = { button: 120, field: 400 };
const TALLEST_OTHER_PX = 96;

const hasClickReaction = ({ node }: Layer): boolean => (node.reactions ?? []).some(isClick);

const reactsToClicks = (layer: Layer, frame: Frame): boolean =>
  hasClickReaction(layer) && area(layer.node.box) < LARGEST_SHARE_OF_SCREEN * area(frame.root.node.box);

/** These are icons of the same name when there are no words in them, and a field is one without a box, too. */
const NEEDS_WORDS: ReadonlySet<PressedRole> = new Set(["link", "tab", "chip"]);

const isIcon = (layer: Layer, role: PressedRole, frame: Frame): boolean =>
  !holdsText(layer, frame) && (NEEDS_WORDS.has(role) || (role === "field" && !isPainted(inputBoxOf(layer))));

function namedRole(layer: Layer, frame: Frame): PressedRole | undefined {
  if (isText(layer) || layer.node.type === "COMPONENT_SET" || layer.node.type === "VECTOR") return undefined;
  if (isSearchBox(layer, frame)) return "field";
  const role = calledRole(layer, frame);
  if (!role || layer.node.box.height > (TALLEST_PX[role] ?? TALLEST_OTHER_PX)) return undefined;
  return isIcon(layer, role, frame) ? undefined : role;
}

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

const TOGGLES: ReadonlySet<PressedRole> = new Set(["checkbox", "radio", "switch"]);

const boxCount = remembered(({ children }: Layer): number => children.filter((one) => !isText(one)).length);

/** A click on the label of a checkbox, radio or switch switches it too: a row that holds just both is the target. */
function labelledRow(layer: Layer, role: PressedRole, frame: Frame): Layer {
  const row = layer.parent;
  if (!row?.parent || !TOGGLES.has(role) || holdsText(layer, frame)) return layer;
  if (row.node.box.height > TALLEST_OTHER_PX || row.children.length < 2) return layer;
  return boxCount(row) === 1 ? row : layer;
}

function clickedBox(layer: Layer, role: PressedRole | undefined, frame: Frame): Layer {
  if (!role) return layer;
  return role === "field" ? inputBoxOf(layer) : labelledRow(layer, role, frame);
}

/** Elements that are less certain are not judged as controls; many a text is set like a link. */
const LEAST_CERTAINTY = { link: 0.88, other: 0.7 };

function seenRole({ role, certainty }: Element): PressedRole | undefined {
  const least = role === "link" ? LEAST_CERTAINTY.link : LEAST_CERTAINTY.other;
  return isPressed(role) && certainty >= least ? role : undefined;
}

/**
 * The layer that stands for an element of several pieces, as an icon of lines, which is clicked as one: the largest.
 */
const standingFor = ({ layers: [first, ...others] }: Element): Layer =>
  others.reduce((largest, one) => (area(one.node.box) > area(largest.node.box) ? one : largest), first);

/** A component is named by who made it to be used as that; a group, by whoever drew it or by chance. */
const isComponent = ({ node }: Layer): boolean => node.type === "COMPONENT" || node.type === "INSTANCE";

/** The elements that stand for controls, by the layer that stands for each of them, in painting order. */
const seenControls = computed((frame: Frame): ReadonlyMap<Layer, PressedRole> => {
  const found = elements(frame).flatMap((element) => {
    const role = seenRole(element);
    return role ? [[standingFor(element), role] as const] : [];
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
  const named = namedRole(layer, frame);
  const role = isComponent(layer) ? (named ?? seen) : (seen ?? named);
  const how = howKnown(layer, frame, seen !== undefined, named !== undefined);
  if (!how || (how === "layer-name" && role === "field" && isBareLabel(layer))) return undefined;
  return {
    layer: how === "reaction" ? layer : clickedBox(layer, role, frame),
    how,
    ...(role && { role }),
    isDisabled: isDisabled(layer),
    isInline: isInline(layer, frame),
  };
}

/** A target larger than this may hold others: a card that leads on, with a button in it. */
const LARGEST_SINGLE_HEIGHT_PX = 72;

const isSingle = ({ layer, role }: Target): boolean =>
  role !== undefined || layer.node.box.height <= LARGEST_SINGLE_HEIGHT_PX;

/** The controls that react by themselves in one that does, and those that people see in a field or in a row wired as one. */
function controlsInside(layer: Layer, whole: Target, frame: Frame, found: Target[]): void {
  for (const child of layer.children) {
    const seen = seenControls(frame).get(child);
    const isSeen =
      whole.role === "field"
        ? seen === "button" || seen === "icon-button"
        : whole.role === undefined && seen !== undefined && seen !== "field";
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
function holdsOthers({ layer, how, role }: Target, frame: Frame): boolean {
  if (how === "reaction" || role === undefined || seenControls(frame).has(layer)) return false;
  const inside = descendants(layer).filter(
    (one) => seenControls(frame).has(one) && (isText(one) || holdsText(one, frame)),
  );
  const own = inside.filter(
    (one) =>
      rolesCalled(role).includes(seenControls(frame).get(one) ?? role) ||
      area(one.node.box) >= OWN_SHARE * area(layer.node.box),
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
const isDenied = ({ layer, role }: Target, frame: Frame): boolean =>
  role !== undefined && rolesCalled(role).some((one) => frame.isDenied?.(layer, one));

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

/** The layers of the targets of some roles, without those that cannot be used now. */
export const activeTargets = (frame: Frame, ...roles: readonly PressedRole[]): readonly Layer[] =>
  targets(frame)
    .filter(({ role, isDisabled: isOff }) => !isOff && role !== undefined && roles.includes(role))
    .map(({ layer }) => layer)
    .filter((layer) => layer.parent !== null && !isForeignPart(layer));
