import { expect, test } from "vitest";
import { intersection } from "../../shared/scene/geometry.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import type { Box, SceneNode } from "../../shared/scene/scene.ts";
import { seededRandom, type Random } from "../database/support/random.ts";
import { mapNodes, moveBy } from "./edit.ts";
import { byHand, realScreens, sampleScreens, type Screen } from "./screens.ts";

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

test.each(named(drawn))("a review of %s is the same each time, and after others", (_, screen) => {
  const timeless = (report: FrameReport) => ({ ...report, durationMs: 0 });
  const copy = JSON.parse(JSON.stringify(screen.root)) as SceneNode;
  const first = timeless(reportOf(screen, screen.root));
  for (const root of [screen.root, copy]) expect(timeless(reviewFrame(screen.scene, root))).toEqual(first);
});
