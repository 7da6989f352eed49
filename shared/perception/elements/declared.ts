import { area, isSameBox } from "../../scene/geometry.ts";
import type { Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";
import { deedOf } from "../structure/prototype.ts";
import { isWords, type Thing } from "../things/thing.ts";
import type { Role } from "./element.ts";
import type { Sight } from "./evidence/sight.ts";
import type { Presumed } from "./recognised.ts";
import { calledRole } from "./role-of-name.ts";

/** Sure enough to be judged: who draws a screen knows what they draw. */
const CERTAINTY = { called: 0.75, wired: 0.7 };

/** A whole screen that leads on when it is clicked is a shortcut of the prototype, not a control. */
const LARGEST_SHARE_OF_SCREEN = 0.5;
const TALLEST_PX: Partial<Record<Role, number>> = { button: 120, field: 400 };
const TALLEST_OTHER_PX = 96;
/** These are icons of the same name when there are no words in them. */
const NEEDS_WORDS: ReadonlySet<Role> = new Set<Role>(["link", "tab", "chip"]);

/** The layer around another that shows nothing else. */
const wrapperOf = remembered(({ parent, node }: Layer): Layer | undefined =>
  parent?.parent && isSameBox(parent.node.box, node.box) ? parent : undefined,
);

/** The deeds of the clicks on a layer, or on one around it of its size; undefined where nothing happens. */
function deedOfClick(layer: Layer): string | undefined {
  const wrapper = wrapperOf(layer);
  return deedOf(layer) ?? (wrapper && deedOfClick(wrapper));
}

/** True when something happens at a click on a layer, or on one around it of its size. */
export const leadsOn = (layer: Layer): boolean => deedOfClick(layer) !== undefined;

/** A component is named by who made it to be used as that; a group, by whoever drew it or by chance. */
const isComponent = ({ node: { type } }: Layer): boolean => type === "COMPONENT" || type === "INSTANCE";

/** The control that the component of a layer is called; undefined when it is called none, or is none. */
export function roleOfComponent(layer: Layer, frame: Sight["frame"]): Role | undefined {
  if (isComponent(layer)) return calledRole(layer, frame);
  const wrapper = wrapperOf(layer);
  return wrapper && roleOfComponent(wrapper, frame);
}

function calledSo(thing: Thing, sight: Sight): Role | undefined {
  const role = roleOfComponent(thing.layer, sight.frame);
  if (!role || thing.box.height > (TALLEST_PX[role] ?? TALLEST_OTHER_PX)) return undefined;
  const { texts, boxes } = thing.content;
  const isSign = NEEDS_WORDS.has(role) || (role === "field" && !thing.painter && boxes === 0);
  return isSign && texts === 0 ? undefined : role;
}

const LARGEST_SIGN_PX = 64;

/** The role of a thing that leads on by a click: words are a link, a sign or a box with one text a button, all else a card. */
function pressedAs(thing: Thing): Role {
  if (isWords(thing)) return "link";
  const { texts, pictures } = thing.content;
  if (texts === 1 && thing.painter) return "button";
  const isSmall = Math.max(thing.box.width, thing.box.height) <= LARGEST_SIGN_PX;
  return texts + pictures === 0 && isSmall ? "icon-button" : "card";
}

/** Designers wire every layer of one thing: the outermost of those that do the same is the thing. */
function isWired({ layer, box, parent }: Thing, sight: Sight): boolean {
  const deed = deedOfClick(layer);
  const isOne = deed !== undefined && (!parent || deedOfClick(parent.layer) !== deed);
  return isOne && area(box) < LARGEST_SHARE_OF_SCREEN * area(sight.box);
}

/** Of a thing that is cut off by an edge less is hardly seen. */
const LEAST_SEEN = 0.5;

/** The control that a designer declares a thing to be: by the name of its component, or by a click that leads on. */
export function declared(thing: Thing, sight: Sight): Presumed | undefined {
  if (area(thing.box) < LEAST_SEEN * area(thing.layer.node.box)) return undefined;
  const called = calledSo(thing, sight);
  if (called) return { role: called, thing, certainty: CERTAINTY.called };
  return isWired(thing, sight) ? { role: pressedAs(thing), thing, certainty: CERTAINTY.wired } : undefined;
}
