import { FAINT } from "../frame/limits.ts";
import { contrastOf, quantize } from "../../scene/color.ts";
import type { Box, Paint, Rgb } from "../../scene/scene.ts";
import type { Element, Role } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { computed } from "../frame/computed.ts";
import { descendants, type Frame, isText, type Layer, type TextLayer } from "../frame/frame.ts";
import { boxPainter, hasStroke } from "../paint/painted-box.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { styleOf } from "../text/typography/text-style.ts";
import { groupBy } from "../../group-by.ts";

/** Options of which one is chosen, and by how little that shows. */
export interface FaintChoice {
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
function optionOf({ layers: [layer], box }: Element): Option | undefined {
  const painter = boxPainter(layer);
  const inside = descendants(layer).filter((one) => one !== painter && one.visibleBox !== null);
  const [text, ...more] = inside.filter(isText) as readonly TextLayer[];
  if (!painter || !text || more.length > 0 || hasStroke(painter) || painter.node.effects) return undefined;
  if (inside.some((one) => !isText(one) && one.node.fills !== undefined)) return undefined;
  const [ground, ink] = [onlyColor(painter.node.fills), onlyColor(text.node.fills)];
  return ground && ink && { layer, box, ground, ink, style: JSON.stringify(styleOf(text)) };
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
    ratio > 1 && ratio < FAINT.choice.ground && contrastOf(one.ink, other.ink) < FAINT.choice.ink;
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
export const faintChoices = computed((frame: Frame): ReadonlyMap<Layer, FaintChoice> => {
  const options = elements(frame)
    .filter(({ role, layers: [layer] }) => OPTIONS.has(role) && !isForeignPart(layer))
    .flatMap((element) => optionOf(element) ?? []);
  const found = groupsOf(options).flatMap((group) => faintIn(group) ?? []);
  return new Map(found.map((one) => [one.chosen, one]));
});
