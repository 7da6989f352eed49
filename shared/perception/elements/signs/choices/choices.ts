import { countsOf, groupBy } from "../../../../group-by.ts";
import { ALIKE_PX } from "../../../frame/limits.ts";
import { areNear, area, center, right, stepOf } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";
import { isText, type Layer } from "../../../frame/frame.ts";
import { isPainted } from "../../../paint/painted-box.ts";
import { isWords, type Thing } from "../../../things/thing.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { roundnessOf } from "../../evidence/paint.ts";
import { claim, type Claim, type Claims } from "../sign.ts";

const SIDE_PX = { min: 12, max: 32 };
const BESIDE_PX = 28;
const ROUND = 0.9;
const WORDS_PX = 16;

const isSquare = ({ box }: Thing): boolean =>
  box.width >= SIDE_PX.min &&
  box.width <= SIDE_PX.max &&
  box.height <= SIDE_PX.max &&
  areNear(box.width, box.height, 2);

const HIGHEST_ROW_PX = 160;

/** The painted row that a choice lies in, when it lies in one. */
function rowAround(thing: Thing): Box | undefined {
  for (let next = thing.parent; next?.parent; next = next.parent)
    if (next.painter) return next.box.height <= HIGHEST_ROW_PX ? next.box : undefined;
  return undefined;
}

/** The words of a choice stand in its line or in its row, at its right or at its left. */
function hasWordsBeside(thing: Thing, sight: Sight): boolean {
  const { x, y, width, height } = thing.box;
  const line = { x: x - BESIDE_PX, y: y + height * 0.25, width: width + 2 * BESIDE_PX, height: height * 0.5 };
  return sight.texts.touching(rowAround(thing) ?? line).some((layer) => {
    const text = sight.textThings.get(layer);
    return text !== undefined && (text.box.x >= x + width - 1 || text.box.x + text.box.width <= x + 1);
  });
}

/** A smaller empty box may be the mark of a list or a legend, unless it is drawn as browsers do. */
const SMALLEST_EMPTY_PX = 14;

/** True when words stand right behind a small box. */
function hasWordsAtRight({ box }: Thing, sight: Sight): boolean {
  const beside = { x: right(box), y: box.y + box.height * 0.25, width: WORDS_PX, height: box.height * 0.5 };
  return sight.texts.touching(beside).length > 0;
}

const isEmptyOrMarked = (thing: Thing): boolean => {
  const { texts, icons, pictures, boxes } = thing.content;
  return texts === 0 && pictures === 0 && icons + boxes <= 2;
};

const TICKS = /^[✓✔☑]$/u;

/** A dot or a tick; an arrow or a heart in a circle is a button. */
const isDotOrTick = ({ children }: Thing): boolean =>
  children.every(
    ({ kind, layer, children: inner }) =>
      (kind === "shape" && inner.length === 0) || TICKS.test(layer.node.text?.characters.trim() ?? ""),
  );

const isOutlined = (thing: Thing, sight: Sight): boolean =>
  contrastOfLook(sight.strokeOf(thing)) > 1.1 && contrastOfLook(sight.fillOf(thing)) < 1.6;

const SEEN_MARK = 1.2;

/** A tick without any paint keeps the room of the one that comes when people press. */
const showsDrawing = (layer: Layer): boolean =>
  isText(layer) || isPainted(layer) || layer.children.some(showsDrawing);

/** A dot or a tick that nobody can tell from what it lies on marks nothing. */
const isSeenMark = (mark: Thing, sight: Sight): boolean =>
  (mark.kind === "icon" && showsDrawing(mark.layer)) ||
  contrastOfLook(sight.fillOf(mark)) >= SEEN_MARK ||
  contrastOfLook(sight.strokeOf(mark)) >= SEEN_MARK;

const hasTick = ({ children }: Thing): boolean =>
  children.some(({ layer }) => TICKS.test(layer.node.text?.characters.trim() ?? ""));

const SURE = 0.85;
const TICKED = { largestPx: 26, leastContrast: 1.8 };

/** A small box in a strong colour with one mark in it. */
const isTicked = (thing: Thing, sight: Sight): boolean =>
  thing.box.width <= TICKED.largestPx &&
  contrastOfLook(sight.fillOf(thing)) >= TICKED.leastContrast &&
  thing.content.icons === 1;

function tickClaims(sight: Sight): readonly Claim[] {
  return sight.things.flatMap((thing) => {
    if (!thing.parent || !thing.painter || isWords(thing) || !isSquare(thing)) return [];
    if (!isEmptyOrMarked(thing)) return [];
    const isMarked = thing.children.some((mark) => isSeenMark(mark, sight));
    const isRound = roundnessOf(thing) >= ROUND;
    const isOpen = isOutlined(thing, sight);
    // An empty outlined square is a box to tick wherever its words stand.
    if (!(isOpen && !isMarked && !isRound) && !hasWordsBeside(thing, sight)) return [];
    if (!isOpen && (!isTicked(thing, sight) || (isRound && !hasTick(thing)))) return [];
    if (isRound && !isDotOrTick(thing)) return [];
    if (isOpen && !isMarked && thing.box.width < SMALLEST_EMPTY_PX && !hasWordsAtRight(thing, sight))
      return [];
    return [
      claim(isRound ? "radio" : "checkbox", [thing], SURE, {
        isWhole: true,
        ...(isMarked && { isSelected: true }),
      }),
    ];
  });
}

