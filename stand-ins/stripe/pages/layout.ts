import type { Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { randomBytes } from "node:crypto";
import type { Deliveries } from "../webhooks/deliveries.ts";
import type { World } from "../world.ts";
import { STRIPE_PAGE_STYLE } from "./style.ts";

/** The context that the hosted pages work in. */
export interface Pages {
  readonly world: World;
  /** The path under which they are mounted. */
  readonly base: string;
  readonly settle: () => void;
  /** Saves what a page did, and sees that events are delivered. */
  readonly finish: () => Promise<void>;
  readonly advanceTo: (seconds: number) => Promise<void>;
  readonly deliveries: Pick<Deliveries, "retry" | "undelivered">;
}

/** The pages of one kind. */
export type PageRoutes = (pages: Pages) => Hono;
export type Markup = ReturnType<typeof html>;
export type Answer = Response | Promise<Response>;

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
  { title, body, isNarrow = false, status = 200, leadsTo = [] }: PageContent,
): Answer {
  const nonce = randomBytes(16).toString("base64");
  context.header("Content-Security-Policy", policy(nonce, leadsTo));
  context.header("Referrer-Policy", "same-origin");
  context.header("X-Content-Type-Options", "nosniff");
  context.header("Cache-Control", "no-store");
  return context.html(
    html`<!doctype html>
      <html lang="en">
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
          <aside class="banner" aria-label="Test payments: no money moves">
            <strong>Test payments: no money moves</strong
            ><span>This page stands in for Stripe on this machine. Use a test card, never a real one.</span>
          </aside>
          <main class="${isNarrow ? "narrow" : ""}">${body}</main>
        </body>
      </html>`,
    status,
  );
}

interface Notice {
  readonly title: string;
  readonly href?: string | null;
  readonly status: 200 | 404 | 410;
}

/** A page that says one thing and leads on. */
export const answerNotice = (context: Context, { title, href, status }: Notice): Answer =>
  answerPage(context, {
    title,
    status,
    isNarrow: true,
    body: html`<div class="sheet">
      <h1>${title}</h1>
      ${href ? html`<p class="buttons"><a class="button main" href="${href}">Continue</a></p>` : ""}
    </div>`,
  });

export const answerNotFound = (context: Context): Answer =>
  answerNotice(context, { title: "There is nothing at this address", status: 404 });

const LONGEST = 500;

/** The values that were typed, by the name of their field. */
export type Typed = Readonly<Record<string, string>>;

/** The fields of a form as they were typed, trimmed; null: it is a form of another site. */
export async function typedForm(context: Context): Promise<Typed | null> {
  const origin = context.req.header("Origin");
  const host = context.req.header("Host") ?? new URL(context.req.url).host;
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)) return null;
  const typed = new URLSearchParams(await context.req.text());
  return Object.fromEntries([...typed].map(([name, value]) => [name, value.trim().slice(0, LONGEST)]));
}
