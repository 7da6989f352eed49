import { fromRest } from "../shared/scene/rest/from-rest.ts";

/** The place of every layer that is given none. */
const box = { x: 0, y: 0, width: 100, height: 50 };
/** A layer as the REST API answers it: a frame called “Card”. */
export const node = (fields: object = {}) => ({
  id: "1:2",
  name: "Card",
  type: "FRAME",
  absoluteBoundingBox: box,
  ...fields,
});
/** A page with these layers. */
export const page = (children: readonly unknown[]) => ({
  id: "0:1",
  name: "Page 1",
  type: "CANVAS",
  children,
});
/** A whole file whose one page has these layers. */
export const file = (...children: readonly unknown[]) => ({
  name: "Shop",
  document: { id: "0:0", name: "Document", type: "DOCUMENT", children: [page(children)] },
});
/** How a text is set. */
export const style = { fontFamily: "Inter", fontSize: 16, fontWeight: 400, lineHeightPx: 24 };
/** A text that says “Hello”. */
export const text = (fields: object = {}) =>
  node({ type: "TEXT", name: "Title", characters: "Hello", style, ...fields });

/** A red paint. */
export const solid = { type: "SOLID", color: { r: 1, g: 0, b: 0, a: 1 } };

/** The handles of a gradient from the left to the right. */
export const HANDLES = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/** The one layer of a file with nothing else in it. */
export const read = (fields: object) => fromRest(file(node(fields)))[0]?.frames[0];
