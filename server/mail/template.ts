import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "../../shared/i18n/language.ts";
import type { MailTexts } from "../../shared/i18n/mail/mail-texts.ts";
import { PRODUCT } from "../../shared/product.ts";

export interface MailPage {
  readonly texts: MailTexts;
  readonly url: string | null;
  readonly greeting: string;
  readonly colon: string;
  readonly linkFallback: string;
  readonly language: Language;
  readonly siteUrl: string;
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs read styles in attributes; those that read a style sheet also get the dark colours. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #141317 !important; }
  .card { background: #1d1b21 !important; border-color: #322f38 !important; }
  .ink { color: #f2f0f5 !important; }
  .quiet, .quiet a { color: #b3aebd !important; }
  .frame { border-color: #a5a0ff !important; }
  .button { background: #a5a0ff !important; color: #141317 !important; }
}
@media (max-width: 480px) { .card { padding: 28px 24px !important; } }`;

const paragraph = (text: string) =>
  html`<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.6;color:#1d1b22">
    ${text}
  </p>`;

/** A frame for words that the law wants to stand out. */
const frame = (text: string) =>
  html`<p
    class="ink frame"
    style="margin:0 0 20px;padding:14px 18px;border:2px solid #4f46c8;border-radius:10px;${FONT};font-size:16px;font-weight:600;line-height:1.5;color:#1d1b22"
  >
    ${text}
  </p>`;

const action = (text: string, url: string) =>
  html`<p style="margin:8px 0 24px">
    <a
      class="button"
      href="${url}"
      style="display:inline-block;padding:13px 24px;border-radius:10px;background:#4f46c8;color:#ffffff;${FONT};font-size:16px;font-weight:600;text-decoration:none"
      >${text}</a
    >
  </p>`;

const fallback = (says: string, url: string) =>
  html`<p class="quiet" style="margin:0;${FONT};font-size:14px;line-height:1.5;color:#5c5866">
    ${says}<br /><a href="${url}" style="color:#5c5866;word-break:break-all">${url}</a>
  </p>`;

/** The mail as HTML: one column of 600 px, light and dark, nothing loaded from elsewhere. */
export async function htmlOf({
  texts,
  url,
  greeting,
  linkFallback,
  language,
  siteUrl,
}: MailPage): Promise<string> {
  const page: HtmlEscapedString | Promise<HtmlEscapedString> = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.subject}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body class="ground" style="margin:0;background:#f3f1ee">
        <div style="display:none;max-height:0;overflow:hidden">${texts.paragraphs[0]}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="ground"
          style="background:#f3f1ee"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td style="padding:0 8px 16px">
                    <a
                      class="ink"
                      href="${siteUrl}"
                      style="${FONT};font-size:20px;font-weight:700;letter-spacing:-0.02em;color:#1d1b22;text-decoration:none"
                      >${PRODUCT.name}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:40px;border:1px solid #e4e0da;border-radius:16px;background:#ffffff;text-align:left"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.25;letter-spacing:-0.02em;color:#1d1b22"
                    >
                      ${texts.heading}
                    </h1>
                    ${paragraph(greeting)} ${texts.notice ? frame(texts.notice) : ""}
                    ${texts.paragraphs.map(paragraph)}
                    ${texts.action && url ? [action(texts.action, url), fallback(linkFallback, url)] : ""}
                  </td>
                </tr>
                <tr>
                  <td
                    class="quiet"
                    style="padding:20px 8px;${FONT};font-size:14px;line-height:1.5;color:#5c5866"
                  >
                    ${texts.reason}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return (await page).toString();
}

/** The same mail as text. */
export const textOf = ({ texts, url, greeting, colon, siteUrl }: MailPage): string =>
  [
    greeting,
    ...(texts.notice ? [`*** ${texts.notice} ***`] : []),
    ...texts.paragraphs,
    ...(texts.action && url ? [`${texts.action}${colon}\n${url}`] : []),
    "--",
    texts.reason,
    `${PRODUCT.name} · ${siteUrl}`,
  ].join("\n\n");
