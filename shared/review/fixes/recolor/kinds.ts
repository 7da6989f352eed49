import type { Change, ColorChange } from "../../../mend/change.ts";
import type { Layer } from "../../../perception/frame/frame.ts";
import type { PaletteColor } from "../../../perception/contrast/colors/palette.ts";

/** Letters, icons or borders: the fixes that they may get, and the changes that give them another colour. */
export interface Inks {
  /** It must not be taken for other texts: an example in a field for what was typed. */
  readonly isSetApart?: boolean;
  readonly fresh: "text-color" | "icon-color" | "border-color";
  readonly inUse: "text-color-in-use" | "icon-color-in-use" | "border-color-in-use";
  readonly role: PaletteColor["role"];
  /** True for what serves the same purpose: a color without a name is taken from nothing else. Absent: all do. */
  readonly isAlike?: (layer: Layer) => boolean;
  /** True for what stands beside it: in the colour of that, one is not told from the other. Absent: nothing does. */
  readonly isBeside?: (layer: Layer) => boolean;
  readonly change: (to: Pick<ColorChange, "to" | "variable" | "style" | "opacity">) => readonly Change[];
}
