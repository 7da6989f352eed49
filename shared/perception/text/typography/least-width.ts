import type { TextLayer } from "../../frame/frame.ts";
import type { TextRun } from "../../../scene/scene.ts";
import { remembered } from "../../frame/remembered.ts";
import { rememberedText } from "../../frame/remembered-text.ts";

/** Narrower than condensed fonts set them. */
const LEAST_ADVANCE_EM = { wide: 0.5, usual: 0.32, thin: 0.16 };

const WIDE = /[mw]/giu;
const THIN = "ijltfr1ìíîïıłľťřιίіїј";
const USUAL = new RegExp(
  `(?![mw${THIN}])[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{N}]`,
  "giu",
);
const ANY = /\P{M}/gu;

const leastAdvance = rememberedText((characters) => {
  const count = (kind: RegExp): number => characters.match(kind)?.length ?? 0;
  const [wide, usual, all] = [count(WIDE), count(USUAL), count(ANY)];
  const { wide: wideEm, usual: usualEm, thin: thinEm } = LEAST_ADVANCE_EM;
  return { all, em: wide * wideEm + usual * usualEm + (all - wide - usual) * thinEm };
});

/** The runs of a text, those of the same size and spacing once. */
const looksOf: (text: TextLayer) => readonly TextRun[] = remembered(({ node }: TextLayer) => [
  ...new Map(
    node.text.runs.map((run) => [`${run.sizePx} ${run.letterSpacingPx ?? 0}`, run] as const),
  ).values(),
]);

/** The least width that some characters of a text take, all in one line, in whatever font. */
export function leastWidth(text: TextLayer, characters: string): number {
  const { all, em } = leastAdvance(characters.trim());
  const widths = looksOf(text).map(({ sizePx, letterSpacingPx = 0 }) => em * sizePx + all * letterSpacingPx);
  return Math.max(
    0,
    widths.reduce((least, width) => Math.min(least, width), Infinity),
  );
}
