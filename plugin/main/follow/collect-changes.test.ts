import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectChanges } from "./collect-changes.ts";

type Listener = (event: never) => void;

/** Something that rings: a page, or the editor. */
function bell(fields: object = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const of = (type: string) => listeners.get(type) ?? new Set();
  return {
    ...fields,
    on: (type: string, listener: Listener) => void listeners.set(type, of(type).add(listener)),
    off: (type: string, listener: Listener) => void of(type).delete(listener),
    ring: (type: string, event: unknown) => of(type).forEach((listener) => listener(event as never)),
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

const page = () => bell({ id: "1:0", removed: false });
const start = (of: ReturnType<typeof bell>) => collectChanges(of as unknown as PageNode);
const change = { type: "DELETE", id: "1:1" };

let first: ReturnType<typeof bell>;
let editor: ReturnType<typeof bell>;

beforeEach(() => {
  first = page();
  editor = bell({ currentPage: first });
  vi.stubGlobal("figma", editor);
});
afterEach(() => vi.unstubAllGlobals());

test("any number of changes may come at once", () => {
  const changes = start(first);
  first.ring("nodechange", { nodeChanges: Array.from({ length: 500_000 }, () => change) });
  expect(changes.take().nodes).toHaveLength(500_000);
  expect(changes.take()).toEqual({ nodes: [], isShared: false });
});

test("a page is listened to once, however often it is visited", () => {
  const changes = start(first);
  editor.ring("currentpagechange", undefined);
  first.ring("nodechange", { nodeChanges: [change] });
  expect(changes.take().nodes).toHaveLength(1);
});

test("nothing is listened to any more in the end", () => {
  start(first).stop();
  expect([first.count(), editor.count()]).toEqual([0, 0]);
});

test("whoever listens late hears of what came before", () => {
  const changes = start(first);
  editor.ring("stylechange", {});
  const heard = vi.fn();
  changes.listen(heard);
  expect(heard).toHaveBeenCalledOnce();
  expect(changes.take().isShared).toBe(true);
});
