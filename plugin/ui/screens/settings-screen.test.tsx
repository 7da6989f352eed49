import { screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { openPanel } from "../../../tests/panel/open-panel.tsx";

const typing = () => screen.queryByRole<HTMLInputElement>("checkbox", { name: /^Underline slips/ });

async function openSettings() {
  const panel = await openPanel();
  await panel.say("selection-changed", { kind: "none" });
  await panel.user.click(screen.getByRole("button", { name: "Settings" }));
  return panel;
}

test("checking while one types is offered where the editor can, and ticked only when it says so", async () => {
  const { user, say, heard } = await openSettings();
  expect(typing()).toBeNull();
  await say("typing-known", { isChecked: false });
  await user.click(screen.getByRole("checkbox", { name: /^Underline slips/ }));
  expect(heard("choose-typing")).toEqual([{ isChecked: true }]);
  expect(typing()?.checked).toBe(false);
  await say("typing-known", { isChecked: true });
  expect(typing()?.checked).toBe(true);
});

test("the brief of the product is written among the settings of the file, and kept in it", async () => {
  const { user, heard } = await openSettings();
  await user.click(screen.getByRole("radio", { name: "For this file" }));
  await user.type(screen.getByLabelText("About this product"), "For traders. Dense on purpose.");
  await user.tab();
  expect(heard("save-brief").at(-1)).toEqual({ brief: "For traders. Dense on purpose." });
});
