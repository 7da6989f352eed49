import { center } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { descendants, type Frame, isText, type Layer, type TextLayer } from "../frame/frame.ts";
import type { Element, Role } from "../elements/element.ts";
import { elementByLayer, elements } from "../elements/elements.ts";
import { activeTargets } from "../controls/targets/targets.ts";
import { boxPainter } from "../paint/painted-box.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { lineCount } from "../text/typography/text-style.ts";

/** How far the only thing in a box lies from the middle of the box, to the right and down. */
export interface OffCentre {
  readonly content: Layer;
  readonly rightPx: number;
  readonly downPx: number;
}

const ROLES: ReadonlySet<Role> = new Set<Role>(["button", "icon-button", "chip", "badge"]);
const CERTAIN = 0.7;
/** Letters and icons have a little space of their own; what is farther off was set to a side. */
const OFF_PX = { min: 2.5, max: 12 };

const isOff = (px: number): boolean => Math.abs(px) >= OFF_PX.min && Math.abs(px) <= OFF_PX.max;

/** A text whose box is set by hand lies in it as it is aligned. */
const showsMiddle = ({ node: { text } }: TextLayer): boolean =>
  text.resize === "width-and-height" || text.alignHorizontal === "center";

const showsHeight = ({ node: { text } }: TextLayer): boolean =>
  text.resize !== "none" || text.alignVertical === "center";

/** The one text or icon in a box that holds nothing else; undefined for any other. */
type Box = Pick<Element, "layers" | "box" | "parts">;

function onlyContent({ layers, box, parts }: Box): Layer | undefined {
  const inside = [...new Set(layers.flatMap((layer) => [layer, ...descendants(layer)]))].filter(
    ({ visibleBox }) => visibleBox !== null,
  );
  const texts = inside.filter(isText);
  const [text] = texts;
  const { icons = [] } = parts;
  if (!text) return icons.length === 1 ? icons[0] : undefined;
  const drawn = inside.filter((layer) => layer.children.length === 0 && !isText(layer));
  const isAlone = texts.length === 1 && drawn.every(({ node }) => node.box.width >= 0.9 * box.width);
  return isAlone && lineCount(text) === 1 ? text : undefined;
}

const isSmallBox = ({ role, certainty }: Element): boolean => ROLES.has(role) && certainty >= CERTAIN;

/** The buttons of a component in which nobody would see one by their looks. */
const namedButtons = (frame: Frame): readonly Box[] =>
  activeTargets(frame, "button")
    .filter((layer) => layer.node.instance && !elementByLayer(frame).has(layer))
    .map((layer) => ({ layers: [layer], box: layer.node.box, parts: {} }));

function offCentreIn(element: Box): readonly (readonly [Layer, OffCentre])[] {
  const { layers, box } = element;
  if (!boxPainter(layers[0])) return [];
  const content = onlyContent(element);
  if (!content || isForeignPart(layers[0])) return [];
  const [own, middle] = [center(content.node.box), center(box)];
  const rightPx = isText(content) && !showsMiddle(content) ? 0 : own.x - middle.x;
  const downPx = isText(content) && !showsHeight(content) ? 0 : own.y - middle.y;
  return isOff(rightPx) || isOff(downPx) ? [[layers[0], { content, rightPx, downPx }]] : [];
}

/** The buttons, chips and badges whose only words or icon a slip has moved from the middle, by their layer. */
export const offCentres = computed(
  (frame: Frame): ReadonlyMap<Layer, OffCentre> =>
    new Map([...elements(frame).filter(isSmallBox), ...namedButtons(frame)].flatMap(offCentreIn)),
);
