import { expect, test } from "vitest";
import { document, figFile, guid, node } from "../../../tests/fig/make-fig.ts";
import { makeDesk } from "./desk.ts";
import type { FigStep } from "./messages.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

const secondPage = {
  guid: guid(9),
  type: "CANVAS",
  name: "Later",
  parentIndex: { guid: guid(0), position: "~" },
};

const bytes = figFile({
  name: "Shop",
  nodes: [
    ...document(node(2, "FRAME", 1, { name: "Home" }), node(3, "FRAME", 1, { name: "Cart" })),
    secondPage,
    node(10, "FRAME", 9, { name: "Help" }),
  ],
  images: { ab: PNG },
});

function openDesk(content: Uint8Array = bytes) {
  const steps: FigStep[] = [];
  const desk = makeDesk((step) => steps.push(step));
  return { desk, steps, opening: desk.open(new Blob([new Uint8Array(content)])) };
}

test("a file is opened with its name and its pages, and says what it is at", async () => {
  const { opening, steps } = openDesk();
  expect(await opening).toMatchObject({ name: "Shop", pages: [{ id: "1:1" }, { id: "1:9", name: "Later" }] });
  expect(steps).toEqual(["loading", "unpacking"]);
});

test("a page is read when it is asked for", async () => {
  const { desk, opening, steps } = openDesk();
  await opening;
  for (const [id, names] of [
    ["1:1", ["Cart", "Home"]],
    ["1:9", ["Help"]],
  ] as const) {
    const { document: root } = await desk.readPage(id);
    expect(root.children?.map((page) => page.id)).toEqual([id]);
    expect(root.children?.[0]?.children?.map(({ name }) => name).toSorted()).toEqual(names);
  }
  expect(steps.filter((step) => step === "reading-page")).toHaveLength(2);
});

test("pictures come with their type; one that the file lacks is none", async () => {
  const { desk, opening } = openDesk();
  await opening;
  expect((await desk.readPicture("ab"))?.type).toBe("image/png");
  expect(await desk.readPicture("cd")).toBeNull();
});

test("what is no design is refused with its fault, and so is a page that is not there", async () => {
  await expect(openDesk(new TextEncoder().encode("fig-jam.")).opening).rejects.toMatchObject({
    fault: "figjam",
  });
  const { desk, opening } = openDesk();
  await expect(desk.readPage("1:1")).rejects.toMatchObject({ fault: "no-page" });
  await opening;
  await expect(desk.readPage("7:7")).rejects.toMatchObject({ fault: "no-page" });
});
