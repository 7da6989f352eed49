import { reviewFrame } from "../../shared/review/review.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import type { Golden, GoldenReport, GoldenScreen } from "./golden-reports.ts";

/** The first layer with an id has it: copies of a screen may share ids. */
function turnsIn(root: SceneNode): ReadonlyMap<string, string> {
  const turns = new Map<string, string>();
  let turn = 0;
  const visit = ({ id, children = [] }: SceneNode): void => {
    if (!turns.has(id)) turns.set(id, `#${turn}`);
    turn += 1;
    for (const child of children) visit(child);
  };
  visit(root);
  return turns;
}

/** The report on a screen as one line of JSON: the same from one run to the next. */
export function goldenReport({ name, scene, root, demands }: GoldenScreen, fixes: Golden["fixes"]): string {
  const { durationMs: _, ...report } = reviewFrame(scene, root, {
    ...demands,
    ...(fixes === "with-fixes" && { fixesFor: "all" }),
  });
  const turns = turnsIn(root);
  // The id of a finding is its rule and its first layer, which are told anyway.
  return JSON.stringify({ screen: name, report } satisfies GoldenReport, (key, value: unknown) =>
    typeof value !== "string"
      ? value
      : key === "id" && value.includes("@")
        ? undefined
        : (turns.get(value) ?? value),
  );
}
