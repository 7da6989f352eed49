import { list } from "./list.ts";

/** In the name of a frame or a page they say that it shows styles or components, not a screen. */
export const SPECIMEN_WORDS: ReadonlySet<string> = list(
  "typography, typographie, typescale, fonts, tokens, styleguide, specimen, swatches, components",
  "composants, foundations, fondations, elements, icons, icones, stickersheet",
);
