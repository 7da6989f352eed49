import { expect, test } from "vitest";
import { loadOnce } from "./load-once.ts";
import { loadTexts } from "./load-texts.ts";

test("a thing is loaded once, also when several ask at once", async () => {
  const asked: string[] = [];
  const load = loadOnce(async (key: string) => asked.push(key));
  await Promise.all(["a", "a", "b"].map(load));
  await load("a");
  expect(asked).toEqual(["a", "b"]);
});

test("a text that did not come through is loaded anew when it is asked for again", async () => {
  let times = 0;
  const load = loadTexts({
    "a.mdx": async () => {
      times += 1;
      if (times === 1) throw new TypeError("Failed to fetch");
      return { default: () => null };
    },
  });
  await expect(load("a.mdx")).rejects.toThrow("Failed to fetch");
  expect((await load("a.mdx")).default({})).toBeNull();
});
