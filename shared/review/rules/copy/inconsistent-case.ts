import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import { copyTexts, wholeFrame } from "../../../perception/copy/copy-texts.ts";
import { mayBe } from "../../../perception/text/language.ts";
import { excerpt, wordsOf } from "../../../perception/text/prose.ts";
import { textsWithRole, type TextRole } from "../../../perception/copy/text-roles.ts";
import { styleOf } from "../../../perception/text/text-style.ts";
import { letterCase, type LetterCase } from "../../../perception/text/letter-case.ts";
import { defineRule } from "../../rule.ts";

const ROLES: readonly TextRole[] = ["button", "nav", "heading"];
const FEWEST_SAMPLES = 4;
const MAJORITY = 0.75;

interface Sample {
  readonly layer: TextLayer;
  readonly letterCase: LetterCase;
}

interface Odd {
  readonly odd: readonly TextLayer[];
  readonly usual: readonly TextLayer[];
}

const layersOf = (samples: readonly Sample[], wanted: LetterCase): readonly TextLayer[] =>
  samples.filter((sample) => sample.letterCase === wanted).map(({ layer }) => layer);

const differentTexts = (layers: readonly TextLayer[]): number => new Set(layers.map(wordsOf)).size;

/** The texts that leave the rule of the others; a text that is repeated counts once. */
function findOdd(layers: readonly TextLayer[]): Odd | undefined {
  const samples = layers.flatMap((layer) => {
    const found = letterCase(wordsOf(layer));
    return found ? [{ layer, letterCase: found }] : [];
  });
  const [sentence, title] = [layersOf(samples, "sentence"), layersOf(samples, "title")];
  const [usual, odd] =
    differentTexts(sentence) >= differentTexts(title) ? [sentence, title] : [title, sentence];
  const [most, least] = [differentTexts(usual), differentTexts(odd)];
  const isClear = least > 0 && most + least >= FEWEST_SAMPLES && most / (most + least) >= MAJORITY;
  return isClear ? { odd, usual } : undefined;
}

/** Texts that should look alike: of one role, and headings of one size. */
function groupsIn(frame: Frame): readonly (readonly TextLayer[])[] {
  const groups = new Map<string, TextLayer[]>();
  for (const role of ROLES)
    for (const text of textsWithRole(frame, role)) {
      if (!mayBe("en", text, frame) || text.node.text.runs.some((run) => run.case)) continue;
      const key = role === "heading" ? `heading ${styleOf(text).sizePx}` : role;
      const group = groups.get(key);
      if (group) group.push(text);
      else groups.set(key, [text]);
    }
  return [...groups.values()];
}

export const inconsistentCase = defineRule({
  id: "inconsistent-case",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/capitalization",
  says: {
    title: "Capitals used inconsistently",
    problem: "“{odd}” is capitalised differently from {usualCount} labels of its kind, such as “{usual}”.",
    why: "Labels of one kind that follow two rules look unfinished and make people doubt they are alike.",
    fix: "Write it with the capitals that the others have.",
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = groupsIn(frame).flatMap((group) => findOdd(group) ?? []);
    if (found.length === 0) return pass();
    return found.map(({ odd, usual }) =>
      fail(
        {
          odd: excerpt(wordsOf(odd[0] as TextLayer)),
          usual: excerpt(wordsOf(usual[0] as TextLayer)),
          usualCount: differentTexts(usual),
        },
        { layers: odd },
      ),
    );
  },
});
