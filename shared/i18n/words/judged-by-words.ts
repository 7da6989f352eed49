import type { Platform } from "../../standards/platforms.ts";
import type { Level } from "../../standards/wcag.ts";
import type { Language } from "../language.ts";

/** The words of a language for what a screen was judged by. */
interface JudgedByWords {
  readonly by: (level: Level) => string;
  /** The platform, which stands after the level: as it was asked for, guessed, or unknown. */
  readonly asked: (platform: Platform) => string;
  readonly guessed: (platform: Platform) => string;
  readonly unknown: string;
  readonly without: (rules: number) => string;
  readonly withoutLibraries: string;
  readonly house: string;
}

const PLATFORMS_EN = { ios: "iOS", android: "Android", web: "web" };
const PLATFORMS_FR = { ios: "iOS", android: "Android", web: "web" };

export const JUDGED_BY_WORDS: Readonly<Record<Language, JudgedByWords>> = {
  en: {
    by: (level) => `WCAG 2.2 level ${level}`,
    asked: (platform) => `platform: ${PLATFORMS_EN[platform]}`,
    guessed: (platform) => `platform: ${PLATFORMS_EN[platform]} (detected)`,
    unknown: "no platform recognised",
    without: (rules) => (rules === 1 ? "one rule switched off" : `${rules} rules switched off`),
    withoutLibraries: "library parts left out",
    house: "by your house rules",
  },
  fr: {
    by: (level) => `WCAG 2.2 niveau ${level}`,
    asked: (platform) => `plateforme\u00a0: ${PLATFORMS_FR[platform]}`,
    guessed: (platform) => `plateforme\u00a0: ${PLATFORMS_FR[platform]} (détectée)`,
    unknown: "aucune plateforme reconnue",
    without: (rules) => (rules === 1 ? "une règle désactivée" : `${rules} règles désactivées`),
    withoutLibraries: "sans les éléments des bibliothèques",
    house: "selon vos règles maison",
  },
};
