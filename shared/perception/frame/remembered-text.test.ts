import { expect, test, vi } from "vitest";
import { rememberedText } from "./remembered-text.ts";

test("asks once about a text, also when the answer is undefined", () => {
  const ask = vi.fn<(text: string) => undefined>();
  const remember = rememberedText(ask);
  remember("Save");
  remember("Save");
  expect(ask).toHaveBeenCalledOnce();
});

test("forgets when there are too many texts, and still answers", () => {
  const remember = rememberedText((text) => text.length);
  for (let index = 0; index < 12_000; index++) remember(`text ${index}`);
  expect(remember("Save")).toBe(4);
});
