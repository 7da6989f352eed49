import type { Box } from "../../../../shared/scene/scene.ts";

const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;

/** Where a box lies on the picture of a screen, as a style. */
export const placeOn = (
  screen: Box,
  box: Box,
): { readonly left: string; readonly top: string; readonly width: string; readonly height: string } => ({
  left: percent((box.x - screen.x) / screen.width),
  top: percent((box.y - screen.y) / screen.height),
  width: percent(box.width / screen.width),
  height: percent(box.height / screen.height),
});
