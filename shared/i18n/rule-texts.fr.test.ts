import { expect, test } from "vitest";
import { LIBRARY_RULES } from "../review/library/rules/index.ts";
import { FIX_TEXTS_FR } from "./fix-texts.fr.ts";
import { RULES } from "../review/rules/index.ts";

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : Object.values(typeof value === "object" && value ? value : {}).flatMap(textsIn);

const TEXTS: readonly (readonly [string, unknown])[] = [
  ...Object.entries(FIX_TEXTS_FR),
  ...[...RULES, ...LIBRARY_RULES].map(({ id, says }) => [id, says.fr] as const),
];

test.each(TEXTS)("%s sets a space that does not break before : ; ! ? and inside « »", (_, texts) => {
  for (const text of textsIn(texts)) {
    expect(text).not.toMatch(/ [:;!?»]|« |«[^\u00a0]|[^\u00a0]»/);
    expect(text).not.toMatch(/\p{L}[;!?]/u);
  }
});

test.each(TEXTS)(
  "%s calls what people press a command: what the panel does live are the checks",
  (_, texts) => {
    for (const text of textsIn(texts)) expect(text).not.toMatch(/contrôle(?!r)/iu);
  },
);
