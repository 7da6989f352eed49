import { runToCompletion } from "../../shared/perception/frame/steps.ts";
import { judgeInSteps } from "../../shared/review/judge-frame.ts";
import { RULES } from "../../shared/review/rules/index.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { explainLayer } from "./explain-layer.ts";
import { explainVerdict } from "./explain-verdict.ts";

type Said = readonly (readonly [heading: string, text: string])[];

function inColumns(said: Said): string {
  const width = Math.max(...said.map(([heading]) => heading.length)) + 2;
  const below = `\n${" ".repeat(width)}`;
  return said.map(([heading, text]) => heading.padEnd(width) + text.replaceAll("\n", below)).join("\n");
}

/**
 * Tells what a screen's layers of this id or name were taken for, and what a rule made of each: the layer was not picked, is
 * fine, or what was found is told elsewhere or folded; "" when there is no such layer.
 */
export function why(scene: Scene, screen: SceneNode, wanted: string, ruleId: string): string {
  const rule = RULES.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`There is no rule ${ruleId}.`);
  const judged = runToCompletion(judgeInSteps(scene, screen));
  return judged.frame.layers
    .filter(({ node: { id, name } }) => id === wanted || name === wanted)
    .map((layer) => inColumns([...explainLayer(layer, judged.frame), ...explainVerdict(rule, layer, judged)]))
    .join("\n\n");
}
