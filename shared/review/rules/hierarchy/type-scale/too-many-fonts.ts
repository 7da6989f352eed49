import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { isCode } from "../../../../perception/text/language/prose.ts";
import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";

const MOST_FAMILIES = 3;
const FEWEST_TEXTS = 2;
const ICON_FONT = /icon|symbol|awesome|emoji|glyph/i;
/** Cuts of one family for other sizes or widths: 'SF Pro Text' and 'SF Pro Display'. */
const CUT =
  /(?<!\s)\s+(display|text|rounded|variable|vf|condensed|expanded|narrow|tight|caption|micro|small|semi|ui)\b/gi;

const familyOf = (text: TextLayer): string => styleOf(text).fontFamily.replace(CUT, "").trim();

/** The texts of each family used more than once; fonts of icons and of code are tools, not type. */
function textsByFamily(frame: Frame): ReadonlyMap<string, readonly TextLayer[]> {
  const families = new Map<string, TextLayer[]>();
  for (const text of screenTexts(frame)) {
    const family = familyOf(text);
    if (family === "" || ICON_FONT.test(family) || isCode(text)) continue;
    const texts = families.get(family);
    if (texts) texts.push(text);
    else families.set(family, [text]);
  }
  return new Map([...families].filter(([, texts]) => texts.length >= FEWEST_TEXTS));
}

export const tooManyFonts = defineRule({
  id: "too-many-fonts",
  aspect: "hierarchy",
  severity: "suggestion",
  certainty: "likely",
  judges: "screen",
  basis: "https://practicaltypography.com/mixing-fonts.html",
  says: {
    en: {
      title: "Too many typefaces",
      problem: "This screen mixes {count} typefaces: {families}.",
      why: "Each typeface has a voice of its own: many of them make a screen restless and hard to scan.",
      fix: "Keep one or two, and make differences by size and weight.",
    },
    fr: {
      title: "Trop de polices",
      problem: "Cet écran mêle {count} polices : {families}.",
      why: "Chaque police a sa voix : trop nombreuses, elles rendent l’écran agité et difficile à parcourir.",
      fix: "Gardez-en une ou deux, et différenciez par le corps et la graisse.",
    },
  },
  applies: (frame) => wholeFrame(frame, screenTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const families = textsByFamily(frame);
    if (families.size <= MOST_FAMILIES) return pass();
    const [, ...rarer] = [...families.values()].toSorted((a, b) => b.length - a.length);
    return fail(
      { count: families.size, families: [...families.keys()].join(", ") },
      { layers: rarer.flat() },
    );
  },
});
