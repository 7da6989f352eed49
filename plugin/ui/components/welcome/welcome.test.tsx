import { screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { openPanel, screenOf, select } from "../../testing.tsx";

const steps = () => screen.queryByRole("region", { name: "How it works" });
const home = screenOf("2:1", "Home", ["Hello."]);

test("shows three steps at the first start, until a screen is selected: its findings tell more", async () => {
  const { say } = await openPanel();
  expect(steps()).toBeNull();
  await say("welcome-loaded", { isDone: false });
  expect(steps()?.querySelectorAll("li")).toHaveLength(3);
  await say("selection-changed", select(home));
  expect(steps()).toBeNull();
  await say("selection-changed", { kind: "none" });
  expect(steps()).toBeTruthy();
});

test("closes for good, and comes back when it is asked for", async () => {
  const { user, say, heard } = await openPanel();
  await say("welcome-loaded", { isDone: false });
  await user.click(screen.getByRole("button", { name: "Got it" }));
  expect(steps()).toBeNull();
  expect(heard("save-welcome")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Settings" }));
  await user.click(screen.getByRole("button", { name: "How it works" }));
  expect(steps()).toBeTruthy();
});

test("is not shown to those who closed it before", async () => {
  const { say } = await openPanel();
  await say("welcome-loaded", { isDone: true });
  expect(steps()).toBeNull();
});
