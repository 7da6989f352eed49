import { expect, test, vi } from "vitest";
import { rememberedText } from "./remembered-text.ts";

test("asks once about a text, also when the answer is undefined", () => {
  const ask = vi.fn<(text: string) => undefined>();
  const remember = rememberedText(ask);
  remember("Save");
  remember("Save");
  expect(ask).toHaveBeenCalledOnce();
});
