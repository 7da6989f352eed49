import { screen, within } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import type { FileKept } from "../../protocol/messages.ts";
import { fakeApi } from "../../../tests/panel/fake-api.ts";
import { NEW, openWithApi } from "../../../tests/panel/open-with-api.ts";
import { ALL_FINDINGS, openPanel, screenOf } from "../../../tests/panel/open-panel.tsx";

type Panel = Awaited<ReturnType<typeof openPanel>>;

const kept = (house: FileKept["house"]): FileKept => ({ settings: null, dismissals: [], brief: "", house });

const word = (id: string, value: object) =>
  ({ id, part: "word", written: JSON.stringify(value), by: "Ada", at: "2026-03-01T10:00:00.000Z" }) as const;

async function openHouse(house: FileKept["house"] = []): Promise<Panel> {
  const panel = await openPanel();
  await panel.say("selection-changed", { kind: "none" });
  await panel.say("kept-read", kept(house));
  await panel.user.click(screen.getByRole("button", { name: "Settings" }));
  await panel.user.click(screen.getByRole("radio", { name: "For this file" }));
  await panel.user.click(screen.getByRole("button", { name: /^House rules/ }));
  return panel;
}

/** The changes that were asked of the file, without the ids that are made by chance. */
const changes = ({ heard }: Panel) =>
  heard("change-house").map(({ remove, add }) => ({
    remove,
    add: add.map(({ part, written }) => [part, JSON.parse(written) as unknown]),
  }));

test("words are pasted, and a line that cannot be read is said and stays, to be mended", async () => {
  const panel = await openHouse();
  const field = screen.getByLabelText("Add words");
  await panel.user.type(field, "Log in, Login → Sign in{Enter}Basket, cart");
  const keep = screen.getByRole("button", { name: "Keep these words" });
  await panel.user.click(keep);
  expect(screen.getByText(/^Line 1: Write “Log in → Sign in”/)).toBeTruthy();
  expect(field).toHaveProperty("value", "Basket, cart");
  await panel.user.clear(field);
  await panel.user.type(field, "PayPal");
  await panel.user.click(keep);
  expect(field).toHaveProperty("value", "");
  expect(changes(panel)).toEqual([
    { remove: [], add: [["word", { say: "Sign in", never: ["Log in", "Login"] }]] },
    { remove: [], add: [["word", { say: "PayPal", kind: "exact" }]] },
  ]);
});

test("a word tells what it replaces and who wrote it, is edited in its place, and removed", async () => {
  const panel = await openHouse([word("h1", { say: "Sign in", never: ["Log in"], where: "buttons" })]);
  const row = screen.getByText("Sign in").closest("li") as HTMLElement;
  expect(within(row).getByText("not “Log in” · in buttons")).toBeTruthy();
  expect(within(row).getByText("Ada, 1 Mar 2026")).toBeTruthy();
  await panel.user.click(within(row).getByRole("button", { name: "Edit “Sign in”" }));
  const field = screen.getByLabelText<HTMLTextAreaElement>("Add words");
  await panel.user.type(field, "{Enter}Cart → Basket");
  await panel.user.clear(field);
  await panel.user.type(field, "Log in → Enter");
  await panel.user.click(screen.getByRole("button", { name: "Keep these words" }));
  await panel.user.click(within(row).getByRole("button", { name: "Remove “Sign in”" }));
  expect(changes(panel)).toEqual([
    { remove: ["h1"], add: [["word", { say: "Enter", never: ["Log in"] }]] },
    { remove: ["h1"], add: [] },
  ]);
});

