import { expect, test } from "vitest";
import { findingOf, screenOf } from "../../../../tests/panel/open-panel.tsx";
import { sceneOf } from "../../../../shared/scene/testing.ts";
import { INITIAL_STATE, type PanelState } from "../panel-state.ts";
import { lookAt } from "./listed-finding.ts";
import { progressOf } from "./progress.ts";
import { settleReview } from "./result-acts.ts";

test("a picture settles what was open, and takes no news of the findings away", () => {
  const node = screenOf("1:1", "Contact us", []);
  const findings = [findingOf({ id: "rule@1" }), findingOf({ id: "rule@2" })];
  const report = { id: "1:1", name: "Contact us", layers: 1, durationMs: 1, findings, unsure: [] };
  const [first, ...others] = lookAt(findings);
  if (!first) throw new Error("There is a row.");
  const state: PanelState = {
    ...INITIAL_STATE,
    screen: "results",
    scene: sceneOf(node),
    reviews: { "1:1": { node, key: "", surroundings: "", dismissals: [], report, isOpen: true } },
    lists: { "1:1": [{ ...first, change: "again" }, ...others] },
  };
  const settled = settleReview(state, node, { ...report, findings: [...findings] });
  expect(settled.reviews["1:1"]?.isOpen).toBeUndefined();
  expect(progressOf(settled).again.map(({ id }) => id)).toEqual(["rule@1"]);
});
