import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { CONTRACT } from "../../shared/api/contract.ts";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { ERRORS } from "../../shared/api/errors.ts";
import { PRODUCT } from "../../shared/product.ts";
import { errorsOf } from "../http/errors-of.ts";
import { DOCS_STYLE } from "./style.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const ACCESS: Readonly<Record<Endpoint["access"], string>> = {
  anyone: "no token",
  installation: "token of a plugin",
  user: "token of a person",
  owner: "token of a person, checked anew",
  either: "token of a plugin or of a person",
};

const section = ([name, endpoint]: readonly [string, Endpoint]): Html => html`
  <section id="${name}" aria-labelledby="${name}-title">
    <h2 id="${name}-title"><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></h2>
    <p>${endpoint.summary}</p>
    <p class="access">${ACCESS[endpoint.access]}${endpoint.isKeyed ? ", Idempotency-Key" : ""}</p>
    <p class="access">Errors: ${errorsOf(endpoint).join(", ")}</p>
  </section>
`;

/** A page for people on the contract: its addresses, each with its purpose, its access and its errors. */
export const docsPage = (): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${PRODUCT.name} API</title>
        ${raw(`<style>${DOCS_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${PRODUCT.name} API</h1>
          <p>
            Plain JSON over HTTPS; the shapes of what is sent and answered are in
            <a href="/api/openapi.json">openapi.json</a>. An error is
            <code>{ "error": code, "message": text, "where"?: place }</code>; the codes are
            ${Object.keys(ERRORS).length} in all. After a 429 or a 503 wait as long as
            <code>Retry-After</code> says.
          </p>
          ${Object.entries(CONTRACT).map(section)}
        </main>
      </body>
    </html>`;
