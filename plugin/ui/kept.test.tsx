import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { createReview } from "../../shared/api/endpoints/reviews.ts";
import { borderContrast } from "../../shared/review/rules/ui/contrast/border-contrast.ts";
import { layer, screen as phoneScreen, solid, text } from "../../shared/scene/testing.ts";
import type { FileKept, KeptDismissal } from "../protocol/messages.ts";
import { USUAL_SETTINGS } from "../protocol/usual-settings.ts";
import { openWithApi } from "../../tests/panel/open-with-api.ts";
import { openPanel, openResults, screenOf, settingsWith } from "../../tests/panel/open-panel.tsx";

const contact = screenOf("1:1", "Contact us", ["Never ask for it twice", "Write to us before noon"]);

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const headline = () => screen.getAllByRole("heading", { level: 2 })[0]?.textContent;
const row = (words: string) => screen.queryByRole("button", { name: new RegExp(`^No full stop.*${words}`) });

const kept = (
  dismissals: readonly KeptDismissal[] = [],
  settings: FileKept["settings"] = null,
): FileKept => ({
  settings,
  dismissals,
  brief: "",
  house: [],
});

const dismissal = (more: Partial<KeptDismissal> = {}): KeptDismissal => ({
  id: "d1",
  rule: "no-full-stop",
  scope: "layer",
  places: ["1:1/0"],
  reason: "intended",
  title: "No full stop",
  place: "Greeting",
  by: "Ada",
  at: "2026-01-02T10:00:00.000Z",
  ...more,
});

const form = phoneScreen(
  [
    layer(
      {
        id: "2:1",
        name: "Input",
        x: 24,
        y: 200,
        width: 300,
        height: 44,
        strokes: [solid("#cbd5e0")],
        stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
      },
      [text("Email", { x: 40, y: 210 })],
    ),
  ],
  { id: "1:9", name: "Sign up", fill: "#ffffff" },
);

const { language: _, ...usual } = USUAL_SETTINGS;

describe("dismissing a finding", () => {
  test("sends the rule, the layers and the reason, and can be taken back at once", async () => {
    const { user, heard } = await openResults(contact);
    await user.click(row("Never") as HTMLElement);
    await user.click(button("Dismiss…"));
    await user.click(screen.getByRole("radio", { name: "Another reason" }));
    expect(button("Dismiss").hasAttribute("disabled")).toBe(true);
    await user.type(screen.getByRole("textbox", { name: "In your own words" }), " Legal text ");
    await user.click(button("Dismiss"));
    const [sent] = heard("dismiss");
    expect(sent).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}$/),
      rule: "no-full-stop",
      scope: "layer",
      places: ["1:1/0"],
      reason: "own",
      words: "Legal text",
      title: "No full stop",
      place: "“Never ask for it twice”",
    });
    await user.click(button("Undo"));
    expect(heard("restore")).toEqual([{ ids: [sent?.id] }]);
  });

  test("because something is taken for what it is not says so, and means all of it", async () => {
    const { user, review, heard } = await openPanel({ rules: [borderContrast] });
    await review(form);
    await user.click(screen.getByRole("button", { name: /^Border/, expanded: false }));
    await user.click(button("Dismiss…"));
    await user.click(screen.getByRole("radio", { name: "This is no field" }));
    expect(screen.queryByRole("radio", { name: "This rule in this file" })).toBeNull();
    await user.click(button("Dismiss"));
    const [sent] = heard("dismiss");
    expect(sent).toMatchObject({ rule: "border-contrast", scope: "layer", reason: "misread", role: "field" });
    expect(sent?.places).toContain("2:1");
  });

  test("because it is no field is told as dismissed, never as fixed, and can be taken back", async () => {
    const { user, review, say, heard } = await openPanel({ rules: [borderContrast] });
    await review(form);
    await user.click(screen.getByRole("button", { name: /^Border/, expanded: false }));
    const sent = { rule: "border-contrast", reason: "misread", role: "field", title: "Border" } as const;
    await say("kept-read", kept([dismissal({ ...sent, places: ["2:1"] })]));
    const fold = (await screen.findByText("Dismissed (1)")).closest("details") as HTMLElement;
    expect(screen.queryByText(/Fixed|No longer/)).toBeNull();
    expect(screen.getByRole("button", { name: /^Border.*Dismissed/ })).toBeTruthy();
    await user.click(screen.getByText("Dismissed (1)"));
    await user.click(within(fold).getByRole("button", { name: /^Restore: Border/ }));
    expect(heard("restore")).toEqual([{ ids: ["d1"] }]);
  });

  test("takes it out of the counts, without calling it fixed, and folds it away with its reason", async () => {
    const { user, say, heard } = await openResults(contact);
    await user.click(row("Never") as HTMLElement);
    await say("kept-read", kept([dismissal()]));
    await waitFor(() => expect(headline()).toBe("Should be fixed"));
    expect(screen.queryByText(/^Fixed|^No longer/)).toBeNull();
    expect(screen.queryByRole("button", { expanded: true })).toBeNull();
    const fold = screen.getByText("Dismissed (1)").closest("details") as HTMLElement;
    await user.click(screen.getByText("Dismissed (1)"));
    expect(within(fold).getByText("Intended")).toBeTruthy();
    await user.click(within(fold).getByRole("button", { name: "Restore: No full stop" }));
    expect(heard("restore")).toEqual([{ ids: ["d1"] }]);
  });

  test("says so where all that was found was dismissed", async () => {
    const { say } = await openResults(contact);
    await say("kept-read", kept([dismissal({ scope: "rule", places: [] })]));
    await waitFor(() => expect(headline()).toBe("No other fault measured"));
  });

  test("that fails is said plainly", async () => {
    const { say } = await openResults(contact);
    await say("writing-failed", { what: "dismissal", reason: "full" });
    expect(await screen.findByText(/^There is no room left in this file/)).toBeTruthy();
  });
});

