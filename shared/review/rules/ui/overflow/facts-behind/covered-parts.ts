import { dialogAround } from "../../../../../perception/controls/dialog-around.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import {
  type Frame,
  type Layer,
  type TextLayer,
  closest,
  descendants,
  isText,
} from "../../../../../perception/frame/frame.ts";
import { uncoveredShare } from "../../../../../perception/paint/covers/covered.ts";
import { opaqueCovers } from "../../../../../perception/paint/covers/opaque-covers.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { seenTexts } from "../../../../../perception/paint/seen-texts.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { pinnedBars } from "../../../../../perception/structure/pinned-bars.ts";
import { repetitions } from "../../../../../perception/structure/repetition/repetition.ts";
import { sureInk } from "../../../../../perception/text/typography/sure-ink.ts";
import { area, contains, sharedArea } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";

/** Words of which something hides a part. */
export interface PartlyCovered {
  readonly cover: Layer;
  /** All the texts that it hides. */
  readonly layers: readonly Layer[];
  /** How much of the letters is hidden, from 0 to 1. */
  readonly share: number;
}

/** Less is the rim of a letter; what is hidden nearly whole is another state of the screen. */
const HIDDEN = { min: 0.12, max: 0.9 };
/** A bar, a sheet or a menu covers what it lies over on purpose. */
const COVER = { widestShare: 0.5, tallestPx: 120 };

/** True when a layer, or one around it, casts a shadow or has another effect: it floats above the screen. */
const isLifted = (layer: Layer): boolean =>
  closest(layer, ({ node, parent }) => parent !== null && (node.effects ?? []).length > 0) !== undefined;

/** The entries of a menu lie over what it was opened on. */
const repeated = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(repetitions(frame).flatMap(({ cells }) => cells.map(({ layers: [layer] }) => layer))),
);

/** A menu, a list, a card: what holds several texts was opened over the screen. */
const holdsSeveral = (cover: Layer): boolean => descendants(cover).filter(isText).length > 1;

/** Coins, faces and cards that lie on each other in a pile. */
function isOfPile(text: TextLayer, cover: Layer): boolean {
  const under =
    text.parent && closest(text.parent, (one) => one.parent !== null && boxPainter(one) !== undefined);
  const [a, b] = [under?.node.box, cover.node.box];
  return a !== undefined && Math.abs(a.width - b.width) < 2 && Math.abs(a.height - b.height) < 2;
}

function mayHideBySlip(cover: Layer, text: TextLayer, frame: Frame): boolean {
  const { width, height } = cover.node.box;
  return (
    width <= COVER.widestShare * frame.root.node.box.width &&
    height <= COVER.tallestPx &&
    !isForeignPart(cover) &&
    !isLifted(cover) &&
    !isOfPile(text, cover) &&
    !holdsSeveral(cover) &&
    closest(cover, (one) => repeated(frame).has(one)) === undefined &&
    closest(cover, (one) => pinnedBars(frame).includes(one)) === undefined &&
    dialogAround(cover, frame) === undefined
  );
}

const hiddenShare = (ink: Box, { visibleBox }: Layer): number =>
  visibleBox ? sharedArea(ink, visibleBox) / area(ink) : 0;

function coverOf(text: TextLayer, frame: Frame): readonly (readonly [Layer, PartlyCovered])[] {
  const ink = sureInk(text);
  const seen = ink ? uncoveredShare(text) : 1;
  if (!ink || seen >= 1 - HIDDEN.min / 2 || seen < 1 - HIDDEN.max) return [];
  const [cover] = opaqueCovers(frame)
    .touching(ink, (one) => one.order > text.order && !contains(one.node.box, ink, 0))
    .filter((one) => hiddenShare(ink, one) >= HIDDEN.min);
  if (!cover || !mayHideBySlip(cover, text, frame)) return [];
  return [[text, { cover, share: hiddenShare(ink, cover), layers: [text] }]];
}

/** Texts of which a small box that was painted later hides a part, by their layer. */
export const partlyCoveredTexts = computed(
  (frame: Frame): ReadonlyMap<Layer, PartlyCovered> =>
    new Map(
      seenTexts(frame)
        .filter((text) => !isForeignPart(text))
        .flatMap((text) => coverOf(text, frame)),
    ),
);
