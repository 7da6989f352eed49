import { screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { openPanel } from "../../../tests/panel/open-panel.tsx";
import { competingPrimaries } from "../../../shared/review/rules/hierarchy/actions/competing-primaries.ts";
import { offCentre } from "../../../shared/review/rules/ui/slips/off-centre.ts";

const typing = () => screen.queryByRole<HTMLInputElement>("checkbox", { name: /^Underline slips/ });

async function openSettings(options?: Parameters<typeof openPanel>[0]) {
  const panel = await openPanel(options);
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

test("a rule is found by every name that its findings have, and it is said when none is", async () => {
  const { user } = await openSettings({ rules: [competingPrimaries, offCentre] });
  await user.click(screen.getByText(/^Rules/));
  const field = screen.getByRole("searchbox", { name: "Find a rule" });
  await user.type(field, "slightly OFF cent");
  expect(screen.getAllByRole("combobox").map((one) => one.closest("label")?.textContent)).toHaveLength(1);
  expect(screen.getByText(/ · Slightly off centre$/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, "no such rule");
  expect(screen.getByText("No rule has this in its name, or in the name of a finding.")).toBeTruthy();
});

test("a rule names all that it hides, and one that was changed stands first when the settings are opened", async () => {
  const { user } = await openSettings({ rules: [offCentre, competingPrimaries] });
  const open = () => user.click(screen.getByText(/^Rules/));
  const names = () =>
    screen
      .getAllByRole("combobox")
      .map((one) => (one as HTMLSelectElement).labels[0]?.firstChild?.textContent);
  await open();
  expect(screen.getByText(/^Off centre in its box · .* · Slightly off centre$/)).toBeTruthy();
  expect(names()).toEqual(["Off centre", "Main actions compete"]);
  await user.selectOptions(screen.getByRole("combobox", { name: /^Main actions/ }), "off");
  expect(names()).toEqual(["Off centre", "Main actions compete"]);
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.click(screen.getByRole("button", { name: "Settings" }));
  await open();
  expect(names()).toEqual(["Main actions compete", "Off centre"]);
  expect(screen.getByRole("group", { name: "Changed" })).toBeTruthy();
});
