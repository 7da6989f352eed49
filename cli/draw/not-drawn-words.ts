import type { Language } from "../../shared/i18n/language.ts";
import type { NotDrawn } from "./why-not-drawn.ts";

interface NotDrawnWords {
  /** Why the pixels of a screen are not looked at. */
  readonly notSeen: (screen: string, reason: string) => string;
  /** Not in the file, or not all of it could be read. */
  readonly notWhole: string;
  readonly reasons: Readonly<Record<NotDrawn, string>>;
}

/** Words for a screen that is not drawn, in both languages. */
export const NOT_DRAWN_WORDS: Readonly<Record<Language, NotDrawnWords>> = {
  en: {
    notSeen: (screen, reason) => `${screen}: judged without its pixels: ${reason}.`,
    notWhole: "the file does not hold all that a drawing takes",
    reasons: {
      letters: "the outlines of some letters are not in the file",
      emoji: "emoji look different on each system",
      pictures: "a picture is not in the file, is broken or is too large",
      paints: "there is a blend mode, a pattern or a gradient that is not drawn exactly",
      effects: "there is a background blur or an effect that is not drawn",
      shapes: "the outline of a shape is not in the file",
      kinds: "there is a layer of a kind that is not drawn",
      size: "it is too large",
    },
  },
  fr: {
    notSeen: (screen, reason) => `${screen}\u00a0: jugé sans ses pixels\u00a0: ${reason}.`,
    notWhole: "le fichier ne contient pas tout ce qu’il faut pour le dessiner",
    reasons: {
      letters: "le contour de certaines lettres n’est pas dans le fichier",
      emoji: "les emojis diffèrent d’un système à l’autre",
      pictures: "une image n’est pas dans le fichier, est abîmée ou trop grande",
      paints: "un mode de fusion, un motif ou un dégradé n’est pas dessiné exactement",
      effects: "un flou d’arrière-plan ou un effet n’est pas dessiné",
      shapes: "le contour d’une forme n’est pas dans le fichier",
      kinds: "un calque est d’un type qui n’est pas dessiné",
      size: "il est trop grand",
    },
  },
};
