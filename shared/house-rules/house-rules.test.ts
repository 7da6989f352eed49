import { describe, expect, test } from "vitest";
import { wordHouseFault } from "./faults.ts";
import { houseRulesSchema } from "./house-rules.ts";
import { mergeHouseRules } from "./merge-house-rules.ts";
import { readHouseRules, readHouseRulesText } from "./read-house-rules.ts";
import { readWords } from "./read-words.ts";

describe("house rules", () => {
  test("that are whole come back as they were written", () => {
    const whole = {
      $schema: "https://example.test/schema/house-rules-1.json",
      version: 1,
      brief: "A bank’s app for people with one account.",
      words: [{ say: "Sign in", never: ["Log in"], language: "en", where: "buttons", kind: "say" }],
      values: {
        fontSizes: [12, 16],
        colors: [{ name: "Brand", hex: "#1A2b3c" }],
        minContrast: 5,
        dates: "31.12.2026",
      },
      principles: [{ name: "Undo", text: "Every destructive action can be undone." }],
      rules: { "small-text": "off" },
    };
    expect(readHouseRulesText(JSON.stringify(whole)).rules).toEqual(whole);
  });

  test.each([
    [{ version: 1, word: [] }, "Nothing is called “word” here. Correct the name, or leave it out."],
    [
      { version: 1, words: [{ say: " " }] },
      "words[0].say: There is nothing here. Write something, or leave it out.",
    ],
    [{ version: 1, words: [{ say: 7 }] }, "words[0].say: Write a text in quotation marks here."],
    [
      { version: 1, words: [{ say: "x".repeat(81) }] },
      "words[0].say: This is too long. Use at most 80 characters.",
    ],
    [
      { version: 1, words: Array.from({ length: 501 }, () => ({ say: "x" })) },
      "words: These are too many. Keep at most 500.",
    ],
    [{ version: 1, values: { minContrast: 30 } }, "values.minContrast: This is too large. At most 21 goes."],
    [{ version: 1, values: { gaps: [-1] } }, "values.gaps[0]: This is too small. At least 0 goes."],
    [
      { version: 1, values: { colors: [{ hex: "red" }] } },
      "values.colors[0].hex: Write a colour as # and six digits, such as #1a2b3c.",
    ],
  ])("that are not say where, and what to do (%#)", (value, said) => {
    const { faults = [] } = readHouseRules(value);
    expect(faults.map((fault) => wordHouseFault(fault, "en"))).toEqual([said]);
  });

  test("that are no JSON say so, in French too", () => {
    const { faults: [fault] = [] } = readHouseRulesText("{");
    expect(fault && wordHouseFault(fault, "fr")).toMatch(/^Ce n’est pas du JSON\u00a0: .+\.$/u);
  });

  test("have a JSON Schema that editors read", () => {
    expect(houseRulesSchema("https://example.test")).toMatchObject({
      $id: "https://example.test/schema/house-rules-1.json",
      required: ["version"],
      additionalProperties: false,
      properties: { words: { maxItems: 500 }, principles: { maxItems: 30 } },
    });
  });
});

describe("pasted words", () => {
  test.each([
    ["Log in → Sign in", [{ say: "Sign in", never: ["Log in"] }]],
    ["“Log in”, Login -> “Sign in”", [{ say: "Sign in", never: ["Log in", "Login"] }]],
    [
      "iPhone\n\n  PayPal ",
      [
        { say: "iPhone", kind: "exact" },
        { say: "PayPal", kind: "exact" },
      ],
    ],
    [
      'say;never;where\r\nSign in;Log in|Login;buttons\r\n"Cancel; or not";;\r\n',
      [{ say: "Sign in", never: ["Log in", "Login"], where: "buttons" }, { say: "Cancel; or not" }],
    ],
    ['say,kind\n"The ""Blue"" card",name', [{ say: 'The "Blue" card', kind: "name" }]],
    ["say\tlanguage\ne-mail\ten", [{ say: "e-mail", language: "en" }]],
    ["", []],
  ])("%j", (text, words) => {
    expect(readWords(text)).toEqual({ words, left: "", faults: [] });
  });

  test("that cannot be read are left with their columns, and say in which line of what is left", () => {
    const { words, left, faults } = readWords(
      'say,where\nSign in,buttons\nBasket,links\n,buttons\n"Cart,buttons',
    );
    expect(words).toEqual([{ say: "Sign in", where: "buttons" }]);
    expect(left).toBe('say,where\nBasket,links\n,buttons\n"Cart,buttons');
    expect(faults.map((fault) => wordHouseFault(fault, "en"))).toEqual([
      "Line 2, where: Write one of these: everywhere, buttons, headings.",
      "Line 3, say: This is missing. Write it.",
      "Line 4: A quotation mark opens here and does not close. Close it.",
    ]);
    expect(readWords("Log in, Sign in").faults).toMatchObject([{ line: 1, reason: "noArrow" }]);
    expect(readWords("a → b → c").faults).toMatchObject([{ line: 1, reason: "noArrow" }]);
  });
});

test("the rules of a team and of a file are one set, in which the file has the last say", () => {
  const team = {
    version: 1 as const,
    words: [
      { say: "Sign in", never: ["Log in", "Enter"] },
      { say: "Basket", never: ["Cart"] },
      { say: "e-mail" },
    ],
    values: { gaps: [4], minTarget: 44 },
    principles: [{ name: "Undo", text: "Always." }],
    rules: { shouting: "off" as const },
  };
  const file = {
    version: 1 as const,
    words: [{ say: "Cart", never: ["Basket"] }, { say: "Enter" }, { say: "E-mail" }],
    values: { gaps: [8] },
    principles: [{ name: "undo", text: "Within a day." }],
    rules: { shouting: "stricter" as const },
  };
  expect(mergeHouseRules(team, file)).toEqual({
    version: 1,
    words: [{ say: "Sign in", never: ["Log in"] }, ...file.words],
    values: { gaps: [8], minTarget: 44 },
    principles: file.principles,
    rules: file.rules,
  });
  expect(mergeHouseRules(team, null)).toBe(team);
  expect(mergeHouseRules(null, file)).toBe(file);
});
