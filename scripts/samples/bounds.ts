import type { Effect, Rectangle } from "@figma/rest-api-spec";
import { around, shared, toRectangle } from "./numbers.ts";
import type { RawBox, RawElement } from "./raw.ts";

interface Painted {
  readonly box: RawBox;
  readonly effects: readonly Effect[];
  readonly isPainted: boolean;
  readonly isClipping: boolean;
  /** The boxes that the children paint. */
  readonly inner: readonly RawBox[];
}

function shadowBox(box: RawBox, effect: Effect): readonly RawBox[] {
  if (effect.type !== "DROP_SHADOW") return [];
  const reach = effect.radius + (effect.spread ?? 0);
  return [
    {
      x: box.x + effect.offset.x - reach,
      y: box.y + effect.offset.y - reach,
      width: box.width + 2 * reach,
      height: box.height + 2 * reach,
    },
  ];
}

/** Everything that a layer paints: itself, its shadows, and its children as far as it lets them out. */
export function boundsOf({ box, effects, isPainted, isClipping, inner }: Painted): Rectangle | null {
  const own = isPainted ? [box, ...effects.flatMap((effect) => shadowBox(box, effect))] : [];
  const shown = isClipping ? inner.flatMap((child) => shared(child, box) ?? []) : inner;
  const all = around([...own, ...shown]);
  return all && toRectangle(all);
}

/** The box that the glyphs of a text cover; a truncated text stays in its box. */
export function textBounds({ text, box, style }: RawElement): Rectangle | null {
  if (!text?.ink) return null;
  const ink = style["overflowX"] === "hidden" ? shared(text.ink, box) : text.ink;
  return ink && toRectangle(ink);
}
