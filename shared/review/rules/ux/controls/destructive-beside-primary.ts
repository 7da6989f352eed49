import { gapBetween, grow } from "../../../../scene/geometry.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { dialogAround } from "../../../../perception/controls/dialog-around.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { quote, wordsOn } from "../../../../perception/controls/targets/target-words.ts";
import { type Target, targets } from "../../../../perception/controls/targets/targets.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { indexBoxes } from "../../../../perception/frame/box-index.ts";
import { defineRule } from "../../../rule.ts";
import { CONSTRUCTIVE_WORDS, DESTRUCTIVE_WORDS } from "../../../../standards/words/field-words.ts";

const SAFE_GAP_PX = 16;

const isButton = ({ kind, how, isDisabled }: Target): boolean =>
  !isDisabled && (kind === "button" || (kind === undefined && how !== "component-name"));

const startsWith = (words: ReadonlySet<string>, layer: Layer): boolean =>
  words.has(labelWords(wordsOn(layer))[0] ?? "");

const buttonsThat = (frame: Frame, words: ReadonlySet<string>): readonly Layer[] =>
  targets(frame)
    .filter(isButton)
    .map(({ layer }) => layer)
    .filter((layer) => startsWith(words, layer) && !isForeignPart(layer))
    // A dialog already asks before it acts, and sets its answers side by side.
    .filter((layer) => dialogAround(layer, frame) === undefined);

const constructiveButtons = computed((frame: Frame) => buttonsThat(frame, CONSTRUCTIVE_WORDS));

const constructiveIndex = computed((frame: Frame) => indexBoxes(constructiveButtons(frame)));

const gapOf = (a: Layer, b: Layer): number => {
  const gap = gapBetween(a.node.box, b.node.box);
  return Math.round(Math.max(gap.x, gap.y));
};

export const destructiveBesidePrimary = defineRule({
  id: "destructive-beside-primary",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/proximity-consequential-options/",
  says: {
    en: {
      title: "Destructive button beside “{constructive}”",
      problem: "“{destructive}” is {gapPx} px away from “{constructive}”.",
      why: "A slip of the finger or the mouse loses the work that people meant to keep.",
      fix: "Move “{destructive}” away from “{constructive}”, at least {safePx} px, or ask before it acts.",
    },
    fr: {
      title: "Bouton destructeur près de « {constructive} »",
      problem: "« {destructive} » se trouve à {gapPx} px de « {constructive} ».",
      why: "Un doigt ou une souris qui dévie, et le travail que l’on voulait garder est perdu.",
      fix: "Éloignez « {destructive} » de « {constructive} » d’au moins {safePx} px, ou demandez une confirmation avant d’agir.",
    },
  },
  applies: (frame) => buttonsThat(frame, DESTRUCTIVE_WORDS),
  check: (layer, { frame, pass, fail }) => {
    const near = constructiveIndex(frame)
      .touching(grow(layer.node.box, SAFE_GAP_PX))
      .find((other) => {
        const gapPx = gapOf(layer, other);
        return gapPx >= 0 && gapPx < SAFE_GAP_PX;
      });
    if (!near) return pass();
    return fail(
      {
        destructive: quote(wordsOn(layer)),
        constructive: quote(wordsOn(near)),
        gapPx: gapOf(layer, near),
        safePx: SAFE_GAP_PX,
      },
      { layers: [layer, near] },
    );
  },
});
