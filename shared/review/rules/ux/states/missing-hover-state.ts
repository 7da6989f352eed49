import {
  type ControlSet,
  controlSets,
  drawsState,
  holdsWord,
  knowsState,
  statesOf,
} from "../../../../perception/controls/variant-states.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import type { ControlKind } from "../../../../standards/words/control-names.ts";
import { list } from "../../../../standards/list.ts";
import { STATE_WORDS } from "../../../../standards/words/state-words.ts";

/** Over a field the pointer changes by itself, and a box that is ticked needs no more than its sign. */
const ANSWERS_THE_POINTER: ReadonlySet<ControlKind> = new Set([
  "button",
  "link",
  "tab",
  "menu-item",
  "select",
  "chip",
]);

/** Words for devices, and places on them, without a pointer. */
const TOUCH_WORDS = list("ios, android, mobile, phone, iphone, ipad, tablet, touch, bottom, watch, tv, tvos");

const isForTouch = (set: Layer, { root, scene }: Frame): boolean =>
  [set.node.name, root.node.name, scene.page.name, scene.file].some((name) => holdsWord(name, TOUCH_WORDS));

/**
 * True when a set has a look for being pressed, and so may be made for a phone: there is no pointer to hover with.
 */
const mayBeForTouch = (set: Layer): boolean =>
  [STATE_WORDS.pressed, STATE_WORDS.active].some((words) => knowsState(set, words));

const isForKeyboard = (set: Layer): boolean => drawsState(set, STATE_WORDS.focus) && !mayBeForTouch(set);

const drawsUse = (set: Layer): boolean =>
  [STATE_WORDS.focus, STATE_WORDS.pressed, STATE_WORDS.disabled].some((words) => drawsState(set, words));

const isForPointer = (set: Layer, setsWithHover: readonly ControlSet[]): boolean =>
  isForKeyboard(set) || (drawsUse(set) && setsWithHover.some(({ layer }) => layer !== set));

export const missingHoverState = defineRule({
  id: "missing-hover-state",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  judges: "variants",
  basis: "https://www.nngroup.com/articles/button-states-communicate-interaction/",
  mendedIn: "component",
  says: {
    en: {
      title: "No state for the pointer",
      problem: "“{name}” has a look for {states}, and none for when the pointer is over it.",
      why: "With a mouse, this is how people see what can be clicked, and that they are on it.",
      fix: "Add a variant “Hover” that looks different at a glance, or say that the control is for touch alone.",
    },
    fr: {
      title: "Aucun état pour le pointeur",
      problem: "« {name} » a une apparence pour {states}, mais aucune quand le pointeur est dessus.",
      why: "Avec une souris, c’est à cela que l’on voit ce qui se clique, et que l’on est dessus.",
      fix: "Ajoutez une variante « Survol » que l’on distingue d’un coup d’œil, ou précisez que le composant est réservé au tactile.",
    },
  },
  applies: (frame) => {
    const sets = controlSets(frame);
    const setsWithHover = sets.filter(({ layer }) => drawsState(layer, STATE_WORDS.hover));
    return sets
      .filter(({ kind }) => ANSWERS_THE_POINTER.has(kind))
      .map(({ layer }) => layer)
      .filter(
        (set) => statesOf(set).length > 1 && isForPointer(set, setsWithHover) && !isForTouch(set, frame),
      );
  },
  check: (set, { pass, fail }) =>
    knowsState(set, STATE_WORDS.hover)
      ? pass()
      : fail({ name: set.node.name, states: statesOf(set).join(", ") }),
});
