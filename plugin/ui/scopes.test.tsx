import { screen } from "@testing-library/preact";
import { describe, expect, test, vi } from "vitest";
import type { Selection } from "../protocol/messages.ts";
import { INITIAL_STATE, selectedFrames } from "./state/panel-state.ts";
import { changeSelection, chooseScope } from "./state/reading/reading-acts.ts";
import { sayPurpose } from "./state/screen-acts.ts";
import { openPanel, screenOf, select, summaryOf } from "../../tests/panel/open-panel.tsx";

const [board, home, search] = [
  screenOf("1:1", "Board", []),
  screenOf("1:2", "Home", []),
  screenOf("1:3", "Search", []),
];

const scopes = (): Selection => ({
  kind: "frames",
  frames: [home, search].map((node) => summaryOf(node)),
  scope: "screens",
  scopes: [
    { kind: "screens", frames: [home, search].map((node) => summaryOf(node)), count: 2 },
    { kind: "board", frames: [summaryOf(board)], count: 1 },
  ],
});

const headline = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("a board", () => {
  test("can be taken as its screens or as a whole; the better guess is chosen", async () => {
    const { say, user, heard } = await openPanel();
    await say("selection-changed", scopes());
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Each of the 2 screens" }).checked).toBe(true);
    expect(headline()).toBe("2 screens");
    await user.click(screen.getByRole("radio", { name: "The whole board" }));
    expect(headline()).toBe("Board");
    await vi.waitFor(() => expect(heard("read-scene").at(-1)).toMatchObject({ frameIds: ["1:1"] }));
    await user.click(screen.getByRole("radio", { name: "Each of the 2 screens" }));
    await vi.waitFor(() => expect(heard("read-scene").at(-1)).toMatchObject({ frameIds: ["1:2", "1:3"] }));
  });

  test("keeps what its screens are for while the whole is looked at", () => {
    const selected = changeSelection(INITIAL_STATE, scopes());
    const said = sayPurpose(selected, ["1:2", "1:3"], "Find things");
    const state = chooseScope(chooseScope(said, "board"), "screens");
    expect(selectedFrames(state).map(({ purpose }) => purpose)).toEqual(["Find things", "Find things"]);
  });

  test("is not asked about where there is one way to take what is selected", async () => {
    const { say } = await openPanel();
    await say("selection-changed", select(home));
    expect(screen.queryByRole("radio", { name: /whole/ })).toBeNull();
  });
});

describe("without a screen", () => {
  const onPage = { frames: [home, search].map((node) => summaryOf(node)), count: 2 };

  test("all screens of the page are offered, and taken", async () => {
    const { say, user, heard } = await openPanel();
    await say("selection-changed", { kind: "none", onPage });
    await user.click(screen.getByRole("button", { name: "All screens on this page (2)" }));
    expect(headline()).toBe("2 screens");
    await vi.waitFor(() => expect(heard("read-scene").at(-1)).toMatchObject({ frameIds: ["1:2", "1:3"] }));
  });

  test("nothing is offered on a page without a screen, and it is said how its layers become one", async () => {
    const { say } = await openPanel();
    await say("selection-changed", { kind: "none" });
    expect(headline()).toBe("No screen on this page");
    expect(
      screen.getByText(/^Regard reviews frames\. Select all layers of one screen, groups too/),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: /on this page/ })).toBeNull();
  });

  test.each([
    ["loose", "“Note” is not inside a screen"],
    ["hidden", "“Note” is hidden"],
    ["empty", "“Note” has no size"],
  ] as const)("it is said why, and the page is offered: %s", async (reason, title) => {
    const { say } = await openPanel();
    await say("selection-changed", { kind: "no-frame", name: "Note", reason, onPage });
    expect(headline()).toBe(title);
    expect(screen.getByRole("button", { name: "All screens on this page (2)" })).toBeTruthy();
  });
});

test("a frame that is turned says that its measures may be off", async () => {
  const { say } = await openPanel();
  await say("selection-changed", { kind: "frames", frames: [{ ...summaryOf(home), isTurned: true }] });
  expect(screen.getByText(/^This frame is turned on the canvas/)).toBeTruthy();
});
