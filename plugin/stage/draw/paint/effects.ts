import { union } from "../../../../shared/scene/geometry.ts";
import type { Box, Effect } from "../../../../shared/scene/scene.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Defs } from "../defs.ts";
import { cssColor } from "./gradient.ts";
import { boxOf } from "../placement.ts";
import { element } from "../svg.ts";

const BLACK = { r: 0, g: 0, b: 0, a: 0.25 };
const offsetOf = (effect: Effect) => effect.offset ?? { x: 0, y: 0 };
/** CSS and Figma call the blur's radius what the filter calls two standard deviations. */
const deviation = (effect: Effect): number => Math.max(0, effect.radiusPx / 2);

/** The box around all that a node and its visible layers paint, without their effects. */
function extentOf(node: RestNode): Box | null {
  if (node["visible"] === false) return null;
  const parts = [boxOf(node), ...(node.children ?? []).map(extentOf)];
  return union(parts.filter((box) => box !== null));
}

const reach = (effect: Effect): number =>
  effect.radiusPx * 1.5 +
  (effect.spreadPx ?? 0) +
  Math.max(Math.abs(offsetOf(effect).x), Math.abs(offsetOf(effect).y));

function region(node: RestNode, effects: readonly Effect[]): Box | null {
  const extent = extentOf(node);
  if (!extent) return null;
  const by = Math.max(8, ...effects.map(reach));
  return { x: extent.x - by, y: extent.y - by, width: extent.width + 2 * by, height: extent.height + 2 * by };
}

function flood(effect: Effect, result: string): string {
  const color = effect.color ?? BLACK;
  return element("feFlood", { "flood-color": cssColor(color), "flood-opacity": color.a, result });
}

const composite = (from: string, over: string, operator: string, result: string): string =>
  element("feComposite", { in: from, in2: over, operator, result });

function spread(effect: Effect, from: string): string {
  const radius = effect.spreadPx ?? 0;
  return element("feMorphology", {
    in: from,
    operator: radius > 0 ? "dilate" : "erode",
    radius: Math.abs(radius),
    result: `${from}-spread`,
  });
}

/** A shadow under the layer; where the layer itself is, Figma shows none. */
function dropShadow(effect: Effect, index: number): string {
  const name = `drop${index}`;
  const source = effect.spreadPx ? "SourceAlpha-spread" : "SourceAlpha";
  return [
    effect.spreadPx ? spread(effect, "SourceAlpha") : "",
    element("feGaussianBlur", { in: source, stdDeviation: deviation(effect) }),
    element("feOffset", { dx: offsetOf(effect).x, dy: offsetOf(effect).y, result: `${name}-moved` }),
    composite(`${name}-moved`, "SourceAlpha", "out", `${name}-cut`),
    flood(effect, `${name}-color`),
    composite(`${name}-color`, `${name}-cut`, "in", name),
  ].join("");
}

/** A shadow inside the shape: that of all that is not the shape. */
function innerShadow(effect: Effect, index: number): string {
  const name = `inner${index}`;
  const invert = element("feFuncA", { type: "table", tableValues: "1 0" });
  return [
    element("feComponentTransfer", { in: "SourceAlpha", result: `${name}-not` }, invert),
    effect.spreadPx ? spread(effect, `${name}-not`) : "",
    element("feGaussianBlur", {
      in: effect.spreadPx ? `${name}-not-spread` : `${name}-not`,
      stdDeviation: deviation(effect),
    }),
    element("feOffset", { dx: offsetOf(effect).x, dy: offsetOf(effect).y, result: `${name}-moved` }),
    composite(`${name}-moved`, "SourceAlpha", "in", `${name}-kept`),
    flood(effect, `${name}-color`),
    composite(`${name}-color`, `${name}-kept`, "in", name),
  ].join("");
}

const merge = (names: readonly string[]): string =>
  element("feMerge", {}, names.map((name) => element("feMergeNode", { in: name })).join(""));

function defineFilter(
  node: RestNode,
  effects: readonly Effect[],
  content: string,
  defs: Defs,
): string | undefined {
  const area = region(node, effects);
  if (!area || area.width <= 0 || area.height <= 0) return undefined;
  const attributes = { filterUnits: "userSpaceOnUse", ...area, "color-interpolation-filters": "sRGB" };
  return defs.add((id) => element("filter", { id, ...attributes }, content));
}

/** The filter of a layer with all that is in it: drop shadows and blur. Undefined when there is none. */
export function layerFilter(node: RestNode, effects: readonly Effect[], defs: Defs): string | undefined {
  const shadows = effects.filter(({ type }) => type === "drop-shadow");
  const blur = effects.find(({ type, radiusPx }) => type === "layer-blur" && radiusPx > 0);
  if (shadows.length === 0 && !blur) return undefined;
  const drawn =
    shadows.map(dropShadow).join("") + merge([...shadows.map((_, index) => `drop${index}`), "SourceGraphic"]);
  const blurred = blur ? element("feGaussianBlur", { stdDeviation: deviation(blur) }) : "";
  return defineFilter(node, effects, drawn + blurred, defs);
}

/** The filter of a layer's own fill: inner shadows. Undefined when there is none. */
export function fillFilter(node: RestNode, effects: readonly Effect[], defs: Defs): string | undefined {
  const shadows = effects.filter(({ type }) => type === "inner-shadow");
  if (shadows.length === 0) return undefined;
  const drawn =
    shadows.map(innerShadow).join("") +
    merge(["SourceGraphic", ...shadows.map((_, index) => `inner${index}`)]);
  return defineFilter(node, effects, drawn, defs);
}
