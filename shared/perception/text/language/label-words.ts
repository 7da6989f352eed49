import { rememberedText } from "../../frame/remembered-text.ts";

/** The words of a label in any script, in lower case and without accents. */
export const labelWords = rememberedText((label): readonly string[] =>
  label
    .slice(0, 120)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ""),
);
