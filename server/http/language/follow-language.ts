import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { findLanguage } from "../../../shared/i18n/language.ts";
import { LANGUAGE_COOKIE, languageOfPath, pathIn } from "../../../shared/site-language.ts";
import { languageOf } from "./language-of.ts";

/**
 * Leads whoever comes from elsewhere to the page in their language: the one they read the site in before, else the
 * one that their browser asks for. Within the site they go where they like.
 */
export const followLanguage = (): MiddlewareHandler => async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const isFromHere = context.req.header("Sec-Fetch-Site") === "same-origin";
  const known = findLanguage(getCookie(context, LANGUAGE_COOKIE));
  const wanted = known ?? languageOf(context);
  context.header("Vary", "Accept-Language, Cookie, Sec-Fetch-Site");
  if (isFromHere || wanted === "en" || languageOfPath(pathname) !== "en") return next();
  return context.redirect(`${pathIn(wanted, pathname)}${search}`, 302);
};
