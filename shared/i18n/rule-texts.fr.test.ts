import { expect, test } from "vitest";
import { LIBRARY_RULES } from "../review/library/rules/index.ts";
import { FIX_TEXTS_FR } from "./fix-texts.fr.ts";
import { RULES } from "../review/rules/index.ts";

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : Object.values(typeof value === "object" && value ? value : {}).flatMap(textsIn);

const TEXTS = textsIn([FIX_TEXTS_FR, ...[...RULES, ...LIBRARY_RULES].map(({ says }) => says.fr)]);

const faulty = (fault: RegExp) => TEXTS.filter((text) => fault.test(text));

test("a space that does not break stands before : ; ! ? and inside « »", () => {
  expect(faulty(/ [:;!?»]|« |«[^\u00a0]|[^\u00a0]»|\p{L}[;!?]/u)).toEqual([]);
});

test("what people press is a command: what the panel does live are the checks", () => {
  expect(faulty(/contrôle(?!r)/iu)).toEqual([]);
});
