import { expect, test, vi } from "vitest";
import { documentOf, layer } from "../../../../tests/stage/open-document.ts";
import type { Stage } from "../stage.ts";
import type { StageState } from "../state.ts";
import { createStore } from "../store.ts";
import { goHome } from "./view.ts";

/** The part of a long page that is in view when it opens with the first finding at so many px from its top. */
function openedAt(y: number): { readonly from: number; readonly to: number } {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const page = layer("page", [0, 0, 1280, 9000], [layer("words", [100, y, 200, 20])]);
  const marks = [{ key: "a", number: 1, severity: "major", layerIds: ["words"] }] as const;
  const opening = {
    document: documentOf(page),
    pageId: "0:1",
    selection: [],
    marks,
    view: { x: 0, y: 0, zoom: 1 },
  };
  const store = createStore(opening as unknown as StageState);
  const stage = { store, canvasSize: { width: 900, height: 800 }, movement: null } as unknown as Stage;
  goHome(stage);
  const { view } = store.get();
  return { from: -view.y / view.zoom, to: (800 - view.y) / view.zoom };
}

test("a long page opens at its top, or where its first finding is further down", () => {
  expect(openedAt(300).from).toBeLessThan(0);
  const { from, to } = openedAt(5000);
  expect(from).toBeGreaterThan(4000);
  expect(to).toBeGreaterThan(5020);
});
