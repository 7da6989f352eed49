import { describe, expect, test } from "vitest";
import type { HouseRules } from "../../house-rules/house-rules.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { reviewFrame } from "../review.ts";

type House = Omit<HouseRules, "version">;

const reviewed = (node: SceneNode, house: House) =>
  reviewFrame(sceneOf(node), node, { house: { version: 1, ...house }, fixesFor: "all" });

/** The findings of the house, as what is wrong and what the first fix writes or sets. */
const found = (node: SceneNode, house: House) =>
  reviewed(node, house)
    .findings.filter(({ rule }) => rule.startsWith("house-"))
    .map(({ evidence, fixes = [] }) => [
      evidence["found"] ?? evidence["value"],
      fixes[0]?.changes.map(({ to }) => to),
    ]);

const line = (characters: string) =>
  screen([
    text(characters, { x: 20, y: 40, height: 24 }),
    text("Your order leaves our house today.", { x: 20, y: 120, width: 320 }),
  ]);

const SIGN_IN = { words: [{ say: "Sign in", never: ["Log in", "Login"] }] };

describe("a word that the house does not say", () => {
  test.each([
    ["Please log in to your account", "log in", "Please sign in to your account"],
    ["LOG IN", "LOG IN", "SIGN IN"],
  ])("is found and mended with its capitals: %s", (written, odd, right) => {
    expect(found(line(written), SIGN_IN)).toEqual([[odd, [right]]]);
  });

  test("gives way to a name with its inner capitals", () => {
    const words = [{ say: "QuickPass", never: ["passcode"] }];
    expect(found(line("Enter your passcode"), { words })).toEqual([["passcode", ["Enter your QuickPass"]]]);
  });

  test("is no other one that looks like it", () => {
    const never = ["Log in", "Login page"];
    expect(found(line("The login-page"), { words: [{ say: "Sign in", never }] })).toEqual([]);
  });

  test("is none within what the house says", () => {
    const words = [{ say: "Log in with a passkey", never: ["Log in"] }];
    expect(found(line("Log in with a passkey"), { words })).toEqual([]);
  });

  test("is told once, where the screen mixes both words", () => {
    const node = screen([
      text("Sign in", { x: 20, y: 40 }),
      text("Log in", { x: 20, y: 120 }),
      text("You can see what your friends have sent to you", { x: 20, y: 200, width: 340, height: 24 }),
    ]);
    const rules = (house: House) => reviewed(node, house).findings.map(({ rule }) => rule);
    expect(rules({})).toContain("inconsistent-terms");
    expect(rules(SIGN_IN)).toContain("house-wording");
    expect(rules(SIGN_IN)).not.toContain("inconsistent-terms");
  });

  test("is told in the words of the house", () => {
    const { findings, judgedBy } = reviewed(line("Log in"), SIGN_IN);
    expect(findings.find(({ rule }) => rule === "house-wording")).toMatchObject({
      title: "Your house says “Sign in”",
      problem: "Your house says “Sign in”, and this text has “Log in”.",
      fixes: [{ title: "Write “Sign in”" }],
    });
    expect(judgedBy).toMatchObject({ byHouse: true });
  });

  test("holds in its language and place alone", () => {
    const button = layer({ name: "Button", x: 20, y: 200, width: 200, height: 48, fill: "#0a5ad4" }, [
      text("Buy", { x: 60, y: 212, width: 120, align: "center", resize: "none", color: "#ffffff" }),
    ]);
    const node = screen([
      text("Buy what your friends have sent to you", { x: 20, y: 40, width: 340, height: 24 }),
      button,
    ]);
    const word = { say: "Order", never: ["Buy"] };
    expect(found(node, { words: [{ ...word, where: "buttons" }] })).toEqual([["Buy", ["Order"]]]);
    expect(found(node, { words: [{ ...word, language: "fr" }] })).toEqual([]);
    expect(found(node, { words: [word] })).toHaveLength(1);
  });
});

describe("a word that is written in one way", () => {
  const words = (say: string) => ({ words: [{ say, kind: "exact" as const }] });

  test.each([
    ["e-mail", "Send an email to us", "email", "Send an e-mail to us"],
    ["e-mail", "E-Mail", "E-Mail", "E-mail"],
    ["iPhone", "An Iphone for you", "Iphone", "An iPhone for you"],
  ])("%s is found in %s", (say, written, odd, right) => {
    expect(found(line(written), words(say))).toEqual([[odd, [right]]]);
  });

  test.each([
    ["e-mail", "YOUR E-MAIL"],
    ["Drive", "We drive you home"],
  ])("%s is right in %s", (say, written) => {
    expect(found(line(written), words(say))).toEqual([]);
  });

  test("is known to the spelling", () => {
    const node = line("Pay with your calender account when you are there");
    const misspelt = (house: House) =>
      reviewed(node, house).findings.filter(({ rule }) => rule === "misspelling");
    expect(misspelt({})).toHaveLength(1);
    expect(misspelt(words("calender"))).toEqual([]);
  });
});

