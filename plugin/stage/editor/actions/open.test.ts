import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Stage } from "../stage.ts";
import type { StageState } from "../state.ts";
import { createStore } from "../store.ts";
import { openDropped } from "./open.ts";

beforeEach(() => vi.stubGlobal("requestAnimationFrame", queueMicrotask));
afterEach(() => vi.unstubAllGlobals());

type Opening = Pick<StageState, "progress" | "banner" | "language">;

const stageOf = () => {
  const store = createStore<Opening>({ progress: null, banner: null, language: "en" });
  return { store } as unknown as Stage;
};

/** A file whose bytes are held back. */
function heldFile(name: string) {
  let letGo = (): void => {};
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      letGo = () => {
        controller.enqueue(new TextEncoder().encode("{}"));
        controller.close();
      };
    },
  });
  return { file: Object.assign(new File(["{}"], name), { stream: () => stream }), letGo: () => letGo() };
}

test("a file that comes after another one was opened says nothing any more", async () => {
  const stage = stageOf();
  const held = heldFile("first.json");
  const first = openDropped(stage, held.file);
  await expect.poll(() => stage.store.get().progress?.name).toBe("first.json");
  await openDropped(stage, new File(["{"], "second.json"));
  const { banner } = stage.store.get();
  expect(banner).not.toBeNull();
  held.letGo();
  await first;
  expect(stage.store.get()).toMatchObject({ progress: null, banner });
});
