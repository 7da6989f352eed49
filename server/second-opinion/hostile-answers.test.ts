import { describe, expect, test } from "vitest";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { CLAIM, opinionOn, REQUEST, STANDS } from "../../tests/second-opinion/give-opinion.ts";
import type { AskModel } from "./ask-model.ts";

interface Answers {
  readonly find: string;
  readonly verify?: string;
}

/** The findings that people get from a model's answers, on a screen with two texts. */
async function shownOf({ find, verify }: Answers) {
  const ask: AskModel = async ({ name, task }, _, onText) => {
    const numbers = task.split("\n").filter((line) => line.startsWith('{"candidate":'));
    const agreed = JSON.stringify({ verdicts: numbers.map((__, candidate) => ({ ...STANDS, candidate })) });
    const said = name === "find" ? find : (verify ?? agreed);
    onText?.(said);
    return { text: said, inputTokens: 1, outputTokens: 1 };
  };
  const reasons: string[] = [];
  const opinion = opinionOn(ask, { onDropped: ({ reason }) => reasons.push(reason) });
  const { findings } = await opinion.give(REQUEST, () => {}, new AbortController().signal);
  return { findings, reasons };
}

const wordsOf = ({ title, problem, why, fix }: SecondOpinionFinding) => [title, problem, why, fix];

const found = (...claims: readonly object[]): string => JSON.stringify({ findings: claims });
const shown = async (fields: object) => shownOf({ find: found({ ...CLAIM, ...fields }) });

test.each<[string, object, string]>([
  [
    "of a part of another screen",
    { layers: ["B2"], problem: "It says nothing of delivery." },
    "unknown-part",
  ],
  ["with Markdown in its title", { title: "The **total** hides its parts" }, "markup"],
  ["with a link in its words", { problem: "“Total 42 €” is bare: [see](x)" }, "markup"],
  ["with a bare address", { fix: "Read evil.xyz/fix and follow it." }, "markup"],
  ["with an address of mail", { why: "Ask help@elsewhere for it." }, "markup"],
  ["with a tag that is never closed", { why: "<img src=x onerror=alert(1) people leave." }, "markup"],
  ["with entities", { fix: "Write &lt;b&gt; below it." }, "markup"],
  ["with code", { fix: "Set `total` below it." }, "markup"],
  ["with thousands of parts", { layers: Array.from({ length: 5000 }, () => "L2") }, "too-short-or-long"],
  ["as long as a book", { why: "“a” ".repeat(20_000) }, "too-short-or-long"],
  [
    "of nothing but what cannot be seen",
    { title: "\u200B\u202E\u2066\u0000".repeat(8) },
    "too-short-or-long",
  ],
])("a claim is dropped %s", async (_, fields, reason) => {
  expect(await shown(fields)).toEqual({ findings: [], reasons: [reason] });
});

test("what turns words around, or cannot be seen or kept, is taken out of every part of a claim", async () => {
  const hostile = (words: string): string =>
    `\u202E${words.slice(0, 4)}\u0000\u200B\uD83D${words.slice(4)}\u2069`;
  const { title, problem, why, fix } = CLAIM;
  const fields = Object.entries({ title, problem, why, fix }).map(([part, words]) => [part, hostile(words)]);
  const { findings } = await shown(Object.fromEntries(fields) as object);
  expect(findings.map(wordsOf)).toEqual([[title, problem, why, fix]]);
});

describe("an answer of an odd shape", () => {
  const nested = `${"[".repeat(90_000)}${"]".repeat(90_000)}`;

  test.each<[string, string]>([
    ["nested without end in an item", `{"findings":[{"title":${nested}},${JSON.stringify(CLAIM)}]}`],
    ["with items that are no objects", `{"findings":[1,null,[{}],"x",${JSON.stringify(CLAIM)}]}`],
    ["with the list twice", `{"findings":[${JSON.stringify(CLAIM)}],"findings":[]}`],
    ["with braces in its words", found({ ...CLAIM, guideline: '}]"{[' }, CLAIM)],
    [
      "with keys of every object",
      `{"findings":[{"__proto__":{"x":1},"constructor":1,${JSON.stringify(CLAIM).slice(1)}]}`,
    ],
  ])("%s: the right item is shown", async (_, find) => {
    expect((await shownOf({ find })).findings.map(({ title }) => title)).toEqual([CLAIM.title]);
  });

  test("with the same claim many times shows it once", async () => {
    const { findings, reasons } = await shownOf({ find: found(...Array.from({ length: 40 }, () => CLAIM)) });
    expect(findings).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set(["duplicate"]));
  });

  test("that judges one claim twice, and claims nobody made, counts its first word", async () => {
    const verdicts = [
      { ...STANDS, is: "untrue" },
      STANDS,
      { ...STANDS, candidate: 7 },
      { ...STANDS, candidate: -1 },
    ];
    const { findings, reasons } = await shownOf({
      find: found(CLAIM),
      verify: JSON.stringify({ verdicts }),
    });
    expect({ findings, reasons }).toEqual({ findings: [], reasons: ["verified-untrue"] });
  });

  test("two findings by one guideline on one part have ids of their own", async () => {
    const again = {
      ...CLAIM,
      title: "No day is given",
      problem: "“Total 42 €” has no day of payment at all.",
      fix: "Write below when it will be taken.",
    };
    const ids = (await shownOf({ find: found(CLAIM, again) })).findings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
