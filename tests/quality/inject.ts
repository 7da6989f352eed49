import { reviewFrame } from "../../shared/review/review.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { RULES } from "../../shared/review/rules/index.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { seededRandom } from "../database/support/random.ts";
import { claimedSizes, type Defect, type Site } from "./defect.ts";
import { nodesOf } from "./edit.ts";
import type { Screen } from "./screens.ts";
import { shuffled } from "./shuffled.ts";

/** One damage done and reviewed. */
export interface Injection {
  readonly rule: string;
  readonly what: string;
  readonly size: number;
  readonly isClaimed: boolean;
  readonly screen: string;
  readonly layer: string;
  readonly isFound: boolean;
  /** The rules that report something new which does not concern what was damaged. */
  readonly astray: readonly string[];
}

interface Reviewer {
  readonly review: (scene: Scene, root: SceneNode) => FrameReport;
}

/** Reviews a screen once, however many times it is damaged. */
function createReviewer(): Reviewer {
  const reports = new WeakMap<SceneNode, FrameReport>();
  return {
    review: (scene, root) => {
      const known = reports.get(root);
      if (known) return known;
      const report = reviewFrame(scene, root);
      reports.set(root, report);
      return report;
    },
  };
}

const pairsIn = ({ findings }: FrameReport): ReadonlySet<string> =>
  new Set(findings.flatMap(({ rule, layers }) => layers.map(({ id }) => `${rule} ${id}`)));

/** The touched layers with everything in them. */
function insideOf(root: SceneNode, touched: readonly string[]): ReadonlySet<string> {
  const wanted = new Set(touched);
  return new Set([
    ...touched,
    ...nodesOf(root)
      .filter(({ id }) => wanted.has(id))
      .flatMap((node) => nodesOf(node).map(({ id }) => id)),
  ]);
}

/** The layers around the touched ones, without the screen itself. */
function aroundOf(root: SceneNode, touched: ReadonlySet<string>): ReadonlySet<string> {
  const around = new Set<string>();
  const visit = (node: SceneNode): boolean => {
    const holds = (node.children ?? []).map(visit).some(Boolean);
    if (holds && node !== root) around.add(node.id);
    return holds || touched.has(node.id);
  };
  visit(root);
  return around;
}

/** Of things a few px off each is told once, by the one of these that comes first in the order of slips. */
const OF_ONE_ORDER: ReadonlySet<string> = new Set([
  "out-of-line",
  "uneven-gaps",
  "uneven-margins",
  "off-centre",
  "unlike-peers",
]);

/** A slip that another rule tells in better words is told. */
const says = (told: string, rule: string): boolean =>
  told === rule ||
  (OF_ONE_ORDER.has(told) && OF_ONE_ORDER.has(rule)) ||
  RULES.some(({ id, yieldsTo = [] }) => id === rule && yieldsTo.some((one) => one.split("/")[0] === told));

interface Difference {
  readonly isFound: boolean;
  readonly astray: readonly string[];
}

function compare(
  rule: string,
  site: Site,
  before: FrameReport,
  after: FrameReport,
  root: SceneNode,
): Difference {
  const known = pairsIn(before);
  const inside = new Set([...insideOf(site.before, site.touched), ...insideOf(root, site.touched)]);
  const around = aroundOf(root, inside);
  const fresh = after.findings.filter(({ rule: own, layers }) =>
    layers.some(({ id }) => !known.has(`${own} ${id}`)),
  );
  const concerns = (ids: ReadonlySet<string>) => (finding: (typeof fresh)[number]) =>
    finding.layers.some(({ id }) => ids.has(id));
  return {
    isFound: fresh.filter((finding) => says(finding.rule, rule)).some(concerns(inside)),
    astray: fresh
      .filter((finding) => !concerns(inside)(finding) && !concerns(around)(finding))
      .map((finding) => finding.rule),
  };
}

const isClean = ({ rule }: Defect, { before, touched }: Site, report: FrameReport): boolean => {
  const inside = insideOf(before, touched);
  return !report.findings.some(
    (finding) => finding.rule === rule && finding.layers.some(({ id }) => inside.has(id)),
  );
};

/** The design around a site, with the screen as it is now in its place. */
function sceneOf({ scene }: Screen, site: Site, root: SceneNode): Scene {
  const whole = { ...scene, ...site.scene };
  return { ...whole, frames: whole.frames.map((frame) => (frame.id === root.id ? root : frame)) };
}

export interface InjectOptions {
  readonly seed: number;
  /** How many places of a screen are damaged by each defect. */
  readonly sitesAScreen: number;
}

/** Does each defect to the screens, one thing at a time, and says what the engine makes of it. */
export function inject(
  defects: readonly Defect[],
  screens: readonly Screen[],
  { seed, sitesAScreen }: InjectOptions,
): readonly Injection[] {
  const { review } = createReviewer();
  return defects.flatMap((defect, index) =>
    screens.flatMap((screen) => {
      const random = seededRandom(seed + index);
      const sites = shuffled(defect.sites(screen, random), random)
        .filter((site) => isClean(defect, site, review(sceneOf(screen, site, site.before), site.before)))
        .slice(0, sitesAScreen);
      return sites.flatMap((site) =>
        defect.sizes.map((size) => {
          const root = site.damage(size);
          const { isFound, astray } = compare(
            defect.rule,
            site,
            review(sceneOf(screen, site, site.before), site.before),
            reviewFrame(sceneOf(screen, site, root), root),
            root,
          );
          return {
            rule: defect.rule,
            what: defect.what,
            size,
            isClaimed: claimedSizes(defect).includes(size),
            screen: screen.name,
            layer: site.touched[0] ?? "",
            isFound,
            astray,
          };
        }),
      );
    }),
  );
}
