import type { ModelAnswer, AskModel, Question } from "../../server/second-opinion/ask-model.ts";
import type { Candidate, ClaimVerdict } from "../../server/second-opinion/candidate.ts";
import { GUIDELINES } from "../../server/second-opinion/guidelines.ts";
import type { SeenScreen } from "../../server/second-opinion/screen/seen-screen.ts";
import { nodesById } from "../../shared/scene/nodes-by-id.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { contains, overlapOf } from "../../shared/scene/geometry.ts";
import type { RemarkPoint } from "./points.ts";

/** The stand-in for a second look: one that says what the person said, or one that agrees with everything. */
export type Verifier = "honest" | "agrees";

const LEAST_OVERLAP = 0.3;

/** The most parts that are named in place of a group that is no part itself. */
const MOST_HELD = 3;

/** The handles by which a model would name layers: of the part that a layer is, or that lies in its place. */
export function handlesIn(screen: SeenScreen, root: SceneNode): (ids: readonly string[]) => string[] {
  const nodes = nodesById([root]);
  const handleOf = (id: string): readonly string[] => {
    const known = screen.parts.find(({ layerIds }) => layerIds.includes(id));
    const node = nodes.get(id);
    if (known || !node) return [known?.handle ?? `L0 ${id}`];
    const box = { ...node.box, x: node.box.x - root.box.x, y: node.box.y - root.box.y };
    const best = screen.parts
      .map((part) => ({ handle: part.handle, share: overlapOf(part.box, box) }))
      .toSorted((a, b) => b.share - a.share)[0];
    if (best && best.share >= LEAST_OVERLAP) return [best.handle];
    const held = screen.parts.filter((part) => contains(box, part.box, 1)).map(({ handle }) => handle);
    return held.length > 0 ? held.slice(0, MOST_HELD) : [`L0 ${id}`];
  };
  return (ids) => [...new Set(ids.flatMap(handleOf))];
}

/** A claim that says nothing that could be measured. */
const unmeasured = ({ aspect }: RemarkPoint): NonNullable<RemarkPoint["claim"]> => ({
  guideline: GUIDELINES.find((guideline) => guideline.aspect === aspect)?.id ?? "",
  relation: "other",
  others: [],
  value: "",
  fixes: [],
});

function candidateOf(point: RemarkPoint, handles: (ids: readonly string[]) => string[]): Candidate {
  const { claim = unmeasured(point) } = point;
  const handle = (id: string): string => handles([id])[0] ?? id;
  return {
    ...claim,
    layers: handles(point.layers),
    others: handles(claim.others),
    fixes: claim.fixes.map((way) =>
      way.map(({ layer, set, to }) => ({
        layer: handle(layer),
        set,
        to: set === "before" ? handle(to) : to,
      })),
    ),
    severity: point.severity,
    title: point.title,
    problem: point.what,
    why: point.why,
    fix: point.fix,
  };
}

const agreed = (candidate: number, point: RemarkPoint): ClaimVerdict => ({
  candidate,
  is: "holds",
  sameAs: -1,
  layers: [],
  title: "",
  problem: "",
  why: "",
  fix: "",
  severity: point.severity,
  fixes: [],
});

/** The verdict of a person on a point, in the form of a second look. */
function honest(
  candidate: number,
  point: RemarkPoint,
  handles: (ids: readonly string[]) => string[],
): ClaimVerdict {
  const verdict = agreed(candidate, point);
  const { honestVerdict } = point;
  if (honestVerdict === "keep") return verdict;
  if (honestVerdict === "drop") return { ...verdict, is: "untrue" };
  const {
    layers,
    title = "",
    what = "",
    why = "",
    fix = "",
    severity = point.severity,
  } = honestVerdict.corrected;
  return {
    ...verdict,
    layers: layers ? handles(layers) : [],
    title,
    problem: what,
    why,
    fix,
    severity,
  };
}

/** The candidates of a task, by their numbers. */
const candidatesIn = ({
  task,
}: Question): readonly { readonly candidate: number; readonly title: string; readonly problem: string }[] =>
  task
    .split("\n")
    .filter((line) => line.startsWith('{"candidate":'))
    .map((line) => JSON.parse(line));

/** A model that finds the points of a screen, and looks again as it is told. */
export function pointsModel(
  points: readonly RemarkPoint[],
  handles: (ids: readonly string[]) => string[],
  verifier: Verifier,
): AskModel {
  const verdictOf = (candidate: number, title: string, problem: string): ClaimVerdict[] => {
    const point = points.find((one) => one.title === title && one.what === problem);
    if (!point) return [];
    return [verifier === "agrees" ? agreed(candidate, point) : honest(candidate, point, handles)];
  };
  return async (question, _, onText): Promise<ModelAnswer> => {
    const findings = question.name === "find" ? points.map((point) => candidateOf(point, handles)) : [];
    const verdicts =
      question.name === "verify"
        ? candidatesIn(question).flatMap(({ candidate, title, problem }) =>
            verdictOf(candidate, title, problem),
          )
        : [];
    const text = JSON.stringify({ findings, verdicts });
    onText?.(text);
    return { text, inputTokens: 0, outputTokens: 0 };
  };
}
