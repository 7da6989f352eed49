import type { TextLayer } from "../frame/frame.ts";
import { heaviest } from "../text/typography/heaviest.ts";
import { styleOf } from "../text/typography/text-style.ts";

/** The texts set in one size, or so near to it that they are scaled instances. */
export interface SizeUse {
  readonly sizePx: number;
  readonly layers: readonly TextLayer[];
}

/** The size that most of these texts have; the first one wins a draw. */
const usualSize = (layers: readonly TextLayer[]): number =>
  heaviest(layers.map((layer) => [styleOf(layer).sizePx, 1]));

/** Texts by size, the smallest size first. Scaled instances have fractions of a px: they are put together in steps of half a px. */
export function textsBySize(texts: readonly TextLayer[]): readonly SizeUse[] {
  const bySize = new Map<number, TextLayer[]>();
  for (const text of texts) {
    const sizePx = Math.round(styleOf(text).sizePx * 2) / 2;
    const layers = bySize.get(sizePx);
    if (layers) layers.push(text);
    else bySize.set(sizePx, [text]);
  }
  return [...bySize.values()]
    .map((layers) => ({ sizePx: usualSize(layers), layers }))
    .toSorted((a, b) => a.sizePx - b.sizePx);
}
