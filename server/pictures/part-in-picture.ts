import type { Box } from "../../shared/scene/scene.ts";

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/**
 * The box of a part of a screen, given in px of the design, in px of its picture: whole ones, at least one, inside of
 * it.
 */
export function partInPicture(
  part: Box,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  const x = clamp((part.x / widthPx) * width, 0, width - 1);
  const y = clamp((part.y / heightPx) * height, 0, height - 1);
  return {
    x,
    y,
    width: clamp((part.width / widthPx) * width, 1, width - x),
    height: clamp((part.height / heightPx) * height, 1, height - y),
  };
}
