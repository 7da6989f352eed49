import type { FindingSource } from "../../review/causes/source-of.ts";
import type { Language } from "../language.ts";

const EN: Readonly<Record<FindingSource["kind"], string>> = {
  component: "component",
  style: "style",
  variable: "variable",
};

const FR: Readonly<Record<FindingSource["kind"], string>> = {
  component: "le composant",
  style: "le style",
  variable: "la variable",
};

/** Says where a finding is mended once for all of its places. */
export const SOURCE_WORDS: Readonly<Record<Language, (source: FindingSource) => string>> = {
  en: ({ kind, name, places }) =>
    `Mend it once, in the ${EN[kind]} “${name}”: ${places} places take it from there.`,
  fr: ({ kind, name, places }) =>
    `Corrigez une seule fois, dans ${FR[kind]} «\u00a0${name}\u00a0»\u00a0: ${places} endroits en dépendent.`,
};
