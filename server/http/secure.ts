import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import { DAY_S } from "../../shared/time-lengths.ts";

const SELF = "'self'";

/** A year, for every host below ours: the site is never to be had without encryption again. */
export const HSTS = "max-age=31536000; includeSubDomains";

/** The policy of every page: its own files, no frames around it, nothing of the visitor's machine. */
const PAGE = {
  strictTransportSecurity: HSTS,
  referrerPolicy: "strict-origin-when-cross-origin",
  xFrameOptions: "DENY",
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
};

const PAGE_POLICY = {
  defaultSrc: [SELF],
  baseUri: [SELF],
  objectSrc: ["'none'"],
  formAction: [SELF],
  frameAncestors: ["'none'"],
  imgSrc: [SELF, "data:", "blob:"],
  fontSrc: [SELF, "data:"],
  // Components set their sizes in `style` attributes.
  styleSrc: [SELF, "'unsafe-inline'"],
};

/** Headers of the site's pages. `connectTo`: the origins besides its own that they ask. */
export const pageHeaders = (
  connectTo: readonly string[],
  differing: Partial<typeof PAGE> = {},
): MiddlewareHandler =>
  secureHeaders({
    originAgentCluster: false,
    ...PAGE,
    ...differing,
    contentSecurityPolicy: { ...PAGE_POLICY, scriptSrc: [SELF], connectSrc: [SELF, ...connectTo] },
  });

/** Headers of a page whose address is a secret: it is told to no other page. */
export const secretPageHeaders = (connectTo: readonly string[]): MiddlewareHandler =>
  pageHeaders(connectTo, { referrerPolicy: "no-referrer" });

/**
 * Headers of the stage. It runs the built plugin as Figma does: the panel is one page with its script inside, and the
 * main thread runs in a WebAssembly realm. The panel's page has no origin, and only Chromium takes 'self' for ours there:
 * the site, which it asks, is named.
 */
export const stageHeaders = (siteOrigin: string): MiddlewareHandler =>
  secureHeaders({
    originAgentCluster: false,
    ...PAGE,
    contentSecurityPolicy: {
      ...PAGE_POLICY,
      scriptSrc: [SELF, "'unsafe-inline'"],
      connectSrc: [SELF, siteOrigin, "data:", "blob:"],
      frameSrc: [SELF, "blob:", "data:"],
    },
  });

const SERVICE = {
  originAgentCluster: false,
  strictTransportSecurity: HSTS,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: "cross-origin",
  referrerPolicy: "no-referrer",
};

/** Headers of services for programs, which say themselves which origins may ask. */
export const serviceHeaders = (): MiddlewareHandler => secureHeaders(SERVICE);

/** Headers of every answer, whoever gives it; an answer may say something stricter itself. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": HSTS,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** The policy of data, which is no part of a page: it shows nothing, wherever it is opened. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers that all answers have at least: files, redirects, errors. They are set on the finished answer:
 * `context.header`, or headers set before there is an answer, make the whole answer anew.
 */
export const everyAnswer = (): MiddlewareHandler => async (context, next) => {
  await next();
  const { headers } = context.res;
  const isData = /^(application\/json|text\/plain)|^$/.test(headers.get("Content-Type") ?? "");
  if (isData && !headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", NO_PAGE);
  for (const [name, value] of Object.entries(EVERYWHERE)) if (!headers.has(name)) headers.set(name, value);
};

const EXPOSED = ["Retry-After", "X-Request-Id"];

const preflight = cors({
  origin: "*",
  allowMethods: ["GET", "POST", "DELETE"],
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "Last-Event-ID"],
  exposeHeaders: EXPOSED,
  maxAge: DAY_S,
});

const acrossOrigins: MiddlewareHandler = async (context, next) => {
  if (context.req.method === "OPTIONS") return preflight(context, next);
  await next();
  const { headers } = context.res;
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", EXPOSED.join(","));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};

/**
 * Headers of the API. The panel's page has no origin, so any origin may ask: tokens go in a header that no other
 * page can make a browser send, and there are no cookies.
 */
export const apiHeaders: readonly MiddlewareHandler[] = [acrossOrigins, serviceHeaders()];
