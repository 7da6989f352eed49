import { expect, test, vi } from "vitest";
import { createThumbnails } from "./thumbnails.ts";

const picture = () => new Blob(["<svg/>"], { type: "image/svg+xml" });

const shown = (urls: (string | null)[]) => (url: string | null) => void urls.push(url);

test("each picture is drawn once, in the order of the wishes, and shown to all who asked", async () => {
  const draw = vi.fn<(id: string) => Promise<Blob>>(async () => picture());
  const thumbnails = createThumbnails(draw, () => Promise.resolve());
  const urls: (string | null)[] = [];
  for (const id of ["a", "b", "a"]) thumbnails.ask(id, shown(urls));
  await expect.poll(() => urls.length).toBe(3);
  expect(draw.mock.calls.flat()).toEqual(["a", "b"]);
  expect(urls[0]).toBe(urls[2]);
  thumbnails.free();
});

test("a wish that was taken back is not drawn", async () => {
  const draw = vi.fn<(id: string) => Promise<Blob>>(async () => picture());
  const thumbnails = createThumbnails(draw, () => Promise.resolve());
  const urls: (string | null)[] = [];
  thumbnails.ask("a", shown(urls));
  thumbnails.ask("b", shown(urls))();
  thumbnails.ask("c", shown(urls));
  await expect.poll(() => urls.length).toBe(2);
  expect(draw.mock.calls.flat()).toEqual(["a", "c"]);
  thumbnails.free();
});

test("a screen that cannot be drawn has no picture, and the next one has", async () => {
  const draw = async (id: string) => (id === "bad" ? Promise.reject(new Error("no")) : picture());
  const thumbnails = createThumbnails(draw, () => Promise.resolve());
  const urls: (string | null)[] = [];
  thumbnails.ask("bad", shown(urls));
  thumbnails.ask("good", shown(urls));
  await expect.poll(() => urls).toEqual([null, expect.stringMatching(/^blob:/)]);
  thumbnails.free();
});

test("once freed nothing more is shown", async () => {
  let finish: (blob: Blob) => void = () => {};
  const drawing = new Promise<Blob>((resolve) => {
    finish = resolve;
  });
  const thumbnails = createThumbnails(
    () => drawing,
    () => Promise.resolve(),
  );
  const urls: (string | null)[] = [];
  thumbnails.ask("a", shown(urls));
  thumbnails.free();
  finish(picture());
  await drawing;
  await Promise.resolve();
  expect(urls).toEqual([]);
});
