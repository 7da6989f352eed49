import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { findLanguage } from "../../../shared/i18n/language.ts";
import { LANGUAGE_COOKIE, languageOfPath, pathIn } from "../../../shared/site-language.ts";
import { languageOf } from "./language-of.ts";

/** True when somebody comes from a page of the site in another language: only its switch leads from one to the other. */
function isSwitched({ req }: Context, pathname: string): boolean {
  const referrer = req.header("Referer") ?? "";
  return URL.canParse(referrer) && languageOfPath(new URL(referrer).pathname) !== languageOfPath(pathname);
}

/**
 * Leads whoever comes from elsewhere to the page in their language: the one they read the site in before, else the
 * one that their browser asks for. Within the site they go where they like, and the language that they switch to is kept for
 * this visit: by the server, as they may go on before a script runs.
 */
export const followLanguage = (): MiddlewareHandler => async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const isFromHere = context.req.header("Sec-Fetch-Site") === "same-origin";
  const known = findLanguage(getCookie(context, LANGUAGE_COOKIE));
  const wanted = known ?? languageOf(context);
  context.header("Vary", "Accept-Language, Cookie, Sec-Fetch-Site");
  if (isFromHere && isSwitched(context, pathname))
    setCookie(context, LANGUAGE_COOKIE, languageOfPath(pathname), { path: "/", sameSite: "Lax" });
  if (isFromHere || wanted === "en" || languageOfPath(pathname) !== "en") return next();
  return context.redirect(`${pathIn(wanted, pathname)}${search}`, 302);
};
