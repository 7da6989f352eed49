import { screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { openPanel, screenOf, select } from "../../testing.tsx";

const steps = () => screen.queryByRole("region", { name: "How it works" });
const current = () => document.querySelector("[aria-current=step] strong")?.textContent;
const home = screenOf("2:1", "Home", ["Hello."]);

test("shows three steps at the first start, and follows the first of them", async () => {
  const { say } = await openPanel();
  expect(steps()).toBeNull();
  await say("welcome-loaded", { isDone: false });
  expect(steps()?.querySelectorAll("li")).toHaveLength(3);
  expect(current()).toBe("Choose a screen");
  await say("selection-changed", select(home));
  expect(current()).toBe("Read what is found");
  expect(steps()?.textContent).toContain("Choose a screen (done)");
});

test("is no wall: what it tells of can be done while it is there", async () => {
  const { say, show } = await openPanel();
  await say("welcome-loaded", { isDone: false });
  await show(home);
  expect(await screen.findByText("Nothing found so far")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Second opinion…" })).toBeTruthy();
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
