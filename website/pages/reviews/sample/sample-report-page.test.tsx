import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openPage, serve } from "../../../testing/open-page.tsx";

const FAINT = "Text too faint";

const findings = () => screen.getAllByRole("group").filter((group) => group.querySelector("summary[id]"));
const titles = () => findings().map((group) => group.querySelector("summary")?.textContent ?? "");

test("a number on the picture opens its finding, with its evidence, and lights its layers up", async () => {
  serve({});
  const user = await openPage("/sample-report");
  expect(document.querySelectorAll("[data-lit]")).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: new RegExp(`^Finding \\d+: ${FAINT}$`) }));
  const [opened] = findings().filter((group) => group.hasAttribute("open"));
  if (!opened) throw new Error("No finding is open.");
  expect(within(opened).getByText(FAINT)).toBeTruthy();
  expect(within(opened).getByText("Needed").nextElementSibling?.textContent).toContain("4.5:1");
  expect(document.querySelectorAll("[data-lit]")).toHaveLength(1);
});

test("findings are found by words, aspect and severity, and keep their numbers", async () => {
  serve({});
  const user = await openPage("/sample-report");
  const all = titles();
  const faint = all.find((title) => title.includes(FAINT));
  await user.type(screen.getByRole("searchbox"), "faint");
  expect(titles()).toEqual([faint]);
  await user.type(screen.getByRole("searchbox"), " nothing like it");
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(titles()).toEqual(all);
  await user.click(screen.getByRole("button", { name: /^Copy \d/ }));
  expect(titles().length).toBeLessThan(all.length);
  await user.selectOptions(screen.getByLabelText("Show"), "unsure");
  expect(titles()).toEqual([]);
});

test("the report is copied as Markdown", async () => {
  serve({});
  const user = await openPage("/sample-report");
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: /^Copy as Markdown/ }));
  expect(await screen.findByText("Copied.")).toBeTruthy();
  expect(write.mock.calls[0]?.[0]).toContain(FAINT);
});
