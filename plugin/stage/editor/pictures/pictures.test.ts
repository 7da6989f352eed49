import { expect, test, vi } from "vitest";
import { awaited } from "../../../../tests/awaited.ts";
import { keepPictures } from "./pictures.ts";

const PICTURE = new Blob([new Uint8Array([1])], { type: "image/png" });

test("a picture has an address once it was fetched, and is read once", async () => {
  const read = vi.fn<(ref: string) => Promise<Blob>>(async () => PICTURE);
  const pictures = keepPictures(read);
  expect(pictures.urlOf("a")).toBeUndefined();
  await Promise.all([pictures.fetch(["a"]), pictures.fetch(["a"])]);
  expect(pictures.urlOf("a")).toMatch(/^blob:/);
  expect(read).toHaveBeenCalledTimes(1);
  pictures.free();
});

test("one that the file lacks, or that cannot be read, has none, and is counted once", async () => {
  const told: number[] = [];
  const pictures = keepPictures(
    (ref) => (ref === "lacking" ? Promise.resolve(null) : Promise.reject(new Error("no"))),
    (count) => told.push(count),
  );
  await pictures.fetch(["lacking", "broken"]);
  await pictures.fetch(["lacking"]);
  expect(told).toEqual([1, 2]);
  expect([pictures.urlOf("lacking"), pictures.urlOf("broken")]).toEqual([undefined, undefined]);
});

test("freed pictures have no address, also those that come too late", async () => {
  const { given: late, give: finish } = awaited<Blob>();
  const pictures = keepPictures((ref) => (ref === "late" ? late : Promise.resolve(PICTURE)));
  await pictures.fetch(["early"]);
  const fetching = pictures.fetch(["late"]);
  pictures.free();
  finish(PICTURE);
  await fetching;
  expect([pictures.urlOf("early"), pictures.urlOf("late")]).toEqual([undefined, undefined]);
});
