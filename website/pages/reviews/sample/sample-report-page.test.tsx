import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SAMPLE_OPINION_EN } from "../../../../shared/i18n/words/sample-opinion.en.ts";
import { openPage, serve } from "../../../../tests/site/open-page.tsx";

const FAINT = "Text too faint";

const findings = () => screen.getAllByRole("group").filter((group) => group.querySelector("summary[id]"));

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

test("what a second opinion said stands below what was measured", async () => {
  serve({});
  await openPage("/sample-report");
  expect(screen.getByRole("heading", { name: "Second opinion" })).toBeTruthy();
  expect(findings().some((group) => group.textContent?.includes(SAMPLE_OPINION_EN.code.title))).toBe(true);
});

test("the report is copied as Markdown", async () => {
  serve({});
  const user = await openPage("/sample-report");
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: /^Copy as Markdown/ }));
  expect(await screen.findByText("Copied.")).toBeTruthy();
  expect(write.mock.calls[0]?.[0]).toContain(FAINT);
});
