import { screen, waitFor } from "@testing-library/preact";
import { expect, test } from "vitest";
import { textContrast } from "../../../../../shared/review/rules/ui/contrast/text-contrast.ts";
import { screen as phoneScreen, text } from "../../../../../shared/scene/testing.ts";
import { openPanel } from "../../../testing.tsx";

const faint = phoneScreen([text("Pay by card", { id: "I3:1;5:2", color: "#aaaaaa" })], {
  id: "1:1",
  fill: "#ffffff",
});

const inComponent = () => screen.queryByRole("button", { name: /^Fix the component: / });

/** Opens the finding on the faint text, up to the question where its fix can be made. */
async function openFinding() {
  const panel = await openPanel({ rules: [textContrast] });
  await panel.review(faint);
  await panel.user.click(screen.getByRole("button", { name: /Text too faint to read/, expanded: false }));
  await screen.findByRole("button", { name: /^Fix it: / }, { timeout: 3000 });
  await waitFor(() => expect(panel.heard("find-component").length).toBeGreaterThan(0));
  const asked = panel.heard("find-component")[0];
  if (!asked) throw new Error("Nothing was asked.");
  return { ...panel, asked };
}

test("a fix can be made in the component that its layer comes from, and what follows is read anew", async () => {
  const { user, say, heard, asked } = await openFinding();
  const { findingId, kind } = asked;
  expect(inComponent()).toBeNull();
  await say("component-found", { findingId, kind, component: { name: "Button", places: 37 } });
  expect(screen.getByText("Or in the component “Button”, in all 37 places at once.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Fix the component: / }));
  expect(heard("apply-fix")).toEqual([{ findingId, changes: asked.changes, where: "component" }]);
  const readings = heard("read-scene").length;
  await say("fix-made", { findingId, where: "component", made: 1, trouble: null });
  await waitFor(() => expect(heard("read-scene").length).toBe(readings + 1));
});

test("a component that is found after its finding was closed is nobody's news", async () => {
  const { user, say, asked } = await openFinding();
  await user.click(screen.getByRole("button", { name: /Text too faint to read/, expanded: true }));
  const component = { name: "Button", places: 37 };
  await say("component-found", { findingId: asked.findingId, kind: asked.kind, component });
  expect(inComponent()).toBeNull();
});

test.each([
  ["in no component of this file", null],
  ["in a component that is used once", { name: "Button", places: 1 }],
])("a fix of a layer %s is made there only", async (_, component) => {
  const { say, asked } = await openFinding();
  await say("component-found", { findingId: asked.findingId, kind: asked.kind, component });
  expect(inComponent()).toBeNull();
});