/** The place of a choice in its column. */
const columnOf = ({ box }: Thing): number => stepOf(box.x, ALIKE_PX);

const DOT = { least: 0.2, most: 0.7 };

/** A disc in a strong colour with a dot in its middle. */
function isFilledChoice(thing: Thing, sight: Sight): boolean {
  const [dot, ...more] = thing.children;
  if (!dot || more.length > 0 || dot.kind !== "shape") return false;
  const share = dot.box.width / thing.box.width;
  const isCentered = areNear(center(dot.box).x, center(thing.box).x);
  return isCentered && share >= DOT.least && share <= DOT.most && isSeenMark(dot, sight);
}

/**
 * Of open circles in a column the chosen one may be a disc with a dot. Alone it may be any sign, and beside a circle of a
 * third kind a step of a way.
 */
function chosenAmong(claims: readonly Claim[], sight: Sight): readonly Claim[] {
  const open = claims.filter(({ role, isSelected }) => role === "radio" && !isSelected);
  const columns = new Set(open.map(({ things: [thing] }) => columnOf(thing)));
  const others = groupBy(otherMarks(claims, sight), columnOf);
  return [...others].flatMap(([column, [disc, ...more]]) =>
    columns.has(column) && more.length === 0 && isFilledChoice(disc, sight) && hasWordsBeside(disc, sight)
      ? [claim("radio", [disc], SURE, { isWhole: true, isSelected: true })]
      : [],
  );
}

const DOUBTFUL = 0.6;

/** Of choices in one column one is made; where several are, they may as well be the steps of a way. */
function columnsWithSeveralChosen(claims: readonly Claim[]): ReadonlySet<number> {
  const chosen = claims.filter(({ role, isSelected }) => role === "radio" && isSelected);
  const counts = countsOf(chosen.map(({ things: [thing] }) => columnOf(thing)));
  return new Set([...counts].filter(([, count]) => count > 1).map(([column]) => column));
}

/** Circles of the size of choices that are drawn as no choice is. */
function otherMarks(claims: readonly Claim[], { things }: Sight): readonly Thing[] {
  const chosen = new Set(claims.map(({ things: [thing] }) => thing));
  return things.filter(
    (thing) => !chosen.has(thing) && thing.painter && isSquare(thing) && roundnessOf(thing) >= ROUND,
  );
}

/** Small boxes and circles that are ticked, with their words beside them. */
export const ticks: Claims = (sight): readonly Claim[] => {
  const alone = tickClaims(sight);
  const claims = [...alone, ...chosenAmong(alone, sight)];
  const several = columnsWithSeveralChosen(claims);
  const others = groupBy(otherMarks(claims, sight), columnOf);
  return claims.flatMap((one) => {
    if (one.role !== "radio") return [one];
    const column = columnOf(one.things[0]);
    const marks = others.get(column) ?? [];
    // One that is done and one whose turn it is: the steps of a way, and nothing is chosen.
    if (marks.length > 1 && marks.some((mark) => isFilledChoice(mark, sight))) return [];
    return [marks.length > 0 || several.has(column) ? { ...one, certainty: DOUBTFUL } : one];
  });
};

const SWITCH = { minWidthPx: 26, maxWidthPx: 68, maxHeightPx: 36, narrowest: 1.35, widest: 2.6 };

const isPill = (thing: Thing): boolean => {
  const aspect = thing.box.width / Math.max(1, thing.box.height);
  return (
    thing.painter !== undefined &&
    roundnessOf(thing) >= ROUND &&
    thing.box.width >= SWITCH.minWidthPx &&
    thing.box.width <= SWITCH.maxWidthPx &&
    thing.box.height <= SWITCH.maxHeightPx &&
    aspect >= SWITCH.narrowest &&
    aspect <= SWITCH.widest
  );
};

const isKnobIn = (knob: Thing, pill: Thing): boolean =>
  areNear(knob.box.width, knob.box.height, 2) &&
  knob.box.height >= 0.45 * pill.box.height &&
  area(knob.box) <= 0.7 * area(pill.box);

/** Pills with a knob at one end. */
export const switches: Claims = (sight): readonly Claim[] =>
  sight.things.flatMap((pill) => {
    if (!pill.parent || !isPill(pill) || pill.content.texts > 0) return [];
    const around = pill.children.length > 0 ? pill.children : pill.parent.children.slice(0, 12);
    const knob = around.find((thing) => thing !== pill && isKnobIn(thing, pill));
    if (!knob) return [];
    const offset = (center(knob.box).x - pill.box.x) / pill.box.width;
    if (offset > 0.42 && offset < 0.58) return [];
    if (offset < 0 || offset > 1) return [];
    return [claim("switch", [pill], 0.92, { isWhole: true, ...(offset > 0.5 && { isSelected: true }) })];
  });
