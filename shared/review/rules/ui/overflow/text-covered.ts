import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { area } from "../../../../scene/geometry.ts";
import { defineRule } from "../../../rule.ts";
import { overlaps } from "./facts-behind/overlaps.ts";

export const textCovered = defineRule({
  id: "text-covered",
  aspect: "ui",
  severity: "major",
  certainty: "likely",
  judges: "texts",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html",
  says: {
    en: {
      title: "Texts overlap",
      problem: "“{text}” and “{cover}” are painted over each other, on {percent} % of the first.",
      why: "Where they cross, neither can be read.",
      fix: "Move them apart, or put both into an auto layout so that one makes room for the other.",
    },
    fr: {
      title: "Textes superposés",
      problem: "« {text} » et « {cover} » sont peints l’un sur l’autre, sur {percent} % du premier.",
      why: "Là où ils se croisent, aucun des deux n’est lisible.",
      fix: "Écartez-les, ou placez-les dans un auto layout pour que l’un fasse de la place à l’autre.",
    },
  },
  applies: (frame) => [...new Set(overlaps(frame).map(({ lower }) => lower))],
  check: (layer, { frame, fail }) =>
    overlaps(frame)
      .filter(({ lower }) => lower === layer)
      .map(({ upper, shared }) =>
        fail(
          {
            text: quote(layer.node.text.characters),
            cover: quote(upper.node.text.characters),
            percent: Math.round((100 * area(shared)) / area(layer.node.box)),
          },
          { layers: [layer, upper] },
        ),
      ),
});
