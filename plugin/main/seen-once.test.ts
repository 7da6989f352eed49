import { afterEach, describe, expect, it, vi } from "vitest";
import { readSelection } from "./read-selection.ts";
import { seenOnce } from "./seen-once.ts";

// The editor is there before the plugin is.
vi.hoisted(() => Object.assign(globalThis, { figma: { ui: {} } }));

interface Sketch {
  readonly id: string;
  readonly type: string;
  readonly children?: readonly Sketch[];
  readonly width: number;
  readonly height: number;
  readonly [name: string]: unknown;
}

let reads = 0;
/** Tells that something on the page has changed. */
let touch = (): void => {};

/** A node of the editor that counts what is read of it, and of all that it holds. */
function counting(sketch: Sketch, parent: object | null = null): object {
  const node: object = new Proxy(sketch, {
    has: (_, name) => name === "parent" || name in sketch,
    get: (_, name) => {
      reads += 1;
      if (name === "parent") return parent;
      if (name === "getPluginData") return () => "";
      if (name === "children") return children;
      return Reflect.get(sketch, name);
    },
  });
  const children = sketch.children?.map((child) => counting(child, node));
  return node;
}

const box = (x: number, y: number, width: number, height: number) => ({
  visible: true,
  locked: false,
  rotation: 0,
  name: "Layer",
  width,
  height,
  absoluteBoundingBox: { x, y, width, height },
});

const frame = (id: string, widthPx: number, count: number): Sketch => ({
  id,
  type: "FRAME",
  ...box(0, 0, widthPx, 900),
  children: Array.from({ length: count }, (_, index) => ({
    id: `${id}/${index}`,
    type: "RECTANGLE",
    ...box(0, index, 40, 40),
  })),
});

/** The page in view of an editor, with the first layers in its first frame selected. */
function open(frames: readonly Sketch[], selected: number): void {
  const page = counting({ id: "0:1", type: "PAGE", width: 0, height: 0, children: frames }) as {
    readonly children: readonly { readonly children: readonly object[] }[];
  };
  const selection = page.children[0]?.children.slice(0, selected) ?? [];
  const currentPage = new Proxy(page, {
    get: (target, name) => {
      if (name === "selection") return selection;
      if (name !== "on") return Reflect.get(target, name);
      return (_: string, listener: () => void) => {
        touch = listener;
      };
    },
  });
  vi.stubGlobal("figma", { currentPage });
  reads = 0;
}

afterEach(() => vi.unstubAllGlobals());

it("a node seen once is read once for each property, and leads to nodes that are seen so, too", () => {
  const node = seenOnce()(counting(frame("1:1", 390, 2)) as FrameNode);
  reads = 0;
  const [first] = node.children;
  expect([first?.parent === node, node.children[0] === first, node.width, node.width]).toEqual([
    true,
    true,
    390,
    390,
  ]);
  expect(reads).toBeLessThanOrEqual(5);
});

describe("a selection", () => {
  it.each([
    [1, 390],
    [10, 1440],
    [1000, 1440],
    [1000, 390],
  ])("of %i of 1,000 layers in a frame of %i px takes at most ten reads a layer", (selected, widthPx) => {
    open([frame("1:1", widthPx, 1000)], selected);
    expect(readSelection()).toMatchObject({ kind: "frames", frames: [{ id: "1:1" }] });
    expect(reads).toBeLessThanOrEqual(10 * 1000);
  });

  it("of nothing takes at most ten reads for each layer that it looks at", () => {
    open(
      Array.from({ length: 50 }, (_, index) => frame(`${index}:2`, 1440, 300)),
      0,
    );
    expect(readSelection()).toMatchObject({ kind: "none", onPage: { count: 50 } });
    expect(reads).toBeLessThanOrEqual(10 * 40 * 250);
    reads = 0;
    expect(readSelection()).toMatchObject({ kind: "none", onPage: { count: 50 } });
    expect(reads, "nothing has changed: which page it is").toBe(1);
    touch();
    expect(readSelection()).toMatchObject({ kind: "none", onPage: { count: 50 } });
    expect(reads).toBeGreaterThan(0);
  });
});
