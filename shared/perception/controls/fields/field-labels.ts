import { bottom } from "../../../scene/geometry.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { inkBox } from "../../text/typography/ink.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { asksForEntry } from "../../elements/looks/asks-for-entry.ts";
import { groupBy } from "../../../group-by.ts";
import { fields } from "./fields.ts";

/** How the labels of a screen stand above their fields. */
export interface UsualLabel {
  /** One of them. */
  readonly text: TextLayer;
  /** How far right of the field's edge it starts. */
  readonly indentPx: number;
  readonly gapPx: number;
}

const FARTHEST_PX = { indent: 24, gap: 16 };

const wordingOf = ({ text, indentPx, gapPx }: UsualLabel): string => {
  const { sizePx, weight, fontFamily } = styleOf(text);
  return [sizePx, weight, fontFamily, Math.round(indentPx), Math.round(gapPx)].join(" ");
};

/** The way in which most labels stand above the fields of a frame; undefined where none does. */
export const usualLabel = computed((frame: Frame): UsualLabel | undefined => {
  const standing = [...fields(frame).values()].flatMap(({ label, box }): readonly UsualLabel[] => {
    const ink = label && inkBox(label);
    if (!label || !ink) return [];
    const found = { text: label, indentPx: ink.x - box.x, gapPx: box.y - bottom(label.node.box) };
    const isAbove = found.gapPx >= 0 && found.gapPx <= FARTHEST_PX.gap;
    return isAbove && Math.abs(found.indentPx) <= FARTHEST_PX.indent ? [found] : [];
  });
  const [most = []] = [...groupBy(standing, wordingOf).values()].toSorted((a, b) => b.length - a.length);
  // One line above one field may be a heading, unless it names something that people fill in.
  return most.length > 1 ? most[0] : most.find(({ text }) => asksForEntry(text.node.text.characters));
});
