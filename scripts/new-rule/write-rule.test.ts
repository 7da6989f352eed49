import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ASPECTS } from "../../shared/review/rule.ts";
import { ROOT } from "../run-tool.ts";
import { findFault, writeRule } from "./write-rule.ts";

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

describe("a new rule", () => {
  test.each(ASPECTS)(
    "of %s gets its file and its test, is listed and has a place for its French",
    (aspect) => {
      const files = writeRule({ aspect, id: "lonely-word" }, read);
      const folder = `shared/review/rules/${aspect}`;
      expect([...files.keys()]).toEqual([
        `${folder}/lonely-word.ts`,
        `${folder}/lonely-word.test.ts`,
        `${folder}/index.ts`,
        `shared/i18n/rules-fr/${aspect}.ts`,
      ]);
      const index = files.get(`${folder}/index.ts`);
      expect(index).toContain('import { lonelyWord } from "./lonely-word.ts";');
      expect(index).toMatch(/\n {2}lonelyWord,\n\];/);
      expect(files.get(`shared/i18n/rules-fr/${aspect}.ts`)).toContain('"lonely-word": {');
    },
  );

  test.each([
    ["taste", "lonely-word", "aspect"],
    ["ui", "LonelyWord", "kebab-case"],
    ["ui", "small-text", "already"],
    ["ui", "", "kebab-case"],
  ])("is refused as '%s %s'", (aspect, id, reason) => {
    expect(findFault(aspect, id, ["small-text"])).toContain(reason);
  });

  test("that has an aspect and an id of its own is accepted", () => {
    expect(findFault("ui", "lonely-word", ["small-text"])).toBeUndefined();
  });
});
