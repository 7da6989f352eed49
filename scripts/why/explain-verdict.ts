import type { Frame, Layer } from "../../shared/perception/frame/frame.ts";
import { runToCompletion } from "../../shared/perception/frame/steps.ts";
import { judgeInSteps, type JudgedFrame, refill } from "../../shared/review/judge-frame.ts";
import { mergeProblems, type Problem } from "../../shared/review/merge.ts";
import type { Evidence, Outcome, Rule } from "../../shared/review/rule.ts";
import { isDoubted, isOfDetails } from "../../shared/review/weigh/rules-of-details.ts";
import { settle } from "../../shared/review/weigh/settle.ts";
import { nameOf } from "./explain-layer.ts";
import { type LineOfCode, watchLayer } from "./watch-layer.ts";

const ROOMS = "shared/review/rules/";
const LAST = 3;

const lookText = ({ file, line, code }: LineOfCode): string => `${file}:${line}  ${code}`;

/** The last lines of the rules that looked at a layer while a rule judged its screen, as if nothing of it was known. */
function lastLooks(rule: Rule, { scene, root }: Frame, id: string): readonly LineOfCode[] {
  const { frame } = runToCompletion(judgeInSteps(scene, root.node, { rules: [] }));
  const layer = frame.layers.find(({ node }) => node.id === id);
  if (!layer) return [];
  const looks = watchLayer(layer, ROOMS, () => {
    refill(frame);
    for (const judged of rule.applies(frame)) if (judged === layer) rule.check(judged, frame);
  });
  return looks.slice(-LAST);
}

function outcomeText(outcome: Outcome): string {
  if (outcome.verdict === "pass") return "fine";
  if (outcome.verdict === "unsure") return `left open: ${outcome.reason}`;
  return foundText(outcome.evidence);
}

const foundText = (evidence: Evidence): string => `found ${JSON.stringify(evidence)}`;

/** A rule that looks at a whole screen picks one layer, and may tell of others. */
function judgedText(rule: Rule, layer: Layer, { frame, judgements }: JudgedFrame): string {
  const picked = rule.applies(frame);
  if (picked.includes(layer)) return rule.check(layer, frame).map(outcomeText).join("; ") || "fine";
  const found = judgements.flatMap(({ problems }) => problems).find(concerns(rule, layer));
  if (found) return `${foundText(found.evidence)} of several layers`;
  return `no: not one of the ${picked.length} layers that it picks here`;
}

const concerns = (rule: Rule, layer: Layer) => (problem: Problem) =>
  problem.rule.id === rule.id && problem.layers.includes(layer);

function reasonsToFold({ rule, options }: Problem): string {
  const { id } = rule;
  if (isDoubted(id, options.kind)) return "what it finds was often wrong";
  if (isOfDetails(id, options.kind)) return "what it finds was seldom worth saying";
  if (options.isGuess) return "it stands on a guess";
  return "it is a suggestion, misses slightly, or there is enough beside it";
}

/** Says why a problem is not told: another rule tells it, in better words or as the same cause. */
export function silenceText({ rule, layers }: Problem, told: readonly Problem[]): string {
  const others = told.filter(
    (one) => one.rule !== rule && one.layers.some((layer) => layers.includes(layer)),
  );
  const better = others.filter(({ rule: { id }, options: { kind } }) =>
    rule.yieldsTo?.some((first) => first === id || first === `${id}/${kind}`),
  );
  const [first] = better.length > 0 ? better : others;
  return first ? `silent: ${first.rule.id} tells it of ${first.layers.map(nameOf).join(", ")}` : "silent";
}

function toldText(rule: Rule, layer: Layer, { frame, judgements }: JudgedFrame): string {
  const found = mergeProblems(judgements.flatMap(({ problems }) => problems));
  const own = found.find(concerns(rule, layer));
  if (!own) return "nothing is told of this layer";
  refill(frame);
  const settled = settle(found, frame, () => {});
  const told = settled.find(concerns(rule, layer));
  if (!told) return silenceText(own, settled);
  const where = told.isDetail ? `folded: ${reasonsToFold(own)}` : "shown at once";
  return `${told.severity}, ${where}, of ${told.layers.map(nameOf).join(", ")}`;
}

/** Says what a rule makes of a layer: a heading and a text each. */
export function explainVerdict(
  rule: Rule,
  layer: Layer,
  judged: JudgedFrame,
): readonly (readonly [string, string])[] {
  const { frame } = judged;
  refill(frame);
  const looks = lastLooks(rule, frame, layer.node.id);
  return [
    [rule.id, `judges ${rule.judges}`],
    ["judged", judgedText(rule, layer, judged)],
    ["told", toldText(rule, layer, judged)],
    [
      "last looks",
      looks.length > 0
        ? looks.map(lookText).join("\n")
        : "no line of the rules: what they ask had left it out",
    ],
  ];
}
