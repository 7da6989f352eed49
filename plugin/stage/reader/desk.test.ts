import { expect, test, vi } from "vitest";
import { document, figFile, guid, node } from "../../../shared/fig/testing.ts";
import { makeDesk } from "./desk.ts";
import type { FigStep } from "./messages.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1]);

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
  const draw = vi.fn(async () => new Blob(["<svg/>"]));
  const desk = makeDesk((step) => steps.push(step), draw);
  return { desk, steps, draw, opening: desk.open(new Blob([new Uint8Array(content)])) };
}

test("a file is opened with its name and its pages, and says what it is at", async () => {
  const { opening, steps } = openDesk();
  expect(await opening).toMatchObject({ name: "Shop", pages: [{ id: "1:1" }, { id: "1:9", name: "Later" }] });
  expect(steps).toEqual(["loading", "unpacking"]);
});

test("a page is read when it is asked for, and kept until it is handed over or another one is read", async () => {
  const { desk, opening, steps } = openDesk();
  await opening;
  expect((await desk.listScreens("1:1")).map(({ name }) => name).toSorted()).toEqual(["Cart", "Home"]);
  const { document: root } = await desk.readPage("1:1");
  expect(root.children?.map(({ id }) => id)).toEqual(["1:1"]);
  expect(steps.filter((step) => step === "reading-page")).toHaveLength(1);
  expect((await desk.listScreens("1:9")).map(({ name }) => name)).toEqual(["Help"]);
  expect(steps.filter((step) => step === "reading-page")).toHaveLength(2);
  await desk.readPage("1:9");
  await desk.readPage("1:9");
  expect(steps.filter((step) => step === "reading-page")).toHaveLength(3);
});

test("thumbnails are drawn of screens that are there", async () => {
  const { desk, opening, draw } = openDesk();
  await opening;
  expect(await desk.drawThumbnail("1:1", "1:2", 100)).toBeInstanceOf(Blob);
  expect(await desk.drawThumbnail("1:1", "1:99", 100)).toBeNull();
  expect(draw).toHaveBeenCalledTimes(1);
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
  await expect(desk.listScreens("1:1")).rejects.toMatchObject({ fault: "no-page" });
  await opening;
  await expect(desk.readPage("7:7")).rejects.toMatchObject({ fault: "no-page" });
});
