import type { RestNode } from "../../../shared/scene/rest-file.ts";
import type { BytesOf } from "./hard-layers.ts";
import { type Fields, imageRefsOf, isFields, isVisible, listOf } from "./rest-paints.ts";

/** All pixels of a drawing are held in memory: a screen 1440 px wide may be 11,000 px high. */
const MOST_PX = 16_000_000;
/** More layers are not drawn. */
export const MOST_LAYERS = 20_000;
/** Each has its own surface, and those of siblings lie inside one another. */
const MOST_MASKS = 200;
/** What is blurred or faded is painted twice, in px of all layers together. */
const MOST_PX_APART = 200_000_000;
const MOST_PICTURES = 100;
/** A picture goes into the drawing each time it is used. */
const MOST_PICTURE_BYTES = 32_000_000;
/** An XML parser takes no longer attribute; as text a picture is a third longer. */
const MOST_BYTES_OF_A_PICTURE = 7_000_000;

function areaOf(node: Fields): number {
  const box = node["absoluteBoundingBox"];
  return isFields(box) ? Number(box["width"]) * Number(box["height"]) : 0;
}

const isApart = (node: Fields): boolean =>
  node["isMask"] === true ||
  (typeof node["opacity"] === "number" && node["opacity"] < 1) ||
  listOf(node, "effects").some(isVisible);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Whether a screen of these painted layers, the screen itself first, takes more pixels or bytes than it is worth. */
export function isTooMuch(nodes: readonly RestNode[], bytesOf: BytesOf): boolean {
  const wholePx = nodes[0] ? areaOf(nodes[0]) : 0;
  if (nodes.length > MOST_LAYERS || !(wholePx <= MOST_PX)) return true;
  if (nodes.filter(({ isMask }) => isMask === true).length > MOST_MASKS) return true;
  const apart = nodes.filter(isApart).map((node) => Math.min(wholePx, areaOf(node)));
  const refs = nodes.flatMap(imageRefsOf);
  const pictures = refs.map((ref) => bytesOf(ref) ?? 0);
  return (
    sum(apart) > MOST_PX_APART ||
    new Set(refs).size > MOST_PICTURES ||
    sum(pictures) > MOST_PICTURE_BYTES ||
    pictures.some((bytes) => bytes > MOST_BYTES_OF_A_PICTURE)
  );
}
