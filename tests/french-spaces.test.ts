import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "..");

const FILES = globSync(["shared/i18n/**/*.fr.ts", "scripts/**/*.fr.ts", "website/**/*.fr.ts"], {
  cwd: ROOT,
}).toSorted();

/** The signs where texts begin and end: quotes, comments, and braces that put a value into a text. */
const SIGNS = /\\[^]|\$\{|["'`{}]|\/\/[^\n]*|\/\*[^]*?\*\//g;

/** The texts of a file as they are written; a figure stands for what is put into one. */
function textsOf(source: string): readonly string[] {
  const texts: string[] = [];
  /** The texts and braces that are open, the innermost last. */
  const open: { readonly sign: string; words: string }[] = [];
  let at = 0;
  for (const { 0: sign, index } of source.matchAll(SIGNS)) {
    const inner = open.at(-1);
    const isInText = inner !== undefined && !inner.sign.endsWith("{");
    if (isInText) inner.words += source.slice(at, index);
    at = index + sign.length;
    if (!isInText) {
      if (sign === "}") open.pop();
      else if (sign === "{" || "\"'`".includes(sign)) open.push({ sign, words: "" });
    } else if (sign === inner.sign) texts.push(open.pop()?.words ?? "");
    else if (sign === "${" && inner.sign === "`") {
      inner.words += "0";
      open.push({ sign, words: "" });
    } else inner.words += sign;
  }
  return texts;
}

const asRead = (text: string): string =>
  text.replaceAll(String.raw`\u00a0`, "\u00a0").replaceAll(String.raw`\u202f`, "\u202f");

const FAULT = /[^\u00a0\u202f\n][;!?»](?=\s|$)|[ \n][:%](?=\s|[.,]|$)|«[^\u00a0\u202f]/u;

const faultsIn = (source: string): readonly string[] =>
  textsOf(source)
    .map(asRead)
    .filter((text) => FAULT.test(text));

test("texts are found in sources, and their faults in them", () => {
  expect(faultsIn('const a = { b: "Merci : voici", c: `« ${d} »` }; // « so »')).toEqual([
    "Merci : voici",
    "« 0 »",
  ]);
  expect(faultsIn('const a = `Merci${b ? ` : ${c}` : ""}`;')).toEqual([" : 0"]);
  expect(faultsIn('const a = b ? "Merci\\u00a0: voici" : "«\\u00a0Voici\\u00a0»";')).toEqual([]);
});

test("a space that does not break stands before : ; ! ? and inside « »", () => {
  const faults = FILES.flatMap((file) =>
    faultsIn(readFileSync(path.join(ROOT, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(faults).toEqual([]);
});
