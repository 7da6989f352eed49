import { rememberedText } from "../../frame/remembered-text.ts";

/** Marks on letters, but for the one that makes a letter of its own: й is no и. */
const ACCENT = /(?<![Ии])\p{M}/gu;

/** The words of a label in any script, in lower case and without accents. */
export const labelWords = rememberedText((label): readonly string[] =>
  label
    .slice(0, 120)
    .normalize("NFD")
    .replace(ACCENT, "")
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ""),
);
