import type { TextLayer } from "../frame.ts";
import { styleOf } from "./text-style.ts";

/** The texts set in one size. */
export interface SizeUse {
  readonly sizePx: number;
  readonly layers: readonly TextLayer[];
}

/** Texts by size, the smallest size first. Scaled instances have fractions of a px: sizes are rounded to half a px. */
export function textsBySize(texts: readonly TextLayer[]): readonly SizeUse[] {
  const bySize = new Map<number, TextLayer[]>();
  for (const text of texts) {
    const sizePx = Math.round(styleOf(text).sizePx * 2) / 2;
    const layers = bySize.get(sizePx);
    if (layers) layers.push(text);
    else bySize.set(sizePx, [text]);
  }
  return [...bySize].map(([sizePx, layers]) => ({ sizePx, layers })).toSorted((a, b) => a.sizePx - b.sizePx);
}
