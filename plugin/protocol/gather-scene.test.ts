import { expect, test } from "vitest";
import type { Scene } from "../../shared/scene/scene.ts";
import { gatherScene, type SceneGatherer } from "./gather-scene.ts";
import { type DescribedLayer, takeSlices, writeSlice } from "./slices.ts";

const bare: Scene = {
  schema: 1,
  file: "",
  page: { id: "1", name: "Page" },
  frames: [],
  components: {},
  styles: {},
};

const described = (id: string, children = 0, fields: object = {}): DescribedLayer => [
  {
    id,
    name: id,
    type: "FRAME",
    absoluteBoundingBox: { x: 0, y: 0, width: 100, height: 50 },
    ...fields,
  },
  children,
];

const add = (gathered: SceneGatherer, series: number, layers: readonly DescribedLayer[]): void => {
  for (const slice of takeSlices([...layers])) gathered.add({ series, layers: writeSlice(slice) });
};

const noSize = { type: "TEXT", characters: "Hello", style: { fontSize: 0 } };

test("layers lie in one another again, however they were cut into slices", () => {
  const layers = [
    described("screen", 2),
    described("list", 600),
    ...Array.from({ length: 600 }, (_, index) => described(`${index}`)),
    described("foot", 1),
    described("link"),
    described("second screen"),
  ];
  const gathered = gatherScene();
  add(gathered, 1, layers);
  const { scene, lost } = gathered.scene(bare, { series: 1 });
  expect(scene.frames.map(({ id }) => id)).toEqual(["screen", "second screen"]);
  const [list, foot] = scene.frames[0]?.children ?? [];
  expect(list?.children?.map(({ id }) => id)).toEqual(Array.from({ length: 600 }, (_, index) => `${index}`));
  expect(foot?.children).toMatchObject([{ id: "link" }]);
  expect(lost).toEqual([]);
});

test("a layer without a box of its own has the one around what is in it", () => {
  const gathered = gatherScene();
  const right = { absoluteBoundingBox: { x: 100, y: 0, width: 100, height: 50 } };
  const layers = [
    described("group", 2, { absoluteBoundingBox: null }),
    described("a"),
    described("b", 0, right),
  ];
  add(gathered, 1, layers);
  expect(gathered.scene(bare, { series: 1 }).scene.frames).toMatchObject([
    { id: "group", box: { x: 0, y: 0, width: 200, height: 50 } },
  ]);
});

test("what cannot be read is lost with all that is in it, and is told beside what the editor refused", () => {
  const gathered = gatherScene();
  add(gathered, 1, [
    described("screen", 2),
    described("odd", 1, noSize),
    described("inner"),
    described("fine"),
  ]);
  const refused = { id: "fine", name: "fine", part: "fill", reason: "no" } as const;
  const { scene, notes, lost } = gathered.scene(bare, { series: 1, unread: { count: 1, first: [refused] } });
  expect(scene.frames).toMatchObject([{ id: "screen", children: [{ id: "fine" }] }]);
  expect(lost).toEqual(["odd"]);
  expect(notes).toMatchObject({ unread: { count: 2, first: [refused, { id: "odd", part: "text" }] } });
});

test("what the editor refused and the reader misses counts once", () => {
  const gathered = gatherScene();
  add(gathered, 1, [described("screen", 0, { rotation: "all around" })]);
  const refused = { id: "screen", name: "screen", part: "property", reason: "no" } as const;
  const unread = { count: 1, first: [refused] };
  expect(gathered.scene(bare, { series: 1, unread }).notes).toEqual({ unread });
});

test("a patch has the layers that came for it, and says what is gone", () => {
  const gathered = gatherScene();
  add(gathered, 7, [described("card", 1), described("title")]);
  const changes = [
    { id: "card", node: null, series: 7 },
    { id: "gone", node: null },
  ];
  expect(gathered.patch({ changes }).patch.changes).toMatchObject([
    { id: "card", node: { id: "card", children: [{ id: "title" }] } },
    { id: "gone", node: null },
  ]);
});

test("what came before another scene belongs to nothing any more: it takes no layer away", () => {
  const gathered = gatherScene();
  add(gathered, 1, [described("card")]);
  add(gathered, 2, [described("screen")]);
  gathered.scene(bare, { series: 2 });
  expect(gathered.patch({ changes: [{ id: "card", node: null, series: 1 }] }).patch.changes).toEqual([]);
});

test("screens of which nothing can be read are empty, and are called by their name", () => {
  const gathered = gatherScene();
  const empty = (series: number, layers: readonly DescribedLayer[]) => {
    add(gathered, series, layers);
    return gathered.scene(bare, { series }).empty;
  };
  expect(empty(1, [described("Cart", 1), described("odd", 0, noSize)])).toBe("Cart");
  expect(empty(2, [described("Cart", 0, noSize)])).toBe("Cart");
  expect(empty(3, [described("Cart", 1), described("fine")])).toBeUndefined();
});