test("values are written in their fields, and one that makes no sense is said beside it", async () => {
  const panel = await openHouse();
  await panel.user.type(screen.getByLabelText("Text sizes"), "12, 14 16px");
  await panel.user.tab();
  await panel.user.type(screen.getByLabelText("Least contrast"), "50");
  await panel.user.tab();
  expect(screen.getByText("This is too large. At most 21 goes.")).toBeTruthy();
  await panel.user.selectOptions(screen.getByLabelText("Dates"), "31.12.2026");
  await panel.user.type(screen.getByLabelText("Colours"), "Brand #1a2b3c, #ffffff");
  await panel.user.tab();
  expect(changes(panel).flatMap(({ add }) => add)).toEqual([
    ["value", { fontSizes: [12, 14, 16] }],
    ["value", { dates: "31.12.2026" }],
    ["value", { colors: [{ name: "Brand", hex: "#1a2b3c" }, { hex: "#ffffff" }] }],
  ]);
});

test("a value that Enter keeps is kept once, also when the field is left before the file answers", async () => {
  const panel = await openHouse();
  await panel.user.type(screen.getByLabelText("Spaces"), "4, 8, 16{Enter}");
  await panel.user.tab();
  expect(changes(panel)).toEqual([{ remove: [], add: [["value", { gaps: [4, 8, 16] }]] }]);
});

test("a principle is kept, with a name and a sentence", async () => {
  const panel = await openHouse();
  const keep = screen.getByRole("button", { name: "Keep this principle" });
  await panel.user.type(screen.getByLabelText("Name"), "Undo");
  await panel.user.click(keep);
  expect(screen.getByText("There is nothing here. Write something, or leave it out.")).toBeTruthy();
  await panel.user.type(screen.getByLabelText("In a sentence"), "Everything can be undone.");
  await panel.user.click(keep);
  expect(changes(panel)).toEqual([
    { remove: [], add: [["principle", { name: "Undo", text: "Everything can be undone." }]] },
  ]);
});

test("whoever may only view the file reads its house rules, and changes none", async () => {
  const panel = await openHouse([word("h1", { say: "Sign in" })]);
  await panel.say("rights-known", { rights: "view" });
  expect(screen.getByText("Sign in")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Remove|Edit|Keep)/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Text sizes").disabled).toBe(true);
});

describe("the rules of the team", () => {
  const rules = {
    version: 1 as const,
    words: [
      { say: "Sign in", never: ["Log in"] },
      { say: "Basket", never: ["Cart"] },
    ],
    values: { gaps: [4, 8] },
  };
  const team = { name: "Shop", rules };

  test("are used as they were heard last, under those of the file; nobody is asked", async () => {
    const panel = await openWithApi({ ...NEW, token: "token-1" });
    await panel.say("team-house-loaded", { team });
    await panel.say("kept-read", kept([word("h1", { say: "Cart", never: ["Basket"] })]));
    await panel.show(screenOf("1:1", "Login", ["Log in to your cart today."]));
    await panel.user.click(await screen.findByRole("button", { name: ALL_FINDINGS }));
    expect(await screen.findByRole("button", { name: /Your house says “Sign in”/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Basket/ })).toBeNull();
    expect(panel.asked).toEqual([]);
  });

  test("are asked for with the page, kept for the next start, and shown as what is not changed here", async () => {
    const fake = fakeApi();
    fake.api.account = { name: "Ada", email: "ada@example.org" };
    fake.api.teamHouse = { team: { name: "Shop", role: "member" }, version: 3, rules, changed: null };
    const panel = await openWithApi({ ...NEW, token: "token-1" }, fake);
    await panel.say("selection-changed", { kind: "none" });
    await panel.user.click(screen.getByRole("button", { name: "Settings" }));
    await panel.user.click(screen.getByRole("radio", { name: "For this file" }));
    await panel.user.click(screen.getByRole("button", { name: "House rules" }));
    await panel.user.click(await screen.findByText("From your team (3)"));
    expect(screen.getByText(/^Kept in the account of Shop/)).toBeTruthy();
    expect(screen.getByText("not “Log in”")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit “Sign in”" })).toBeNull();
    expect(panel.heard("save-team-house")).toEqual([{ team }]);
  });
});
