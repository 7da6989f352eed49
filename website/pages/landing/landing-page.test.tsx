import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, serve } from "../../../tests/site/open-page.tsx";

const lit = () => [...document.querySelectorAll(`[aria-label^="A small checkout"] rect[class*="lit"]`)];

test("a click on a finding lights up its layers, and one of the first view leads the crosshair to its layer", async () => {
  serve({});
  const user = await openPage("/");
  expect(lit()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: /^Hierarchy\s*Main actions compete/ }));
  expect(lit()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: /^Hierarchy\s*Main actions compete/ }));
  expect(lit()).toHaveLength(0);
  const crosshair = () => document.querySelector<HTMLElement>('[class*="crosshair"]')?.style.top;
  const before = crosshair();
  await user.click(screen.getByRole("button", { name: /^Main actions compete/ }));
  expect(screen.getByText(/look equally important/)).toBeTruthy();
  expect(crosshair()).not.toBe(before);
});

test("prices are shown by the month or by the year, each leads to a sign-up for it, and a team pays for its seats", async () => {
  serve({});
  const user = await openPage("/");
  const choose = () => screen.getByRole("link", { name: "Choose Pro" }).getAttribute("href");
  expect(document.body.textContent).toContain("€59 / monthor €590 a year");
  expect(choose()).toBe("/signup?plan=pro");
  for (let seats = 1; seats < 5; seats += 1)
    await user.click(screen.getByRole("button", { name: "One more seat" }));
  expect(document.body.textContent).toContain("€295 / month");
  expect(document.body.textContent).toContain("425 second opinions a month");
  for (let seats = 5; seats > 1; seats -= 1)
    await user.click(screen.getByRole("button", { name: "One seat fewer" }));
  await user.click(screen.getByRole("radio", { name: "Yearly" }));
  expect(document.body.textContent).toContain("€590 / year€49.17 a month, €118 saved");
  expect(choose()).toBe("/signup?plan=pro&interval=year");
});
