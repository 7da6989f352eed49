import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { textContrast } from "../../shared/review/rules/ui/contrast/text-contrast.ts";
import { ENGINE } from "../../shared/review/engine.ts";
import { layer, sceneOf, screen as phoneScreen, text } from "../../shared/scene/testing.ts";
import { openPanel, openResults, screenOf, select } from "../../tests/panel/open-panel.tsx";

const home = screenOf("2:1", "Home", ["Hello."]);
const changed = screenOf("2:1", "Home", ["Hello"]);
const again = () => screen.getByRole("button", { name: "Check again" });
const clear = () => screen.findByText("No fault measured");

describe("the design as it is now", () => {
  test("is read anew by a click beside the live checks", async () => {
    const { user, show, readAnew, heard } = await openPanel();
    await show(home);
    await clear();
    await user.click(again());
    await waitFor(() => expect(heard("read-scene")).toHaveLength(2));
    expect(screen.getByText("No fault measured")).toBeTruthy();
    await readAnew(changed);
    expect(await screen.findByText("1 major")).toBeTruthy();
  });

  test("is told beside what was found when a review of it was kept last, unasked", async () => {
    const { say, heard } = await openPanel();
    await say("selection-changed", select(changed));
    await waitFor(() => expect(heard("read-scene")).toHaveLength(1));
    const findingIds = ["no-full-stop@2:1/7", "no-full-stop@2:1/8"];
    const last = { at: "2026-03-01T09:00:00Z", engine: ENGINE, findingIds };
    await say("scene-read", sceneOf(changed), { frames: { "2:1": { last } } });
    expect(await screen.findByText("Since 1 March: 2 no longer found, 1 new")).toBeTruthy();
  });

  test("is looked up when somebody turns to the panel", async () => {
    const { show, heard } = await openPanel();
    await show(home);
    await clear();
    window.dispatchEvent(new Event("focus"));
    document.documentElement.dispatchEvent(new Event("pointerenter"));
    expect(heard("check-scene")).toHaveLength(2);
  });

  test("is said to be unknown when it could not be followed, and is read when the screen is selected again", async () => {
    const { show, say, heard, readAnew } = await openPanel();
    await show(home);
    await clear();
    await say("scene-outdated");
    expect(screen.getByText("The design has changed since. Check it again.")).toBeTruthy();
    await say("selection-changed", select(home));
    await waitFor(() => expect(heard("read-scene")).toHaveLength(2));
    await readAnew(changed);
    expect(await screen.findByText("1 major")).toBeTruthy();
  });
});

describe("findings that a picture may settle", () => {
  const ground = { type: "image", scaleMode: "fill", imageHash: "h" } as const;
  const hero = phoneScreen(
    [
      layer({ id: "5:2", type: "RECTANGLE", y: 100, width: 375, height: 200, fills: [ground] }),
      text("Welcome to the shop", { id: "5:3", y: 150, width: 300, color: "#777777" }),
      text("Read all of this.", { id: "5:4", y: 500, width: 300, color: "#cccccc" }),
    ],
    { id: "5:1", name: "Hero", fill: "#ffffff" },
  );

  const images = { h: { widthPx: 375, heightPx: 200 } };
  const openHero = async () => {
    const panel = await openPanel({ rules: [textContrast] });
    await panel.say("selection-changed", select(hero));
    await panel.say("scene-read", { ...sceneOf(hero), images });
    return panel;
  };

  test("do not keep the others waiting", async () => {
    const { heard } = await openHero();
    expect(await screen.findByText("1 critical")).toBeTruthy();
    await waitFor(() => expect(heard("export-picture")).toMatchObject([{ frameId: "5:1", maxSidePx: 812 }]));
  });

  test("wait for no picture any more when another screen is selected", async () => {
    const { say, heard } = await openHero();
    await waitFor(() => expect(heard("export-picture")).toHaveLength(1));
    await say("selection-changed", select(home));
    const { requestId = 0 } = heard("export-picture")[0] ?? {};
    await waitFor(() => expect(heard("cancel-picture")).toContainEqual({ requestId }));
  });

  test("are asked of nobody where no rule left anything open", async () => {
    const { review, heard } = await openPanel({ rules: [textContrast] });
    await review(phoneScreen([text("Plain words", { id: "6:2" })], { id: "6:1", fill: "#ffffff" }));
    expect(heard("export-picture").filter(({ maxSidePx }) => maxSidePx > 640)).toEqual([]);
  });
});

test("what cannot be read is listed with its layer, and leads there", async () => {
  const { user, heard, say } = await openResults(home);
  const unread = {
    count: 22,
    first: [{ id: "2:1/0", name: "Card", part: "fill", reason: "a colour is missing" }],
  } as const;
  await say("scene-read", sceneOf(home), { unread });
  await user.click(screen.getByText("What was checked, and 22 layers not checked"));
  expect(screen.getByText(/^22 layers could not be read whole\. /)).toBeTruthy();
  expect(screen.getByText("A fill").title).toBe("a colour is missing");
  expect(screen.getByText("and 21 more")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show Card on the canvas" }));
  expect(heard("locate-layer").at(-1)).toEqual({ id: "2:1/0" });
});

test("what cannot be read is said in the results of several screens, too", async () => {
  const { user, say } = await openResults(home, screenOf("3:1", "Away", ["Bye."]));
  const unread = { count: 1, first: [{ id: "2:1/0", name: "Card", part: "fill", reason: "" }] } as const;
  await say("scene-read", sceneOf(home, screenOf("3:1", "Away", ["Bye."])), { unread });
  await user.click(screen.getByText("What was checked, and 1 layer not checked"));
  expect(screen.getByRole("button", { name: "Show Card on the canvas" })).toBeTruthy();
});

test("what cannot be read is said on the start, too", async () => {
  const { show, say } = await openPanel();
  await show(home);
  const unread = { count: 1, first: [{ id: "2:1/0", name: "Card", part: "layer", reason: "" }] } as const;
  await say("scene-read", sceneOf(home), { unread });
  expect(await screen.findByText(/^1 layer could not be read whole\. /)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show Card on the canvas" })).toBeTruthy();
});

test.each([
  ["settings", /your choices count until you close Regard/],
  ["token", /it may ask you to log in again/],
] as const)("what the editor does not keep is said plainly when storage is full: %s", async (what, words) => {
  const { show, say } = await openPanel();
  await show(home);
  await say("not-kept", { what });
  expect(screen.getByText(words)).toBeTruthy();
});

test("a finding leads to all its layers, and says by its name which of them is locked", async () => {
  const twins = phoneScreen(
    ["Faint words", "Fainter words"].map((words, n) =>
      text(words, { id: `7:${n + 2}`, y: n * 100 + 100, color: "#cccccc" }),
    ),
    { id: "7:1", fill: "#ffffff" },
  );
  const { user, review, say, heard } = await openPanel({ rules: [textContrast] });
  await review(twins);
  await user.click(screen.getByRole("button", { name: /Text too faint/ }));
  expect(heard("locate-layer").at(-1)).toEqual({ id: "7:2", others: ["7:3"] });
  await say("locating-failed", { id: "7:3", reason: "locked" });
  expect(
    screen.getByText("“Fainter words” is locked, or lies in a locked layer. Unlock it to change it by hand."),
  ).toBeTruthy();
});
