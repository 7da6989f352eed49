import { type Field, fields } from "../../computed/fields.ts";
import { quote } from "../../computed/target-words.ts";
import { activeTargets } from "../../computed/targets.ts";
import { nameWords } from "../../computed/words.ts";
import { ancestors, descendants, type Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";
import { SELF_EXPLAINING_WORDS } from "../../standards/field-words.ts";

/** Boxes for one digit of a code share one label or heading. */
const SMALLEST_FIELD_PX = 80;
const SURROUNDING_LAYERS = 3;

/** A text that its designer calls a label floats up when people type. */
const LABEL_NAMES: ReadonlySet<string> = new Set(["label", "floating", "libelle"]);

const saysOneOf = (words: ReadonlySet<string>, texts: readonly string[]): boolean =>
  texts.some((text) => nameWords(text).some((word) => words.has(word)));

const surroundings = (layer: Layer): readonly Layer[] =>
  ancestors(layer)
    .filter(({ parent }) => parent !== null)
    .slice(0, SURROUNDING_LAYERS);

/** A search, a filter or a message says by its place, icon and placeholder what it is. */
const explainsItself = ({ target: { layer }, inside }: Field): boolean =>
  saysOneOf(SELF_EXPLAINING_WORDS, [
    ...inside.map(({ node }) => node.text.characters),
    ...[layer, ...surroundings(layer), ...descendants(layer)].map(({ node }) => node.name),
  ]);

const hasFloatingLabel = ({ target: { layer }, inside }: Field): boolean =>
  saysOneOf(LABEL_NAMES, [
    ...inside.map(({ node }) => node.name),
    ...[layer, ...surroundings(layer).slice(0, 1)]
      .map(({ node }) => node.name)
      .filter((name) => /float/i.test(name)),
  ]);

export const placeholderAsLabel = defineRule({
  id: "placeholder-as-label",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/form-design-placeholders/",
  says: {
    title: "Placeholder instead of a label",
    problem: "“{placeholder}” inside the field is all that says what to enter; it is gone once people type.",
    why: "People who are interrupted, or who check their answers, no longer see what was asked.",
    fix: "Add a label that stays visible above the field, and keep the placeholder for an example.",
  },
  applies: (frame) =>
    activeTargets(frame, "input").filter((layer) => layer.node.box.width >= SMALLEST_FIELD_PX),
  check: (layer, { frame, pass, fail }) => {
    const field = fields(frame).get(layer);
    const [placeholder] = field?.inside ?? [];
    if (!field || !placeholder || field.inside.length > 1 || field.label) return pass();
    if (explainsItself(field) || hasFloatingLabel(field)) return pass();
    return fail({ placeholder: quote(placeholder.node.text.characters) });
  },
});
