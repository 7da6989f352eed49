import { rememberedText } from "../../frame/remembered-text.ts";

/**
 * The words of a layer's name, in lower case and without accents: `cancelButton` and `Cancel/Button` both give
 * `cancel` and `button`.
 */
export const nameWords = rememberedText((name): readonly string[] =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== ""),
);
