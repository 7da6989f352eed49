import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { send } from "../protocol/bridge.ts";
import { locateLayer } from "./locate-layer.ts";

vi.mock("../protocol/bridge.ts", () => ({ send: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says so when the page of a layer does not come, and goes on", async () => {
  const page = { id: "p:2", type: "PAGE" };
  const node = { id: "1:2", type: "TEXT", removed: false, parent: page };
  vi.stubGlobal("figma", {
    currentPage: { id: "p:1" },
    getNodeByIdAsync: async () => node,
    setCurrentPageAsync: () => new Promise(() => {}),
  });
  const located = locateLayer({ id: "1:2" });
  await vi.advanceTimersByTimeAsync(30_000);
  await located;
  expect(send).toHaveBeenCalledWith("locating-failed", { id: "1:2", reason: "away" });
});
