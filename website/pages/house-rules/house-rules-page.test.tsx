import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TeamHouseRules } from "../../../shared/api/endpoints/house-rules.ts";
import type { HouseRules } from "../../../shared/house-rules/house-rules.ts";
import { openPage, PERSON, serve, write } from "../../../tests/site/open-page.tsx";

const AT = "2026-11-20T10:00:00.000Z";

const RULES: HouseRules = {
  version: 1,
  brief: "A bank’s app.",
  words: [{ say: "Sign in", never: ["Log in"], where: "buttons" }, { say: "Basket" }],
  values: { gaps: [4, 8] },
  principles: [{ name: "Undo", text: "Every destructive action can be undone." }],
};

const stateOf = (fields: Partial<TeamHouseRules> = {}): TeamHouseRules => ({
  team: { name: "Atelier", role: "owner" },
  version: 3,
  rules: RULES,
  changed: { at: AT, by: "Grace Test" },
  ...fields,
});

const versionsOf = (...versions: readonly number[]) => ({
  body: { versions: versions.map((version) => ({ version, at: AT, by: "Grace Test", changes: [] })) },
});

const served = (state: TeamHouseRules, answers: Parameters<typeof serve>[0] = {}) =>
  serve({
    "GET /api/house-rules": { body: state },
    "GET /api/house-rules/versions": versionsOf(3, 2),
    ...answers,
  });

const open = () => openPage("/house-rules", { session: PERSON });

const lastSaved = (asked: ReturnType<typeof serve>) =>
  asked.findLast(({ method }) => method === "POST")?.body as { version: number; rules: HouseRules };

test("an owner changes each part, sees what is not saved yet, and saves it over the version that was seen", async () => {
  const asked = served(stateOf(), { "POST /api/house-rules": { body: { version: 4 } } });
  const user = await open();
  expect(screen.getByText(/Last changed on 20 November 2026 by Grace Test/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove Basket" }));
  await write(user, screen.getByRole("textbox", { name: /Add words/ }), "Cart → Bag");
  await user.click(screen.getAllByRole("button", { name: "Add" })[0] as HTMLElement);
  const gaps = screen.getByRole("textbox", { name: "Gaps (px)" });
  await user.clear(gaps);
  await write(user, gaps, "4, 8, 16");
  await user.selectOptions(screen.getByRole("combobox", { name: "Dates" }), "31.12.2026");
  await user.selectOptions(screen.getByRole("combobox", { name: "Rule" }), "shouting");
  await user.click(screen.getByRole("button", { name: "Set" }));
  const bar = within(screen.getByRole("region", { name: "Not saved yet:" }));
  expect(bar.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Added 1 word: Bag",
    "Removed 1 word: Basket",
    "Added 1 value: Dates",
    "Changed 1 value: Gaps (px)",
    expect.stringMatching(/^Added 1 rule: \w/) as string,
  ]);
  await user.click(bar.getByRole("button", { name: "Save for the team" }));
  await screen.findByText(/^Saved\./);
  expect(lastSaved(asked)).toEqual({
    version: 3,
    rules: {
      ...RULES,
      words: [RULES.words?.[0], { say: "Bag", never: ["Cart"] }],
      values: { gaps: [4, 8, 16], dates: "31.12.2026" },
      rules: { shouting: "off" },
    },
  });
});

test("a brief that is emptied is a brief no more, and what is written in its place is one", async () => {
  const asked = served(stateOf(), { "POST /api/house-rules": { body: { version: 4 } } });
  const user = await open();
  const save = async () => {
    await user.click(screen.getByRole("button", { name: "Save for the team" }));
    await screen.findByText(/^Saved\./);
  };
  const brief = screen.getByRole("textbox", { name: "Brief" });
  await user.clear(brief);
  await save();
  expect(lastSaved(asked).rules).not.toHaveProperty("brief");
  await write(user, brief, "A shop.");
  await save();
  expect(lastSaved(asked).rules.brief).toBe("A shop.");
});

test("what cannot be saved says where, and is not sent", async () => {
  const asked = served(stateOf());
  const user = await open();
  await write(user, screen.getByRole("textbox", { name: "Least contrast of text" }), "40");
  const bar = within(screen.getByRole("region", { name: "Not saved yet:" }));
  expect(bar.getByRole("alert").textContent).toContain("Least contrast of text: This is too large.");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save for the team" }).disabled).toBe(true);
  await write(user, screen.getByRole("textbox", { name: /Add words/ }), "a → b → c");
  await user.click(screen.getAllByRole("button", { name: "Add" })[0] as HTMLElement);
  expect(screen.getByText(/Line 1: Write “Log in → Sign in”/)).toBeTruthy();
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
});

test("what another tab saved meanwhile is said, and saving again puts these rules in their place", async () => {
  let saves = 0;
  const asked = served(stateOf(), {
    "GET /api/house-rules": () => ({ body: stateOf({ version: saves === 0 ? 3 : 4 }) }),
    "POST /api/house-rules": () =>
      ++saves === 1
        ? { status: 409, body: { error: "house_rules_changed", message: "" } }
        : { body: { version: 5 } },
  });
  const user = await open();
  await write(user, screen.getByRole("textbox", { name: /Add words/ }), "Bag");
  await user.click(screen.getAllByRole("button", { name: "Add" })[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Save for the team" }));
  await screen.findByText(/changed meanwhile/);
  await user.click(screen.getByRole("button", { name: "Save for the team" }));
  await screen.findByText(/^Saved\./);
  expect(lastSaved(asked).version).toBe(4);
});

test("an earlier version is brought back, and holds once it is saved", async () => {
  const old: HouseRules = { version: 1, words: [{ say: "Trolley" }] };
  let reads = 0;
  served(stateOf(), {
    "GET /api/house-rules": () => ({ body: reads++ === 0 ? stateOf() : stateOf({ version: 2, rules: old }) }),
  });
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Restore version 2" }));
  expect(await screen.findByText("Trolley")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save for the team" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Restore version 3" })).toBeNull();
});

test("a member reads, and changes nothing", async () => {
  served(stateOf({ team: { name: "Atelier", role: "member" } }));
  await open();
  expect(screen.getByText(/The owner of the team changes them/)).toBeTruthy();
  expect(screen.getByText("Sign in")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(?:Remove|Add|Set|Save|Restore)/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Download regard.config.json" })).toBeTruthy();
});

test("without a team the page says where house rules are kept then", async () => {
  served({ team: null, version: 0, rules: null, changed: null });
  await open();
  expect(screen.getByText(/in a Figma file/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Create a team" }).getAttribute("href")).toBe("/team");
});
