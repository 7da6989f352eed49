import { groupBy } from "../../shared/group-by.ts";
import type { JudgedPoint } from "./judge-points.ts";
import type { Verifier } from "./points-model.ts";

const share = (points: readonly JudgedPoint[], is: (one: JudgedPoint) => boolean): number =>
  points.length === 0 ? 0 : points.filter(is).length / points.length;

const isKept = ({ outcome }: JudgedPoint): boolean => outcome !== "dropped";
const isMeasured = ({ shown }: JudgedPoint): boolean => shown?.measured !== undefined;
const isMendable = ({ shown }: JudgedPoint): boolean => (shown?.fixes ?? []).length > 0;
const isLetThrough = ({ outcome }: JudgedPoint): boolean => outcome === "shown";

/** How many of the right points are kept, and how many of the wrong ones come through as they were written. */
export function sharesOf(judged: readonly JudgedPoint[]): {
  readonly kept: number;
  readonly letThrough: number;
} {
  const of = (label: JudgedPoint["point"]["label"]) => judged.filter(({ point }) => point.label === label);
  return { kept: share(of("right"), isKept), letThrough: share(of("wrong"), isLetThrough) };
}

const line = (name: string, points: readonly JudgedPoint[], is: (one: JudgedPoint) => boolean): string =>
  `  ${name.padEnd(28)}${points.filter(is).length} of ${points.length}`;

const MARKS = { shown: "✓", mended: "~", dropped: "×" } as const;

const writeOne = ({ point, screen, outcome, reason }: JudgedPoint): string =>
  `  ${MARKS[outcome]} ${point.label} (${point.kind}) ${screen}: ${point.title}${reason ? ` [${reason}]` : ""}`;

/** Writes the fate of the points: shares, by aspect and kind, and each one. */
export function writePoints(judged: readonly JudgedPoint[], verifier: Verifier): string {
  const right = judged.filter(({ point }) => point.label === "right");
  const wrong = judged.filter(({ point }) => point.label === "wrong");
  const { kept, letThrough } = sharesOf(judged);
  return [
    `A second look that ${verifier === "honest" ? "says what a person said" : "agrees to everything"}`,
    ...judged.map(writeOne),
    ...[...groupBy(right, ({ point }) => point.aspect)].map(([aspect, points]) =>
      line(`right, ${aspect}: kept`, points, isKept),
    ),
    line("right: measured", right, isMeasured),
    line("right: with a change", right, isMendable),
    ...[...groupBy(wrong, ({ point }) => point.kind)].map(([kind, points]) =>
      line(`${kind}: let through`, points, isLetThrough),
    ),
    `  right kept ${kept.toFixed(3)} of ${right.length}; wrong let through ${letThrough.toFixed(3)} of ${wrong.length}`,
    "",
  ].join("\n");
}
