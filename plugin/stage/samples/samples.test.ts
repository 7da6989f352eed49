import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { right, bottom } from "../../../shared/scene/geometry.ts";
import { fromRest } from "../../../shared/scene/rest/from-rest.ts";
import type { AutoLayout, Box, Scene, SceneNode } from "../../../shared/scene/scene.ts";

const SCREENS = {
  "phone-checkout": ["Checkout", "Cart", "Confirmation"],
  "desktop-dashboard": ["Overview", "Settings"],
} as const;

const TOLERANCE_PX = 1;

const read = (slug: string): readonly Scene[] =>
  fromRest(JSON.parse(readFileSync(new URL(`./${slug}.json`, import.meta.url), "utf8")));

const layersOf = (node: SceneNode): readonly SceneNode[] => [
  node,
  ...(node.children ?? []).flatMap(layersOf),
];

const startOf = (box: Box, isRow: boolean): number => (isRow ? box.x : box.y);
const endOf = (box: Box, isRow: boolean): number => (isRow ? right(box) : bottom(box));
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_PX;

/** Where the first child starts and how far apart children lie, against what the auto layout says. */
function faultsAlong(node: SceneNode, layout: AutoLayout, flow: readonly SceneNode[]): readonly string[] {
  const isRow = layout.direction === "horizontal";
  const [top, rightSide, bottomSide, left] = layout.paddingPx;
  const inner = {
    start: startOf(node.box, isRow) + (isRow ? left : top),
    end: endOf(node.box, isRow) - (isRow ? rightSide : bottomSide),
  };
  const gaps = flow.slice(1).map((child, index) => {
    const before = flow[index];
    return before ? startOf(child.box, isRow) - endOf(before.box, isRow) : 0;
  });
  const [first, last] = [flow[0], flow.at(-1)];
  if (!first || !last) return [];
  const before = startOf(first.box, isRow) - inner.start;
  const after = inner.end - endOf(last.box, isRow);
  const isPlaced = {
    start: isNear(before, 0),
    end: isNear(after, 0),
    center: isNear(before, after),
    "space-between": isNear(before, 0) && (flow.length === 1 || isNear(after, 0)),
  }[layout.align];
  const isEven =
    layout.align === "space-between"
      ? gaps.every((gap) => isNear(gap, gaps[0] ?? 0))
      : gaps.every((gap) => isNear(gap, layout.gapPx));
  return [
    ...(isPlaced ? [] : [`${node.name} (${node.id}): starts ${before}, ends ${after} inside its padding`]),
    ...(isEven ? [] : [`${node.name} (${node.id}): gaps ${gaps.join(", ")} instead of ${layout.gapPx}`]),
  ];
}

function faultsAcross(node: SceneNode, layout: AutoLayout, flow: readonly SceneNode[]): readonly string[] {
  const isRow = layout.direction !== "horizontal";
  const [top, rightSide, bottomSide, left] = layout.paddingPx;
  const start = startOf(node.box, isRow) + (isRow ? left : top);
  const end = endOf(node.box, isRow) - (isRow ? rightSide : bottomSide);
  return flow.flatMap(({ box, name }) => {
    const [before, after] = [startOf(box, isRow) - start, end - endOf(box, isRow)];
    const isPlaced = {
      start: isNear(before, 0),
      end: isNear(after, 0),
      center: isNear(before, after),
      baseline: true,
    }[layout.crossAlign];
    return isPlaced ? [] : [`${node.name} > ${name}: ${before} before and ${after} after, across`];
  });
}

function layoutFaults(node: SceneNode): readonly string[] {
  if (!node.layout) return [];
  const flow = (node.children ?? []).filter((child) => !child.isAbsolute);
  return [...faultsAlong(node, node.layout, flow), ...faultsAcross(node, node.layout, flow)];
}

describe.each(Object.entries(SCREENS))("the sample %s", (slug, names) => {
  const scenes = read(slug);
  const frames = scenes.flatMap((scene) => scene.frames);
  const layers = frames.flatMap(layersOf);

  it("is one page with its screens, the main one first", () => {
    expect(scenes).toHaveLength(1);
    expect(frames.map((frame) => frame.name)).toEqual(names);
  });

  it("repeats no id", () => {
    const ids = layers.map((layer) => layer.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("has its children where auto layout puts them", () => {
    expect(layers.flatMap(layoutFaults)).toEqual([]);
  });

  it("has no text without a size", () => {
    const texts = layers.filter((layer) => layer.text);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(({ box }) => box.width <= 0 || box.height <= 0)).toEqual([]);
  });

  it("knows the main component of every instance and the target of every link", () => {
    const known = { ...scenes[0]?.components };
    const instances = layers.flatMap((layer) => layer.instance?.componentId ?? []);
    const targets = layers.flatMap((layer) => layer.reactions?.flatMap((it) => it.destinationId ?? []) ?? []);
    expect(instances.filter((id) => !(id in known))).toEqual([]);
    expect(targets.filter((id) => !frames.some((frame) => frame.id === id))).toEqual([]);
  });
});
