import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import type { LibraryPart } from "../../protocol/library-messages.ts";
import { openPanel } from "../../../tests/panel/open-panel.tsx";

const solid = (r: number, g: number, b: number) => ({ type: "SOLID", color: { r, g, b, a: 1 } });

const box = (y: number) => ({ x: 0, y, width: 100, height: 40 });

/** A component of a few boxes, all but one of which follow the variable; the last says the same by hand. */
const part: LibraryPart = {
  document: {
    id: "1:1",
    name: "Card",
    type: "COMPONENT",
    absoluteBoundingBox: { x: 0, y: 0, width: 100, height: 400 },
    children: [0, 1, 2, 3, 4, 5].map((index) => ({
      id: `1:${index + 2}`,
      name: "Line",
      type: "RECTANGLE",
      absoluteBoundingBox: box(index * 50),
      fills: [
        {
          ...solid(0.2, 0.3, 0.4),
          ...(index < 4 && {
            boundVariables: { color: { type: "VARIABLE_ALIAS", id: "VariableID:1" } },
          }),
        },
      ],
    })),
  },
  components: { "1:1": { key: "k", name: "Card" } },
};

const file = {
  name: "Design system",
  variables: {
    "VariableID:1": {
      id: "VariableID:1",
      name: "ink",
      variableCollectionId: "C:1",
      resolvedType: "COLOR",
      valuesByMode: { "1:0": { r: 0.2, g: 0.3, b: 0.4, a: 1 } },
    },
  },
  variableCollections: {
    "C:1": { id: "C:1", name: "Colours", defaultModeId: "1:0", modes: [{ modeId: "1:0", name: "Light" }] },
  },
};

const page = { id: "0:1", name: "Page" };

async function openLibrary(offer: string) {
  const panel = await openPanel();
  await panel.say("selection-changed", { kind: "none" });
  await panel.user.click(screen.getByRole("button", { name: offer }));
  await waitFor(() => expect(panel.heard("read-library")).toHaveLength(1));
  const { requestId = 0, scope } = panel.heard("read-library").at(-1) ?? {};
  return { ...panel, requestId, scope };
}

/** A panel that has read the page in view as a library. */
async function readLibrary() {
  const panel = await openLibrary("Check this page");
  const { say, requestId } = panel;
  await say("library-part", { requestId, page, part, done: 1, total: 1 });
  await say("library-read", { requestId, isWhole: false, ...file });
  return panel;
}

