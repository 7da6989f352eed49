import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openFig } from "../../shared/fig/open-fig.ts";
import { applyChanges } from "../../shared/mend/apply-changes.ts";
import type { Finding } from "../../shared/review/report.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import { everyNode } from "../../shared/scene/every-node.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { EXAMPLES } from "../../website/pages/rules/examples/all.ts";
import { sceneOfExample } from "../../website/pages/rules/examples/example.ts";
import { realDesigns } from "../real-designs.ts";

const FIGS = path.resolve(import.meta.dirname, "../fixtures/fig");

/** A frame takes a review for each of its fixes: larger ones are left to the smaller ones of their kind. */
const MOST_LAYERS = 800;

function scenesOfFig(name: string): readonly Scene[] {
  const file = openFig(new Uint8Array(readFileSync(path.join(FIGS, name))));
  return file.pages.flatMap(({ id }) => fromRest(file.readPage(id)));
}

const designs: readonly (readonly [name: string, scenes: () => readonly Scene[]])[] = [
  ...realDesigns().map(({ name, json }) => [name, () => fromRest(json)] as const),
  ...readdirSync(FIGS)
    .filter((name) => name.endsWith(".fig"))
    .map((name) => [name, () => scenesOfFig(name)] as const),
  ...Object.entries(EXAMPLES).map(
    ([rule, example]) => [`an example of ${rule}`, () => [sceneOfExample(example, "en", true)]] as const,
  ),
];

const reviewOf = (scene: Scene, node: SceneNode): readonly Finding[] =>
  reviewFrame({ ...scene, frames: [node] }, node, {}).findings;

const layersOf = ({ layers }: Finding): readonly string[] => layers.map(({ id }) => id);

const touches = (a: Finding, b: Finding): boolean =>
  a.rule === b.rule && layersOf(a).some((id) => layersOf(b).includes(id));

/** The layers that are no longer what they were. */
function changedIn(node: SceneNode, mended: SceneNode): ReadonlySet<string> {
  const known = new Set(everyNode(node));
  return new Set(everyNode(mended).flatMap((one) => (known.has(one) ? [] : [one.id])));
}

/** The faults that a fix leaves behind or brings along; none when it holds. */
function faultsOf(
  finding: Finding,
  before: readonly Finding[],
  after: readonly Finding[],
  changed: ReadonlySet<string>,
): readonly string[] {
  const same = (all: readonly Finding[]) => all.filter((one) => touches(one, finding)).length;
  const ofRule = (all: readonly Finding[], { rule }: Finding) =>
    all.filter((one) => one.rule === rule).length;
  // Some rules tell one thing at a time, and the next once that is mended.
  const wasHidden = (one: Finding) =>
    ofRule(after, one) <= ofRule(before, one) && !layersOf(one).some((id) => changed.has(id));
  const isNew = (one: Finding) => !before.some((known) => touches(known, one)) && !wasHidden(one);
  return [
    ...(same(after) >= same(before) ? [`${finding.id} is still there`] : []),
    ...after
      .filter((one) => one.severity !== "suggestion" && isNew(one))
      .map(({ id }) => `${finding.id} brings ${id}`),
  ];
}

/** Fewer fixes would prove nothing. */
const FEWEST_TRIED = 15;
let tried = 0;

/** The faults of all fixes that are offered for a frame. */
function faultsIn(scene: Scene, node: SceneNode): readonly string[] {
  const alone = { ...scene, frames: [node] };
  const { findings, layers } = reviewFrame(alone, node, { fixesFor: "all" });
  if (layers > MOST_LAYERS) return [];
  return findings.flatMap((finding) =>
    (finding.fixes ?? []).flatMap(({ changes }) => {
      tried += 1;
      const mended = applyChanges(node, changes);
      return faultsOf(finding, findings, reviewOf(scene, mended), changedIn(node, mended));
    }),
  );
}

test.each(designs)("each fix that is offered holds: %s", (_, scenes) => {
  const faults = scenes().flatMap((scene) => scene.frames.flatMap((node) => faultsIn(scene, node)));
  expect(faults).toEqual([]);
});

test("and there are fixes to hold", () => {
  expect(tried).toBeGreaterThan(FEWEST_TRIED);
});
