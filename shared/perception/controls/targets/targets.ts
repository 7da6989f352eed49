import { area } from "../../../scene/geometry.ts";
import { isText, type Frame, type Layer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";
import { remembered } from "../../frame/remembered.ts";
import { isForeignPart } from "../../parts/foreign-part.ts";
import { leadsOn, roleOfComponent } from "../../elements/declared.ts";
import { isPressed, isSure, type Element, type PressedRole, type Role } from "../../elements/element.ts";
import { elements } from "../../elements/elements.ts";
import { isDisabled } from "../../elements/is-disabled.ts";
import { rolesCalled } from "../../elements/role-of-name.ts";
import { holdsText } from "../../text/typography/lone-text.ts";
import { isInline } from "./inline-target.ts";

/** An element that people click or tap. */
export interface Target {
  /** The layer whose box is clicked: of a box to tick, the row with its label. */
  readonly layer: Layer;
  /** Absent of what is no control and leads on by a click, as a card. */
  readonly role?: PressedRole;
  /** Its designer says so: it leads on by a click, or its component is called so. */
  readonly isDeclared: boolean;
  readonly isDisabled: boolean;
  /** It stands in a line of text: its size is bound to the line. */
  readonly isInline: boolean;
}

/**
 * The layer that stands for an element of several pieces, as an icon of lines, which is clicked as one: the largest.
 */
const standingFor = ({ layers }: Element): Layer =>
  layers.reduce((largest, one) => (area(one.node.box) > area(largest.node.box) ? one : largest));

const TOGGLES: ReadonlySet<Role> = new Set<Role>(["checkbox", "radio", "switch"]);
const TALLEST_ROW_PX = 96;

const boxCount = remembered(({ children }: Layer): number => children.filter((one) => !isText(one)).length);

/** A click on the label of a checkbox, radio or switch switches it too: a row that holds just both is the target. */
function clickedBox(layer: Layer, role: Role, frame: Frame): Layer {
  const row = layer.parent;
  if (!row?.parent || !TOGGLES.has(role) || holdsText(layer, frame)) return layer;
  if (row.node.box.height > TALLEST_ROW_PX || row.children.length < 2) return layer;
  return boxCount(row) === 1 ? row : layer;
}

function targetOf(element: Element, frame: Frame): Target | undefined {
  const { role } = element;
  const layer = standingFor(element);
  const isWired = leadsOn(layer);
  if (!isSure(element) || (!isPressed(role) && !isWired)) return undefined;
  const called = roleOfComponent(layer, frame);
  return {
    layer: clickedBox(layer, role, frame),
    ...(isPressed(role) && { role }),
    isDeclared: isWired || (called !== undefined && rolesCalled(called).includes(role)),
    isDisabled: isDisabled(layer),
    isInline: isInline(layer, frame),
  };
}

/** The elements of a frame that people click or tap, in painting order. */
export const targets = computed((frame: Frame): readonly Target[] =>
  elements(frame)
    .flatMap((element) => targetOf(element, frame) ?? [])
    .toSorted((a, b) => a.layer.order - b.layer.order),
);

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
