import type { Layer } from "../perception/frame/frame.ts";
import { runToCompletion } from "../perception/frame/steps.ts";
import type { Scene, SceneNode } from "../scene/scene.ts";
import { silencedBy } from "./causes/told-once.ts";
import { judgeInSteps, refill, type JudgedFrame, type ReviewOptions } from "./judge-frame.ts";
import { mergeProblems, type Problem } from "./merge.ts";
import { reasonIn } from "./review.ts";
import type { Evidence, Rule } from "./rule.ts";
import { notJudged } from "./seen/not-judged.ts";
import type { WhyFolded } from "./weigh/details.ts";
import { settle, type Settled } from "./weigh/settle.ts";

/** One answer to the question why a rule says something about a layer, or nothing. */
export type Why =
  | { readonly answer: "not-among-judged"; readonly judged: number; readonly because?: string }
  | { readonly answer: "passed" }
  | { readonly answer: "unsure"; readonly reason: string }
  | { readonly answer: "failed"; readonly evidence: Evidence }
  | { readonly answer: "silenced"; readonly by: string }
  | { readonly answer: "merged"; readonly into: string; readonly layers: number }
  | { readonly answer: "folded"; readonly because: WhyFolded }
  | { readonly answer: "told"; readonly severity: string };

const concerns = (layer: Layer) => (one: { readonly layers: readonly Layer[] }) => one.layers.includes(layer);

/** What a rule says when it is asked about one layer alone; none when it does not look at it. */
function asked(rule: Rule, layer: Layer, { frame, recognised, judgements }: JudgedFrame): readonly Why[] {
  refill(frame);
  const judged = rule.applies(frame);
  if (!judged.includes(layer)) {
    const because = notJudged(judgements, frame, recognised, "en").find(({ rules }) => rules.includes(rule.id));
    return [{ answer: "not-among-judged", judged: judged.length, ...(because && { because: because.text }) }];
  }
  return rule.check(layer, frame).map((outcome): Why => {
    if (outcome.verdict === "pass") return { answer: "passed" };
    if (outcome.verdict === "fail") return { answer: "failed", evidence: outcome.evidence };
    return {
      answer: "unsure",
      reason: reasonIn("en", { rule, layers: [layer], ...outcome }),
    };
  });
}

/** What became of a problem on its way into the report. */
function becameOf(problem: Problem, all: readonly Problem[], told: readonly Settled[]): readonly Why[] {
  const own = told.find(({ fails }) => fails.some((fail) => problem.fails.includes(fail)));
  if (!own) return [{ answer: "silenced", by: silencedBy(problem, all) ?? "" }];
  const [first] = own.layers;
  const isMerged = own.fails.length > 1;
  return [
    ...(isMerged
      ? [{ answer: "merged" as const, into: `${own.rule.id}@${first?.node.id}`, layers: own.layers.length }]
      : []),
    own.folded ? { answer: "folded", because: own.folded } : { answer: "told", severity: own.severity },
  ];
}

/**
 * Asks, through the steps of a review, why a rule says something about a layer of a screen, or why not: what each step
 * answers, the last one last. The layer by its id.
 */
export function whyOf(
  scene: Scene,
  node: SceneNode,
  { layer: id, rule }: { readonly layer: string; readonly rule: Rule },
  options: ReviewOptions = {},
): readonly Why[] {
  const judged = runToCompletion(judgeInSteps(scene, node, options));
  const { frame, judgements } = judged;
  const layer = frame.layers.find((one) => one.node.id === id);
  if (!layer) throw new Error(`There is no layer ${id} on ${node.name}.`);
  const problems = judgements.flatMap((judgement) => judgement.problems);
  const own = problems.filter((problem) => problem.rule.id === rule.id).filter(concerns(layer));
  const all = mergeProblems(problems);
  const told = settle(all, frame, (line) => {
    throw new Error(line);
  });
  const first = own.flatMap(({ evidence }): readonly Why[] => [{ answer: "failed", evidence }]);
  return [
    ...(first.length > 0 ? first : asked(rule, layer, judged)),
    ...own.flatMap((problem) => becameOf(problem, all, told)),
  ];
}
