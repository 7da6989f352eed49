import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ASPECTS } from "../../shared/review/rule.ts";
import { ROOT } from "../run/run-tool.ts";
import { findFault, writeRule } from "./write-rule.ts";

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

describe("a new rule", () => {
  test.each(ASPECTS)(
    "of %s gets its file with a place for its French, and its test, and is listed",
    (aspect) => {
      const files = writeRule({ aspect, room: "words", id: "lonely-word" }, read);
      const folder = `shared/review/rules/${aspect}`;
      expect([...files.keys()]).toEqual([
        `${folder}/words/lonely-word.ts`,
        `${folder}/words/lonely-word.test.ts`,
        `${folder}/index.ts`,
      ]);
      const index = files.get(`${folder}/index.ts`);
      expect(index).toContain('import { lonelyWord } from "./words/lonely-word.ts";');
      expect(index).toMatch(/\n {2}lonelyWord,\n\];/);
      expect(files.get(`${folder}/words/lonely-word.ts`)).toContain("fr: {");
    },
  );

  test("of an aspect without rooms stands in the aspect's folder", () => {
    const files = writeRule({ aspect: "hierarchy", room: undefined, id: "lonely-word" }, read);
    expect(files.get("shared/review/rules/hierarchy/lonely-word.ts")).toContain('from "../../rule.ts"');
    expect(files.get("shared/review/rules/hierarchy/index.ts")).toContain('from "./lonely-word.ts"');
  });

  test.each([
    ["taste", undefined, "lonely-word", "aspect"],
    ["ui", "Text", "lonely-word", "room"],
    ["ui", "..", "lonely-word", "room"],
    ["ui", "text", "LonelyWord", "kebab-case"],
    ["ui", "text", "small-text", "already"],
    ["ui", undefined, "", "kebab-case"],
  ])("is refused as '%s/%s %s'", (aspect, room, id, reason) => {
    expect(findFault({ aspect, room, id }, ["small-text"])).toContain(reason);
  });

  test("that has an aspect and an id of its own is accepted", () => {
    expect(findFault({ aspect: "ui", room: "text", id: "lonely-word" }, ["small-text"])).toBeUndefined();
  });
});
