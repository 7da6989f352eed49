import { contains, grow } from "../../../../../scene/geometry.ts";
import type { Box as Rect } from "../../../../../scene/scene.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, isText, type Layer, type TextLayer } from "../../../../../perception/frame/frame.ts";
import type { Element, Role } from "../../../../../perception/elements/element.ts";
import { elementByLayer, elements } from "../../../../../perception/elements/elements.ts";
import { activeTargets } from "../../../../../perception/controls/targets/targets.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import { lineCount } from "../../../../../perception/text/typography/text-style.ts";

/** How far the only thing in a box lies from the middle of the box, to the right and down. */
export interface OffCentre {
  readonly content: Layer;
  readonly rightPx: number;
  readonly downPx: number;
}

const ROLES: ReadonlySet<Role> = new Set<Role>(["button", "icon-button", "chip", "badge"]);
const CERTAIN = 0.7;
/** Icons and letters have a little space of their own; what is farther off was set to a side. */
const LEAST_PX = { icon: 2.5, text: 4 };
const MOST_PX = 24;
/** A smaller share of a box nobody sees: of its width, and of its height. */
const SEEN_SHARE = { across: 0.015, along: 0.06 };
/** Words with far less space on one side than on the other were set to that side. */
const LEAST_SPACE = 0.4;
const SPARE_PX = 2;

interface Span {
  readonly start: number;
  readonly length: number;
}

const isSetToSide = (inner: Span, outer: Span): boolean => {
  const spaces = [inner.start - outer.start, outer.start + outer.length - inner.start - inner.length];
  return Math.min(...spaces) < LEAST_SPACE * Math.max(...spaces);
};

const across = ({ x, width }: Rect): Span => ({ start: x, length: width });
const along = ({ y, height }: Rect): Span => ({ start: y, length: height });
const middleOf = ({ start, length }: Span): number => start + length / 2;

/** A text whose box is set by hand lies in it as it is aligned. */
const keepsToWords = ({ node: { text } }: TextLayer, side: typeof across): boolean =>
  side === across
    ? text.resize === "width-and-height" || text.alignHorizontal === "center"
    : text.resize !== "none" || text.alignVertical === "center";

/** The boxes of a content whose middle is meant: of a text its line and its letters, which differ in how far they reach. */
function boxesOf(content: Layer, side: typeof across): readonly Rect[] {
  if (!isText(content)) return [content.node.box];
  const ink = content.node.effects ? undefined : content.node.renderBox;
  return [...(keepsToWords(content, side) ? [content.node.box] : []), ...(ink ? [ink] : [])];
}

/** How far a content lies from the middle of a box to one side, in px; 0 where that cannot be told, or is meant. */
function offOn(content: Layer, box: Rect, side: typeof across): number {
  const spans = boxesOf(content, side).map(side);
  const offs = spans.map((span) => middleOf(span) - middleOf(side(box)));
  const [least = 0] = offs.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const isOneWay = offs.every((off) => Math.sign(off) === Math.sign(least));
  const seenPx = side === across ? SEEN_SHARE.across * box.width : SEEN_SHARE.along * box.height;
  const leastPx = isText(content) ? LEAST_PX.text : LEAST_PX.icon;
  const isSlip = Math.abs(least) >= Math.max(leastPx, seenPx) && Math.abs(least) <= MOST_PX;
  return isOneWay && isSlip && !spans.some((span) => isSetToSide(span, side(box))) ? least : 0;
}

type Box = Pick<Element, "layers" | "box" | "parts">;

/** All texts that lie on a box, in its layers or over them. */
const textsOn = (box: Rect, frame: Frame): readonly TextLayer[] =>
  textIndex(frame)
    .touching(box)
    .filter((text) => contains(grow(box, SPARE_PX), inkBox(text) ?? text.node.box));

const WHOLE = 0.9;

/** True when something smaller than the box is painted on it, other than these words. */
const isShared = (box: Rect, order: number, words: TextLayer, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(box)
    .some(
      ({ node, order: own }) =>
        own > order &&
        node !== words.node &&
        node.box.width < WHOLE * box.width &&
        contains(grow(box, SPARE_PX), node.box),
    );

/** The one text or icon in a box that holds nothing else; undefined for any other. */
function onlyContent({ layers: [painter], box, parts }: Box, frame: Frame): Layer | undefined {
  const [text, ...others] = textsOn(box, frame);
  const { icons = [] } = parts;
  if (!text) return icons.length === 1 ? icons[0] : undefined;
  const isAlone = others.length === 0 && icons.length === 0 && !isShared(box, painter.order, text, frame);
  return isAlone && lineCount(text) === 1 ? text : undefined;
}

const isSmallBox = ({ role, certainty }: Element): boolean => ROLES.has(role) && certainty >= CERTAIN;

/** The buttons of a component in which nobody would see one by their looks. */
const namedButtons = (frame: Frame): readonly Box[] =>
  activeTargets(frame, "button")
    .filter((layer) => layer.node.instance && !elementByLayer(frame).has(layer))
    .map((layer) => ({ layers: [layer], box: layer.node.box, parts: {} }));

function offCentreIn(element: Box, frame: Frame): readonly (readonly [Layer, OffCentre])[] {
  const { layers, box } = element;
  if (!boxPainter(layers[0]) || isForeignPart(layers[0])) return [];
  const content = onlyContent(element, frame);
  if (!content) return [];
  const [rightPx, downPx] = [offOn(content, box, across), offOn(content, box, along)];
  return rightPx || downPx ? [[layers[0], { content, rightPx, downPx }]] : [];
}

/** The buttons, chips and badges whose only words or icon a slip has moved from the middle, by their layer. */
export const offCentres = computed(
  (frame: Frame): ReadonlyMap<Layer, OffCentre> =>
    new Map(
      [...elements(frame).filter(isSmallBox), ...namedButtons(frame)].flatMap((box) =>
        offCentreIn(box, frame),
      ),
    ),
);
