import {
  controlSets,
  drawsState,
  hasProperty,
  holdsWord,
  knowsState,
  statesOf,
} from "../../../../perception/controls/variant-states.ts";
import type { Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import type { ControlKind } from "../../../../standards/words/control-names.ts";
import { list } from "../../../../standards/list.ts";
import { STATE_WORDS } from "../../../../standards/words/state-words.ts";

/** Controls that a form may have to hold back; a link or a tab that leads nowhere is left out of a page. */
const HELD_BACK: ReadonlySet<ControlKind> = new Set([
  "button",
  "input",
  "select",
  "checkbox",
  "radio",
  "switch",
]);

/** Buttons that are there only while they can be used. */
const ALWAYS_ON = list("fab, cta, close, back, link, nav, navigation, menu, social, search, chat");

/** A set that draws two of these sets out to draw them all. */
const FEWEST_USES = 2;

const useCount = (set: Layer): number =>
  [STATE_WORDS.hover, STATE_WORDS.pressed, STATE_WORDS.focus].filter((words) => drawsState(set, words))
    .length;

const isSwitchedOff = (set: Layer): boolean =>
  drawsState(set, STATE_WORDS.off) && !drawsState(set, STATE_WORDS.on);

/** A state “Enabled” is what some call the usual one; a property of that name has its opposite. */
const knowsDisabled = (set: Layer): boolean =>
  knowsState(set, STATE_WORDS.disabled) || hasProperty(set, STATE_WORDS.enabled) || isSwitchedOff(set);

export const missingDisabledState = defineRule({
  id: "missing-disabled-state",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  judges: "variants",
  basis: "https://www.nngroup.com/articles/button-states-communicate-interaction/",
  mendedIn: "component",
  says: {
    en: {
      title: "No state for what cannot be used",
      problem: "“{name}” has a look for {states}, and none for when it cannot be used.",
      why: "Each screen then fades it in its own way, so that people cannot tell whether it works.",
      fix: "Add a variant “Disabled”, or note that it always works and says what is missing.",
    },
    fr: {
      title: "Aucun état pour ce qui est inutilisable",
      problem: "« {name} » a une apparence pour {states}, mais aucune tant qu’on ne peut pas s’en servir.",
      why: "Chaque écran l’estompe alors à sa façon, et on ne sait plus s’il fonctionne.",
      fix: "Ajoutez une variante « Désactivé », ou notez qu’il fonctionne toujours et dit lui-même ce qui manque.",
    },
  },
  applies: (frame) =>
    controlSets(frame)
      .filter(({ layer, kind }) => HELD_BACK.has(kind) && !holdsWord(layer.node.name, ALWAYS_ON))
      .map(({ layer }) => layer)
      .filter((set) => useCount(set) >= FEWEST_USES),
  check: (set, { pass, fail }) =>
    knowsDisabled(set) ? pass() : fail({ name: set.node.name, states: statesOf(set).join(", ") }),
});
