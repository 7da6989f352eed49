import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, serve } from "../../testing/open-page.tsx";

const lit = () => [...document.querySelectorAll(`[aria-label^="A small checkout"] rect[class*="lit"]`)];

test("a click on a finding lights up its layers", async () => {
  serve({});
  const user = await openPage("/");
  expect(lit()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: /Main actions compete/ }));
  expect(lit()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: /Main actions compete/ }));
  expect(lit()).toHaveLength(0);
});

test("the note is darkened until it passes, and the engine checks the screen again", async () => {
  serve({});
  await openPage("/");
  const before = screen.getByText("5 findings on this screen");
  expect(before).toBeTruthy();
  fireEvent.change(screen.getByRole("slider"), { target: { value: "60" } });
  await screen.findByText("4 findings on this screen", undefined, { timeout: 30_000 });
  expect(screen.getByText(/checked again in \d+ ms/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Text too faint/ })).toBeNull();
});

test("the prices help to choose: what a review costs in each plan", async () => {
  serve({});
  await openPage("/");
  const table = within(screen.getByRole("table"));
  for (const price of ["€0.90", "€0.95", "€0.69", "€0.66"]) expect(table.getByText(price)).toBeTruthy();
});
