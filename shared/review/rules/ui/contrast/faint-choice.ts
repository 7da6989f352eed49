import { groupBy } from "../../../../group-by.ts";
import type { Element, Role } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import {
  type Frame,
  type Layer,
  type TextLayer,
  descendants,
  isText,
} from "../../../../perception/frame/frame.ts";
import { FAINT_AT } from "../../../../perception/frame/limits.ts";
import { boxPainter, hasStroke } from "../../../../perception/paint/painted-box.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { asksForAction } from "../../../../perception/text/language/asks-for-action.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { cutRatio } from "../../../contrast/weak-text.ts";
import { defineFrameRule } from "../../../rule.ts";
import { contrastOf, quantize, toHex } from "../../../../scene/color.ts";
import type { Box, Paint, Rgb } from "../../../../scene/scene.ts";

/** Options of which one is chosen, and by how little that shows. */
interface FaintChoice {
  readonly chosen: Layer;
  readonly options: readonly Layer[];
  readonly ground: Rgb;
  readonly usual: Rgb;
  readonly ratio: number;
}

const OPTIONS: ReadonlySet<Role> = new Set<Role>(["button", "chip", "segmented-item"]);
const FEWEST = 2;
const MOST = 12;
const GAP_PX = 24;

interface Option {
  readonly layer: Layer;
  readonly label: string;
  readonly box: Box;
  readonly ground: Rgb;
  readonly ink: Rgb;
  readonly style: string;
}

function onlyColor(paints: readonly Paint[] | undefined): Rgb | undefined {
  const [paint, ...more] = (paints ?? []).filter(({ opacity = 1 }) => opacity > 0);
  const isPlain = paint?.type === "solid" && (paint.opacity ?? 1) === 1 && !paint.blendMode;
  return isPlain && more.length === 0 ? quantize(paint.color) : undefined;
}

/** An option that nothing but its ground and its ink tells from others: no outline, no mark. */
function optionOf({ layers: [layer], box, label }: Element): Option | undefined {
  const painter = boxPainter(layer);
  const inside = descendants(layer).filter((one) => one !== painter && one.visibleBox !== null);
  const [text, ...more] = inside.filter(isText) as readonly TextLayer[];
  if (!painter || !text || more.length > 0 || hasStroke(painter) || painter.node.effects) return undefined;
  if (inside.some((one) => !isText(one) && one.node.fills !== undefined)) return undefined;
  const [ground, ink] = [onlyColor(painter.node.fills), onlyColor(text.node.fills)];
  return ground && ink && { layer, label, box, ground, ink, style: JSON.stringify(styleOf(text)) };
}

/** Options of one height and one kind of letters in one box, none far from the next. */
function groupsOf(options: readonly Option[]): readonly (readonly Option[])[] {
  const alike = groupBy(
    options,
    ({ layer, box, style }) => `${layer.parent?.order} ${Math.round(box.height)} ${style}`,
  );
  return [...alike.values()].filter(
    (group) =>
      group.length >= FEWEST &&
      group.length <= MOST &&
      group.slice(1).every(({ box }, index) => {
        const before = group[index]?.box ?? box;
        const isBeside = Math.abs(box.y - before.y) < 1 && box.x - before.x - before.width <= GAP_PX;
        const isBelow = box.y > before.y && box.y - before.y - before.height <= GAP_PX;
        return isBeside || isBelow;
      }),
  );
}

/** “Register” beside “Log in” are things to do, and none of them is chosen; “Open” beside “All” and “Sent” is a state. */
const areActions = (group: readonly Option[]): boolean => group.every(({ label }) => asksForAction(label));

const keyOf = ({ ground, ink }: Option): string => JSON.stringify([ground, ink]);

function faintIn(group: readonly Option[]): FaintChoice | undefined {
  const looks = [...groupBy(group, keyOf).values()].toSorted((a, b) => a.length - b.length);
  const [[chosen, ...same] = [], [usual] = [], ...more] = looks;
  if (!chosen || !usual || same.length > 0 || more.length > 0) return undefined;
  // Of two the first is the one that is chosen, unless the other has more colour.
  const one = group.length === FEWEST ? mostColored(chosen, usual) : chosen;
  const other = one === chosen ? usual : chosen;
  const ratio = contrastOf(one.ground, other.ground);
  const isFaint =
    ratio > 1 && ratio < FAINT_AT.choice.ground && contrastOf(one.ink, other.ink) < FAINT_AT.choice.ink;
  return isFaint
    ? {
        chosen: one.layer,
        options: group.map(({ layer }) => layer),
        ground: one.ground,
        usual: other.ground,
        ratio,
      }
    : undefined;
}

const saturation = ({ ink: { r, g, b } }: Option): number => Math.max(r, g, b) - Math.min(r, g, b);

const mostColored = (a: Option, b: Option): Option => (saturation(a) >= saturation(b) ? a : b);

/** The rows of options whose chosen one hardly differs from the others, by that one. */
const faintChoices = computed((frame: Frame): ReadonlyMap<Layer, FaintChoice> => {
  const options = elements(frame)
    .filter(({ role, layers: [layer] }) => OPTIONS.has(role) && !isForeignPart(layer))
    .flatMap((element) => optionOf(element) ?? []);
  const found = groupsOf(options).flatMap((group) => (areActions(group) ? [] : (faintIn(group) ?? [])));
  return new Map(found.map((one) => [one.chosen, one]));
});

export const faintChoice = defineFrameRule({
  id: "faint-choice",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.w3.org/TR/WCAG22/#use-of-color",
  says: {
    en: {
      title: "Selected option barely visible",
      problem:
        "“{name}” stands on {ground}, the others on {usual}: a contrast of {ratio}:1. Only a tint shows which one is chosen.",
      why: "On a dull display, in the sun, or to people who see few colours, all the options look alike.",
      fix: "Give the chosen option a solid fill, an outline or a tick, so that it also shows without colour.",
    },
    fr: {
      title: "L’option choisie se distingue à peine",
      problem:
        "« {name} » est sur un fond {ground}, les autres sur {usual} : un contraste de {ratio}:1. Seule une nuance dit laquelle est choisie.",
      why: "Sur un écran terne, au soleil, ou pour qui distingue mal les couleurs, toutes les options se ressemblent.",
      fix: "Donnez à l’option choisie un fond franc, un contour ou une coche, pour que le choix se voie aussi sans la couleur.",
    },
  },
  find: (frame) => (isForPeople(frame) ? faintChoices(frame) : undefined),
  tell: (found, { layer, fail }) => {
    const [ground, usual] = [toHex(found.ground), toHex(found.usual)];
    return fail(
      { name: layer.node.name, ground, usual, ratio: cutRatio(found.ratio) },
      { layers: found.options, named: { name: layer }, cause: `${ground} ${usual}` },
    );
  },
});
