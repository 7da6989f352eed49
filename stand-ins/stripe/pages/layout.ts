import type { Context } from "hono";
import { html, raw } from "hono/html";
import { randomBytes } from "node:crypto";
import { pickLanguage, type Language } from "../../../shared/i18n/language.ts";
import { STRIPE_PAGE_STYLE } from "./style.ts";
import { PAGE_TEXTS, type PageTexts } from "./texts.ts";

export type Markup = ReturnType<typeof html>;

/** How a page speaks. */
export interface Speech {
  readonly language: Language;
  readonly t: PageTexts;
}

/** The language that a session asks for, else the browser's. */
export function speechOf(context: Context, locale: string | null): Speech {
  const wanted = context.req.header("Accept-Language") ?? "";
  const tags = locale && locale !== "auto" ? [locale] : wanted.split(",").map((tag) => tag.trim());
  const language = pickLanguage(tags);
  return { language, t: PAGE_TEXTS[language] };
}

export interface PageContent {
  readonly title: string;
  readonly body: Markup;
  readonly isNarrow?: boolean;
  readonly status?: 200 | 404 | 410 | 422;
  /** Where a form may lead in the end, besides here. */
  readonly leadsTo?: readonly (string | null)[];
}

const originOf = (address: string | null): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

const policy = (nonce: string, leadsTo: readonly (string | null)[]): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action ${["'self'", ...new Set(leadsTo.flatMap(originOf))].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** A whole page, without a script. */
export function answerPage(
  context: Context,
  { language, t }: Speech,
  { title, body, isNarrow = false, status = 200, leadsTo = [] }: PageContent,
): Response | Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  context.header("Content-Security-Policy", policy(nonce, leadsTo));
  context.header("Referrer-Policy", "same-origin");
  context.header("X-Content-Type-Options", "nosniff");
  context.header("Cache-Control", "no-store");
  return context.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style nonce="${nonce}">
            ${raw(STRIPE_PAGE_STYLE)}
          </style>
        </head>
        <body>
          <aside class="banner" aria-label="${t.banner}">
            <strong>${t.banner}</strong><span>${t.bannerMore}</span>
          </aside>
          <main class="${isNarrow ? "narrow" : ""}">${body}</main>
        </body>
      </html>`,
    status,
  );
}

/** A page that says one thing and leads on. */
export const answerNotice = (
  context: Context,
  speech: Speech,
  {
    title,
    text,
    href,
    status,
  }: { title: string; text: string; href: string | null; status: 200 | 404 | 410 },
): Response | Promise<Response> =>
  answerPage(context, speech, {
    title,
    status,
    isNarrow: true,
    body: html`<div class="sheet">
      <h1>${title}</h1>
      <p class="quiet">${text}</p>
      ${href ? html`<p class="buttons"><a class="button main" href="${href}">${speech.t.goOn}</a></p>` : ""}
    </div>`,
  });

export const answerNotFound = (context: Context): Response | Promise<Response> => {
  const speech = speechOf(context, null);
  return answerNotice(context, speech, { title: speech.t.notFound, text: "", href: null, status: 404 });
};
