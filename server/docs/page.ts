import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { CONTRACT } from "../../shared/api/contract.ts";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { ERRORS } from "../../shared/api/errors.ts";
import { PRODUCT } from "../../shared/product.ts";
import type { Json } from "./openapi.ts";
import { DOCS_STYLE } from "./style.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const ACCESS: Readonly<Record<Endpoint["access"], string>> = {
  anyone: "no token",
  installation: "token of a plugin",
  user: "token of a person",
  owner: "token of a person, checked anew",
  either: "token of a plugin or of a person",
};

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Json }>>;
}

const json = (title: string, schema: unknown): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre>
  </details>`;

const errors = ({ responses }: Operation): Html => {
  const lines = Object.entries(responses)
    .filter(([status]) => status !== "200")
    .flatMap(([status, { description }]) => description.split("\n").map((line) => ({ status, line })));
  return html`<details>
    <summary>Errors</summary>
    <ul>
      ${lines.map(({ status, line }) => html`<li><b>${status}</b> ${line.replaceAll("`", "")}</li>`)}
    </ul>
  </details>`;
};

const section = (name: string, endpoint: Endpoint, operation: Operation): Html => html`
  <section id="${name}" aria-labelledby="${name}-title">
    <h2 id="${name}-title"><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></h2>
    <p>${endpoint.summary}</p>
    <p class="access">${ACCESS[endpoint.access]}${endpoint.isKeyed ? ", Idempotency-Key" : ""}</p>
    ${operation.requestBody ? json("Body", operation.requestBody.content["application/json"]?.schema) : ""}
    ${
      endpoint.answer || endpoint.events
        ? json(
            endpoint.events ? "Events" : "Answer",
            Object.values(operation.responses["200"]?.content ?? {})[0],
          )
        : ""
    }
    ${errors(operation)}
  </section>
`;

const operationOf = (document: Json, { path, method }: Endpoint): Operation => {
  const paths = document["paths"] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const operation = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
};

/** A page for people on the document for programs: the same addresses, in the same order. */
export function docsPage(document: Json): Html {
  const endpoints = Object.entries(CONTRACT) as readonly (readonly [string, Endpoint])[];
  return html`<!doctype html>
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
            Plain JSON over HTTPS. For programs: <a href="/api/openapi.json">openapi.json</a>. An error is
            <code>{ "error": code, "message": text, "where"?: place }</code>; the codes are
            ${Object.keys(ERRORS).length} in all. After a 429 or a 503 wait as long as
            <code>Retry-After</code> says.
          </p>
          <nav aria-label="Addresses">
            <ul>
              ${endpoints.map(
                ([name, { method, path }]) =>
                  html`<li>
                    <a href="#${name}"><span class="method">${method}</span> ${path}</a>
                  </li>`,
              )}
            </ul>
          </nav>
          ${endpoints.map(([name, endpoint]) => section(name, endpoint, operationOf(document, endpoint)))}
        </main>
      </body>
    </html>`;
}
