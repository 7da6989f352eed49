import { expect, test } from "vitest";
import { EVIDENCE_WORDS } from "../../i18n/words/evidence-words.ts";
import { wordEvidence } from "./word-evidence.ts";

const inEnglish = (evidence: Parameters<typeof wordEvidence>[0]) =>
  wordEvidence(evidence, "en", EVIDENCE_WORDS.en);

test("a ratio beside a text colour is a contrast", () => {
  expect(inEnglish({ textColor: "#b3b3b3", ratio: 2.09 })).toEqual([
    { key: "textColor", name: "Text colour", value: "#b3b3b3", swatch: "#b3b3b3" },
    { key: "ratio", name: "Contrast", value: "2.09:1" },
  ]);
  expect(inEnglish({ ratio: 1.2 })).toEqual([{ key: "ratio", name: "Ratio", value: "1.2" }]);
});

test("a fact without a name in plain words is left out", () => {
  expect(inEnglish({ knownBy: "name" })).toEqual([]);
});
