import { expect, test } from "vitest";
import { PANEL_EN } from "./panel.en.ts";
import { PANEL_FR } from "./panel.fr.ts";

const sources = (texts: object): readonly string[] =>
  Object.values(texts).flatMap((value: unknown) =>
    typeof value === "object" && value !== null ? sources(value) : [String(value)],
  );

test("French sets a space that does not break before : ; ! ? and inside « »", () => {
  for (const text of sources(PANEL_FR).filter((one) => !one.includes("=>")))
    expect(text).not.toMatch(/[^\u00a0][;!?»]| :|«[^\u00a0]|\p{L}:/u);
});

test("French names the same facts as English", () => {
  expect(Object.keys(PANEL_FR.evidence)).toEqual(Object.keys(PANEL_EN.evidence));
});
