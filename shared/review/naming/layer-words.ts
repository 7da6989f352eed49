import type { Language } from "../../i18n/language.ts";
import { LAYER_WORDS_EN } from "../../i18n/words/layer-words.en.ts";
import { LAYER_WORDS_FR } from "../../i18n/words/layer-words.fr.ts";
import type { LayerWords } from "../../i18n/words/layer-words.ts";

/** The words with which layers are named, by language. */
export const LAYER_WORDS: Readonly<Record<Language, LayerWords>> = { en: LAYER_WORDS_EN, fr: LAYER_WORDS_FR };
