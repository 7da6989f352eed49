import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, test, vi } from "vitest";
import { textContrast } from "../../shared/review/rules/ui/contrast/text-contrast.ts";
import { sceneOf, screen as phoneScreen, text } from "../../shared/scene/testing.ts";
import { fakeApi } from "../../tests/panel/fake-api.ts";
import { openPanel, screenOf, select, settingsWith, summaryOf } from "../../tests/panel/open-panel.tsx";

const contact = screenOf("1:1", "Contact us", ["Never", "Write to us", "Done."], true);
const home = screenOf("2:1", "Home", ["Hello."]);
const basket = screenOf("3:1", "Basket", ["Two things."]);
const choice = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

describe("the start", () => {
  test("asks to select a screen when nothing is selected", async () => {
    const { say } = await openPanel();
    const onPage = { frames: [summaryOf(contact)], count: 1 };
    await say("selection-changed", { kind: "none", onPage });
    expect(screen.getByRole("heading", { name: "Select a screen" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Second opinion…" })).toBeNull();
  });

  test("says that a loose layer is no screen", async () => {
    const { say } = await openPanel();
    await say("selection-changed", { kind: "no-frame", name: "Star 1" });
    expect(screen.getByRole("heading", { name: "“Star 1” is not inside a screen" })).toBeTruthy();
  });

  test("shows the selected screen with its name at once, and its picture after the findings", async () => {
    const { say, show, heard } = await openPanel();
    await say("selection-changed", select(contact));
    expect(screen.getByRole("heading", { name: "Contact us" })).toBeTruthy();
    expect(heard("export-picture")).toEqual([]);
    await say("scene-read", sceneOf(contact));
    await screen.findByText("1 critical");
    await waitFor(() => expect(heard("export-picture")).toMatchObject([{ frameId: "1:1", maxSidePx: 640 }]));
    const { requestId = 0 } = heard("export-picture")[0] ?? {};
    await say("picture-exported", { frameId: "1:1", requestId, png: new Uint8Array([1]) });
    expect((await screen.findByRole("img", { name: "Contact us" })).getAttribute("src")).toMatch(/^blob:/);
    await show(home);
    expect(screen.queryByRole("img", { name: "Contact us" })).toBeNull();
  });

  test("has no picture where a screen cannot be drawn", async () => {
    const { say, show, heard } = await openPanel();
    await show(contact);
    await waitFor(() => expect(heard("export-picture")).toHaveLength(1));
    const { requestId = 0 } = heard("export-picture")[0] ?? {};
    await say("picture-exported", { frameId: "1:1", requestId, png: null });
    expect(await screen.findByRole("heading", { name: "Contact us" })).toBeTruthy();
    expect(screen.queryByRole("img", { name: "Contact us" })).toBeNull();
  });

  test("draws one screen after the other, and none that nobody wants to see any more", async () => {
    const { say, show, heard } = await openPanel();
    await show(contact, home);
    await waitFor(() => expect(heard("export-picture")).toMatchObject([{ frameId: "1:1" }]));
    const { requestId = 0 } = heard("export-picture")[0] ?? {};
    await say("selection-changed", { kind: "none" });
    await waitFor(() => expect(heard("cancel-picture")).toEqual([{ requestId }]));
    await show(basket);
    await waitFor(() => expect(heard("export-picture")).toMatchObject([{}, { frameId: "3:1" }]));
  });

  test("counts what the live checks find, by severity", async () => {
    const { show } = await openPanel();
    await show(contact);
    const live = screen.getByRole("region", { name: "Live checks" });
    const counts = await within(live).findAllByRole("listitem");
    expect(counts.map((count) => count.textContent)).toEqual(["1 critical", "1 major", "1 minor"]);
  });

  test("checks again when the design changes", async () => {
    const { show, say } = await openPanel();
    await show(home);
    await screen.findByText("No fault measured");
    await say("scene-changed", { changes: [{ id: "2:1/0", node: text("Hello", { id: "2:1/0" }) }] });
    expect(await screen.findByText("1 major")).toBeTruthy();
  });

  test("reads a screen once, however often its layers are selected", async () => {
    const { show, say, heard } = await openPanel();
    await show(contact);
    await say("selection-changed", select(contact));
    expect(heard("read-scene")).toMatchObject([{ frameIds: ["1:1"] }]);
  });

  test("remembers the chosen aspects, and keeps at least one", async () => {
    const { user, say, heard } = await openPanel();
    await say("settings-loaded", settingsWith({ aspects: ["ux", "copy"], language: "en" }));
    await user.click(screen.getByRole("button", { name: "Settings" }));
    await user.click(choice("UX"));
    expect(heard("save-settings")).toEqual([settingsWith({ aspects: ["copy"], language: "en" })]);
    await user.click(choice("Copy"));
    expect(heard("save-settings")).toHaveLength(1);
    expect(choice("Copy").checked).toBe(true);
    expect(screen.getByText("At least one stays chosen.")).toBeTruthy();
  });

  test("remembers the level and the platform that were chosen", async () => {
    const { user, heard } = await openPanel();
    await user.click(screen.getByRole("button", { name: "Settings" }));
    expect(radio("AA").checked && radio("Auto").checked).toBe(true);
    await user.click(radio("AAA"));
    await user.click(radio("iOS"));
    expect(heard("save-settings").at(-1)).toMatchObject({ level: "AAA", platform: "ios" });
    expect(radio("AAA").checked && radio("iOS").checked).toBe(true);
  });

  test("checks live by the chosen level, anew when another one is chosen", async () => {
    const grey = phoneScreen([text("Read me before you go.", { id: "9:2", color: "#767676" })], {
      id: "9:1",
      fill: "#ffffff",
    });
    const { user, show } = await openPanel({ rules: [textContrast] });
    await show(grey);
    expect(await screen.findByText("No fault measured")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Settings" }));
    await user.click(radio("AAA"));
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByText("1 minor")).toBeTruthy();
  });

  test("looks only at the chosen aspects", async () => {
    const { say, show } = await openPanel();
    await say("settings-loaded", settingsWith({ aspects: ["ui"] }));
    await show(contact);
    expect((await screen.findByText("1 minor")).closest("ul")?.children).toHaveLength(1);
  });

  test("speaks French when asked to", async () => {
    const { user, heard } = await openPanel();
    await user.click(screen.getByRole("button", { name: "Settings" }));
    await user.click(screen.getByRole("radio", { name: "Français" }));
    expect(screen.getByRole("heading", { name: "Réglages" })).toBeTruthy();
    await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
    expect(heard("save-settings").at(-1)?.language).toBe("fr");
  });
});

test("the language follows the browser while none was chosen", async () => {
  const { say } = await openPanel();
  await say("selection-changed", { kind: "none" });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-FR"]);
  window.dispatchEvent(new Event("languagechange"));
  expect(await screen.findByRole("heading", { name: "Aucun écran sur cette page" })).toBeTruthy();
  await say("settings-loaded", settingsWith({ aspects: ["ux"], language: "en" }));
  expect(screen.getByRole("heading", { name: "No screen on this page" })).toBeTruthy();
});

describe("a reading", () => {
  test("shows how far it is, and can be cancelled", async () => {
    const { user, say, heard } = await openPanel();
    await say("selection-changed", select(contact));
    await user.click(screen.getByRole("button", { name: "Second opinion…" }));
    await say("reading-progressed", { layers: 1240 });
    expect(screen.getByText("1,240 layers read")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(heard("cancel-reading")).toHaveLength(1));
    expect(screen.getByText("Reading was cancelled.")).toBeTruthy();
  });

  test("drops the late answer to an earlier question", async () => {
    const { say, show } = await openPanel();
    const late = await show(contact);
    await say("selection-changed", select(home));
    await say("scene-read", late);
    expect(screen.getByText("Reading the layers…")).toBeTruthy();
  });

  test.each([
    [{ reason: "empty", name: "Home" }, "“Home” is empty", /no visible layer/],
    [{ reason: "too-large", maxLayers: 20_000 }, "Too much at once", /20,000 layers/],
    [{ reason: "unreadable", message: "no font" }, "This screen could not be read", /no font/],
    [{ reason: "gone" }, "This screen was deleted", /no longer in the file/],
  ] as const)("that fails says why: %o", async (failure, title, words) => {
    const { user, say, heard } = await openPanel();
    await say("selection-changed", select(home));
    await user.click(screen.getByRole("button", { name: "Second opinion…" }));
    await say("reading-failed", failure);
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Second opinion…" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(heard("read-scene")).toHaveLength(2));
  });
});

test("a lost network is said quietly, and changes nothing else", async () => {
  const { say } = await openPanel();
  await say("selection-changed", { kind: "none" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  expect(await screen.findByText("You are offline. Live checks go on; they need no network.")).toBeTruthy();
});

test("the button that Figma keeps on a reviewed screen opens the panel, and asks for nothing by itself", async () => {
  const api = fakeApi();
  const { show } = await openPanel({ command: "review", connection: api.connection });
  await show(contact);
  expect(await screen.findByRole("button", { name: /^Second opinion/ })).toBeTruthy();
  expect(api.asked).toEqual([]);
  expect(screen.queryByRole("heading", { name: "Must be fixed" })).toBeNull();
});

describe("a command of the menu", () => {
  const onPage = { count: 1, frames: select(contact).kind === "frames" ? [summaryOf(contact)] : [] };

  test("takes the whole page", async () => {
    const { say } = await openPanel({ command: "page" });
    await say("selection-changed", { kind: "none", onPage });
    expect(await screen.findByRole("heading", { name: "Contact us" })).toBeTruthy();
  });

  test("leads to the fixes as soon as the selection is checked", async () => {
    const { show } = await openPanel({ command: "fix" });
    await show(contact);
    expect(await screen.findByRole("heading", { name: "Review fixes" })).toBeTruthy();
  });

  test("checks the file as a library", async () => {
    const { heard } = await openPanel({ command: "library" });
    await waitFor(() => expect(heard("read-library")).toMatchObject([{ scope: "file" }]));
  });
});
