import type { Language } from "../../shared/i18n/language.ts";
import { ARTICLES } from "../pages/blog/articles.ts";
import { articlePath, PATHS } from "../paths.ts";

/** Pages whose links show a picture of their own, by its name; the pages below one of them show the same. */
export const PICTURED: Readonly<Record<string, string>> = {
  [PATHS.about]: "about",
  [PATHS.blog]: "blog",
  [PATHS.rules]: "rules",
  [PATHS.sampleReport]: "sample-report",
  ...Object.fromEntries(ARTICLES.map(({ id }) => [articlePath(id), id])),
};

/** Where the picture lies that a link to an address shows, and whether it is of the page and not of the whole site. */
export function socialPicture(address: string, language: Language) {
  const name = PICTURED[address] ?? PICTURED[address.replace(/\/[^/]+$/, "")];
  const file =
    name === undefined ? (language === "en" ? "social" : `social.${language}`) : `social/${name}.${language}`;
  return { path: `/${file}.png`, isOwn: name !== undefined };
}
