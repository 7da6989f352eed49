import type { Element } from "../../../shared/perception/elements/element.ts";
import { computed } from "../../../shared/perception/frame/computed.ts";
import { isText, type Frame, type Layer } from "../../../shared/perception/frame/frame.ts";
import { pictogramOf } from "../../../shared/perception/icons/pictogram-of.ts";
import { colorUpTo, textPixels } from "../../../shared/perception/paint/backdrop.ts";
import { isKnown, type ColorRange } from "../../../shared/perception/paint/color-range.ts";
import { mainRun } from "../../../shared/perception/text/typography/lines.ts";
import { styleOf } from "../../../shared/perception/text/typography/text-style.ts";
import { isWords, type Thing } from "../../../shared/perception/things/thing.ts";
import { isPlacedByLayout } from "../../../shared/review/fixes/set-values.ts";
import { toHex } from "../../../shared/scene/color.ts";
import { center } from "../../../shared/scene/geometry.ts";
import type { Paint, SceneNode } from "../../../shared/scene/scene.ts";

const MOST_NAME = 30;

const isSeen = ({ opacity = 1 }: Paint): boolean => opacity > 0.1;

/** The look of paints: a colour where it is known, the kind of a gradient or a picture, or else nothing. */
function colorOf(paints: readonly Paint[] = [], colors: readonly ColorRange[]): string | undefined {
  const other = paints.findLast((paint) => paint.type !== "solid" && isSeen(paint));
  if (other) return other.type;
  const color = paints.length > 0 ? colors.find(isKnown) : undefined;
  return color && toHex(color.lo);
}

/** The colour in which each text is seen: that of most of its letters. */
const inks = computed(
  (frame) =>
    new Map<Layer, string | undefined>(
      frame.texts.map((text) => {
        const fills = (text.node.text.runs.length > 0 && mainRun(text).fills) || text.node.fills || [];
        const pixels = textPixels(frame, text, fills);
        return [
          text,
          colorOf(
            fills,
            pixels.map((pixel) => pixel.text),
          ),
        ];
      }),
    ),
);

const groundOf = (layer: Layer, frame: Frame): string | undefined =>
  colorOf(layer.node.fills, layer.visibleBox ? [colorUpTo(frame, layer, center(layer.visibleBox))] : []);

/** How the letters of a text are set: size, weight, colour. */
function lettersOf(layer: Layer, frame: Frame): string {
  if (!isText(layer) || layer.node.text.runs.length === 0) return "";
  const { sizePx, weight } = styleOf(layer);
  return [`${sizePx}px/${weight}`, inks(frame).get(layer) ?? ""].filter(Boolean).join(" ");
}

const isStruck = ({ node }: Layer): boolean =>
  node.text?.runs.some(({ decoration }) => decoration === "strikethrough") ?? false;

/** The heaviest letters stand for all in an element. */
function mainText(thing: Thing): Layer | undefined {
  if (isWords(thing)) return thing.layer;
  for (const child of thing.children) {
    const text = mainText(child);
    if (text) return text;
  }
  return undefined;
}

function componentOf({ name, instance }: SceneNode): string {
  if (!instance) return "";
  const variants = Object.entries(instance.properties ?? {})
    .filter(([property]) => /^(state|status|type|variant)$/i.test(property))
    .map(([, value]) => String(value));
  return `component:${JSON.stringify([name, ...variants].join(" ").slice(0, MOST_NAME))}`;
}

/** True for a layer that cannot be moved by itself. */
const isHeld = (layer: Layer): boolean => isPlacedByLayout(layer) || layer.node.id.includes(";");

/** The looks of a part, in few words. */
export interface Looks {
  /** Size, weight and colour of its letters; "" where it has none of its own. */
  readonly letters: string;
  /** Ground, state, component, pictogram; held: an auto layout or a component gives it its place. */
  readonly looks: readonly string[];
}

/** The text whose letters are told with a part; undefined for a panel, as the parts in it tell theirs. */
const textOf = (thing: Thing, element: Element | undefined): Layer | undefined =>
  isWords(thing) || (element !== undefined && thing.children.length <= 3) ? mainText(thing) : undefined;

/** The pictogram that an icon shows, where its shape tells: pictures show it too, but small. */
function shownBy(thing: Thing): string {
  const pictogram = thing.kind === "icon" ? pictogramOf(thing.layer) : undefined;
  return pictogram ? `shows:${pictogram}` : "";
}

/** Describes the looks of a part: letters, colours, component, state, pictogram. */
export function looksOf(thing: Thing, element: Element | undefined, frame: Frame): Looks {
  const text = textOf(thing, element);
  const ground = thing.painter && thing.painter !== frame.root ? groundOf(thing.painter, frame) : undefined;
  const isNamed = thing.kind === "icon" || thing.kind === "picture" || element !== undefined;
  const looks = [
    text && isStruck(text) ? "struck-through" : "",
    ground ? `on ${ground}` : "",
    element?.emphasis && element.emphasis !== "text" ? element.emphasis : "",
    element?.state ?? "",
    element?.isPrimary ? "main-action" : "",
    isNamed ? componentOf(thing.layer.node) : "",
    shownBy(thing),
    isHeld(thing.layer) ? "held" : "",
  ];
  return { letters: text ? lettersOf(text, frame) : "", looks: looks.filter(Boolean) };
}