test.each([
  ["view", /^You may only view this file/, 0],
  ["dev", /^Dev Mode changes no layers/, 1],
] as const)(
  "where the rights are to %s findings are read, and nothing is offered that is refused",
  async (rights, words, dismissals) => {
    const { user, review, say, heard } = await openPanel();
    await say("rights-known", { rights });
    await review(contact);
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(row("Never") as HTMLElement);
    expect(heard("locate-layer")).toEqual([{ id: "1:1/0" }]);
    expect(screen.queryAllByRole("button", { name: "Dismiss…" })).toHaveLength(dismissals);
    expect(screen.queryByText("On the canvas")).toBeNull();
  },
);

describe("marks on the canvas", () => {
  test("are asked for with the numbers of the list, and shown beside the findings", async () => {
    const { user, say, heard } = await openResults(contact);
    await user.click(button("Cancel"));
    await user.click(button("Share"));
    await user.click(button("Add: Numbered pins"));
    const [sent] = heard("place-pins");
    expect(sent?.findings.map(({ number, layerIds }) => [number, layerIds])).toEqual([
      [1, ["1:1/0"]],
      [2, ["1:1/1"]],
    ]);
    const numbers = Object.fromEntries((sent?.findings ?? []).map(({ id, number }) => [id, number]));
    await say("marks-read", { pins: { numbers, isShown: true }, hasNotes: false });
    expect(within(row("Write") as HTMLElement).getByText(/Pin 2/)).toBeTruthy();
    const many = Object.fromEntries(Object.entries(numbers).map(([id, number]) => [id, number + 102]));
    await say("marks-read", { pins: { numbers: many, isShown: true }, hasNotes: false });
    const pin = within(row("Write") as HTMLElement).getByText("104");
    expect(pin.closest("svg"), "a sign has no room for a number of three digits").toBeNull();
    await user.click(button("Hide: Numbered pins"));
    expect(heard("show-pins")).toEqual([{ isShown: false }]);
    await user.click(button("Remove: Numbered pins"));
    expect(heard("remove-pins")).toHaveLength(1);
  });

  test("are written as annotations with the words of the findings", async () => {
    const { user, say, heard } = await openResults(contact);
    await user.click(button("Cancel"));
    await user.click(button("Share"));
    await user.click(button("Add: Annotations"));
    expect(heard("add-notes")[0]?.notes[0]).toEqual({
      layerId: "1:1/0",
      label: "No full stop: “Never ask for it twice” is 16 px and has no full stop.",
    });
    await say("marks-read", { pins: null, hasNotes: true });
    await user.click(button("Remove: Annotations"));
    expect(heard("remove-notes")).toHaveLength(1);
  });
});

