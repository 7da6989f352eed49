import { LATIN } from "../words/latin-letters.ts";

/** Short forms at the end of a text that have a point of their own. */
export const ENDS_IN_ABBREVIATION = new RegExp(
  String.raw`(?<![${LATIN}])(?:etc|inc|ltd|corp|approx|min|max|sec|env|ex|vs|no|nos|nr|tél|tel|dept|apt|misc|temp|avg)\.$`,
  "iu",
);

/** Small words at the end of a text, which goes on in another one. */
export const GOES_ON = new RegExp(
  String.raw`(?<![${LATIN}])(?:a|an|and|at|by|for|from|in|of|on|or|our|the|to|with|your|et|ou|à|de|du|des|le|la|les|un|une|vos|votre|nos|avec|pour)$`,
  "iu",
);

/** Small words that no sentence has twice in a row (“that that” and “nous nous” are fine). */
export const DOUBLED_WORD = new RegExp(
  String.raw`(?<![${LATIN}-])(the|and|of|to|for|with|our|your|a|an|from|by|at|this|or|as|be|will|can|we|are|le|les|des|du|de|un|une|et|pour|avec|dans|à|au|aux|sur|par|ce|cette|votre|notre)\s\1(?![${LATIN}\d'’-])`,
  "giu",
);
