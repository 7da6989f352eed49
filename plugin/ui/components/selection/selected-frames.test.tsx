import { screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { sceneOf } from "../../../../shared/scene/testing.ts";
import { openPanel, screenOf, select } from "../../../../tests/panel/open-panel.tsx";

const screens = [
  screenOf("1:1", "Cart", ["Never ask twice", "Write to us before noon"]),
  screenOf("2:1", "Menu", ["Only this"]),
  screenOf("3:1", "Help", ["All is well."]),
];

const head = () => screen.getAllByRole("heading", { level: 1 }).map((one) => one.textContent);
const verdict = () => screen.getByRole("region", { name: "Live checks" }).textContent;

test("a screen that is pressed in the strip is named above its own verdict; another press leads back to all", async () => {
  const { say, user } = await openPanel();
  await say("selection-changed", select(...screens));
  await say("scene-read", sceneOf(...screens));
  await screen.findByRole("button", { name: "All 3 findings" });
  expect([head(), verdict()]).toEqual([["3 screens"], "Must be fixed1 critical2 major"]);
  await user.click(screen.getByRole("button", { name: /^Menu/ }));
  expect([head(), verdict()]).toEqual([["Menu"], "Should be fixed1 major"]);
  await user.click(screen.getByRole("button", { name: /^Menu/ }));
  expect([head(), verdict()]).toEqual([["3 screens"], "Must be fixed1 critical2 major"]);
});

test("of many screens the first are named to whoever points at their number", async () => {
  const { say } = await openPanel();
  const many = Array.from({ length: 12 }, (_, index) => screenOf(`${index}:1`, `Screen ${index + 1}`, []));
  await say("selection-changed", select(...many));
  const names = Array.from({ length: 8 }, (_, index) => `Screen ${index + 1}`);
  expect(screen.getByRole("heading", { level: 1 }).title).toBe(`${names.join(", ")}, …`);
});
