import { closest, type Layer } from "../frame.ts";
import { nameWords } from "./words.ts";

const LOGO_WORDS: ReadonlySet<string> = new Set(["logo", "logotype", "wordmark", "brandmark"]);

/** Whether a layer is part of a logo, by its name or an ancestor's. */
export const isLogo = (layer: Layer): boolean =>
  closest(
    layer,
    ({ node, parent }) => parent !== null && nameWords(node.name).some((word) => LOGO_WORDS.has(word)),
  ) !== undefined;
