import { contrastOf, isGrey, luminance } from "../../../../scene/color.ts";
import type { Rgb } from "../../../../scene/scene.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { buttonRank } from "../../../../perception/controls/buttons/button-rank.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { quote, textsOf, wordsOn } from "../../../../perception/controls/targets/target-words.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { buttonMass } from "../../../../perception/weight/visual-mass.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { spend } from "../../../../perception/frame/budget.ts";
import { defineRule } from "../../../rule.ts";

/** Less than this is a matter of taste, or of the length of the words. */
const OUTWEIGHED_TIMES = 1.5;

/** The luminance of greys that look unused: darker ones are strong, lighter ones are the ground of an outline. */
const UNUSED_GREY = { darkest: 0.2, lightest: 0.9 };

const buttons = computed((frame: Frame): readonly Layer[] =>
  activeTargets(frame, "button").filter((layer) => !isForeignPart(layer) && wordsOn(layer) !== ""),
);

const masses = computed(
  (frame: Frame): ReadonlyMap<Layer, number> =>
    new Map(buttons(frame).map((layer) => [layer, buttonMass(layer, frame)])),
);

const massOf = (layer: Layer, frame: Frame): number => masses(frame).get(layer) ?? 0;

const mainButtons = computed((frame: Frame) =>
  buttons(frame).filter((layer) => buttonRank(layer, frame) === "main"),
);

/** The lesser buttons that have a box of their own: words alone weigh by their length. */
const lesserByParent = computed((frame: Frame): ReadonlyMap<Layer | null, readonly Layer[]> => {
  const byParent = new Map<Layer | null, Layer[]>();
  for (const layer of buttons(frame)) {
    if (!boxPainter(layer) || buttonRank(layer, frame) !== "lesser") continue;
    const siblings = byParent.get(layer.parent);
    if (siblings) siblings.push(layer);
    else byParent.set(layer.parent, [layer]);
  }
  return byParent;
});

/** Words that everybody can read are not those of a button that cannot be used. */
const READABLE = 7;

const isReadable = (layer: Layer, ground: Rgb): boolean =>
  textsOf(layer).some(({ node: { fills = [] } }) =>
    fills.some((paint) => paint.type === "solid" && contrastOf(paint.color, ground) >= READABLE),
  );

/** A main action in grey may be one that cannot be used yet. */
function looksUnused(layer: Layer): boolean {
  const [paint] = boxPainter(layer)?.node.fills ?? [];
  if (paint?.type !== "solid" || !isGrey(paint.color) || isReadable(layer, paint.color)) return false;
  const light = luminance(paint.color);
  return light > UNUSED_GREY.darkest && light < UNUSED_GREY.lightest;
}

export const primaryOutweighed = defineRule({
  id: "primary-outweighed",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  yieldsTo: ["competing-primaries"],
  says: {
    en: {
      title: "Lesser action weighs more",
      problem:
        "“{lesser}” draws {times} times as much attention as “{main}” beside it, by its size, its shade and its colour.",
      why: "People take the heaviest button for the next step, and leave where they meant to go on.",
      fix: "Give “{main}” the strong fill, and make “{lesser}” outlined or plain.",
      unsure: {
        inactive:
          "This main action may be one that cannot be used yet. If it can, a lesser one outweighs it.",
      },
    },
    fr: {
      title: "L’action secondaire l’emporte",
      problem:
        "Par sa taille, son intensité et sa couleur, « {lesser} » attire {times} fois plus le regard que « {main} », juste à côté.",
      why: "On prend le bouton le plus voyant pour l’étape suivante, et l’on sort là où l’on voulait continuer.",
      fix: "Donnez le fond plein à « {main} », et laissez « {lesser} » en contour ou sans fond.",
      unsure: {
        inactive:
          "Cette action principale est peut-être inutilisable pour l’instant. Si elle ne l’est pas, une action secondaire attire plus le regard.",
      },
    },
  },
  applies: (frame) => (isForPeople(frame) ? mainButtons(frame) : []),
  check: (main, { frame, pass, fail, unsure }) => {
    const own = massOf(main, frame);
    const lesser = lesserByParent(frame).get(main.parent) ?? [];
    spend(main, lesser.length);
    const heavier = lesser.find((one) => massOf(one, frame) >= OUTWEIGHED_TIMES * own);
    if (!heavier || own === 0) return pass();
    if (looksUnused(main)) return unsure("inactive");
    const times = massOf(heavier, frame) / own;
    return fail(
      { lesser: quote(wordsOn(heavier)), main: quote(wordsOn(main)), times: Math.round(times * 10) / 10 },
      { layers: [main, heavier] },
    );
  },
});
