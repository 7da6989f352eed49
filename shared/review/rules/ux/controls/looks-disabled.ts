import { forms } from "../../../../perception/controls/fields/forms.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { type Element, isSure, type Role } from "../../../../perception/elements/element.ts";
import { isMarkedDisabled } from "../../../../perception/elements/is-disabled.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { defineFrameRule } from "../../../rule.ts";

/** Where something is to be chosen or filled in, a button may wait for it. */
const WAITED_FOR: ReadonlySet<Role> = new Set<Role>([
  "field",
  "checkbox",
  "radio",
  "switch",
  "slider",
  "stepper",
  "chip",
  "segmented-item",
  "progress",
  "keyboard",
]);

const isButton = (one: Element): boolean => one.role === "button" && isSure(one, "alone");

const isFaded = (one: Element): boolean =>
  isButton(one) &&
  one.state === "disabled" &&
  one.emphasis === "filled" &&
  !isMarkedDisabled(one.layers[0]) &&
  !isForeignPart(one.layers[0]);

const isUsable = (one: Element): boolean => isButton(one) && one.state !== "disabled";

/** The only faded button of a screen on which there is nothing that it could wait for, beside one that can be used. */
const fadedActions = computed((frame: Frame): ReadonlyMap<Layer, Element> => {
  const all = elements(frame);
  const faded = all.filter(isFaded);
  const [only] = faded;
  const mayWait = forms(frame).length > 0 || all.some(({ role }) => WAITED_FOR.has(role));
  return only && faded.length === 1 && !mayWait && all.some(isUsable)
    ? new Map([[only.layers[0], only]])
    : new Map();
});

export const looksDisabled = defineFrameRule({
  id: "looks-disabled",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/button-states-communicate-interaction/",
  says: {
    en: {
      title: "A main button looks unavailable",
      problem:
        "“{label}” is as faded as a button that is switched off, and nothing on this screen seems to be missing.",
      why: "People take it for unavailable and do not try it.",
      fix: "Draw it at full strength, or say what has to be done first.",
    },
    fr: {
      title: "Un bouton principal paraît indisponible",
      problem:
        "« {label} » est aussi estompé qu’un bouton désactivé, et rien sur cet écran ne semble manquer.",
      why: "On le croit indisponible et on ne l’essaie pas.",
      fix: "Affichez-le sans l’estomper, ou dites ce qu’il faut faire d’abord.",
    },
  },
  find: (frame) => (isScreen(frame) ? fadedActions(frame) : undefined),
  tell: (action, { fail }) => fail({ label: excerpt(action.label, 40) }),
});
