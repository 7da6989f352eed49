import { type InkColor, inkColors } from "../../../../perception/contrast/colors/ink-colors.ts";
import { slipsAmong, type ValueUse } from "../../../../perception/layout/slip.ts";
import type { Layer } from "../../../../perception/frame/frame.ts";
import { bindColor } from "../../../fixes/bind.ts";
import { defineRule } from "../../../rule.ts";

/** In a text of several colours the layer itself does not say where each comes from. */
const isOfOnePiece = ({ node }: Layer): boolean => node.text === undefined || node.text.runs.length === 1;

/** True when a style or a variable gives a layer the colour of its text or of its line. */
function isNamed({ node }: Layer, role: InkColor["role"]): boolean {
  const kind = role === "text" ? "fill" : "stroke";
  const { styles = {}, variables = {} } = node;
  return [
    styles[kind],
    variables[`${kind}s`],
    role === "text" ? variables["textRangeFills"] : undefined,
  ].some((source) => source !== undefined);
}

const usesOf = ({ role, hex, layers }: InkColor): readonly ValueUse<string>[] =>
  layers
    .map((layer) => ({ layer, value: hex, isNamed: isNamed(layer, role) }))
    .filter((use) => use.isNamed || isOfOnePiece(use.layer));

export const looseColour = defineRule({
  id: "loose-colour",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis: "https://help.figma.com/hc/en-us/articles/360039820134-Manage-and-share-styles",
  yieldsTo: ["near-duplicate-colours"],
  mendedIn: "component",
  says: {
    en: {
      title: "Colour set by hand",
      problem:
        "{hex} is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a style or variable gives it.",
      why: "When the style or variable changes, for a dark mode or a new brand, these layers keep the old colour.",
      fix: "Give them the style or variable that the others have.",
    },
    fr: {
      title: "Couleur posée à la main",
      problem:
        "{hex} est posée à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), un style ou une variable la donne.",
      why: "Quand le style ou la variable change, pour un mode sombre ou une nouvelle marque, ces calques gardent l’ancienne couleur.",
      fix: "Donnez-leur le style ou la variable des autres.",
    },
  },
  applies: (frame) => (inkColors(frame).length > 0 ? [frame.root] : []),
  check: (_, { frame, fail }) =>
    inkColors(frame)
      .flatMap((color) => slipsAmong(usesOf(color)).map((slip) => ({ ...slip, color })))
      .map(({ value: hex, named, loose, color }) =>
        fail(
          { hex, uses: loose.length, namedUses: named.length },
          { layers: loose, cause: hex, mend: () => bindColor(color, loose, frame) },
        ),
      ),
});
