import { describe, expect, test } from "vitest";
import { intersection } from "../../shared/scene/geometry.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import type { Box, SceneNode } from "../../shared/scene/scene.ts";
import { seededRandom, type Random } from "../database/support/random.ts";
import { mapNodes, moveBy } from "./edit.ts";
import { byHand, realScreens, redrawnScreens, sampleScreens, type RestNode, type Screen } from "./screens.ts";

const SEED = 1;

const drawn = [...sampleScreens(), ...realScreens()];
const placed = drawn.map(byHand);

const named = (screens: readonly Screen[]): readonly (readonly [string, Screen])[] =>
  screens.map((screen) => [screen.name, screen]);

/** The reports of the screens as they are, each made once. */
const reports = new Map<SceneNode, FrameReport>();

function reportOf({ scene }: Screen, root: SceneNode): FrameReport {
  const report = reports.get(root) ?? reviewFrame(scene, root);
  reports.set(root, report);
  return report;
}

/** The findings of a review in an order of their own: each with its words and its layers. */
const saidOf = (screen: Screen, root: SceneNode): readonly string[] =>
  reportOf(screen, root)
    .findings.map(({ rule, problem, severity, certainty, layers }) =>
      [rule, severity, certainty, problem, ...layers.map(({ id }) => id).toSorted()].join("|"),
    )
    .toSorted();

/** The same without the words: they quote names. */
const concernedBy = (screen: Screen, root: SceneNode): readonly string[] =>
  reportOf(screen, root)
    .findings.map(({ rule, layers }) => [rule, ...layers.map(({ id }) => id).toSorted()].join("|"))
    .toSorted();

test.each(named(drawn))("where a screen stands on its page says nothing about %s", (_, screen) => {
  const said = saidOf(screen, screen.root);
  const random = seededRandom(SEED);
  const [dx, dy] = [random.below(40_000) - 20_000, random.below(40_000) - 20_000];
  expect(saidOf(screen, moveBy(screen.root, dx, dy))).toEqual(said);
});

/** The items in an order that the random source gives. */
function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.below(left.length), 1));
}

const paintedBox = ({ box, renderBox }: SceneNode): Box => renderBox ?? box;

const TOUCHING_PX = 1;

const areApart = (nodes: readonly SceneNode[]): boolean =>
  nodes.every((node, index) =>
    nodes.slice(index + 1).every((other) => {
      const { x, y, width, height } = paintedBox(node);
      const grown = { x, y, width: width + TOUCHING_PX, height: height + TOUCHING_PX };
      return intersection(grown, paintedBox(other)) === null;
    }),
  );

/** Turns layers over that lie apart: the picture stays the same. In a control the order says what is its label. */
const reordered = (root: SceneNode, random: Random): SceneNode =>
  mapNodes(root, (node) => {
    const { children } = node;
    const isFree = !node.layout && !node.instance && children !== undefined && children.length > 1;
    if (!isFree || children.some(({ isMask }) => isMask) || !areApart(children)) return node;
    return { ...node, children: shuffled(children, random) };
  });

test.each(named(placed))("the order of layers that lie apart says nothing about %s", (_, screen) => {
  const said = saidOf(screen, screen.root);
  expect(saidOf(screen, reordered(screen.root, seededRandom(SEED)))).toEqual(said);
});

/** Names that the editor gives, and those that say only how a design is built. */
const NEUTRAL =
  /^(frame|group|rectangle|row|column|lines|content|slot|block|section|container|wrapper|vector)( \d+)?$/i;

const isNeutral = ({ name, text }: SceneNode): boolean =>
  NEUTRAL.test(name) || (text?.characters.replace(/\s+/g, " ").startsWith(name.trim()) ?? false);

const renamed = (root: SceneNode, random: Random): SceneNode =>
  mapNodes(root, (node) =>
    node !== root && isNeutral(node)
      ? { ...node, name: node.text ? node.text.characters : `Frame ${random.below(10_000)}` }
      : node,
  );

test.each(named([...drawn, ...placed]))("a name that says nothing changes nothing about %s", (_, screen) => {
  const concerned = concernedBy(screen, screen.root);
  expect(concernedBy(screen, renamed(screen.root, seededRandom(SEED)))).toEqual(concerned);
});

