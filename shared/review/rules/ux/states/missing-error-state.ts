import {
  controlSets,
  drawsState,
  holdsWord,
  knowsState,
  statesOf,
} from "../../../../perception/controls/variant-states.ts";
import { textsOf } from "../../../../perception/controls/targets/target-words.ts";
import type { Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import { list } from "../../../../standards/list.ts";
import { STATE_WORDS } from "../../../../standards/words/state-words.ts";

/** A set that draws one of these shows how people use the field. */
const IN_USE: ReadonlySet<string> = new Set([
  ...STATE_WORDS.hover,
  ...STATE_WORDS.focus,
  ...list("typing, filled, active, rempli, actif"),
]);

/** Whatever a set says of a value that is not accepted, in a name or in words. */
const REFUSED = list(
  "error, errors, errored, invalid, invalide, danger, destructive, negative, critical, warning, alert, failed",
  "failure, fail, wrong, rejected, denied, validation, validated, valid, feedback, erreur, refuse, echec, incorrect",
);

/** Nobody types a wrong thing into a search. */
const NEVER_WRONG = list(
  "search, searchbar, searchbox, recherche, filter, filtre, chat, message, composer, prompt, comment",
);

/** True when anything in a set speaks of an error: a property, a layer or what is written. */
const knowsErrors = (set: Layer): boolean =>
  knowsState(set, REFUSED) ||
  textsOf(set).some(({ node }) =>
    [node.name, node.text.characters].some((words) => holdsWord(words, REFUSED)),
  );

export const missingErrorState = defineRule({
  id: "missing-error-state",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "variants",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
  mendedIn: "component",
  says: {
    en: {
      title: "No state for a wrong entry",
      problem: "“{name}” has a look for {states}, and none for an entry that is refused.",
      why: "Each screen then invents its own way to say what is wrong, and people overlook it.",
      fix: "Add a variant “Error” with an icon and room for a message, so that colour is not the only cue.",
    },
    fr: {
      title: "Aucun état pour une saisie refusée",
      problem: "« {name} » a une apparence pour {states}, mais aucune pour une saisie refusée.",
      why: "Chaque écran invente alors sa façon de dire ce qui ne va pas, et on ne la voit pas.",
      fix: "Ajoutez une variante « Erreur » avec un signe et la place d’un message, pour ne pas dépendre de la seule couleur.",
    },
  },
  applies: (frame) =>
    controlSets(frame)
      .filter(({ layer, kind }) => kind === "input" && !holdsWord(layer.node.name, NEVER_WRONG))
      .map(({ layer }) => layer)
      .filter((set) => drawsState(set, IN_USE)),
  check: (set, { pass, fail }) =>
    knowsErrors(set) ? pass() : fail({ name: set.node.name, states: statesOf(set).join(", ") }),
});
