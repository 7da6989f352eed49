import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LIBRARY_RULES } from "./index.ts";

describe("the rules for libraries", () => {
  test("are those of the rooms, each in a file of its name with its test", () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => path.basename(name))
      .filter((name) => !name.startsWith("index."));
    const expected = LIBRARY_RULES.flatMap(({ id }) => [`${id}.test.ts`, `${id}.ts`]);
    expect(files.toSorted()).toEqual(expected.toSorted());
  });

  test.each(LIBRARY_RULES)("$id has the spaces that French asks for", ({ says }) => {
    for (const text of Object.values(says.fr))
      expect(text).not.toMatch(/[^\u00a0][;!?»]| :|«[^\u00a0]|\p{L}:/u);
  });
});
