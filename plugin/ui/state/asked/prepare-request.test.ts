import { expect, test } from "vitest";
import { sceneOf, screen, text } from "../../../../shared/scene/testing.ts";
import type { KeptDismissal } from "../../../protocol/messages.ts";
import { relevantDismissals } from "./prepare-request.ts";

const kept = (more: Partial<KeptDismissal>): KeptDismissal => ({
  id: "d1",
  rule: "small-text",
  scope: "layer",
  places: [],
  reason: "intended",
  title: "Small text",
  place: "Footer",
  by: "Ada",
  at: "2026-01-01T00:00:00.000Z",
  ...more,
});

test("only what concerns the screens is sent, and nothing of who dismissed it or when", () => {
  const scene = sceneOf(screen([text("One", { id: "1:1" })]));
  expect(
    relevantDismissals(
      [
        kept({ places: ["1:1", "7:7"] }),
        kept({ id: "d2", places: ["7:7"] }),
        kept({ id: "d3", scope: "rule" }),
        kept({ id: "d4", scope: "component", places: ["9:9"] }),
      ],
      scene,
    ),
  ).toEqual([
    { id: "d1", rule: "small-text", scope: "layer", places: ["1:1"], reason: "intended" },
    { id: "d3", rule: "small-text", scope: "rule", places: [], reason: "intended" },
    { id: "d4", rule: "small-text", scope: "component", places: ["9:9"], reason: "intended" },
  ]);
});
