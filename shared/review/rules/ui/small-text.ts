import { isForeignPart } from "../../../perception/elements/foreign-part.ts";
import { tabBar } from "../../../perception/elements/tab-bar.ts";
import { closest, type Frame, type TextLayer } from "../../../perception/frame/frame.ts";
import { seenTexts } from "../../../perception/paint/seen-texts.ts";
import { defineRule } from "../../rule.ts";
import { TYPE } from "../../../standards/type.ts";

const THREE_LETTERS = /\p{L}\P{L}*\p{L}\P{L}*\p{L}/u;
const BODY_CHARACTERS = 40;

/** Footnote marks and the cents of a price are set small on purpose. */
const smallestSize = ({ node: { text } }: TextLayer): number =>
  text.runs
    .filter(({ start, end }) => THREE_LETTERS.test(text.characters.slice(start, end)))
    .reduce((least, { sizePx }) => Math.min(least, sizePx), Infinity);

/** The platforms set the labels of a tab bar in 10 px themselves. */
function isInTabBar(text: TextLayer, frame: Frame): boolean {
  const bar = tabBar(frame)?.bar;
  return bar !== undefined && closest(text, (layer) => layer === bar) !== undefined;
}

export const smallText = defineRule({
  id: "small-text",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "texts",
  basis: "https://developer.apple.com/design/human-interface-guidelines/typography",
  says: {
    title: "Text too small",
    problem: "This text is set in {sizePx} px; text of its kind needs {smallestPx} px or more.",
    why: "Many people over forty, and anyone with low vision, cannot read it without zooming in.",
    fix: "Set it in at least {smallestPx} px.",
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) => !isForeignPart(text) && !isInTabBar(text, frame) && Number.isFinite(smallestSize(text)),
    ),
  check: (text, { pass, fail }) => {
    const sizePx = smallestSize(text);
    const isBody = text.node.text.characters.trim().length >= BODY_CHARACTERS;
    const smallestPx = isBody ? TYPE.smallestBodyPx : TYPE.smallestPx;
    if (sizePx >= smallestPx) return pass();
    const severity = sizePx < TYPE.unreadablePx ? "major" : "minor";
    return fail({ sizePx, smallestPx }, { severity, cause: `${sizePx}|${smallestPx}` });
  },
});