describe("the settings", () => {
  test("of the file go before one's own, and are said to", async () => {
    const { user, show, say } = await openPanel();
    await say("settings-loaded", settingsWith({ level: "AA" }));
    await say("kept-read", kept([], { ...usual, level: "AAA" }));
    await show(contact);
    await user.click(button("Settings"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "For this file" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "AAA" }).checked).toBe(true);
  });

  test("that are switched in the language stay one's own", async () => {
    const { user, show, say, heard } = await openPanel();
    await say("kept-read", kept([], { ...usual, level: "AAA" }));
    await show(contact);
    await user.click(button("Settings"));
    await user.click(screen.getByRole("radio", { name: "My usual" }));
    await user.click(screen.getByRole("radio", { name: "Français" }));
    expect(heard("save-settings")).toEqual([{ ...USUAL_SETTINGS, language: "fr" }]);
  });

  test("switch rules off before anything is counted", async () => {
    const { user, show, heard } = await openPanel();
    await show(contact);
    await user.click(button("Settings"));
    await user.click(screen.getByText("Rules"));
    await user.selectOptions(screen.getByRole("combobox", { name: "No full stop" }), "Off");
    expect(heard("save-settings").at(-1)).toMatchObject({ rules: { "no-full-stop": "off" } });
    expect(screen.getByText("Rules (1 changed)")).toBeTruthy();
    await user.click(button("Back"));
    await waitFor(() => expect(screen.getByText("No fault measured")).toBeTruthy());
  });

  test("are given to the file from one's own, and taken away again", async () => {
    const { user, heard } = await openPanel();
    await user.click(button("Settings"));
    await user.click(screen.getByRole("radio", { name: "For this file" }));
    await user.click(button("Give this file settings"));
    expect(heard("save-file-settings")).toEqual([{ settings: usual }]);
    await user.click(screen.getByRole("checkbox", { name: /^Leave out/ }));
    expect(heard("save-file-settings").at(-1)).toMatchObject({ settings: { ignoresLibraries: true } });
    await user.click(button("Remove from this file"));
    expect(heard("save-file-settings").at(-1)).toEqual({ settings: null });
  });

  test("list what was dismissed in the file, by whom and why", async () => {
    const { user, say, heard } = await openPanel();
    await say("kept-read", kept([dismissal({ scope: "component" })]));
    await user.click(button("Settings"));
    await user.click(screen.getByText("Dismissed (1)"));
    expect(screen.getByText("Greeting · The whole component")).toBeTruthy();
    expect(screen.getByText("Ada, 2 Jan 2026")).toBeTruthy();
    await user.click(button("Restore: No full stop"));
    expect(heard("restore")).toEqual([{ ids: ["d1"] }]);
  });
});

test("a review that is asked for takes the settings and what was dismissed along, without names", async () => {
  const { say, ask, askedOf } = await openWithApi();
  await say("kept-read", kept([dismissal({ by: "Ada Lovelace" })], { ...usual, rules: { "no-red": "off" } }));
  await ask(contact);
  const [asked] = askedOf(createReview);
  expect(asked?.body).toMatchObject({
    house: { version: 1, rules: { "no-red": "off" } },
    dismissals: [{ id: "d1", rule: "no-full-stop", scope: "layer", places: ["1:1/0"], reason: "intended" }],
  });
  expect(JSON.stringify(asked?.body)).not.toContain("Ada");
});
