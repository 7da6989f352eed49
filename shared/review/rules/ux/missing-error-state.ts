import { controlKindOfName } from "../../computed/control-kind.ts";
import { textsOf } from "../../computed/target-words.ts";
import { nameWords } from "../../computed/words.ts";
import { descendants, type Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";
import { statesOf } from "../../computed/variant-states.ts";

/** A set that draws one of these shows how people use the field. */
const IN_USE = /^(hover|hovered|focus|focused|typing|filled|active|survol|survole|rempli|actif)$/;

/** Whatever a set says of a value that is not accepted, in a name or in words. */
const REFUSED =
  /^(error|errors|errored|invalid|invalide|danger|destructive|negative|critical|warning|alert|failed|failure|fail|wrong|rejected|denied|validation|validated|valid|feedback|erreur|refuse|echec|incorrect)$/;

/** Nobody types a wrong thing into a search. */
const NEVER_WRONG: ReadonlySet<string> = new Set(
  "search searchbar searchbox recherche filter filtre chat message composer prompt comment".split(" "),
);

const isFieldSet = ({ node }: Layer): boolean =>
  node.type === "COMPONENT_SET" &&
  controlKindOfName(node.name) === "input" &&
  !nameWords(node.name).some((word) => NEVER_WRONG.has(word));

const says = (words: string, pattern: RegExp): boolean => nameWords(words).some((word) => pattern.test(word));

/** Whether anything in a set speaks of an error: a property, a layer or what is written. */
const knowsErrors = (layer: Layer): boolean =>
  descendants(layer).some(({ node }) => says(node.name, REFUSED)) ||
  textsOf(layer).some(({ node }) => says(node.text.characters, REFUSED));

export const missingErrorState = defineRule({
  id: "missing-error-state",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
  says: {
    title: "No state for a wrong entry",
    problem: "“{name}” has a look for {states}, and none for an entry that is refused.",
    why: "Each screen then invents its own way to say what is wrong, and people overlook it.",
    fix: "Add a variant “Error” with a sign and room for a message, so that it does not rest on colour alone.",
  },
  applies: (frame) =>
    frame.layers.filter(
      (layer) => isFieldSet(layer) && statesOf(layer).filter((state) => says(state, IN_USE)).length > 0,
    ),
  check: (layer, { pass, fail }) =>
    knowsErrors(layer) ? pass() : fail({ name: layer.node.name, states: statesOf(layer).join(", ") }),
});
