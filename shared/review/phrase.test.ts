import { expect, test } from "vitest";
import { phrase } from "./phrase.ts";

test("nothing in a design turns our own sentences round, or speaks to a terminal", () => {
  const said = phrase("“{text}” is cut.", { text: "Pay\u001B[2J\u202E now\nor later" }, "en");
  expect(said).toBe("“Pay [2J now or later” is cut.");
});
