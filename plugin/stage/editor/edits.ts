import { parseHex } from "culori/fn";
import { toHex } from "../../../shared/scene/color.ts";
import { asObject, objectField } from "../../../shared/scene/json.ts";
import { inside } from "../../../shared/scene/place.ts";
import { readText } from "../../../shared/scene/rest/read-text.ts";
import type { Box, Rgb } from "../../../shared/scene/scene.ts";
import type { Measure } from "../draw/text/measure.ts";
import { boxOf } from "../draw/placement.ts";
import { geometryOf } from "../draw/text/glyphs.ts";
import { lettersAgain } from "../draw/text/letters-again.ts";
import { lineTypesOf } from "../draw/text/lists.ts";
import { hugSize, START_SHARE } from "../draw/text/text-layout.ts";
import { everyNode } from "../../../shared/scene/every-node.ts";
import type { DocumentChange } from "../realm/editor.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { objectOf } from "../draw/object-of.ts";

const set = (id: string, fields: Readonly<Record<string, unknown>>): DocumentChange => ({
  type: "set",
  id,
  fields,
});

function movedBox(node: RestNode, name: string, dx: number, dy: number): Record<string, unknown> {
  const box = boxOf({ ...node, absoluteBoundingBox: node[name] });
  return box ? { [name]: { ...box, x: box.x + dx, y: box.y + dy } } : {};
}

/** Moves a layer with all that is in it. */
export const moveNodes = (node: RestNode, dx: number, dy: number): readonly DocumentChange[] =>
  everyNode(node).map((part) =>
    set(part.id, {
      ...movedBox(part, "absoluteBoundingBox", dx, dy),
      ...movedBox(part, "absoluteRenderBounds", dx, dy),
    }),
  );

/** Gives a layer another size; what is in it stays. */
export function resize(
  node: RestNode,
  size: Partial<Pick<Box, "width" | "height">>,
): readonly DocumentChange[] {
  const box = boxOf(node);
  if (!box) return [];
  const next = { ...box, ...size };
  const given = objectField(objectOf(node), "size");
  return [
    set(node.id, {
      absoluteBoundingBox: next,
      absoluteRenderBounds: undefined,
      ...(given ? { size: { x: next.width, y: next.height } } : {}),
    }),
  ];
}

/** A text after a change: a box that hugs its text grows and shrinks with it. */
function withText(before: RestNode, fields: Readonly<Record<string, unknown>>, measure: Measure) {
  const node = { ...before, ...fields };
  const box = boxOf(node);
  if (!box) return [set(node.id, { ...fields, glyphGeometry: undefined })];
  const text = readText(objectOf(node));
  // The outlines that a file brought along stay where they can: of all else a font draws the text from here on.
  const again = lettersAgain(before, text, box, measure);
  const { width, height } = again?.size ?? hugSize(text, box, measure, lineTypesOf(node));
  const x = box.x + (box.width - width) * START_SHARE[text.alignHorizontal];
  return [
    set(node.id, {
      ...fields,
      absoluteBoundingBox: { x, y: box.y, width, height },
      absoluteRenderBounds: undefined,
      size: undefined,
      glyphGeometry: again && geometryOf(again.glyphs),
    }),
  ];
}

/** All that is said of a text but its paints: where its letters stand follows from it. */
function settingOf(node: RestNode): string {
  const { runs, ...text } = readText(objectOf(node));
  const looks = runs.flatMap(({ start, end, ...look }) =>
    Array.from({ length: end - start }, () => ({ ...look, fills: undefined })),
  );
  return JSON.stringify([text, looks]);
}

/** Sets a text anew where more of it changed than its paints. */
export const setAnew = (before: RestNode, after: RestNode, measure: Measure): readonly DocumentChange[] =>
  settingOf(before) === settingOf(after) ? [] : withText(before, after, measure);

/** Writes other characters into a text. */
export const retype = (node: RestNode, characters: string, measure: Measure): readonly DocumentChange[] =>
  withText(node, { characters }, measure);

/** Sets a text in another size; its line height follows. */
export function setFontSize(node: RestNode, sizePx: number, measure: Measure): readonly DocumentChange[] {
  const style = (node["style"] ?? {}) as Readonly<Record<string, unknown>>;
  const before = typeof style["fontSize"] === "number" ? style["fontSize"] : sizePx;
  const lineHeight = style["lineHeightPx"];
  const lineHeightPx = typeof lineHeight === "number" ? (lineHeight / before) * sizePx : undefined;
  return withText(node, { style: { ...style, fontSize: sizePx, lineHeightPx } }, measure);
}

/** Paints a layer in one colour. */
export const setFill = (node: RestNode, color: Rgb): readonly DocumentChange[] => [
  set(node.id, { fills: [{ type: "SOLID", blendMode: "NORMAL", color: { ...color, a: 1 } }] }),
];

/** Sets any field of a layer. */
export const setField = (node: RestNode, name: string, value: unknown): readonly DocumentChange[] => [
  set(node.id, { [name]: value }),
];

/** The one colour a layer is painted in, as `#rrggbb`; null when it has none or several paints. */
export function fillOf(node: RestNode): string | null {
  const fills = Array.isArray(node["fills"]) ? (node["fills"] as readonly Record<string, unknown>[]) : [];
  const visible = fills.filter((paint) => paint["visible"] !== false);
  const [paint] = visible;
  if (visible.length !== 1 || paint?.["type"] !== "SOLID") return null;
  const color = objectField(asObject(paint, inside(null, "fill")), "color")?.fields ?? {};
  const channel = (name: string) => Number(color[name] ?? color[name.toUpperCase()] ?? 0);
  return toHex({ r: channel("r"), g: channel("g"), b: channel("b") });
}

/** Reads `#rrggbb`, also without its sign or in short; null for anything else. */
export function readHex(text: string): Rgb | null {
  const color = parseHex(text.trim());
  return color && color.alpha === undefined ? { r: color.r, g: color.g, b: color.b } : null;
}
