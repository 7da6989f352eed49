import { setImmediate } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { layer, sceneOf } from "../../../shared/scene/testing.ts";
import { reviewRequest } from "../../../tests/ask-for-review.ts";
import { checkRequest } from "./checked-request.ts";
import { openRequestChecker } from "./request-checker.ts";

const checker = openRequestChecker();
afterAll(() => checker.stop());

const children = Array.from({ length: 1000 }, (_, index) =>
  layer({ id: `2:${index}`, name: "Row", width: 10, height: 10 }),
);
const large = (width: number) =>
  JSON.stringify(
    reviewRequest({ scene: sceneOf(layer({ id: "1:1", name: "List", width, height: width }, children)) }),
  );

test("what is large is checked elsewhere, with the same result: nobody is held up", async () => {
  const text = large(390);
  expect(text.length).toBeGreaterThan(50_000);
  const checked = checker.check(text);
  const first = Promise.race([checked.then(() => "checked"), setImmediate("somebody else")]);
  expect(await first).toBe("somebody else");
  expect(await checked).toEqual(checkRequest(text));
});

test.each([
  ["a fault", large(390).replace('"Row"', "7"), "invalid_input"],
  ["no JSON", `${large(390)}}`, "invalid_json"],
  ["no size", large(0), "scene_unusable"],
])("%s in it is told as ever", async (_what, text, code) => {
  await expect(checker.check(text)).rejects.toMatchObject({ code });
});