describe("a library", () => {
  test("is offered while nothing is selected, and tells of its values set by hand", async () => {
    const { say, requestId, scope } = await openLibrary("Check this page");
    expect(scope).toBe("page");
    await say("library-part", { requestId, page, part, done: 1, total: 1 });
    expect(screen.getByText("1 of 1 parts read")).toBeTruthy();
    await say("library-read", { requestId, isWhole: false, ...file });
    expect(await screen.findByRole("button", { name: /set by hand/, expanded: false })).toBeTruthy();
    expect(screen.getByText(/^This page, as a library/)).toBeTruthy();
  });

  test("lets a finding be dismissed and restored, without reading the file again", async () => {
    const { user, say, heard } = await readLibrary();
    await user.click(await screen.findByRole("button", { name: /set by hand/, expanded: false }));
    await user.click(screen.getByRole("button", { name: "Dismiss…" }));
    expect(screen.queryByRole("radio", { name: /component/i })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    const [wanted] = heard("dismiss");
    expect(wanted).toMatchObject({ rule: "raw-colour", scope: "layer", places: ["1:6", "1:7"] });
    if (!wanted) throw new Error("Nothing is dismissed.");
    const kept = { ...wanted, by: "Ada", at: "2026-01-01T00:00:00.000Z" };
    await say("kept-read", { settings: null, dismissals: [kept], brief: "", house: [] });
    await user.click(await screen.findByText("Dismissed (1)"));
    await user.click(screen.getByRole("button", { name: /^Restore/ }));
    expect(heard("restore")).toEqual([{ ids: [wanted.id] }]);
    await say("kept-read", { settings: null, dismissals: [], brief: "", house: [] });
    expect(await screen.findByRole("button", { name: /set by hand/ })).toBeTruthy();
    expect(heard("read-library")).toHaveLength(1);
  });

  test("binds what was set by hand at a click, and the finding is fixed without reading the file again", async () => {
    const { user, say, heard } = await readLibrary();
    await user.click(await screen.findByRole("button", { name: /set by hand/, expanded: false }));
    await user.click(await screen.findByRole("button", { name: /Take it from “ink”/ }));
    const [[wanted] = []] = heard("apply-fixes");
    expect(wanted).toMatchObject({
      changes: [
        { layer: "1:6", property: "fill", from: "#334d66", to: "#334d66", variable: "VariableID:1" },
        { layer: "1:7", variable: "VariableID:1" },
      ],
    });
    await say("fixes-made", [{ findingId: wanted?.findingId ?? "", made: 2, trouble: null }]);
    expect(await screen.findByText("Fixed")).toBeTruthy();
    expect(heard("read-library")).toHaveLength(1);
  });

  test("of a file that keeps none says so, instead of finding nothing wrong with it", async () => {
    const { say, requestId } = await openLibrary("Check this page");
    const [line] = part.document.children ?? [];
    if (!line) throw new Error("The part has a line.");
    const bare = { document: { ...line, fills: [solid(0.2, 0.3, 0.4)] } };
    await say("library-part", { requestId, page, part: bare, done: 1, total: 1 });
    const nothing = { name: "Sketches", variables: {}, variableCollections: {} };
    await say("library-read", { requestId, isWhole: false, ...nothing });
    expect(await screen.findByText("There is no design system here")).toBeTruthy();
  });

  test("of which a layer was not handed over says so, counts it and leads to it", async () => {
    const { user, say, heard, requestId } = await openLibrary("Check the whole file");
    await say("library-part", { requestId, page, part, done: 2, total: 2 });
    const unread = {
      count: 1,
      first: [{ id: "9:9", name: "Broken", part: "layer", reason: "refused" }],
    } as const;
    await say("library-read", { requestId, isWhole: false, unread, ...file });
    await user.click(await screen.findByText("What was checked, and 1 layer not checked"));
    expect(screen.getByText(/^1 layer could not be read whole/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /Broken/ }));
    await waitFor(() => expect(heard("locate-layer")).toMatchObject([{ id: "9:9" }]));
  });

  test("of which nothing but a layer that was not handed over could keep a system does not say that there is none", async () => {
    const { say, requestId } = await openLibrary("Check this page");
    const bare = { document: { ...part.document, type: "FRAME", children: [] } };
    await say("library-part", { requestId, page, part: bare, done: 2, total: 2 });
    const unread = {
      count: 1,
      first: [{ id: "9:9", name: "Broken", part: "layer", reason: "refused" }],
    } as const;
    await say("library-read", { requestId, isWhole: false, unread, name: "Sketches" });
    expect(await screen.findByText("What was checked, and 1 layer not checked")).toBeTruthy();
    expect(screen.queryByText("There is no design system here")).toBeNull();
  });

  test("is given up by Cancel", async () => {
    const { user, say, heard, requestId, scope } = await openLibrary("Check the whole file");
    expect(scope).toBe("file");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(heard("cancel-library")).toHaveLength(1));
    // One part may have been on its way.
    await say("library-part", { requestId, page, part, done: 1, total: 2 });
    expect(screen.getByRole("button", { name: "Check this page" })).toBeTruthy();
  });

  test("that cannot be read says why, and is read again by a click", async () => {
    const { user, say, heard, requestId } = await openLibrary("Check this page");
    await say("library-failed", { requestId, reason: "too-large" });
    expect(await screen.findByRole("heading", { name: "This is too large to check at once" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(heard("read-library")).toHaveLength(2));
  });

  test("does not take the answer to an earlier request for its own", async () => {
    const { say, requestId } = await openLibrary("Check this page");
    await say("library-failed", { requestId: requestId - 1, reason: "empty" });
    expect(screen.getByRole("heading", { name: "Reading the library…" })).toBeTruthy();
  });
});
