import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

/** Functions that browsers have and the DOM of the tests lacks. */
if (typeof window !== "undefined") {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.play = async () => {};
}

// Each file is a browser of its own. As threads of one process they would hear by it of each other's sessions that begin and end.
Reflect.deleteProperty(globalThis, "BroadcastChannel");

/** Pages are loaded when they are opened, on a busy machine too. */
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.spyOn(console, "error");
  // A test without a server asks nobody: not the machine it runs on either. `serve` stands for one.
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
});

/** A page that complains has a fault, whatever it shows. */
afterEach(() => {
  cleanup();
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(calls).toEqual([]);
});
