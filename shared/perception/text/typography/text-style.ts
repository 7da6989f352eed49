import type { Frame, TextLayer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";
import { lookOfPaints } from "../../frame/look-of-paints.ts";
import { heaviest } from "./heaviest.ts";
import { mainRun } from "./lines.ts";
import { remembered } from "../../frame/remembered.ts";

/** How most characters of a text are set. */
export interface TextStyle {
  readonly sizePx: number;
  readonly weight: number;
  readonly lineHeightPx: number;
  readonly fontFamily: string;
}

/** The style of most characters of a text layer; sizes are rounded to a tenth of a px. */
export const styleOf: (layer: TextLayer) => TextStyle = remembered((text: TextLayer) => {
  const run = mainRun(text);
  return {
    sizePx: Math.round(run.sizePx * 10) / 10,
    weight: run.weight,
    lineHeightPx: run.lineHeightPx,
    fontFamily: run.fontFamily,
  };
});

/** The look of the fills of most characters of a text, as one comparable text. */
export const fillsOf = (text: TextLayer): string => lookOfPaints(mainRun(text).fills ?? text.node.fills);

/** How most characters of a text are set and painted, as one comparable text. */
export const settingOf = (text: TextLayer): string => {
  const { sizePx, weight, fontFamily } = styleOf(text);
  return [sizePx, weight, fontFamily, fillsOf(text)].join("|");
};

/** Size and weight in which most characters of a frame are set; 0 when it holds no text. */
export const bodyStyle = computed(
  ({ texts }: Frame): { readonly sizePx: number; readonly weight: number } => {
    const length = ({ node }: TextLayer) => node.text.characters.length;
    const sizePx = heaviest(texts.map((text) => [styleOf(text).sizePx, length(text)])) ?? 0;
    const ofBody = texts.filter((text) => styleOf(text).sizePx === sizePx);
    return { sizePx, weight: heaviest(ofBody.map((text) => [styleOf(text).weight, length(text)])) ?? 0 };
  },
);

/** Number of lines a text takes; at least 1. */
export const lineCount = (text: TextLayer): number =>
  Math.max(1, Math.round(text.node.box.height / styleOf(text).lineHeightPx));
