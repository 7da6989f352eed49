import { type InkColour, inkColours } from "../../computed/ink-colours.ts";
import type { Frame, Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

/** So many layers show that the name is what this colour is meant to come from. */
const FEWEST_NAMED = 3;

/** In a text of several colours the layer itself does not say where each comes from. */
const isOfOnePiece = ({ node }: Layer): boolean => node.text === undefined || node.text.runs.length === 1;

/** Whether a style or a variable gives a layer the colour of its text or of its line. */
function isNamed({ node }: Layer, role: InkColour["role"]): boolean {
  const kind = role === "text" ? "fill" : "stroke";
  const { styles = {}, variables = {} } = node;
  return [
    styles[kind],
    variables[`${kind}s`],
    role === "text" ? variables["textRangeFills"] : undefined,
  ].some((source) => source !== undefined);
}

interface Split {
  readonly loose: readonly Layer[];
  readonly named: readonly Layer[];
}

const split = ({ role, layers }: InkColour): Split => ({
  loose: layers.filter((layer) => !isNamed(layer, role) && isOfOnePiece(layer)),
  named: layers.filter((layer) => isNamed(layer, role)),
});

/** The colours that most of their layers take from a style or a variable, and some do not. */
const slips = (frame: Frame): readonly (InkColour & Split)[] =>
  inkColours(frame)
    .map((colour) => ({ ...colour, ...split(colour) }))
    .filter(
      ({ loose, named }) => loose.length > 0 && named.length >= FEWEST_NAMED && named.length > loose.length,
    );

export const looseColour = defineRule({
  id: "loose-colour",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  basis: "https://help.figma.com/hc/en-us/articles/360039820134-Manage-and-share-styles",
  says: {
    title: "Colour set by hand",
    problem:
      "{hex} is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a style or variable gives it.",
    why: "When the style or variable changes, for a dark mode or a new brand, these layers keep the old colour.",
    fix: "Give them the style or variable that the others have.",
  },
  applies: (frame) => (inkColours(frame).length > 0 ? [frame.root] : []),
  check: (_, { frame, fail }) =>
    slips(frame).map(({ hex, loose, named }) =>
      fail({ hex, uses: loose.length, namedUses: named.length }, { layers: loose, cause: hex }),
    ),
});
