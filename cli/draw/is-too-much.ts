import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import type { BytesOf } from "./hard-layers.ts";
import { type RestFields, imageRefsOf, isFields, isVisible, listOf } from "./rest-paints.ts";

/** All pixels of a drawing are held in memory: a screen 1440 px wide may be 11,000 px high. */
const MOST_PX = 16_000_000;
/** More layers are not drawn. */
export const MOST_LAYERS = 20_000;
/** Masks of siblings are drawn by calls inside one another. */
const MOST_MASKS = 200;
/** Each effect is computed on as many pixels as the whole screen has, of which this many take some seconds. */
const MOST_PX_OF_EFFECTS = 100_000_000;
/** A translucent layer, or one with a mask, is mixed in that much less time. */
const MIXES_AN_EFFECT = 25;
/** Mixed layers inside one another each hold as many pixels as the whole screen has; this many take half a gigabyte. */
const MOST_PX_HELD = 60_000_000;
const MOST_PICTURES = 100;
/** A picture goes into the drawing each time it is used. */
const MOST_PICTURE_BYTES = 32_000_000;
/** An XML parser takes no longer attribute; as text a picture is a third longer. */
const MOST_BYTES_OF_A_PICTURE = 7_000_000;

function areaOf(node: RestFields): number {
  const box = node["absoluteBoundingBox"];
  return isFields(box) ? Number(box["width"]) * Number(box["height"]) : 0;
}

const effectsOf = (node: RestFields): number => listOf(node, "effects").filter(isVisible).length;

const isMask = (node: RestFields): boolean => node["isMask"] === true;

const isMixed = (node: RestFields): boolean =>
  isMask(node) || (typeof node["opacity"] === "number" && node["opacity"] < 1);

/** How many layers that are mixed or have effects lie inside one another. */
const deepest = (node: RestNode): number =>
  (isMixed(node) || effectsOf(node) > 0 ? 1 : 0) +
  (node.children ?? []).reduce((most, child) => Math.max(most, deepest(child)), 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function isTooSlow(nodes: readonly RestNode[], wholePx: number): boolean {
  const effects = sum(nodes.map(effectsOf)) + nodes.filter(isMixed).length / MIXES_AN_EFFECT;
  return effects * wholePx > MOST_PX_OF_EFFECTS || nodes.filter(isMask).length > MOST_MASKS;
}

function hasTooManyPictures(nodes: readonly RestNode[], bytesOf: BytesOf): boolean {
  const refs = nodes.flatMap(imageRefsOf);
  const bytes = refs.map((ref) => bytesOf(ref) ?? 0);
  return (
    new Set(refs).size > MOST_PICTURES ||
    sum(bytes) > MOST_PICTURE_BYTES ||
    bytes.some((one) => one > MOST_BYTES_OF_A_PICTURE)
  );
}

/** True when a screen with these painted layers takes more time or memory to draw than it is worth. */
export function isTooMuch(root: RestNode, nodes: readonly RestNode[], bytesOf: BytesOf): boolean {
  const wholePx = areaOf(root);
  if (nodes.length > MOST_LAYERS || !(wholePx <= MOST_PX)) return true;
  return (
    (deepest(root) + 1) * wholePx > MOST_PX_HELD ||
    isTooSlow(nodes, wholePx) ||
    hasTooManyPictures(nodes, bytesOf)
  );
}
