import { findNode } from "../find-node.ts";
import type { PinnedFinding } from "../../protocol/messages.ts";
import { writing } from "../kept/writing.ts";
import { pageOf } from "../screens.ts";
import { reviewedPage } from "./reviewed-page.ts";
import { markAsPins, PINS_NAME, pinsOn, removePinsFrom } from "./pins-group.ts";

const SIZE_PX = 24;
const FONT_SIZE_PX = 12;

/** Most layers of one finding that get its pin, and most pins in all. */
const MOST_A_FINDING = 12;
const MOST_PINS = 200;

const BLUE: RGB = { r: 7 / 255, g: 104 / 255, b: 207 / 255 };
const WHITE: RGB = { r: 1, g: 1, b: 1 };
const FONT: FontName = { family: "Inter", style: "Bold" };
const PLAIN_FONT: FontName = { family: "Inter", style: "Regular" };

const solid = (color: RGB): readonly [SolidPaint] => [{ type: "SOLID", color }];

/** A number and its place on the canvas. */
interface Pin {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

type Placed = SceneNode & { readonly absoluteBoundingBox: Rect };

const isPlaced = (node: BaseNode | null): node is Placed =>
  node !== null && "absoluteBoundingBox" in node && node.absoluteBoundingBox !== null;

/** Bold where it can be had. */
const loadFont = (): Promise<FontName> =>
  figma.loadFontAsync(FONT).then(
    () => FONT,
    () => figma.loadFontAsync(PLAIN_FONT).then(() => PLAIN_FONT),
  );

/** The pins before layers on a page, which they leave free; those of one place stand side by side. */
async function pinsOver(findings: readonly PinnedFinding[], page: PageNode): Promise<readonly Pin[]> {
  const taken = new Map<string, number>();
  const pins: Pin[] = [];
  for (const { number, layerIds } of findings)
    for (const id of layerIds.slice(0, MOST_A_FINDING)) {
      const node = await findNode(id);
      if (!isPlaced(node) || pins.length >= MOST_PINS || pageOf(node)?.id !== page.id) continue;
      const { x, y } = node.absoluteBoundingBox;
      const place = `${Math.round(x / SIZE_PX)} ${Math.round(y / SIZE_PX)}`;
      const beside = taken.get(place) ?? 0;
      taken.set(place, beside + 1);
      pins.push({ number, x: x - (beside + 1) * SIZE_PX, y });
    }
  return pins;
}

function write(text: TextNode, number: number, font: FontName): void {
  text.fontName = font;
  text.textAutoResize = "NONE";
  text.fontSize = FONT_SIZE_PX;
  text.textAlignHorizontal = "CENTER";
  text.textAlignVertical = "CENTER";
  text.fills = solid(WHITE);
  text.characters = String(number);
  text.resize(SIZE_PX, SIZE_PX);
}

/** Draws a pin. Its layers are added to those that were made before anything may be refused. */
function draw({ number, x, y }: Pin, page: PageNode, font: FontName, made: SceneNode[]): FrameNode {
  const pin = figma.createFrame();
  made.push(pin);
  const text = figma.createText();
  made.push(text);
  page.appendChild(pin);
  pin.name = `Pin ${number}`;
  pin.resize(SIZE_PX, SIZE_PX);
  pin.x = x;
  pin.y = y;
  pin.cornerRadius = SIZE_PX / 2;
  pin.fills = solid(BLUE);
  pin.strokes = solid(WHITE);
  pin.strokeWeight = 1.5;
  write(text, number, font);
  pin.appendChild(text);
  text.x = 0;
  text.y = 0;
  return pin;
}

/** Draws pins in a group. Where the editor refuses, what was drawn is taken away again. */
function drawGroup(pins: readonly Pin[], page: PageNode, font: FontName): GroupNode {
  const made: SceneNode[] = [];
  try {
    const group = figma.group(
      pins.map((pin) => draw(pin, page, font, made)),
      page,
    );
    group.name = PINS_NAME;
    return group;
  } catch (error) {
    for (const node of made) if (!node.removed) node.remove();
    throw error;
  }
}

/** Puts numbered pins beside the layers of findings, in one locked group of their page, in the place of all former ones. */
export const placePins = ({ findings }: { readonly findings: readonly PinnedFinding[] }): Promise<void> =>
  writing("pins", async (requireTime) => {
    const page = reviewedPage();
    const pins = await pinsOver(findings, page);
    const font = await loadFont();
    requireTime();
    const group = pins.length > 0 ? drawGroup(pins, page, font) : null;
    removePinsFrom(page);
    if (!group) return;
    markAsPins(page, group, Object.fromEntries(findings.map(({ id, number }) => [id, number])));
    group.locked = true;
  });

/** Shows the pins, or hides them. */
export const showPins = ({ isShown }: { readonly isShown: boolean }): Promise<void> =>
  writing("pins", () =>
    pinsOn(reviewedPage()).forEach((group) => {
      group.visible = isShown;
    }),
  );

export const removePins = (): Promise<void> => writing("pins", () => removePinsFrom(reviewedPage()));
