import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { isText } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { area } from "../../../../scene/geometry.ts";
import { defineRule } from "../../../rule.ts";
import { overlaps } from "./facts-behind/overlaps.ts";
import { partlyCoveredTexts } from "./facts-behind/covered-parts.ts";

const HEURISTICS = "https://www.nngroup.com/articles/ten-usability-heuristics/";

export const textCovered = defineRule({
  id: "text-covered",
  aspect: "ui",
  severity: "major",
  certainty: "likely",
  judges: "texts",
  basis: HEURISTICS,
  bases: {
    text: "https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html",
    layer: HEURISTICS,
  },
  says: {
    en: {
      title: "Words are partly covered",
      problem: "“{cover}” lies over “{text}” and hides {percent} % of it.",
      why: "Half a word cannot be read, and the screen looks as if something had slipped.",
      fix: "Move “{cover}” beside the words, or make room for both.",
      by: {
        text: {
          title: "Texts overlap",
          problem: "“{text}” and “{cover}” are painted over each other, on {percent} % of the first.",
          why: "Where they cross, neither can be read.",
          fix: "Move them apart, or put both into an auto layout so that one makes room for the other.",
        },
        layer: { title: "Words are partly covered" },
      },
    },
    fr: {
      title: "Mots en partie cachés",
      problem: "« {cover} » recouvre « {text} » et en cache {percent} %.",
      why: "Un mot à moitié caché ne se lit pas, et l’on croit qu’un élément a glissé.",
      fix: "Placez « {cover} » à côté des mots, ou faites de la place aux deux.",
      by: {
        text: {
          title: "Textes superposés",
          problem: "« {text} » et « {cover} » sont peints l’un sur l’autre, sur {percent} % du premier.",
          why: "Là où ils se croisent, aucun des deux n’est lisible.",
          fix: "Écartez-les, ou placez-les dans un auto layout pour que l’un fasse de la place à l’autre.",
        },
        layer: { title: "Mots en partie cachés" },
      },
    },
  },
  applies: (frame) => {
    const covered = isForPeople(frame) ? [...partlyCoveredTexts(frame).keys()] : [];
    return [...new Set([...overlaps(frame).map(({ lower }) => lower), ...covered.filter(isText)])];
  },
  check: (layer, { frame, fail }) => {
    const text = quote(layer.node.text.characters);
    const covered = isForPeople(frame) ? partlyCoveredTexts(frame).get(layer) : undefined;
    const ofTexts = overlaps(frame).filter(({ lower }) => lower === layer);
    return [
      ...ofTexts.map(({ upper, shared }) =>
        fail(
          {
            text,
            cover: quote(upper.node.text.characters),
            percent: Math.round((100 * area(shared)) / area(layer.node.box)),
          },
          { by: "text", layers: [layer, upper] },
        ),
      ),
      ...(covered
        ? [
            fail(
              { text, cover: covered.cover.node.name, percent: Math.round(covered.share * 100) },
              { by: "layer", layers: [...covered.layers, covered.cover], named: { cover: covered.cover } },
            ),
          ]
        : []),
    ];
  },
});
