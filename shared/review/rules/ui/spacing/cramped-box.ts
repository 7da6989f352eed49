import { center, right } from "../../../../scene/geometry.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { paintedBehind } from "../../../../perception/paint/backdrop.ts";
import { isSeenByColor } from "../../../../perception/paint/contrast-around.ts";
import { inkBox } from "../../../../perception/text/typography/ink.ts";
import { computedInSteps } from "../../../../perception/frame/computed.ts";
import { filterInSteps } from "../../../../perception/frame/steps.ts";
import { type Frame, isText, type Layer, type TextLayer } from "../../../../perception/frame/frame.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { defineRule } from "../../../rule.ts";

const SMALLEST_PADDING_PX = 4;
const USUAL_PADDING_PX = 8;
/** Badges, marks and keys are tight on purpose. */
const SMALLEST_BOX_PX = { width: 48, height: 28 };
/** A square this small is an avatar, a tile or a day: one mark in its middle. */
const MARK = { largestPx: 96, ratio: 1.25 };

/** The box that is seen behind the middle of a text, whether it holds the text or lies below it. */
function boxOf(text: TextLayer, frame: Frame): Layer | undefined {
  const ink = inkBox(text);
  return ink ? paintedBehind(frame, { ...center(ink), width: 0, height: 0 }, text.order) : undefined;
}

/** Space between the letters and the sides of the box: of the letters themselves, or as far as the box of the text tells. */
function paddingsOf({ node }: TextLayer, { node: { box } }: Layer): readonly number[] {
  const { alignHorizontal, resize } = node.text;
  const ink = node.effects ? undefined : node.renderBox;
  if (ink) return [ink.x - box.x, right(box) - right(ink)].filter((padding) => padding >= 0);
  const fits = resize === "width-and-height";
  const left = node.box.x - box.x;
  const rest = right(box) - right(node.box);
  return [
    ...(fits || alignHorizontal === "left" ? [left] : []),
    ...(fits || alignHorizontal === "right" ? [rest] : []),
  ].filter((padding) => padding >= 0);
}

const isLargeEnough = ({ node: { box } }: Layer): boolean =>
  box.width >= SMALLEST_BOX_PX.width && box.height >= SMALLEST_BOX_PX.height;

const isMark = ({ node: { box } }: Layer): boolean =>
  box.width <= MARK.largestPx && box.width <= box.height * MARK.ratio;

const isInside = ({ node: { box } }: Layer, { root: { node } }: Frame): boolean =>
  box.x > node.box.x && right(box) < right(node.box);

/** The texts in a box that is large enough to leave room around them. */
const boxedTexts = computedInSteps((frame: Frame) =>
  filterInSteps(seenTexts(frame), (text) => {
    const box = boxOf(text, frame);
    if (!box?.parent || isText(box) || isForeignPart(text) || text.node.rotationDeg) return false;
    // A drawing may be several boxes, between which the words stand.
    const isBox = box.node.type !== "VECTOR" && isLargeEnough(box) && !isMark(box) && isInside(box, frame);
    return isBox && isSeenByColor(box, frame);
  }),
);

export const crampedBox = defineRule({
  id: "cramped-box",
  aspect: "ui",
  severity: "minor",
  judges: "texts",
  basis: "https://carbondesignsystem.com/elements/spacing/overview/",
  yieldsTo: ["unlike-peers/padding", "text-cut"],
  mendedIn: "component",
  says: {
    en: {
      title: "Text touches its container",
      problem: "The text in “{box}” is {paddingPx} px from the side of the coloured box around it.",
      why: "Without room around it, text is harder to read and the box looks like a mistake.",
      fix: "Give “{box}” a padding of at least {usualPx} px on the left and the right.",
    },
    fr: {
      title: "Texte collé à son cadre",
      problem: "Le texte de « {box} » est à {paddingPx} px du bord latéral du cadre coloré qui l’entoure.",
      why: "Sans espace autour de lui, un texte se lit moins bien et le cadre passe pour une erreur.",
      fix: "Donnez à « {box} » une marge intérieure d’au moins {usualPx} px à gauche et à droite.",
    },
  },
  applies: boxedTexts,
  check: (text, { frame, pass, fail }) => {
    const box = boxOf(text, frame);
    if (!box) return pass();
    const paddingPx = Math.round(Math.min(Infinity, ...paddingsOf(text, box)));
    if (paddingPx >= SMALLEST_PADDING_PX) return pass();
    return fail({ box, paddingPx, usualPx: USUAL_PADDING_PX }, { layers: [box], cause: box.node.id });
  },
});
