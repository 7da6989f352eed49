import { areNear, bottom, contains, gapBetween, grow, right, union } from "../../../../../scene/geometry.ts";
import { isDrawing } from "../../../../../scene/contour.ts";
import { isSeenPaint } from "../../../../../scene/paints-of.ts";
import type { Box as Rect } from "../../../../../scene/scene.ts";
import { type Form, forms } from "../../../../../perception/controls/fields/forms.ts";
import { activeTargets } from "../../../../../perception/controls/targets/targets.ts";
import { type Element, isSure, type Role } from "../../../../../perception/elements/element.ts";
import { elementByLayer, elements } from "../../../../../perception/elements/elements.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import {
  type Frame,
  isText,
  lastInside,
  type Layer,
  type TextLayer,
} from "../../../../../perception/frame/frame.ts";
import { fromMiddle } from "../../../../../perception/layout/off.ts";
import { onGround } from "../../../../../perception/layout/on-ground.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { isForPeople } from "../../../../../perception/structure/screens/screen-kind.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { lettersBox } from "../../../../../perception/text/typography/ink.ts";
import { mainRun } from "../../../../../perception/text/typography/lines.ts";
import { lineCount, styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { isWords, type Thing } from "../../../../../perception/things/thing.ts";
import { propose, type Proposal } from "../../../../fixes/fix.ts";
import { moveThing } from "../../../../fixes/place/move-thing.ts";
import { moveLayer } from "../../../../fixes/set-values.ts";
import { degreeOfSlip } from "../../../../weigh/degree.ts";
import type { PixelSlip } from "./slip.ts";
import { besideMiddle, type Block, blocks } from "./blocks.ts";

/** The room around a thing in what it lies in. */
type RoomAround = Readonly<Record<"roomLeftPx" | "roomRightPx" | "roomAbovePx" | "roomBelowPx", number>>;

/** Things beside the middle of what is around them, with the room that shows it. */
type MiddleSlip = PixelSlip<
  "box" | "field" | "screen",
  RoomAround & { readonly content: Layer; readonly count: number }
>;

type Way = "rightPx" | "downPx";

/** The room on the four sides of a box in another one. */
const roomAround = (across: Rect, along: Rect, around: Rect): RoomAround => ({
  roomLeftPx: Math.round(across.x - around.x),
  roomRightPx: Math.round(right(around) - right(across)),
  roomAbovePx: Math.round(along.y - around.y),
  roomBelowPx: Math.round(bottom(around) - bottom(along)),
});

/** True of a text whose box tells where its words lie; in one that is set by hand they lie as they are aligned. */
const keepsToWords = ({ node: { text } }: TextLayer, way: Way): boolean =>
  way === "rightPx"
    ? text.resize === "width-and-height" || text.alignHorizontal === "center"
    : text.resize !== "none" || text.alignVertical === "center";

const HAS_TAIL = /[gjpqyç,;]/u;
/** The tail of a “g” hangs this far below its line, in em. */
const TAIL_EM = 0.25;

/** The letters of a line without their tails: by these people see how high it stands. */
const withoutTails = (text: TextLayer, ink: Rect): Rect =>
  HAS_TAIL.test(text.node.text.characters)
    ? { ...ink, height: Math.max(0, ink.height - TAIL_EM * styleOf(text).sizePx) }
    : ink;

/**
 * The boxes of a content whose middle is meant: of a text its line and its letters, with their tails and without, which differ
 * in how far they reach.
 */
function boxesOf(content: Layer, way: Way): readonly Rect[] {
  if (!isText(content)) return [content.node.box];
  const ink = content.node.effects ? undefined : content.node.renderBox;
  return [
    ...(keepsToWords(content, way) ? [content.node.box] : []),
    ...(ink ? [ink, withoutTails(content, ink)] : []),
  ];
}

/** The box of a content that is nearest to the middle of one around it. */
const nearestToMiddle = (content: Layer, around: Rect, way: Way): Rect =>
  boxesOf(content, way).toSorted(
    (a, b) => Math.abs(fromMiddle(a, around)[way]) - Math.abs(fromMiddle(b, around)[way]),
  )[0] ?? content.node.box;

const roomOf = (content: Layer, around: Rect): RoomAround =>
  roomAround(nearestToMiddle(content, around, "rightPx"), nearestToMiddle(content, around, "downPx"), around);

/** How far a content lies from the middle of a box, in px; 0 where its line and its letters say that it does not. */
function offMiddleOf(content: Layer, around: Rect, way: Way): number {
  const boxes = boxesOf(content, way);
  const least = boxes.length > 0 ? fromMiddle(nearestToMiddle(content, around, way), around)[way] : 0;
  return boxes.every((box) => Math.sign(fromMiddle(box, around)[way]) === Math.sign(least)) ? least : 0;
}

const ROLES: ReadonlySet<Role> = new Set<Role>(["button", "icon-button", "chip", "badge"]);
/** The least distances from the middle that are a slip: icons and letters have a little space of their own. */
const LEAST_PX = { icon: 2.5, text: 4 };
const MOST_PX = 24;
/** The least distances that are seen, as shares of the width and of the height of the box. */
const SEEN_SHARE = { rightPx: 0.015, downPx: 0.06 };
/** The least share of the space on one side that the other side has: words with less were set to that side. */
const LEAST_SPACE = 0.4;
const SPARE_PX = 2;

function isSetToSide(inner: Rect, outer: Rect, way: Way): boolean {
  const spaces =
    way === "rightPx"
      ? [inner.x - outer.x, right(outer) - right(inner)]
      : [inner.y - outer.y, bottom(outer) - bottom(inner)];
  return Math.min(...spaces) < LEAST_SPACE * Math.max(...spaces);
}

/** The distances that everybody sees, as shares of the width and of the height of the box. */
const FAR_SHARE = { rightPx: 0.045, downPx: 0.1 };

/** How far a content has slipped from the middle of a box; 0 where that cannot be told, or is meant. */
function slippedBy(content: Layer, box: Rect, way: Way): number {
  const offPx = offMiddleOf(content, box, way);
  const seenPx = SEEN_SHARE[way] * (way === "rightPx" ? box.width : box.height);
  const leastPx = Math.max(isText(content) ? LEAST_PX.text : LEAST_PX.icon, seenPx);
  const isSlip = Math.abs(offPx) >= leastPx && Math.abs(offPx) <= MOST_PX;
  return isSlip && !boxesOf(content, way).some((own) => isSetToSide(own, box, way)) ? offPx : 0;
}

type Box = Pick<Element, "layers" | "box" | "parts">;

/** All texts that lie on a box, in its layers or over them. */
const textsOn = (box: Rect, frame: Frame): readonly TextLayer[] =>
  textIndex(frame)
    .touching(box)
    .filter((text) => contains(grow(box, SPARE_PX), lettersBox(text)));

const WHOLE = 0.9;

/**
 * True when something smaller than the box is painted on it, other than these words or this icon: the line of an arrow, say.
 * Where in its box a drawing lies cannot be told.
 */
const isShared = (box: Rect, order: number, content: Layer, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(box)
    .some(
      ({ node, order: own }) =>
        own > order &&
        (own < content.order || own > lastInside(content)) &&
        (isDrawing(node.type) || node.box.width < WHOLE * box.width) &&
        contains(grow(box, SPARE_PX), node.box),
    );

/** True of a line, whose ends are painted beyond its box: where the middle of an arrow lies cannot be told. */
const isBareLine = ({ node: { box } }: Layer): boolean => Math.min(box.width, box.height) < 1;

/** The one text or icon in a box that holds nothing else; undefined for any other. */
function onlyContent({ layers: [painter], box, parts }: Box, frame: Frame): Layer | undefined {
  const [text, ...others] = textsOn(box, frame);
  const [icon, ...more] = parts.icons ?? [];
  const content = text ?? icon;
  const isAlone = others.length + more.length === 0 && !(text && icon);
  if (!content || !isAlone || isShared(box, painter.order, content, frame)) return undefined;
  return (text ? lineCount(text) === 1 : !isBareLine(content)) ? content : undefined;
}

const isSmallBox = (one: Element): boolean => ROLES.has(one.role) && isSure(one);

/** The buttons of a component in which nobody would see one by their looks. */
const namedButtons = (frame: Frame): readonly Box[] =>
  activeTargets(frame, "button", "icon-button")
    .filter((layer) => layer.node.instance && !elementByLayer(frame).has(layer))
    .map((layer) => ({ layers: [layer], box: layer.node.box, parts: {} }));

/** True of a box that is cut off by an edge: nobody sees its middle. */
const isCut = ({ node, visibleBox }: Layer): boolean =>
  !visibleBox || visibleBox.width < node.box.width - SPARE_PX;

/** How far away other words show that some are set to the left, how exactly they begin on one line, and by how much they differ in length. */
const SET_LEFT = { reachPx: 160, sidePx: 1, otherLengthPx: 8 };

/** True of words that begin on one line with others of another length above or below their box: they are set to the left. */
function beginsOnLine(content: Layer, box: Rect, frame: Frame): boolean {
  if (!isText(content)) return false;
  const { x, width } = lettersBox(content);
  const { reachPx, sidePx, otherLengthPx } = SET_LEFT;
  return textIndex(frame)
    .touching({ x: x - sidePx, y: box.y - reachPx, width: 2 * sidePx, height: box.height + 2 * reachPx })
    .some((text) => {
      const other = lettersBox(text);
      return areNear(other.x, x, sidePx) && !areNear(other.width, width, otherLengthPx);
    });
}

function offCentreIn(element: Box, frame: Frame): readonly MiddleSlip[] {
  const { layers, box } = element;
  if (!boxPainter(layers[0]) || isForeignPart(layers[0]) || isCut(layers[0])) return [];
  const content = onlyContent(element, frame);
  if (!content) return [];
  const rightPx = beginsOnLine(content, box, frame) ? 0 : slippedBy(content, box, "rightPx");
  const downPx = slippedBy(content, box, "downPx");
  if (!rightPx && !downPx) return [];
  return [
    {
      kind: "box",
      layers: [content, layers[0]],
      said: {
        content,
        ...roomOf(content, box),
        count: 1,
      },
      miss:
        Math.abs(rightPx) >= FAR_SHARE.rightPx * box.width ||
        Math.abs(downPx) >= FAR_SHARE.downPx * box.height
          ? "severe"
          : "clear",
      // Words that were put over several boxes by eye are one slip.
      cause: "box",
      mend: () => [propose("centre", {}, moveLayer(content, -rightPx, -downPx))],
    },
  ];
}

const farthest = ({ said }: MiddleSlip): number =>
  Math.max(Math.abs(said.roomLeftPx - said.roomRightPx), Math.abs(said.roomAbovePx - said.roomBelowPx));

/** The buttons, chips and badges whose only words or icon a slip has moved from the middle, the farthest first. */
export const offBoxes = computed((frame: Frame): readonly MiddleSlip[] =>
  [...elements(frame).filter(isSmallBox), ...namedButtons(frame)]
    .flatMap((box) => offCentreIn(box, frame))
    .toSorted((a, b) => farthest(b) - farthest(a)),
);

/** Words that are not level with the middle of their field; less than 0 px where they are too high. */
interface OffField {
  readonly words: TextLayer;
  readonly field: Layer;
  readonly downPx: number;
}

/** The heights of fields with words in their middle: in a taller one they stand at the top, where people begin to write. */
const HEIGHT_PX = { min: 24, max: 72, tallest: 110 };
const IN_FIELD = { leastPx: 3, share: 0.06 };
/** The size of words below which those at the top of a field are its label, with room for a value below. */
const WORDS_PX = 14;
const LEVEL_DEG = 1;
const SENTENCE_WORDS = 3;
const SAME_PX = 3;

/** True of one level line that is no sentence: that would be a message, and no name of what to enter. */
const isPlain = (text: TextLayer): boolean =>
  lineCount(text) === 1 &&
  Math.abs(text.node.rotationDeg ?? 0) < LEVEL_DEG &&
  !(/[.!?]$/u.test(wordsOf(text)) && countWords(wordsOf(text)) >= SENTENCE_WORDS);

/** True of a field with a box around it: of one that is a line under its words nobody sees a middle. */
const isFieldBox = ({ box, layers: [layer], ...field }: Element): boolean =>
  isSure(field) &&
  box.height >= HEIGHT_PX.min &&
  box.height <= HEIGHT_PX.tallest &&
  box.width > box.height &&
  Math.abs((boxPainter(layer)?.node.box.height ?? 0) - box.height) <= SAME_PX &&
  !isForeignPart(layer);

const isOff = (downPx: number, { height }: Rect, { leastPx, share }: typeof IN_FIELD): boolean =>
  Math.abs(downPx) >= Math.max(leastPx, share * height);

/** The share of a distance that is seen, from which on words are centred with those beside them that are seen to be off. */
const OFF_TOO = 0.5;
const IN_FIELD_TOO = { leastPx: OFF_TOO * IN_FIELD.leastPx, share: OFF_TOO * IN_FIELD.share };

/** The only words in a field, when they slipped: a second line, such as a label over a value, has a place of its own. */
function offInside({ box, layers: [field] }: Element, frame: Frame): readonly OffField[] {
  const [words, ...others] = textsOn(box, frame);
  if (!words || others.length > 0 || !isPlain(words)) return [];
  const downPx = offMiddleOf(words, box, "downPx");
  if (!isOff(downPx, box, IN_FIELD_TOO)) return [];
  const isPlaceOfLabel = downPx < 0 && (box.height > HEIGHT_PX.max || styleOf(words).sizePx < WORDS_PX);
  return isPlaceOfLabel ? [] : [{ words, field, downPx }];
}

/** The words in the fields of a form, where those of one are seen to have slipped: the others may have by less. */
function offInsideForm(form: Form, frame: Frame): readonly OffField[] {
  const found = form.filter(isFieldBox).flatMap((field) => offInside(field, frame));
  const isSeen = found.some(({ downPx, field }) => isOff(downPx, field.node.box, IN_FIELD));
  return isSeen ? found : [];
}

/** The words in fields that are off the middle of their field. */
export const offFields = computed((frame: Frame): readonly MiddleSlip[] => {
  if (!isForPeople(frame)) return [];
  const found = forms(frame).flatMap((form) => offInsideForm(form, frame));
  const [worst] = found.toSorted((a, b) => Math.abs(b.downPx) - Math.abs(a.downPx));
  if (!worst) return [];
  const others = found.flatMap(({ words, field }) => [words, field]);
  return [
    {
      kind: "field",
      layers: [worst.words, ...others.filter((layer) => layer !== worst.words)],
      said: {
        content: worst.words,
        ...roomOf(worst.words, worst.field.node.box),
        count: found.length,
      },
      mend: () => [
        propose(
          "centre",
          {},
          found.flatMap(({ words, downPx }) => moveLayer(words, 0, -downPx)),
        ),
      ],
    },
  ];
});

const MIDDLE = {
  /** The largest distance of a block that is meant to stand in the middle. */
  nearPx: 16,
  /** The least distance that is seen, as a share of the screen’s width. */
  offShare: 0.01,
  /** The fewest blocks that show that they are meant to share the middle. */
  fewest: 2,
  /** The most lines of words in the middle: a paragraph keeps to its column. */
  mostLines: 2.2,
  /** The widest block in the middle, as a share of the screen: a wider one keeps to margins. */
  wideShare: 0.85,
  smallestPx: 6,
  /** The distance up to which blocks start or end on one line: they keep to that, and not to the middle. */
  sameEdgePx: 3,
  /** The distance up to which a narrower block is in the middle, and starts on a line with others by chance. */
  inMiddlePx: 2,
  /** The gap up to which a row belongs to what stands over or under it. */
  withinPx: 40,
  /** The distances that are seen without a ruler, and, as a share of the screen’s width, by everybody. */
  seenPx: 5,
  farShare: 0.03,
};

/** Several lines that are not set to the middle begin on one line: their box says nothing of a middle. */
const isSetLeft = ({ layer }: Thing): boolean =>
  isText(layer) && layer.node.text.alignHorizontal !== "center" && lineCount(layer) > 1;

/** A bare line leads from one thing to another, wherever they stand. */
const isBareStroke = ({ layer: { node } }: Thing): boolean =>
  !node.text && (node.strokes ?? []).length > 0 && !(node.fills ?? []).some(isSeenPaint);

function isAboutMiddle({ thing, row }: Block, frame: Frame): boolean {
  const { nearPx, mostLines, wideShare, smallestPx } = MIDDLE;
  const { box } = thing;
  return (
    row.length === 0 &&
    !(thing.layer.node.type === "VECTOR" && isBareStroke(thing)) &&
    !isSetLeft(thing) &&
    !(isWords(thing) && box.height > mostLines * mainRun(thing.layer).lineHeightPx) &&
    Math.abs(besideMiddle(box, frame)) <= nearPx &&
    box.width <= wideShare * frame.root.node.box.width &&
    Math.min(box.width, box.height) >= smallestPx
  );
}

const sharesEdge = ({ box }: Thing, others: readonly Block[], frame: Frame): boolean =>
  others.some(({ thing: { box: other } }) => {
    const { inMiddlePx, sameEdgePx } = MIDDLE;
    const isByChance = other.width < box.width && Math.abs(besideMiddle(other, frame)) <= inMiddlePx;
    const isOnEdge = areNear(other.x, box.x, sameEdgePx) || areNear(right(other), right(box), sameEdgePx);
    return other !== box && isOnEdge && !isByChance;
  });

/** True of what stands right over or under the middle of a row, which is off the middle as far: both keep to an axis of their own. */
const sharesAxis = ({ thing }: Block, all: readonly Block[], frame: Frame): boolean =>
  all.some(({ thing: other, row }) => {
    const whole = row.length > 0 && other !== thing ? union([other.box, ...row]) : null;
    return (
      whole !== null &&
      gapBetween(whole, thing.box).y <= MIDDLE.withinPx &&
      areNear(besideMiddle(whole, frame), besideMiddle(thing.box, frame), MIDDLE.inMiddlePx) &&
      Math.abs(besideMiddle(whole, frame)) > MIDDLE.inMiddlePx
    );
  });

/** Centres blocks with all on the ground among them that stands on the axis of one: a column moves as a whole, or not at all. */
function centred(off: readonly Block[], frame: Frame): readonly Proposal[] {
  const offOf = ({ box }: Thing): number => besideMiddle(box, frame);
  const column = off.map(({ thing }) => thing);
  const place = union(column.map(({ box }) => box));
  const moves = new Map(column.map((thing) => [thing, offOf(thing)]));
  for (const thing of onGround(frame).things) {
    const like = column.find((one) => areNear(offOf(one), offOf(thing), MIDDLE.inMiddlePx));
    const isAmong = place !== null && gapBetween(place, thing.box).y <= MIDDLE.withinPx;
    if (like && isAmong && !moves.has(thing)) moves.set(thing, offOf(like));
  }
  const changes = [...moves].map(([thing, px]) => moveThing(thing, -px, 0));
  return changes.every((own) => own.length > 0) ? [propose("centre", {}, changes.flat())] : [];
}

/** Words and boxes alone in their rows whose middles are near that of the screen and differ. */
export const offScreenMiddle = computed((frame: Frame): readonly MiddleSlip[] => {
  const all = blocks(frame);
  const { offShare, fewest, seenPx, farShare } = MIDDLE;
  const inMiddle = all.filter(
    (block) =>
      isAboutMiddle(block, frame) && !sharesEdge(block.thing, all, frame) && !sharesAxis(block, all, frame),
  );
  const offOf = ({ thing: { box } }: Block): number => besideMiddle(box, frame);
  const off = inMiddle
    .filter((block) => Math.abs(offOf(block)) >= offShare * frame.root.node.box.width)
    .toSorted((a, b) => Math.abs(offOf(b)) - Math.abs(offOf(a)));
  const [first, ...others] = off;
  if (!first || inMiddle.length < fewest || !inMiddle.some(({ thing }) => isWords(thing))) return [];
  const { layer: content } = first.thing;
  const offPx = Math.abs(offOf(first));
  return [
    {
      kind: "screen",
      layers: [content, ...others.map(({ thing }) => thing.layer)],
      said: {
        content,
        ...roomAround(first.thing.box, first.thing.box, frame.root.node.box),
        count: off.length,
      },
      miss: degreeOfSlip(offPx, { seenPx, farPx: farShare * frame.root.node.box.width }),
      mend: () => centred(off, frame),
    },
  ];
});
