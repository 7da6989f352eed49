import { readPaints } from "../../../../shared/scene/rest/read-paint.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Defs } from "../defs.ts";
import { paintAttributes } from "../paint/paint.ts";
import { boxOf, placeNode, transformOf, type Turn } from "../placement.ts";
import { outlineOf } from "./shape.ts";
import { element, num } from "../svg.ts";
import { objectOf } from "../object-of.ts";

/** The area of a node in one colour, at its place; of a group, the area of all that is in it. */
function silhouette(node: RestNode, turn: Turn, fill: string): string {
  if (node["visible"] === false) return "";
  const place = placeNode(node, turn);
  if (!place) return "";
  if (node.children?.length)
    return node.children.map((child) => silhouette(child, place.turn, fill)).join("");
  const shape = outlineOf(node, [], place.size);
  const rule = shape.isEvenOdd ? "evenodd" : undefined;
  return element("path", { d: shape.path, transform: transformOf(place), fill, "fill-rule": rule });
}

/** The white of a mask: what stays of the parts after the operation. */
function remains(node: RestNode, turn: Turn, defs: Defs): string {
  const parts = (node.children ?? []).filter((child) => child["visible"] !== false);
  const [first, ...rest] = parts;
  if (!first) return "";
  const white = (part: RestNode) => silhouette(part, turn, "#fff");
  if (node["booleanOperation"] === "SUBTRACT")
    return white(first) + rest.map((part) => silhouette(part, turn, "#000")).join("");
  if (node["booleanOperation"] === "EXCLUDE")
    return parts.map((part) => element("g", { style: "mix-blend-mode:difference" }, white(part))).join("");
  if (node["booleanOperation"] === "INTERSECT")
    return rest.reduce((inner, part) => {
      const mask = defs.add((id) =>
        element("mask", { id, maskUnits: "userSpaceOnUse", ...boxOf(node) }, white(part)),
      );
      return element("g", { mask }, inner);
    }, white(first));
  return parts.map(white).join("");
}

/** Draws a boolean operation whose own curves are not in the file, from its parts. */
export function drawBoolean(node: RestNode, turn: Turn, defs: Defs): string {
  const box = boxOf(node);
  const fills = readPaints(objectOf(node), "fills");
  if (!box || !fills) return "";
  const kept = remains(node, turn, defs);
  const mask = defs.add((id) => element("mask", { id, maskUnits: "userSpaceOnUse", ...box }, kept));
  const size = { width: box.width, height: box.height };
  const painted = fills.map((paint) =>
    element("rect", { ...size, ...paintAttributes(paint, "fill", size, defs) }),
  );
  const placed = element("g", { transform: `translate(${num(box.x)} ${num(box.y)})` }, painted.join(""));
  return element("g", { mask }, placed);
}