describe("capitals and formats of the house", () => {
  const button = (label: string) =>
    screen([
      text("Your order leaves our house today.", { x: 20, y: 120, width: 320 }),
      layer({ name: "Button", x: 20, y: 200, width: 240, height: 48, fill: "#0a5ad4" }, [
        text(label, { x: 60, y: 212, width: 160, color: "#ffffff" }),
      ]),
    ]);

  test("of buttons are found and mended", () => {
    expect(found(button("Save All Changes"), { values: { buttonCase: "sentence" } })).toEqual([
      ["Save All Changes", ["Save all changes"]],
    ]);
    expect(found(button("Save all changes"), { values: { buttonCase: "title" } })).toEqual([
      ["Save all changes", ["Save All Changes"]],
    ]);
    expect(found(button("Save all changes"), { values: { buttonCase: "sentence" } })).toEqual([]);
    expect(found(button("Save all changes"), { values: { headingCase: "title" } })).toEqual([]);
  });

  test("a date is written otherwise", () => {
    const values = { dates: "31.12.2026" } as const;
    expect(found(line("31/12/2026"), { values })).toEqual([["31/12/2026", ["31.12.2026"]]]);
    expect(found(line("31.12.2026"), { values })).toEqual([]);
  });
});

const card = (direction: "vertical" | "grid" = "vertical") =>
  screen([
    layer(
      {
        x: 20,
        y: 40,
        width: 335,
        height: 100,
        fill: "#f2f2f2",
        round: 10,
        layout: {
          direction,
          gapPx: 10,
          paddingPx: [16, 16, 16, 16],
          align: "start",
          crossAlign: "start",
        },
      },
      [
        text("Your order leaves today", { x: 36, y: 56, width: 200, sizePx: 15 }),
        text("It is with you tomorrow.", { x: 36, y: 90, width: 280, sizePx: 16 }),
      ],
    ),
  ]);

test.each([
  [{ fontSizes: [12, 16] }, [["15 px", [16]]]],
  [{ fontWeights: [500] }, [["400", [500, 500]]]],
  [{ radii: [0, 8, 16] }, [["10 px", [8]]]],
  [{ gaps: [8, 16] }, [["10 px", [8]]]],
  [
    { colors: [{ hex: "#ffffff" }, { hex: "#000000" }, { name: "Haze", hex: "#F0F0F0" }] },
    [["#f2f2f2", ["#f0f0f0"]]],
  ],
])("a value that the house does not have: %j", (values, expected) => {
  expect(found(card(), { values })).toEqual(expected);
});

test("a colour comes from the style that has the colour of the house", () => {
  const node = screen([
    text("Your order leaves today", { x: 20, y: 40, color: "#222222", styles: { fill: "S:1" } }),
    text("Your order leaves today", { x: 20, y: 80, color: "#000000", styles: { fill: "S:2" } }),
  ]);
  const styles = { "S:1": { name: "Ash", type: "fill" }, "S:2": { name: "Ink", type: "fill" } } as const;
  const house: HouseRules = { version: 1, values: { colors: [{ hex: "#ffffff" }, { hex: "#000000" }] } };
  const { findings } = reviewFrame({ ...sceneOf(node), styles }, node, { house, fixesFor: "all" });
  expect(findings[0]?.fixes?.[0]?.changes).toMatchObject([{ to: "#000000", style: "S:2" }]);
});

test("the gap of a grid is told, and left to people: that of its rows is not known", () => {
  expect(found(card("grid"), { values: { gaps: [8, 16] } })).toEqual([["10 px", undefined]]);
});

describe("the numbers of the house", () => {
  test("replace those of the measure", () => {
    const node = screen([
      text("Your order leaves our house today.", { x: 20, y: 120, width: 320, color: "#707070" }),
      layer({ name: "Button", x: 20, y: 200, width: 240, height: 32, fill: "#0a5ad4" }, [
        text("Pay now", { x: 60, y: 204, width: 160, color: "#ffffff" }),
      ]),
    ]);
    const titles = (house: House) => reviewed(node, house).findings.map(({ title }) => title);
    expect(titles({})).not.toContain("Text fainter than your house wants");
    const own = titles({ values: { minContrast: 5.5, minTarget: 40 } });
    expect(own).toContain("Text fainter than your house wants");
    expect(own).toContain("Target smaller than your house wants");
  });

  test("switch a rule off, or weigh it by a step more or less", () => {
    const node = line("Please recieve your order from us today");
    const severity = (house: House) =>
      reviewed(node, house).findings.find(({ rule }) => rule === "misspelling")?.severity;
    expect(severity({})).toBe("minor");
    expect(severity({ rules: { misspelling: "stricter" } })).toBe("major");
    expect(severity({ rules: { misspelling: "weaker" } })).toBe("suggestion");
    expect(severity({ rules: { misspelling: "off" } })).toBeUndefined();
  });
});
