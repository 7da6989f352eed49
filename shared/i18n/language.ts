/** The languages of the product. English is the default. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

/** The language of the product that a word is the code of; undefined: it is none. */
export const findLanguage = (word: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === word);

/** The language of the product that fits a browser's list of languages best. */
export const pickLanguage = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => findLanguage(tag.toLowerCase().split("-")[0]))
    .find((language) => language !== undefined) ?? "en";
