import type { Context } from "hono";
import { pickLanguage, type Language } from "../../../shared/i18n/language.ts";

/** The language that a browser prefers, of those that we speak. */
export const languageOf = (context: Context): Language =>
  pickLanguage((context.req.header("Accept-Language") ?? "").split(",").map((tag) => tag.trim()));
