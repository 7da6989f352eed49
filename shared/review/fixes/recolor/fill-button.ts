import { isLoudFill } from "../../../perception/controls/buttons/loud-fill.ts";
import type { Frame, Layer } from "../../../perception/frame/frame.ts";
import { isForeignPart } from "../../../perception/parts/foreign-part.ts";
import { BLACK, contrastOf, fromHex, luminance, toHex, WHITE } from "../../../scene/color.ts";
import { area } from "../../../scene/geometry.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { WCAG } from "../../../standards/wcag.ts";
import { propose, type Proposal } from "../fix.ts";
import { buttonParts, paintButton } from "./button-parts.ts";
import { plainPaint } from "./faint.ts";

/** A lighter one is a wash, a darker one nearly black. */
const LUMINANCE = { least: 0.03, most: 0.6 };
/** A colour that only one part has belongs to that: to a logo, say. */
const FEWEST_USES = 2;

const isAccent = (color: Rgb): boolean =>
  isLoudFill(toHex(color)) && luminance(color) >= LUMINANCE.least && luminance(color) <= LUMINANCE.most;

const isSmall = ({ visibleBox }: Layer, { root }: Frame): boolean =>
  visibleBox !== null && area(visibleBox) < area(root.node.box) / 2;

/** The strong colour that the most parts of a screen have; undefined when it has none. */
function accentOf(frame: Frame): Rgb | undefined {
  const uses = new Map<string, number>();
  for (const layer of frame.layers) {
    const paint = plainPaint(layer.node.fills);
    if (!paint || !isSmall(layer, frame) || isForeignPart(layer) || !isAccent(paint.color)) continue;
    const hex = toHex(paint.color);
    uses.set(hex, (uses.get(hex) ?? 0) + 1);
  }
  const [most] = [...uses].filter(([, count]) => count >= FEWEST_USES).toSorted(([, a], [, b]) => b - a);
  return most && fromHex(most[0]);
}

/** Fills a main button with the strong colour of its screen, under words that can be read on it. */
export function fillButton(button: Layer, frame: Frame): readonly Proposal[] {
  const parts = buttonParts(button, frame);
  const accent = accentOf(frame);
  if (!parts || !accent || toHex(accent) === toHex(parts.fill)) return [];
  const ink = contrastOf(WHITE, accent) >= WCAG.textContrast.AA.normal ? WHITE : BLACK;
  return [propose("fill-button", { to: toHex(accent) }, paintButton(parts, accent, ink))];
}
