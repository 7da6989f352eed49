import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { countMatching } from "./count-matching.ts";

const FOLDERS = ["perception", "review", "scene", "standards"];

const LITERAL =
  /(?<=[=(,:[!&|?{};]\s*|return )\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([gimsuy]*)/g;

/** The expressions that are written as such in the engine. */
function literals(): readonly RegExp[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, "shared", folder), { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(ROOT, "shared", folder, file),
    ),
  ).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return files
    .flatMap((file) => [
      ...readFileSync(file, "utf8")
        .replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")
        .matchAll(LITERAL),
    ])
    .map(([, source = "", flags = ""]) => new RegExp(source, flags));
}

/** The expressions that the engine makes while it is loaded. */
async function made(): Promise<readonly RegExp[]> {
  const found: RegExp[] = [];
  const record = (expression: RegExp): RegExp => {
    const [, , , caller = ""] = (new Error().stack ?? "").split("\n");
    if (caller.includes("/shared/")) found.push(expression);
    return expression;
  };
  vi.stubGlobal(
    "RegExp",
    new Proxy(RegExp, { construct: (target, given: [string, string?]) => record(new target(...given)) }),
  );
  vi.resetModules();
  await import("../../shared/review/rules/index.ts");
  vi.unstubAllGlobals();
  return found;
}

/** Units of the long texts: strangers may write them again and again. */
const UNITS =
  "a|A|aA|é|1|1.|1 | |\n|a |a\n|.|...|!|! |?|,|, |-|'|a'|\"|\"a|(|{|;|/|$|•|=|_|@|your |if |you have forgotten to |the the |</a|Jan |l'".split(
    "|",
  );
const ENDS = ["", "b", ".", "\u0000"];

const SIZE = 30;
/** Twice the text takes twice the steps. */
const MOST_GROWTH = 2.6;

/** The text by which an expression takes more than its share; undefined when there is none. */
function slowText(expression: RegExp): string | undefined {
  const countOf = countMatching(expression);
  const growthOf = (unit: string, end: string): number =>
    countOf(`a${unit.repeat(2 * SIZE)}${end}`).steps / countOf(`a${unit.repeat(SIZE)}${end}`).steps;
  for (const unit of UNITS) for (const end of ENDS) if (growthOf(unit, end) > MOST_GROWTH) return unit + end;
  return undefined;
}

let expressions: readonly RegExp[] = [];

beforeAll(async () => {
  const all = [...literals(), ...(await made())];
  expressions = [...new Map(all.map((one) => [String(one), one])).values()];
});

test("the counter tells an expression that grows with the square of a text from one that does not", () => {
  expect(slowText(/a+b/)).toBe("a");
  expect(slowText(/\s+$/)).toBeDefined();
  expect(slowText(/if[^.]*$/)).toBe("if .");
  expect(slowText(/^\s*[{}]/m)).toBe("\n");
  expect(slowText(/(?<!\s)\s+$/)).toBeUndefined();
  expect(slowText(/(?:a|b)+c?/)).toBeUndefined();
});

const TEXTS = [
  "You have entered an invalid e-mail… If you go on,  it’s “not” saved!! Try again.",
  "Sign in\n\n  { return x(); } 12/03/2026, 2:30 pm – $1,250.00 (€12,50) the the iPhone15ProMax",
  "Vous avez mal saisi l'adresse ; réessayer ? QU'IL étéEst Été 14 h 30",
];

test("the counter finds what the expressions of the engine find", () => {
  for (const one of expressions)
    for (const text of TEXTS) {
      const all = new RegExp(one.source, [...new Set(`${one.flags.replace("y", "")}g`)].join(""));
      expect([String(one), countMatching(one)(text).found]).toEqual([String(one), text.match(all) ?? []]);
    }
});

test("no expression takes more than its share of a long text", () => {
  expect(expressions.length).toBeGreaterThan(80);
  const slow = expressions.flatMap((one) => {
    const text = slowText(one);
    return text === undefined ? [] : [`${String(one)} on ${JSON.stringify(text)}`];
  });
  expect(slow).toEqual([]);
}, 120_000);