/** Each layer that was put in place by hand in a group of its own. */
const wrapped = (root: SceneNode): SceneNode =>
  mapNodes(root, (node) => {
    const { children = [] } = node;
    if (node.layout || node.instance || children.some(({ isMask }) => isMask)) return node;
    const inGroup = (child: SceneNode): SceneNode => ({
      id: `${child.id} group`,
      name: "Group 12",
      type: "GROUP",
      box: child.box,
      children: [child],
    });
    return children.length > 0 ? { ...node, children: children.map(inGroup) } : node;
  });

test.each(named(placed))("a group around each layer says nothing about %s", (_, screen) => {
  expect(concernedBy(screen, wrapped(screen.root))).toEqual(concernedBy(screen, screen.root));
});

test.each(named(drawn))("a review of %s is the same each time, and after others", (_, screen) => {
  const timeless = (report: FrameReport) => ({ ...report, durationMs: 0 });
  const copy = JSON.parse(JSON.stringify(screen.root)) as SceneNode;
  const first = timeless(reportOf(screen, screen.root));
  for (const root of [screen.root, copy]) expect(timeless(reviewFrame(screen.scene, root))).toEqual(first);
});

const listOf = (node: RestNode, name: string): readonly RestNode[] =>
  (node[name] as readonly RestNode[] | undefined) ?? [];

/** The one paint of a list that covers what lies below it. */
function plainPaint(node: RestNode, name: string): RestNode | undefined {
  const [paint, ...others] = listOf(node, name);
  const isPlain =
    paint?.["type"] === "SOLID" &&
    (paint["opacity"] ?? 1) === 1 &&
    (paint["blendMode"] ?? "NORMAL") === "NORMAL" &&
    paint["visible"] !== false;
  return isPlain && others.length === 0 ? paint : undefined;
}

function withPaints(
  node: RestNode,
  name: string,
  paints: (paint: RestNode) => readonly RestNode[],
): RestNode {
  const paint = plainPaint(node, name);
  return paint ? { ...node, [name]: paints(paint) } : node;
}

const CLEAR = { r: 1, g: 1, b: 1, a: 0 };
const gradient = (...colors: readonly unknown[]): RestNode => ({
  type: "GRADIENT_LINEAR",
  gradientHandlePositions: [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0, y: 1 },
  ],
  gradientStops: colors.map((color, position) => ({ color, position })),
});

const withEffects = (node: RestNode, ...effects: readonly RestNode[]): RestNode => ({
  ...node,
  effects: [...listOf(node, "effects"), ...effects],
});

/** Each text in two stretches that look alike. */
function inStretches(node: RestNode): RestNode {
  const { characters } = node;
  if (typeof characters !== "string" || listOf(node, "characterStyleOverrides").length > 0) return node;
  const half = characters.length >> 1;
  return {
    ...node,
    characterStyleOverrides: Array.from(characters, (_, index) => (index < half ? 0 : 7)),
    styleOverrideTable: { 7: node["style"] },
  };
}

/** Ways to write a layer of which the screen shows the same. */
const REWRITTEN: Readonly<Record<string, (node: RestNode) => RestNode>> = {
  "a picture and a copy under an opaque paint": (node) =>
    ["fills", "strokes"].reduce(
      (one, name) => withPaints(one, name, (paint) => [{ type: "IMAGE", scaleMode: "FILL" }, paint, paint]),
      node,
    ),
  "a gradient from a colour to itself": (node) =>
    node["type"] === "TEXT" ? node : withPaints(node, "fills", ({ color }) => [gradient(color, color)]),
  "a gradient without a colour over another paint": (node) =>
    withPaints(node, "fills", (paint) => [paint, gradient(CLEAR, CLEAR)]),
  "an opacity of 99.9 %": (node) => ({ ...node, opacity: node["opacity"] ?? 0.999 }),
  "effects that paint nothing": (node) =>
    withEffects(
      node,
      { type: "DROP_SHADOW", radius: 4, offset: { x: 0, y: 2 }, color: { r: 0, g: 0, b: 0, a: 0 } },
      { type: "LAYER_BLUR", radius: 0 },
    ),
  "two stretches of one style": inStretches,
};

describe.each(Object.entries(REWRITTEN))("%s", (_, rewrite) => {
  const redrawn = new Map(redrawnScreens(rewrite).map((screen) => [screen.name, screen]));
  test.each(named(drawn))("says nothing about %s", (name, screen) => {
    const other = redrawn.get(name);
    expect(other && saidOf(other, other.root)).toEqual(saidOf(screen, screen.root));
  });
});
