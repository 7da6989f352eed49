import { cssFont, type Measure } from "../../draw/text/measure.ts";

const MAX_KEPT = 20_000;

/** Measures text with a canvas, and remembers what it measured until the fonts change. */
export function createCanvasMeasure(fonts: FontFaceSet): Measure {
  const context = document.createElement("canvas").getContext("2d");
  const widths = new Map<string, number>();
  fonts.addEventListener("loadingdone", () => widths.clear());
  return (text, font) => {
    const css = cssFont(font);
    const key = `${css}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined || !context) return known ?? text.length * font.sizePx * 0.55;
    if (widths.size > MAX_KEPT) widths.clear();
    context.font = css;
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  };
}
